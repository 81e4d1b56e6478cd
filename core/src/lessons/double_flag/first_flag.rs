//! The first flag.

use super::table::{RULE, face, is_drawn, on_clock};
use crate::clock::{Color, Event};
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-first-flag",
    steps: STEPS,
};

const FRESH: ClockExhibit = ClockExhibit::new("10s df60/10");

/// Black's first flag has just fallen; White has twelve seconds of main time.
const FALLEN: ClockExhibit = ClockExhibit {
    script: &[
        (0, Event::Press(Color::Black)),
        (2_000, Event::Press(Color::White)),
    ],
    wait: 4_200,
    ..ClockExhibit::new("14s df60/10 v 4s df60/10")
};

const STEPS: &[Step] = &[
    Step::read(RULE),
    Step::task(Exhibit::Clock(FRESH), black_is_on_extra_time, FALL, RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::question(None, &[true, false, false], RULE),
    Step::task(Exhibit::Clock(FALLEN), is_drawn, HOLD, RULE),
    Step::question(None, &[false, false, true], RULE),
    Step::question(None, &[false, true, false], RULE),
];

fn black_is_on_extra_time(exhibit: &ExhibitState) -> bool {
    face(exhibit).is_some_and(|face| face.sides.black.first_flag && face.outcome.is_none())
}

const FALL: &[(i64, ExhibitAct)] = &[
    (500, on_clock(Event::Press(Color::Black))),
    (1_500, on_clock(Event::Press(Color::White))),
    (10_000, ExhibitAct::Wait),
];

const HOLD: &[(i64, ExhibitAct)] = &[
    (3_000, on_clock(Event::Press(Color::Black))),
    (4_000, on_clock(Event::Press(Color::White))),
    (5_000, on_clock(Event::Press(Color::Black))),
    (8_000, ExhibitAct::Wait),
];
