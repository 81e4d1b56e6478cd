//! 6.4: where the chess clock stands.

use super::table::{NOBODY, RESUME, STOP, act, is};
use crate::clock::{Color, Event, Seat};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitState};
use crate::lessons::lesson::{Lesson, Rule, Step};

const RULE: Option<Rule> = Some(Rule::Fide("6.4"));

pub(super) const LESSON: Lesson = Lesson {
    slug: "6-4",
    steps: &[
        Step::question(None, &[false, false, true], RULE),
        Step::task(
            Exhibit::Clock(ClockExhibit {
                script: STARTED,
                wait: 20_000,
                offers: &[STOP, Event::SwapSides, RESUME],
                presses: NOBODY,
                ..ClockExhibit::new("90+30")
            }),
            swapped,
            &[
                (1_000, act(STOP)),
                (1_000, act(Event::SwapSides)),
                (1_000, act(RESUME)),
            ],
            RULE,
        ),
        Step::question(None, &[true, false], RULE),
        Step::question(None, &[false, true, false], RULE),
        Step::question(None, &[true, false], RULE),
    ],
};

const STARTED: &[(i64, Event)] = &[(0, Event::Press(Color::Black))];

fn swapped(exhibit: &ExhibitState) -> bool {
    is(exhibit, |state| {
        state.white_seat == Seat::Second && state.running().is_some()
    })
}
