//! 6.12: who stops the chess clock, and who has the game continue.

use super::table::{NOBODY, RESUME, STOP, act, did, is, shows, under_way};
use crate::clock::{Color, Event, Phase, StoppedBy};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const INTERRUPTED: Option<Rule> = Some(Rule::Fide("6.12a"));
const ASSISTANCE: Option<Rule> = Some(Rule::Fide("6.12b"));
const RESTARTED: Option<Rule> = Some(Rule::Fide("6.12c"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-12",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: MIDDLE,
                offers: &[STOP, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            interrupted,
            &[(1_500, act(STOP))],
            INTERRUPTED,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: MIDDLE,
                offers: &[ASK, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            helped,
            &[(1_500, act(ASK)), (10_000, act(RESUME))],
            ASSISTANCE,
        ),
        Step::question(None, &[false, false, true], RESTARTED),
        Step::question(None, &[true, false], ASSISTANCE),
        Step::question(
            Some(Exhibit::Clock(ClockExhibit {
                script: MIDDLE,
                offers: &[STOP, RESUME],
                ..ClockExhibit::new("90+30")
            })),
            &[false, true, false],
            INTERRUPTED,
        ),
        Step::question(None, &[true, false, false], INTERRUPTED),
    ],
};

const MIDDLE: &[(i64, Event)] = &under_way(shows(33, 12, 31), shows(29, 48, 31));
const ASK: Event = Event::Stop(StoppedBy::Player(Color::White));

fn interrupted(exhibit: &ExhibitState) -> bool {
    is(
        exhibit,
        |state| matches!(state.phase, Phase::Stopped(_, stop) if stop.by == StoppedBy::Arbiter),
    )
}

fn helped(exhibit: &ExhibitState) -> bool {
    did(exhibit, |event| *event == ASK)
        && is(exhibit, |state| state.running() == Some(Color::White))
}
