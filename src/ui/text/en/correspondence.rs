//! Correspondence games, in English.

mod common;
mod correct;
mod events;
mod figures;
mod game;
mod games;
mod interpretations;
pub(super) mod keep;
mod plan;

use crate::ui::text::correspondence::CorrespondenceText;

pub(super) const CORRESPONDENCE: CorrespondenceText = CorrespondenceText {
    common: common::COMMON,
    games: games::GAMES,
    game: game::GAME,
    figures: figures::FIGURES,
    correct: correct::CORRECT,
    events: events::EVENTS,
    plan: plan::PLAN,
    interpretations: interpretations::INTERPRETATIONS,
};
