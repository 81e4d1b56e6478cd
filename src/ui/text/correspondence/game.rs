//! A correspondence game.

use crate::clock::ByColor;
use crate::correspondence::civil::CivilError;
use crate::correspondence::entry::ActKind;
use crate::correspondence::reconcile::Discrepancy as Explained;
use crate::correspondence::state::GameEnd;
use crate::correspondence::typed::DurationError;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{Ending, Entry, Seconds};
use crate::ui::text::correspondence::common::Dated;
use crate::ui::text::correspondence::plan::Whose;
use crate::ui::text::correspondence::sums::SumsText;

#[allow(missing_debug_implementations, reason = "texts")]
pub struct GamePageText {
    // Typing a time.
    pub your_time: &'static str,
    pub stamp: &'static str,
    pub stamp_example: &'static str,
    /// Rewrites `2026-11-20 14:03:07` in the form of the example.
    pub stamp_typed: fn(&str) -> String,
    /// The forms of a date; whether a day alone is its last second.
    pub stamp_hint: fn(bool) -> &'static str,
    pub stamp_now: &'static str,
    pub stamp_change: &'static str,
    pub stamp_pick: &'static str,
    /// Turn the month of the calendar.
    pub month_before: &'static str,
    pub month_after: &'static str,
    pub stamp_problem: fn(CivilError) -> &'static str,
    pub stamp_zone_unknown: fn(&str) -> String,
    pub stamp_skipped: fn(&str, &str) -> String,
    pub stamp_twice: &'static str,
    pub stamp_ambiguous: fn(&str) -> String,
    pub zone: &'static str,
    pub zone_of_server: &'static str,
    pub zone_here: &'static str,
    pub zone_other: &'static str,
    pub zone_name: &'static str,
    pub length_problem: fn(DurationError) -> &'static str,
    // The state of the game.
    pub bank: fn(Seconds) -> String,
    pub increments_left: fn(u32) -> String,
    /// The name of the side to move; and whether that is the owner.
    pub turn: fn(&str, bool) -> String,
    pub waiting: fn(&str) -> String,
    pub claim_pending: fn(&str) -> String,
    pub fallen: fn(&str, &str) -> String,
    /// The first entry after the clock ran out.
    pub after_fall: fn(&str) -> String,
    /// The two answers to it.
    pub accept_loss: &'static str,
    pub server_differs: &'static str,
    pub verdict: fn(&GameEnd) -> String,
    /// The label of the deadline to move, or to refill; whether there is a bank to refill from.
    pub move_by: fn(bool) -> &'static str,
    pub their_clock_falls: &'static str,
    pub last_moment: &'static str,
    pub visits: fn(u32) -> String,
    pub cautious: &'static str,
    /// The same once that date has passed.
    pub in_doubt: &'static str,
    /// The same for the opponent's clock.
    pub their_cautious: &'static str,
    /// Instead of the deadlines: no time of the side to move is known.
    pub unknown_time: &'static str,
    /// The same where no move is entered.
    pub no_moves: &'static str,
    pub bank_does_not_save: &'static str,
    /// The title of what the deadlines mean.
    pub about_dates: &'static str,
    pub past: &'static str,
    // Acts.
    pub move_label: fn(bool) -> &'static str,
    pub enter: &'static str,
    pub line_problem: fn(&TypedMovesError<'_>) -> String,
    pub line_placeholder: &'static str,
    /// The title over the hint.
    pub line_forms: &'static str,
    pub line_hint: &'static str,
    /// The moves that are on the board and not entered.
    pub unentered: fn(&str) -> String,
    /// The length of a move is given, but not when the move before was made.
    pub line_took: fn(&str) -> String,
    pub line_dates: &'static str,
    pub refill: &'static str,
    pub claim: &'static str,
    pub resolve: &'static str,
    pub result: &'static str,
    /// The act that opens it.
    pub compare: &'static str,
    pub reconcile: &'static str,
    pub start: &'static str,
    pub team: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    pub side: &'static str,
    pub amount: &'static str,
    pub amount_hint: &'static str,
    /// At an amount: what the clock shows after it.
    pub then_shows: fn(&str) -> String,
    /// At the greatest amount: whether it is the whole bank.
    pub amount_all: fn(bool) -> &'static str,
    pub name: &'static str,
    pub who_won: &'static str,
    pub how: &'static str,
    pub ending: fn(Ending) -> &'static str,
    pub nothing_yet: &'static str,
    /// Something other than the stamp is missing or unreadable.
    pub incomplete: &'static str,
    /// Nobody has chosen who won.
    pub no_result: &'static str,
    pub no_ending: &'static str,
    /// Everything is filled in, and nothing is changed.
    pub unchanged: &'static str,
    pub will_do: &'static str,
    /// The labels of what an entry leaves: a clock, and a bank.
    pub clock_of: fn(Whose) -> &'static str,
    pub bank_of: fn(Whose) -> &'static str,
    /// The label of the deadline that follows an entry, with the player's name.
    pub moves_by: fn(Whose, &str) -> String,
    pub prepared: fn(&str) -> String,
    pub lay: &'static str,
    // The server's figures.
    pub seen_clock: fn(&str) -> String,
    pub seen_bank: fn(&str) -> String,
    pub seen_hint: &'static str,
    pub reconcile_hint: &'static str,
    /// Columns beside the server's: what stands here, and by how much they differ.
    pub here: &'static str,
    pub difference: &'static str,
    /// Above the reasons for the figures of a player; whether there is one alone.
    pub explains: fn(&str, bool) -> String,
    pub preview: &'static str,
    /// The explanation of a difference; with the entry that it is about.
    pub why: fn(&Explained, &str, Dated<'_>) -> String,
    pub changes_event: &'static str,
    // For a game whose event is not here.
    pub event_missing: &'static str,
    pub entries: &'static str,
    pub event_instead: &'static str,
    pub take_event: &'static str,
    // The statement.
    pub statement: &'static str,
    pub no_entries: &'static str,
    /// The head of the column of entries.
    pub line: &'static str,
    pub made: &'static str,
    pub used: &'static str,
    /// The head of the column of increments and other additions.
    pub added_time: &'static str,
    pub from_bank: &'static str,
    pub bank_after: &'static str,
    pub first_move: &'static str,
    pub all_lines: fn(usize) -> String,
    pub last_lines: &'static str,
    pub entry: fn(&Entry, &str, &ByColor<String>) -> String,
    /// The start of the entries of a game that was entered under way: not that of the game.
    pub kept_since: &'static str,
    pub sums: SumsText,
    pub spent: fn(Seconds) -> String,
    pub correct: &'static str,
    pub correct_entry: fn(&str) -> String,
    pub remove: &'static str,
    pub insert: &'static str,
    pub kind: &'static str,
    pub kind_name: fn(ActKind) -> &'static str,
    pub conflict: fn(&str, &str) -> String,
    pub does_not_fit: fn(&str, &str) -> String,
    pub what_changes: &'static str,
    pub nothing_changes: &'static str,
    pub added: &'static str,
    pub removed: &'static str,
    pub now_stands: &'static str,
    pub clock_bank: fn(&str, Seconds, Seconds) -> String,
    pub falls: fn(&str) -> String,
    // Beside it.
    pub note: &'static str,
    pub note_hint: &'static str,
    pub link: &'static str,
    pub link_hint: &'static str,
    pub link_problem: &'static str,
    pub open_link: &'static str,
    pub study: &'static str,
    pub ahead: &'static str,
    pub event: &'static str,
    pub take_along: &'static str,
    pub save_pgn: &'static str,
    pub copy_pgn: &'static str,
    pub copy_statement: &'static str,
    pub print: &'static str,
    pub confidential: &'static str,
    pub share_anyway: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
}
