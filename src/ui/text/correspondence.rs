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
pub struct CorrespondenceText {
    pub common: common::SharedText,
    pub games: games::GameListText,
    pub game: game::GamePageText,
    pub events: events::EventsText,
    pub plan: plan::PlanText,
    pub readings: readings::ReadingText,
}
