//! 6.14: what is shown, and what can be claimed from it.

use super::table::{NOBODY, RESUME, STOP, act, is, set, shows, under_way};
use crate::clock::Event;
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.14"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-14",
    steps: &[
        Step::question(None, &[true, false, false], RULE),
        Step::question(None, &[false, true], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: ONE_TOO_MANY,
                offers: &[STOP, AS_WRITTEN, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90/40, 30")
            }),
            counted,
            &[
                (1_000, act(STOP)),
                (1_000, act(AS_WRITTEN)),
                (1_000, act(RESUME)),
            ],
            RULE,
        ),
        Step::question(
            Some(Exhibit::Clock(ClockExhibit {
                script: ONE_SHORT,
                wait: 4_000,
                presses: NOBODY,
                ..ClockExhibit::new("90/40, 30")
            })),
            &[false, true],
            RULE,
        ),
        Step::question(None, &[false, false, true], RULE),
    ],
};

const ONE_TOO_MANY: &[(i64, Event)] = &under_way(shows(12, 0, 26), shows(14, 0, 25));
const AS_WRITTEN: Event = set(shows(12, 0, 25), shows(14, 0, 25));
const ONE_SHORT: &[(i64, Event)] = &under_way(shows(0, 3, 39), shows(5, 0, 38));

/// Both sides' move counts are those of the scoresheets.
fn counted(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        let mut accounts = state.accounts.iter();
        accounts.all(|account| account.moves == 25) && state.running().is_some()
    })
}
