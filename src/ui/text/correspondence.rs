//! The texts about correspondence games.

pub(crate) mod common;
pub(crate) mod correct;
pub(crate) mod events;
pub(crate) mod figures;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod interpretations;
pub(crate) mod keep;
pub(crate) mod plan;
pub(crate) mod sums;

/// The words of the correspondence pages.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct CorrespondenceText {
    pub common: common::SharedText,
    pub games: games::GameListText,
    pub game: game::GamePageText,
    pub figures: figures::FiguresText,
    pub correct: correct::CorrectText,
    pub events: events::EventsText,
    pub plan: plan::PlanText,
    pub interpretations: interpretations::InterpretationText,
}
