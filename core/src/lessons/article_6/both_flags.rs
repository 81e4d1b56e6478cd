//! 6.11: both flags are down, and which fell first is unknown.

use super::table::{
    NOBODY, OBSERVED, RESUME, STOP, WHITE, act, ended, is, runs_on, shows, under_way, unordered,
};
use crate::clock::{Color, EndReason, Event, GameResult, Outcome};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.11"));
/// The rule in today's Laws.
const TODAY: Option<Rule> = Some(Rule::Fide("III.3.1"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-11",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: unordered,
                script: SECONDS,
                ..ClockExhibit::new("120/40, 60")
            }),
            both_down,
            &[
                (4_000, ExhibitAct::Wait),
                (500, WHITE),
                (5_000, ExhibitAct::Wait),
            ],
            RULE,
        ),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: unordered,
                script: BOTH_DOWN,
                wait: 8_000,
                offers: &[STOP, OBSERVED, Event::PlayOn, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("120/40, 60")
            }),
            plays_on,
            &[
                (1_000, act(STOP)),
                (1_000, act(Event::PlayOn)),
                (1_000, act(RESUME)),
            ],
            RULE,
        ),
        Step::question(
            Some(Exhibit::Clock(ClockExhibit {
                agreed: runs_on,
                script: BOTH_DOWN,
                wait: 8_000,
                presses: NOBODY,
                ..ClockExhibit::new("5")
            })),
            &[true, false, false],
            RULE,
        ),
        Step::question(None, &[false, false, true], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: unordered,
                script: BOTH_DOWN,
                wait: 8_000,
                offers: &[STOP, Event::PlayOn, Event::End(DRAWN)],
                presses: NOBODY,
                ..ClockExhibit::new("5")
            }),
            drawn,
            &[(1_000, act(STOP)), (1_000, act(Event::End(DRAWN)))],
            TODAY,
        ),
        Step::question(None, &[true, false, false], TODAY),
    ],
};

const SECONDS: &[(i64, Event)] = &under_way(shows(0, 4, 36), shows(0, 4, 36));
const BOTH_DOWN: &[(i64, Event)] = &{
    let [start, stop, set, resume] = under_way(shows(0, 2, 36), shows(0, 3, 36));
    [
        start,
        stop,
        set,
        resume,
        (2_500, Event::Press(Color::White)),
    ]
};

const DRAWN: Outcome = Outcome {
    result: GameResult::Draw,
    reason: EndReason::Arbiter,
};

fn both_down(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        state.accounts.iter().all(|account| account.flag.is_some())
    })
}

fn plays_on(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        let mut accounts = state.accounts.iter();
        accounts.all(|account| account.period == 1) && state.running().is_some()
    })
}

fn drawn(exhibit: &ExhibitState) -> bool {
    ended(exhibit, DRAWN)
}
