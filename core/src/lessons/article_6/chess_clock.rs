//! 6.1: what a chess clock and a flag fall are.

use super::table::{BLACK, WHITE, clock, is, shows, under_way};
use crate::clock::{Color, Event};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.1"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-1",
    steps: &[
        Step::show(Exhibit::Clock(ClockExhibit::new("5")), RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit::new("5")),
            black_thinks,
            &[(800, BLACK), (1_500, WHITE)],
            RULE,
        ),
        Step::question(
            clock(ClockExhibit {
                script: &[
                    (0, Event::Press(Color::Black)),
                    (4_000, Event::Press(Color::White)),
                ],
                ..ClockExhibit::new("5")
            }),
            &[false, true, false],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: LITTLE,
                ..ClockExhibit::new("5")
            }),
            a_flag_fell,
            &[(10_000, ExhibitAct::Wait)],
            RULE,
        ),
        Step::question(None, &[false, true, false], RULE),
    ],
};

const LITTLE: &[(i64, Event)] = &under_way(shows(0, 10, 38), shows(0, 12, 38));

/// White's clock was started, and stopped by a press.
fn black_thinks(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        state.running() == Some(Color::Black) && state.accounts.white.moves > 0
    })
}

fn a_flag_fell(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| state.first_flag().is_some())
}
