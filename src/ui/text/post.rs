//! The texts about correspondence games.

pub mod common;
pub mod events;
pub mod game;
pub mod games;
pub mod keep;
pub mod plan;
pub mod readings;
pub mod sums;

/// The words of the correspondence pages.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct Post {
    pub common: common::Common,
    pub games: games::Games,
    pub game: game::Game,
    pub events: events::Events,
    pub plan: plan::Plan,
    pub readings: readings::ReadingWords,
}
