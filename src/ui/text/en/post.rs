//! Correspondence games, in English.

mod common;
mod events;
mod game;
mod games;
pub(super) mod keep;
mod plan;
mod readings;

use crate::ui::text::post::Post;

pub(super) const POST: Post = Post {
    common: common::COMMON,
    games: games::GAMES,
    game: game::GAME,
    events: events::EVENTS,
    plan: plan::PLAN,
    readings: readings::READINGS,
};
