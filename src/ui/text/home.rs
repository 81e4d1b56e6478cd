//! The texts of the page where one begins: [`HomeText`].

use crate::correspondence::{GameStanding, Seconds};

#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct HomeText {
    pub ways: &'static str,
    pub controls: &'static str,
    pub go_on: &'static str,
    pub board: &'static str,
    pub board_goes_on: &'static str,
    pub games: &'static str,
    pub games_hint: &'static str,
    /// What is due next: whose turn it is, who the opponent is (or both
    /// players, in a game of others), and by when.
    pub due: fn(GameStanding, &str, &str) -> String,
    /// The time that is left.
    pub left: fn(Seconds) -> String,
    pub nothing_due: &'static str,
    pub learn: &'static str,
    pub more: &'static str,
    // The first visit.
    pub welcome: &'static str,
    pub explains: [&'static str; 3],
    pub understood: &'static str,
}
