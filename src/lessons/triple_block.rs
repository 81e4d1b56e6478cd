//! The course on Triple Block, from the three blocks to choosing an event.
//!
//! Each lesson is a file. All games begin on 1 January 2027, and their blocks
//! are those that the rules propose for the length of the event.

#[cfg(test)]
mod absence;
#[cfg(test)]
mod after_50;
mod blocks;
#[cfg(test)]
mod etl;
#[cfg(test)]
mod event;
#[cfg(test)]
mod long_thought;
#[cfg(test)]
mod move_done;
#[cfg(test)]
mod overflow;
#[cfg(test)]
mod protection;
#[cfg(test)]
mod team;

use super::exhibit::absence::{AbsenceAct, AbsenceDesk};
use super::exhibit::duration::{DurationAct, DurationDesk};
use super::exhibit::ledger::{LedgerAct, LedgerDesk};
use super::exhibit::{Act, Desk};
use super::lesson::{Course, Lesson, Rule};
use crate::correspondence::entry::Shown;
use crate::correspondence::seconds::Seconds;

/// The course.
pub const COURSE: Course = Course {
    slug: "triple-block",
    lessons: LESSONS,
};

/// Its lessons.
pub const LESSONS: &[Lesson] = &[blocks::LESSON];

/// So many days.
const fn d(days: i64) -> Seconds {
    Seconds::days(days)
}

/// A clock and a bank of so many days.
const fn shown(clock: i64, bank: i64) -> Shown {
    Shown {
        clock: d(clock),
        bank: d(bank),
    }
}

/// A point of the rules.
const fn rule(point: &'static str) -> Option<Rule> {
    Some(Rule::TripleBlock(point))
}

/// So many days pass.
const fn wait(days: i64) -> (i64, Act) {
    (0, Act::Ledger(LedgerAct::Wait(d(days))))
}

/// So many hours pass.
const fn hours(hours: i64) -> (i64, Act) {
    (0, Act::Ledger(LedgerAct::Wait(Seconds::hours(hours))))
}

/// So many days of the bank to the clock.
const fn refill(days: i64) -> (i64, Act) {
    (0, Act::Ledger(LedgerAct::Refill(d(days))))
}

/// A move.
const MOVE: (i64, Act) = (0, Act::Ledger(LedgerAct::Move));

/// Something done in a game by post.
const fn ledger(act: LedgerAct) -> (i64, Act) {
    (0, Act::Ledger(act))
}

/// Something done before a time away.
const fn away(act: AbsenceAct) -> (i64, Act) {
    (0, Act::Absence(act))
}

/// An event of so many days is announced.
const fn choose(days: u32) -> (i64, Act) {
    (0, Act::Duration(DurationAct::Choose(days)))
}

/// The event is announced.
const ANNOUNCE: (i64, Act) = (0, Act::Duration(DurationAct::Announce));

/// Whether a game by post is at that point.
fn game(desk: &Desk, is: impl Fn(&LedgerDesk) -> bool) -> bool {
    matches!(desk, Desk::Ledger(game) if is(game))
}

/// Whether the games before a time away are.
fn games(desk: &Desk, are: impl Fn(&AbsenceDesk) -> bool) -> bool {
    matches!(desk, Desk::Absence(games) if are(games))
}

/// Whether the event is announced with such a length.
fn announced(desk: &Desk, is: impl Fn(u32) -> bool) -> bool {
    matches!(desk, Desk::Duration(DurationDesk { announced: Some(days), .. }) if is(*days))
}
