//! The list of correspondence games, and entering one.

use crate::clock::Color;
use crate::correspondence::enter::EnterError;
use crate::correspondence::state::GameEnd;
use crate::correspondence::{Event, GameStanding, Openings};
use crate::game::pgn::PgnError;

#[allow(missing_debug_implementations, reason = "texts")]
pub struct GameListText {
    pub title: &'static str,
    // While there are no games.
    pub teach: &'static str,
    pub teach_blocks: &'static str,
    pub enter_game: &'static str,
    pub open_link: &'static str,
    /// The link to the form of an event, for organizers.
    pub organize: &'static str,
    /// The game whose clock may have run out, which only the server knows: the opponent, and
    /// whether the doubt is that the server may not refill by itself.
    pub check_first: fn(&str, bool) -> String,
    // Elsewhere.
    pub events: &'static str,
    pub absence: &'static str,
    pub backup: &'static str,
    pub ahead: &'static str,
    pub calendar: &'static str,
    pub calendar_hint: &'static str,
    /// The file, how many deadlines are in it, and how many games have none because their time is not
    /// known.
    pub calendar_saved: fn(&str, usize, usize) -> String,
    /// No file was saved, because there is no game of one's own.
    pub calendar_empty: &'static str,
    /// A sentence for each kind of calendar, about its reminders. They name the lead times.
    pub calendar_each: [&'static str; 3],
    /// The opponent and the event, after one of the next four texts.
    pub reminder: fn(&str, &str) -> String,
    pub remind_refill: &'static str,
    pub remind_move: &'static str,
    /// The earlier of two dates has passed.
    pub remind_check: &'static str,
    pub remind_last: &'static str,
    // The strip of the month.
    /// How many deadlines come after its end.
    pub later: fn(usize) -> String,
    // Asking.
    pub standing: fn(GameStanding) -> &'static str,
    pub search: &'static str,
    pub search_hint: &'static str,
    pub event: &'static str,
    pub all_events: &'static str,
    pub archived: &'static str,
    /// Above the games whose event is not here.
    pub orphans: &'static str,
    pub orphans_why: &'static str,
    pub nothing_found: &'static str,
    pub show_all: &'static str,
    // A group and its rows.
    /// How many games are over.
    pub finished: fn(usize) -> String,
    /// After “low time”, if there is something in the bank.
    pub refill: &'static str,
    pub claim: &'static str,
    /// How it ended, for the owner of a side.
    pub ended: fn(&GameEnd, Option<Color>) -> &'static str,
    pub no_moves: &'static str,
    pub claim_waits: &'static str,
    pub starts: fn(&str) -> String,
    /// Instead of a date: no time of the game is known.
    pub not_compared: &'static str,
    /// Instead of a date that has passed: the game may be lost already.
    pub check: &'static str,
    /// The clock can fall although something is in the bank.
    pub bank_no_help: &'static str,
    /// The same before a date that is the earlier one, until the game is compared.
    pub refill_to_be_safe: &'static str,
    // Entering.
    pub new: NewGameText,
}

/// The words of entering a game.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct NewGameText {
    pub title: &'static str,
    pub needs_event: &'static str,
    pub event: &'static str,
    pub choose_event: &'static str,
    /// The link to a form, from which the way leads back here.
    pub another_event: &'static str,
    pub side: &'static str,
    pub white: &'static str,
    pub black: &'static str,
    pub neither: &'static str,
    pub name_of: fn(Color) -> &'static str,
    pub how: &'static str,
    pub begins: &'static str,
    pub under_way: &'static str,
    /// The way to enter a game that is under way, or several at once.
    pub how_hint: &'static str,
    /// From when White's clock runs; whether that lies ahead.
    pub starts_at: fn(&str, bool) -> String,
    pub opening: &'static str,
    pub fen: &'static str,
    pub fen_hint: &'static str,
    pub opening_moves: &'static str,
    /// By the event's reading of the rules; with the number of moves that bring the increment.
    pub opening_hint: fn(Openings, u32) -> String,
    pub moves: &'static str,
    pub moves_hint: &'static str,
    /// Above the figures of both players.
    pub server_shows: &'static str,
    pub server_hint: &'static str,
    pub you: &'static str,
    pub opponent: &'static str,
    /// The head of the column of the moves that each made.
    pub own_moves: &'static str,
    pub clock: fn(Color) -> &'static str,
    pub bank: fn(Color) -> &'static str,
    pub made: fn(Color) -> &'static str,
    pub made_hint: &'static str,
    pub save: &'static str,
    pub problem: fn(&EnterError, &Event) -> String,
    /// The problem with the moves of a game, told by the move where it can be.
    pub moves_problem: fn(&PgnError) -> String,
    pub found: fn(usize) -> String,
    pub one_by_one: &'static str,
    pub all_at_once: fn(usize) -> String,
    pub all_hint: &'static str,
    pub me: &'static str,
    pub me_hint: &'static str,
    pub game_of: fn(usize, usize) -> String,
    pub skip: &'static str,
    pub is_over: &'static str,
    pub entered: fn(usize, usize) -> String,
    pub plies: fn(usize) -> String,
}
