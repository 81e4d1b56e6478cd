//! Looking ahead, absence, and private study.

use crate::clock::Color;
use crate::correspondence::deadline::Differs;
use crate::correspondence::forecast::{AveragePace, PerMove};
use crate::correspondence::{EntryError, Seconds};

/// The owner of something, as the reader says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Mine,
    Theirs,
    /// A side's, in a game that the reader looks after for others.
    Of(Color),
}

impl Whose {
    /// The owner of a side, in a game in which the reader's own side is `mine`.
    pub fn of(side: Color, mine: Option<Color>) -> Whose {
        match mine {
            Some(mine) if mine == side => Whose::Mine,
            Some(_) => Whose::Theirs,
            None => Whose::Of(side),
        }
    }
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct PlanText {
    pub ahead: AheadText,
    pub what_if: WhatIfText,
    pub pace: PaceText,
    pub absence: LeaveText,
    pub study: PrivateStudyText,
}

/// The pages that look ahead, at one game and at all.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct AheadText {
    pub title: &'static str,
    pub what_if: &'static str,
    pub pace: &'static str,
    pub calendar: &'static str,
    /// Shown while no game of the reader's own is running.
    pub none: &'static str,
    pub deadlines: &'static str,
    pub teach: &'static str,
    // The heads of the columns.
    pub opponent: &'static str,
    pub move_by: &'static str,
    /// Whose move has a deadline.
    pub my_move: &'static str,
    pub their_move: &'static str,
    /// One's own, where the date is earlier than the clock because the server may count differently.
    pub to_be_safe: &'static str,
    /// Before the event's date, where the earlier one has passed.
    pub in_doubt: &'static str,
    pub then: &'static str,
    pub lost: &'static str,
    pub won: &'static str,
    pub over: &'static str,
    pub claim: &'static str,
    /// The game has not begun.
    pub waits: &'static str,
    pub own_pace: &'static str,
    /// The move at which the clock runs out at the reader's pace, and the probable date.
    pub pace_ends: fn(u32, &str) -> String,
    pub pace_lasts: &'static str,
    pub no_pace: &'static str,
    /// Instead of dates and times: none of the game is known.
    pub not_compared: &'static str,
    /// The reason why a game cannot be looked at ahead of time yet, and what to do first.
    pub compare_first: &'static str,
}

/// Time moved forward.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct WhatIfText {
    pub from: &'static str,
    pub now: &'static str,
    pub started: &'static str,
    /// An entry that is not a move, by its number.
    pub entry: fn(usize) -> String,
    pub scale: &'static str,
    pub scale_hint: &'static str,
    pub date: &'static str,
    /// The first and the last date of the scale, for one outside it.
    pub off_scale: fn(&str, &str) -> String,
    pub refill_by: fn(Whose) -> &'static str,
    pub last_moment: fn(Whose) -> &'static str,
    pub event_end: &'static str,
    /// This much later than the beginning.
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
#[allow(missing_debug_implementations, reason = "texts")]
pub struct PaceText {
    pub teach: &'static str,
    /// The player, the number of moves, and the time left after them.
    pub alt: fn(&str, u32, Seconds) -> String,
    pub figures: &'static str,
    pub of_move: &'static str,
    pub even: &'static str,
    pub pace_of: &'static str,
    pub last: fn(u32) -> String,
    pub all: &'static str,
    pub over: &'static str,
    /// Up to this move: the time for each move, and the number of moves.
    pub until: fn(u32, &PerMove) -> PaceRow,
    /// The same up to a later move, which has no increment; with the last move that has one, if it
    /// is still to come.
    pub beyond: fn(Option<u32>, &PerMove) -> PaceRow,
    /// Why there is no pace, by the number of moves made before the journal begins.
    pub no_pace: fn(u32) -> String,
    pub pace: fn(&AveragePace) -> PaceRow,
    /// How much more a move takes than it brings; negative if it brings more.
    pub drain: fn(Seconds) -> PaceRow,
    /// The last move that brings anything, and how much each then takes.
    pub cliff: fn(u32, Seconds) -> PaceRow,
    /// The next two are about the whole bank, or about a clock that nobody refills.
    pub lasts: fn(bool) -> PaceRow,
    /// The move, the earliest date, the likely date, and what is still in the bank.
    pub falls: fn(bool, u32, &str, Option<&str>, Seconds) -> PaceRow,
}

/// A row about the pace: its figure, between what it is and what it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaceRow {
    pub label: String,
    pub value: String,
    pub rest: String,
}

/// A time away.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct LeaveText {
    pub title: &'static str,
    pub teach: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    pub from_example: &'static str,
    pub to_example: &'static str,
    /// The name of the buttons that give the length.
    pub length: &'static str,
    pub weeks: fn(u32) -> String,
    /// Announces what the page will show.
    pub soon: &'static str,
    pub order: &'static str,
    pub none: &'static str,
    /// For how many games something has to be done, and how many there are.
    pub answer: fn(usize, usize) -> String,
    pub nothing: &'static str,
    pub safe: &'static str,
    /// Over the games that share a deadline.
    pub refill_before: fn(&str) -> String,
    pub move_by: fn(&str) -> String,
    /// The same where no later moment is left.
    pub refill_now: &'static str,
    pub move_now: &'static str,
    pub lost: &'static str,
    /// Over the amounts that have to be refilled, and over the times that are left.
    pub at_least: &'static str,
    pub left: &'static str,
    pub why_safe: fn(Seconds) -> String,
    /// The amount, the earliest date if it cannot be now, and the deadline.
    pub why_refill: fn(Seconds, Option<&str>, &str) -> String,
    /// The same for a further refill.
    pub why_refill_then: fn(Seconds, Option<&str>, &str) -> String,
    /// The refill just before the move, and the refill before leaving.
    pub why_move: fn(Seconds, Seconds) -> String,
    /// The deadline of a move that does what the refills do, and the increment that it earns.
    pub why_or_move: fn(&str, Option<Seconds>) -> String,
    /// Refills before that move follow.
    pub why_keep: &'static str,
    pub why_lost: fn(&str) -> String,
    /// The label and the task where one's own time is not known.
    pub not_compared: &'static str,
    pub why_unknown: &'static str,
    /// A label: the clock may have run out already.
    pub check: &'static str,
    /// A label: it cannot be saved under an interpretation that is not the event's.
    pub may_be_lost: &'static str,
    /// The task follows.
    pub in_doubt: &'static str,
    pub before_start: &'static str,
    /// The deadline.
    pub before_substitution: fn(&str) -> String,
    pub before_resolved: &'static str,
    /// In what the interpretations that decide differ from the events', once for all games.
    pub careful: fn(Differs) -> String,
    /// After the task, over the games that such an interpretation decides.
    pub in_worse_case: &'static str,
    /// The task under the event's interpretations follows.
    pub own: &'static str,
    pub refill: &'static str,
    pub to_game: &'static str,
    pub sure: fn(Seconds) -> String,
    pub confirm: &'static str,
    pub done: &'static str,
    pub not_saved: &'static str,
    pub print: &'static str,
}

/// A game that the reader studies privately.
#[allow(missing_debug_implementations, reason = "texts")]
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
    /// The opponent's move and the reader's reply; the next text adds what follows.
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
