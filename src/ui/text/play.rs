//! The texts of games on a board: [`PlayText`]; and [`BesideText`], for the pages beside it.

use crate::clock::{ByColor, Color};
use crate::game::fen::FenError;
use crate::game::notation::MoveError;
use crate::game::sheet::SheetError;
use crate::game::{Unwinnable, Winnability};
use crate::settings::Facing;
use crate::settings::{BoardColours, Letters};
use crate::time::Millis;

/// The words of a game on the board.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct PlayText {
    pub ready: fn(Color) -> &'static str,
    /// The number of the move, who is to make it, and whether in check.
    pub to_move: fn(u32, Color, bool) -> String,
    pub press_now: fn(Color) -> String,
    // The moves.
    pub moves: &'static str,
    pub no_moves: &'static str,
    pub walk: &'static str,
    /// Lets the moves play themselves.
    pub play_moves: &'static str,
    pub stop_moves: &'static str,
    pub first: &'static str,
    pub last: &'static str,
    pub before_first: &'static str,
    pub after: fn(&str) -> String,
    pub write_a_move: &'static str,
    pub enter: &'static str,
    pub move_problem: fn(&MoveError) -> String,
    // The acts.
    pub control: &'static str,
    pub position: &'static str,
    pub facing: &'static str,
    pub facing_name: fn(Facing) -> &'static str,
    pub flip: &'static str,
    pub take_back: &'static str,
    pub take_back_question: fn(&str) -> String,
    pub agreed: &'static str,
    pub draw: &'static str,
    pub who_offers: &'static str,
    pub offers: fn(&str) -> String,
    pub accept: &'static str,
    pub decline: &'static str,
    pub claim: &'static str,
    pub claim_question: &'static str,
    /// With the move that the player is about to make, if any.
    pub claim_fifty: fn(Option<&str>) -> String,
    pub fifty_shown: fn(u32) -> String,
    pub claim_threefold: fn(Option<&str>) -> String,
    pub repeated_after: &'static str,
    /// The number of halfmoves towards the fifty moves.
    pub nothing_to_claim: fn(u32) -> String,
    // A claim that is judged (6.14).
    /// The time that the opponent gets for a wrong one.
    pub claim_first: fn(Millis) -> String,
    pub claim_with: &'static str,
    pub claim_was_wrong: fn(&str) -> String,
    pub resign: &'static str,
    pub who_resigns: &'static str,
    pub restore: &'static str,
    pub restore_question: fn(&str) -> String,
    // Setting up.
    pub fen: &'static str,
    pub fen_problem: fn(&FenError) -> String,
    pub castles_as_chess960: &'static str,
    pub over_there: &'static str,
    pub standard: &'static str,
    pub chess960: &'static str,
    pub clear: &'static str,
    pub pieces: &'static str,
    pub nothing: &'static str,
    pub pressing: &'static str,
    pub by_move: &'static str,
    pub by_hand: &'static str,
    pub claiming: &'static str,
    pub claims_shown: &'static str,
    pub claims_judged: &'static str,
    // For the ear.
    pub press_to_complete: &'static str,
    pub first_flag_spoken: fn(Color) -> String,
    pub position_as_text: &'static str,
    pub clock_spoken: fn(Color, &str) -> String,
    pub clock_only: &'static str,
    pub sound: &'static str,
    pub more: &'static str,
    // 6.9.
    pub witness_at: fn(usize, usize) -> String,
    pub looking: fn(Color) -> String,
    pub verdict: fn(Color, &Winnability) -> String,
    pub show_how: &'static str,
    pub ask_again: &'static str,
    pub no_solver: &'static str,
    // 5.2.2.
    /// Why neither side can checkmate.
    pub dead: fn(ByColor<Unwinnable>) -> String,
    pub maybe_dead: &'static str,
    pub play_on: &'static str,
}

/// Texts about the page with the board, for pages without one.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct BesideText {
    // The link to it.
    pub title: &'static str,
    // The texts of the clock's own panel about a game on the board.
    pub refusal: fn(SheetError) -> &'static str,
    pub could_claim: fn(Color) -> String,
    pub claim_instead: &'static str,
    // Settings and keys.
    pub earlier: &'static str,
    pub later: &'static str,
    pub now: &'static str,
    pub board: &'static str,
    pub colours: &'static str,
    pub letters: &'static str,
    pub letters_name: fn(Letters) -> &'static str,
    pub colours_name: fn(BoardColours) -> &'static str,
    pub coordinates: &'static str,
    pub keys_of_page: &'static str,
    pub keys_of_board: &'static str,
    pub key_entry: &'static str,
    pub key_press: &'static str,
}
