//! Looking ahead, absence, and private study.

use crate::clock::Color;
use crate::correspondence::forecast::{AveragePace, PerMove};
use crate::correspondence::{EntryError, Seconds};

/// Whose something is, as its reader says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Mine,
    Theirs,
    /// A side's, in a game that one looks after for others.
    Of(Color),
}

impl Whose {
    /// Whose a side is in a game of which one's own side is `mine`.
    pub fn of(side: Color, mine: Option<Color>) -> Whose {
        match mine {
            Some(mine) if mine == side => Whose::Mine,
            Some(_) => Whose::Theirs,
            None => Whose::Of(side),
        }
    }
}

#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct PlanText {
    pub ahead: AheadText,
    pub what_if: WhatIfText,
    pub pace: PaceText,
    pub absence: LeaveText,
    pub study: PrivateStudyText,
}

/// The pages that look ahead, at one game and at all.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct AheadText {
    pub title: &'static str,
    pub what_if: &'static str,
    pub pace: &'static str,
    pub calendar: &'static str,
    /// Where no game of one's own is running.
    pub none: &'static str,
    pub deadlines: &'static str,
    pub teach: &'static str,
    /// Whose move has a deadline.
    pub my_move: &'static str,
    pub their_move: &'static str,
    pub then: &'static str,
    pub lost: &'static str,
    pub won: &'static str,
    pub over: &'static str,
    pub claim: &'static str,
    /// The game has not begun.
    pub waits: &'static str,
    pub own_pace: &'static str,
    /// At which move the clock runs out at one's pace, and probably when.
    pub pace_ends: fn(u32, &str) -> String,
    pub pace_lasts: &'static str,
    pub no_pace: &'static str,
}

/// Time moved forward.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct WhatIfText {
    pub from: &'static str,
    pub now: &'static str,
    pub started: &'static str,
    /// An entry that is no move, by its number.
    pub entry: fn(usize) -> String,
    pub scale: &'static str,
    pub scale_hint: &'static str,
    pub date: &'static str,
    pub refill_by: fn(Whose) -> &'static str,
    pub last_moment: fn(Whose) -> &'static str,
    pub event_end: &'static str,
    /// So long after the beginning.
    pub later: fn(Seconds) -> String,
    pub accounts: &'static str,
    pub to_move: &'static str,
    pub moves: fn(u32, u32) -> String,
    pub falls: fn(Whose, &str, Seconds) -> String,
    pub fallen: fn(Whose, &str, Seconds) -> String,
    pub claim: &'static str,
    pub over: &'static str,
    pub suppose: &'static str,
    pub moving: fn(Whose) -> &'static str,
    pub refill: fn(Whose) -> &'static str,
    pub moved: fn(Whose) -> &'static str,
    pub refilled: fn(Whose, Seconds) -> String,
    pub undo: &'static str,
    pub refused: fn(&EntryError) -> String,
}

/// Budgets over the moves, and where the pace leads.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct PaceText {
    pub teach: &'static str,
    /// Of whom, how many moves, and what is left.
    pub alt: fn(&str, u32, Seconds) -> String,
    pub figures: &'static str,
    pub of_move: &'static str,
    pub even: &'static str,
    pub pace_of: &'static str,
    pub last: fn(u32) -> String,
    pub all: &'static str,
    pub over: &'static str,
    /// Up to which move, how much each, for how many.
    pub until: fn(u32, &PerMove) -> String,
    pub beyond: fn(&PerMove) -> String,
    /// Why there is no pace, by the number of moves made before the journal begins.
    pub no_pace: fn(u32) -> String,
    pub pace: fn(&AveragePace) -> String,
    /// What a move takes more than it brings.
    pub drain: fn(Seconds) -> String,
    /// After which move, what each then takes.
    pub cliff: fn(u32, Seconds) -> String,
    pub lasts: &'static str,
    pub lasts_unattended: &'static str,
    pub falls: Dates,
    pub falls_unattended: Dates,
}

/// At which move, not before when, when likely, and with what in the bank.
pub(crate) type Dates = fn(u32, &str, Option<&str>, Seconds) -> String;

/// A time away.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct LeaveText {
    pub title: &'static str,
    pub teach: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    /// What a return would look like: later than the example of a stamp.
    pub to_example: &'static str,
    /// What will be here.
    pub soon: &'static str,
    pub order: &'static str,
    pub none: &'static str,
    pub plan: &'static str,
    pub nothing: &'static str,
    pub safe: &'static str,
    pub refill_first: &'static str,
    pub move_first: &'static str,
    pub lost: &'static str,
    pub why_safe: fn(Seconds) -> String,
    /// How much, from when if it cannot be now, and by when.
    pub why_refill: fn(Seconds, Option<&str>, &str) -> String,
    /// The same of a further refill.
    pub why_refill_then: fn(Seconds, Option<&str>, &str) -> String,
    /// By when; how much just before the move, and how much before leaving.
    pub why_move: fn(&str, Seconds, Seconds) -> String,
    /// Refills before that move follow.
    pub why_keep: &'static str,
    pub why_lost: fn(&str) -> String,
    pub refill: fn(Seconds) -> String,
    pub sure: fn(Seconds) -> String,
    pub confirm: &'static str,
    pub done: &'static str,
    pub not_saved: &'static str,
    pub print: &'static str,
}

/// A game worked out by oneself.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct PrivateStudyText {
    pub title: &'static str,
    pub teach: &'static str,
    pub of_game: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    pub writing: &'static str,
    pub prepared: &'static str,
    pub prepared_teach: &'static str,
    pub prepare: &'static str,
    /// The opponent's move and one's own, with what follows.
    pub if_then: fn(&str, &str) -> String,
    pub and_then: fn(&str, &str) -> String,
    pub remove_line: fn(&str) -> String,
    pub waiting: &'static str,
    pub ready: &'static str,
    pub played: &'static str,
    pub elsewhere: &'static str,
    pub no_side: &'static str,
    pub not_here: &'static str,
    pub no_reply: &'static str,
    pub known: &'static str,
    pub first_move: &'static str,
    pub over: &'static str,
}
