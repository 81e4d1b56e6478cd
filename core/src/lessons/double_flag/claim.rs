//! Claiming the draw.

use super::table::{RULE, ended_by, is_won_by_white, on_clock, play};
use crate::clock::{Color, EndReason, Event};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::board::BoardExhibit;
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-claim",
    steps: STEPS,
};

/// The acts that White can do besides moving.
const CLAIM: &[Event] = &[Event::ClaimDraw(Color::White)];

/// Black is on extra time.
const FALLEN: ClockExhibit = ClockExhibit {
    script: &[
        (0, Event::Press(Color::Black)),
        (1_000, Event::Press(Color::White)),
    ],
    wait: 3_500,
    offers: CLAIM,
    ..ClockExhibit::new("1 df60/10 v 3s df60/10")
};

/// White can claim, or mate.
const MORE: BoardExhibit = BoardExhibit {
    script: &[(0, Event::Press(Color::White))],
    wait: 1_200,
    offers: CLAIM,
    opponent: Some((Color::Black, 3_000)),
    ..BoardExhibit::new("7k/8/6K1/8/8/8/8/R7 b - - 0 50", "1 df60/10 v 1s df60/10")
};

const STEPS: &[Step] = &[
    Step::read(RULE),
    Step::task(
        Exhibit::Clock(FALLEN),
        |exhibit| ended_by(exhibit, EndReason::FirstFlagClaim),
        &[(1_500, on_clock(Event::ClaimDraw(Color::White)))],
        RULE,
    ),
    Step::question(None, &[false, false, true], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::task(
        Exhibit::Board(MORE),
        is_won_by_white,
        &[(3_500, play("a1a8"))],
        RULE,
    ),
    Step::question(None, &[false, true, false], RULE),
    Step::question(None, &[true, false], RULE),
];
