//! Correspondence games, in English.

mod common;
mod events;
mod game;
mod games;
pub(super) mod keep;
mod plan;
mod readings;

use crate::ui::text::correspondence::CorrespondenceText;

pub(super) const CORRESPONDENCE: CorrespondenceText = CorrespondenceText {
    common: common::COMMON,
    games: games::GAMES,
    game: game::GAME,
    events: events::EVENTS,
    plan: plan::PLAN,
    readings: readings::READINGS,
    study: super::study::STUDY,
    winnability: super::study::WINNABILITY,
};
