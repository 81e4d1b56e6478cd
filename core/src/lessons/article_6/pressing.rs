//! 6.7: the press that completes a move, the hand, and how a clock is handled.

use super::table::{
    BLACK, MATE, MATED, NOBODY, RESUME, STOP, WHITE, act, did, ended, is, shows,
    stopped_and_resumed, under_way,
};
use crate::clock::{Color, Event, Offence};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};
use crate::time::Millis;

const PRESS: Option<Rule> = Some(Rule::Fide("6.7a"));
const HAND: Option<Rule> = Some(Rule::Fide("6.7b"));
const HANDLING: Option<Rule> = Some(Rule::Fide("6.7c"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-7",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit::new("5+3")),
            both_moved,
            &[(500, BLACK), (2_000, WHITE), (2_500, BLACK)],
            PRESS,
        ),
        Step::question(None, &[false, true, false], PRESS),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: SECONDS_LEFT,
                offers: &[MATE],
                ..ClockExhibit::new("5")
            }),
            mated,
            &[(2_000, act(MATE))],
            PRESS,
        ),
        Step::question(None, &[true, false], PRESS),
        Step::question(None, &[false, false, true], HAND),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: MIDDLE,
                offers: &[STOP, PUNCHED, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            penalised,
            &[
                (1_000, act(STOP)),
                (1_000, act(PUNCHED)),
                (1_000, act(RESUME)),
            ],
            HANDLING,
        ),
        Step::question(None, &[true, false, false], HANDLING),
    ],
};

const SECONDS_LEFT: &[(i64, Event)] = &under_way(shows(0, 30, 33), shows(1, 12, 33));
const MIDDLE: &[(i64, Event)] = &under_way(shows(48, 20, 22), shows(51, 5, 22));

const PUNCHED: Event = Event::Penalize {
    offender: Color::Black,
    offence: Offence::ClockHandling,
    amount: Millis::minutes(2),
};

fn both_moved(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        state.accounts.iter().all(|account| account.moves > 0)
    })
}

/// Mated in time: this clock notes its flags itself.
fn mated(exhibit: &ExhibitState) -> bool {
    ended(exhibit, MATED) && is(exhibit, |state| state.accounts.white.flag.is_none())
}

fn penalised(exhibit: &ExhibitState) -> bool {
    did(exhibit, |event| *event == PUNCHED) && stopped_and_resumed(exhibit)
}
