//! The pages about correspondence games.

pub(crate) mod chart;
pub mod event;
pub(crate) mod events;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod leave_planner;
pub(crate) mod new;
mod plan;
pub(crate) mod study;
pub(crate) mod team;
pub(crate) mod what_if;

use leptos::prelude::*;

use crate::ui::correspondence::CorrespondenceStore;
use crate::ui::el::El;
use crate::ui::route::CorrespondenceRoute;

/// A page about games. What is none of them leads to their list.
pub fn games(page: CorrespondenceRoute) -> El {
    expect_context::<CorrespondenceStore>().open();
    match page {
        CorrespondenceRoute::New => new::new_page(),
        CorrespondenceRoute::Game(id) => game::game_page(&id),
        _ => games::games_page(),
    }
}

/// A page about what may become of games. What is none of them leads to a time
/// away.
pub fn plan(page: CorrespondenceRoute) -> El {
    expect_context::<CorrespondenceStore>().open();
    match page {
        CorrespondenceRoute::WhatIf(id) => what_if::what_if_page(&id),
        CorrespondenceRoute::Chart(id) => chart::chart_page(&id),
        _ => leave_planner::absence_page(),
    }
}

/// A page about events. What is none of them leads to their list.
pub fn events(page: CorrespondenceRoute) -> El {
    expect_context::<CorrespondenceStore>().open();
    match page {
        CorrespondenceRoute::NewEvent => event::new_event_page(),
        CorrespondenceRoute::Event(id) => event::event_page(&id),
        CorrespondenceRoute::EditEvent(id) => event::edit_event_page(&id),
        CorrespondenceRoute::Team(id) => team::team_page(&id),
        _ => events::events_page(),
    }
}

/// What one works out about a game.
pub fn study(id: &str) -> El {
    expect_context::<CorrespondenceStore>().open();
    study::study_page(id)
}
