//! The texts of the first page: [`HomeText`].

use crate::clock::control::Rate;
use crate::correspondence::Seconds;

#[allow(missing_debug_implementations, reason = "texts")]
pub struct HomeText {
    pub ways: &'static str,
    // The clock.
    pub start: fn(&str) -> String,
    /// After the meaning of a control, if the first move has its increment already.
    pub first_included: &'static str,
    pub go_on: &'static str,
    // The time controls.
    pub controls: &'static str,
    pub class: fn(Rate) -> &'static str,
    pub all: &'static str,
    pub all_hint: &'static str,
    // The correspondence games.
    pub correspondence: &'static str,
    pub games: fn(usize) -> String,
    /// Announces what will be listed here, while there are no games.
    pub games_hint: &'static str,
    pub nothing_due: &'static str,
    /// The last move follows, if there is one.
    pub my_move: &'static str,
    /// The day on which the opponent's turn began.
    pub waiting_since: fn(&str) -> String,
    /// The time that is left.
    pub left: fn(Seconds) -> String,
    /// Instead of a date: no time of the game is known.
    pub not_compared: &'static str,
    /// Instead of a date: the clock may have run out, and only the server knows.
    pub check: &'static str,
    pub add_game: &'static str,
    // The other ways.
    pub board: &'static str,
    pub board_goes_on: &'static str,
    pub learn: &'static str,
    /// How many past games there are.
    pub kept: fn(usize) -> String,
}
