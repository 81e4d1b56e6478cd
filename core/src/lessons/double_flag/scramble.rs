//! Why time scrambles are nonsense.

use super::table::{RULE, face, is_drawn, play};
use crate::clock::{Color, Event};
use crate::lessons::exhibit::board::BoardExhibit;
use crate::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitState};
use crate::lessons::lesson::{Lesson, Step};

pub(super) const LESSON: Lesson = Lesson {
    slug: "df-scramble",
    steps: STEPS,
};

/// King and rook against king and rook.
const ROOKS: &str = "8/8/8/4k3/3r4/8/R5K1/8 w - - 0 70";

/// Black, who plays for the flag, takes no time to think.
const SUDDEN_DEATH: BoardExhibit = BoardExhibit {
    opponent: Some((Color::Black, 400)),
    ..BoardExhibit::new(ROOKS, "20s")
};

/// Black has no reason to hurry.
const HERE: BoardExhibit = BoardExhibit {
    opponent: Some((Color::Black, 2_000)),
    offers: &[Event::ClaimDraw(Color::White)],
    ..BoardExhibit::new(ROOKS, "20s df30/5")
};

const STEPS: &[Step] = &[
    Step::question(
        Some(Exhibit::Board(BoardExhibit::new(ROOKS, "20s"))),
        &[true, false, false],
        RULE,
    ),
    Step::task(Exhibit::Board(SUDDEN_DEATH), a_flag_fell, LOSE, RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::question(None, &[false, false, true], RULE),
    Step::question(None, &[false, true, false], RULE),
    Step::read(RULE),
    Step::task(Exhibit::Board(HERE), is_drawn, HOLD, RULE),
    Step::question(None, &[false, false, true], RULE),
];

fn a_flag_fell(exhibit: &ExhibitState) -> bool {
    face(exhibit).is_some_and(|face| face.sides.iter().any(|side| side.flag.is_some()))
}

const LOSE: &[(i64, ExhibitAct)] = &[
    (1_000, play("a2a7")),
    (2_000, play("a7a2")),
    (20_000, ExhibitAct::Wait),
];

// White uses two and a half seconds per move, so White's is the first flag to fall.
const HOLD: &[(i64, ExhibitAct)] = &[
    (4_500, play("a2a7")),
    (4_500, play("a7a2")),
    (4_500, play("a2f2")),
    (4_500, play("f2f8")),
    (4_500, play("f8h8")),
    (4_500, play("h8b8")),
    (4_500, play("g2h1")),
    (4_500, play("b8b7")),
    (4_500, play("b7b6")),
    (4_500, play("b6b3")),
    (2_000, ExhibitAct::Wait),
];
