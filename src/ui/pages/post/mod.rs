//! The pages about correspondence games.

pub mod absence;
pub mod chart;
pub mod event;
pub mod events;
pub mod game;
pub mod games;
pub mod new;
mod plan;
pub mod study;
pub mod team;
pub mod what_if;

use leptos::prelude::*;

use crate::ui::el::El;
use crate::ui::post::Post;
use crate::ui::route::PostRoute;

/// The page of a route.
pub fn post_page(page: PostRoute) -> El {
    expect_context::<Post>().open();
    match page {
        PostRoute::Games => games::games_page(),
        PostRoute::New => new::new_page(),
        PostRoute::Game(id) => game::game_page(&id),
        PostRoute::Study(id) => study::study_page(&id),
        PostRoute::WhatIf(id) => what_if::what_if_page(&id),
        PostRoute::Chart(id) => chart::chart_page(&id),
        PostRoute::Events => events::events_page(),
        PostRoute::NewEvent => event::new_event_page(),
        PostRoute::Event(id) => event::event_page(&id),
        PostRoute::EditEvent(id) => event::edit_event_page(&id),
        PostRoute::Team(id) => team::team_page(&id),
        PostRoute::Absence => absence::absence_page(),
    }
}
