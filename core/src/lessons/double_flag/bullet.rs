//! From bullet to classical.

use super::table::{RULE, face, is_won_by_white, on_clock, play};
use crate::clock::{Color, Event};
use crate::lessons::exhibit::board::BoardExhibit;
use crate::lessons::exhibit::clock::ClockExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-bullet",
    steps: STEPS,
};

/// The end of a bullet game: White has fifteen seconds of main time.
const BULLET: BoardExhibit = BoardExhibit {
    script: &[(0, Event::Press(Color::Black))],
    wait: 5_000,
    opponent: Some((Color::Black, 1_000)),
    ..BoardExhibit::new("3r2k1/5ppp/8/8/8/8/4QPPP/4R1K1 w - - 0 30", "20s df30/5")
};

/// Forty moves in five seconds.
const CLASSICAL: ClockExhibit = ClockExhibit::new("5s/40, 15 df300/30");

const STEPS: &[Step] = &[
    Step::question(None, &[false, true, false], RULE),
    Step::task(
        Exhibit::Board(BULLET),
        is_won_by_white,
        &[(3_000, play("e2e8")), (2_500, play("e1e8"))],
        RULE,
    ),
    Step::question(None, &[true, false, false], RULE),
    Step::question(None, &[false, false, true], RULE),
    Step::read(RULE),
    Step::task(
        Exhibit::Clock(CLASSICAL),
        whites_flag_fell,
        SHORT_OF_MOVES,
        RULE,
    ),
    Step::question(None, &[false, true, false], RULE),
];

fn whites_flag_fell(exhibit: &ExhibitState) -> bool {
    face(exhibit).is_some_and(|face| face.sides.white.flag.is_some())
}

const SHORT_OF_MOVES: &[(i64, ExhibitAct)] = &[
    (500, on_clock(Event::Press(Color::Black))),
    (5_500, ExhibitAct::Wait),
];
