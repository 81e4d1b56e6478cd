//! The texts on the correspondence games of the lessons.

use crate::clock::ByColor;
use crate::correspondence::leave_planner::LeaveVerdict;
use crate::correspondence::{Blocks, Entry, Seconds};
use crate::ui::text::correspondence::sums::SumsText;

#[derive(Clone, Copy, Debug)]
pub struct LedgerExhibitText {
    pub clock: &'static str,
    pub increment: &'static str,
    pub bank: &'static str,
    pub blocks: fn(&Blocks) -> String,
    /// A length as a ledger shows it.
    pub length: fn(Seconds) -> String,
    /// A line of the statement: the entry, and its sums.
    pub entry: fn(&Entry, &str, &ByColor<String>) -> String,
    pub sums: SumsText,
    pub spent: fn(Seconds) -> String,
    /// The day of the event, counted from 1, and the number of its days.
    pub day: fn(i64, u32) -> String,
    pub yours: &'static str,
    pub theirs: &'static str,
    /// The side to move: whether it is the learner; and the number of the learner's move.
    pub turn: fn(bool, u32) -> String,
    /// The clock that fell: whether it is the learner's; and when it fell.
    pub fallen: fn(bool, &str) -> String,
    pub over: &'static str,
    pub claim_pending: &'static str,
    pub last_entry: &'static str,
    // The learner's acts.
    pub pass: &'static str,
    /// The label of a button that lets this much time pass.
    pub later: fn(Seconds) -> String,
    pub make_move: &'static str,
    pub opponent_moves: &'static str,
    pub amount: &'static str,
    /// The clock and the bank after it.
    pub leaves: fn(Seconds, Seconds) -> String,
    pub refill: &'static str,
    pub full: &'static str,
    pub transfer: &'static str,
    pub substitute: &'static str,
    pub claim: &'static str,
    pub resolve: &'static str,
    // A time away.
    pub game: fn(usize) -> String,
    pub away: fn(&str, &str) -> String,
    pub leave: &'static str,
    pub is_back: &'static str,
    /// The verdict on the time away; the function writes an instant.
    pub verdict: fn(&LeaveVerdict, &dyn Fn(crate::correspondence::Utc) -> String) -> String,
    // The length of an event.
    pub days: &'static str,
    pub days_value: fn(u32) -> String,
    pub shorter: fn(u32) -> String,
    pub longer: fn(u32) -> String,
    pub by_table: fn(u32) -> String,
    pub by_formula: &'static str,
    pub half: fn(Seconds) -> String,
    /// From when to when an event lasts.
    pub lasts: fn(&str, &str) -> String,
    pub unrated: &'static str,
    pub announce: &'static str,
    pub announced: fn(u32) -> String,
}
