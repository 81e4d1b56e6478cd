//! The server's figures of several games at once.

use crate::clock::Color;
use crate::correspondence::look::Figure;
use crate::correspondence::typed::DurationError;

#[allow(missing_debug_implementations, reason = "texts")]
pub struct FiguresText {
    pub title: &'static str,
    pub teach: &'static str,
    pub seen_at: &'static str,
    pub side: fn(Color) -> &'static str,
    pub save: &'static str,
    /// No game is left.
    pub none: &'static str,
    pub to_games: &'static str,
    /// Nothing was typed.
    pub nothing: &'static str,
    /// How many games were saved, and how many have errors.
    pub saved: fn(usize, usize) -> String,
    pub instant_missing: &'static str,
    pub problem: fn(Figure, DurationError) -> &'static str,
    /// The link to the page, with the number of games.
    pub link: fn(usize) -> String,
}
