//! The course on the double flag, from why time scrambles are nonsense to
//! what its relatives give. A lesson is a file.

mod beside;
mod bonus;
mod bullet;
mod claim;
mod extra_time;
mod first_flag;
mod results;
mod scramble;

use super::exhibit::board::BoardAct;
use super::exhibit::{Act, Desk};
use super::lesson::{Course, Lesson, Rule};
use crate::clock::event::Event;
use crate::clock::face::Face;
use crate::clock::outcome::{GameResult, Outcome, Reason};

/// The course.
pub const COURSE: Course = Course {
    slug: "double-flag",
    lessons: LESSONS,
};

/// Its lessons.
pub const LESSONS: &[Lesson] = &[
    scramble::LESSON,
    first_flag::LESSON,
    extra_time::LESSON,
    bonus::LESSON,
    results::LESSON,
    claim::LESSON,
    bullet::LESSON,
    beside::LESSON,
];

const RULE: Option<Rule> = Some(Rule::DoubleFlag);

/// A move on a board.
const fn play(uci: &'static str) -> Act {
    Act::Board(BoardAct::Move(uci))
}

/// Something on a clock.
const fn on_clock(event: Event) -> Act {
    Act::Clock(event)
}

/// The clock of a desk that has one.
fn face(desk: &Desk) -> Option<Face> {
    match desk {
        Desk::Clock(desk) => Some(desk.face()),
        Desk::Board(desk) => Some(desk.face()),
        _ => None,
    }
}

fn outcome(desk: &Desk) -> Option<Outcome> {
    face(desk)?.outcome
}

fn is_won_by_white(desk: &Desk) -> bool {
    use crate::clock::color::Color;
    outcome(desk).is_some_and(|outcome| outcome.result == GameResult::Win(Color::White))
}

fn is_drawn(desk: &Desk) -> bool {
    outcome(desk).is_some_and(|outcome| outcome.result == GameResult::Draw)
}

fn ended_by(desk: &Desk, reason: Reason) -> bool {
    outcome(desk).is_some_and(|outcome| outcome.reason == reason)
}
