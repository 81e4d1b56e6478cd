//! 6.3: what is checked when a flag falls.

use super::table::{NOBODY, OBSERVED, act, flag_noted, is, on_claim, shows, under_way};
use crate::clock::Event;
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.3"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-3",
    steps: &[
        Step::task(
            Exhibit::Clock(ClockExhibit {
                agreed: on_claim,
                script: LAST_SECONDS,
                offers: &[OBSERVED],
                presses: NOBODY,
                ..ClockExhibit::new("90/40, 30")
            }),
            flag_noted,
            &[(5_000, ExhibitAct::Wait), (1_500, act(OBSERVED))],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: ENOUGH_MOVES,
                presses: NOBODY,
                ..ClockExhibit::new("120/flag, 30")
            }),
            period_over,
            &[(10_000, ExhibitAct::Wait)],
            RULE,
        ),
        Step::question(None, &[false, false, true], RULE),
        Step::question(None, &[true, false], RULE),
        Step::read(RULE),
    ],
};

const LAST_SECONDS: &[(i64, Event)] = &under_way(shows(0, 5, 38), shows(4, 0, 38));
const ENOUGH_MOVES: &[(i64, Event)] = &under_way(shows(0, 10, 41), shows(9, 0, 41));

fn period_over(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| state.accounts.white.mark.is_some())
}
