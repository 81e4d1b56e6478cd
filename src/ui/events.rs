//! Correspondence events with their teams, and the pages that plan ahead: what-if, chart and leave.

pub(crate) mod chart;
pub mod event;
pub(crate) mod leave_planner;
pub(crate) mod list;
pub(crate) mod team;
pub(crate) mod what_if;

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::El;
use crate::ui::route::CorrespondenceRoute;

/// A page that plans ahead. Any other route shows the leave planner.
pub fn plan(page: CorrespondenceRoute) -> El {
    expect_context::<CorrespondenceStore>().open();
    match page {
        CorrespondenceRoute::WhatIf(id) => what_if::what_if_page(&id),
        CorrespondenceRoute::Chart(id) => chart::chart_page(&id),
        _ => leave_planner::absence_page(),
    }
}

/// A page about events. Any other route shows their list.
pub fn events(page: CorrespondenceRoute) -> El {
    expect_context::<CorrespondenceStore>().open();
    match page {
        CorrespondenceRoute::NewEvent => event::new_event_page(),
        CorrespondenceRoute::Event(id) => event::event_page(&id),
        CorrespondenceRoute::EditEvent(id) => event::edit_event_page(&id),
        CorrespondenceRoute::Team(id) => team::team_page(&id),
        _ => list::events_page(),
    }
}
