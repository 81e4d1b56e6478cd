//! Results: who can still win.

use super::table::{RULE, ended_by, is_won_by_white, play};
use crate::clock::{Color, EndReason, Event};
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::board::BoardExhibit;
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-results",
    steps: STEPS,
};

/// White, with main time, is about to promote.
const MAIN_TIME: BoardExhibit = BoardExhibit {
    script: &[(0, Event::Press(Color::Black))],
    wait: 5_000,
    opponent: Some((Color::Black, 2_000)),
    ..BoardExhibit::new("7k/P5pp/8/8/8/8/6PP/6K1 w - - 0 40", "45s df60/10")
};

/// Black's first flag falls while it looks for its only move.
const AGAINST_EXTRA_TIME: BoardExhibit = BoardExhibit {
    script: &[(0, Event::Press(Color::White))],
    wait: 1_200,
    opponent: Some((Color::Black, 3_000)),
    ..BoardExhibit::new("7k/R7/8/8/8/8/8/1R4K1 b - - 0 40", "2 df60/10 v 1s df60/10")
};

/// White is on extra time, and can mate.
const ON_EXTRA_TIME: BoardExhibit = BoardExhibit {
    script: &[(0, Event::Press(Color::Black))],
    wait: 1_200,
    opponent: Some((Color::Black, 2_000)),
    ..BoardExhibit::new(
        "6k1/R7/8/8/8/8/8/1R4K1 w - - 0 41",
        "1s df60/10 v 5 df60/10",
    )
};

const STEPS: &[Step] = &[
    Step::task(
        Exhibit::Board(MAIN_TIME),
        is_won_by_white,
        &[(2_000, play("a7a8q"))],
        RULE,
    ),
    Step::task(
        Exhibit::Board(AGAINST_EXTRA_TIME),
        is_won_by_white,
        &[(3_000, play("b1b8"))],
        RULE,
    ),
    Step::task(
        Exhibit::Board(ON_EXTRA_TIME),
        |exhibit| ended_by(exhibit, EndReason::MateOnExtraTime),
        &[(2_000, play("b1b8"))],
        RULE,
    ),
    Step::question(None, &[false, true, false], RULE),
    Step::question(None, &[true, false, false], RULE),
    Step::question(None, &[false, false, true], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::read(RULE),
];
