//! The pages of the area *plan*, with their addresses: [`PlanRoute`].

use super::Route;

/// A page to plan correspondence games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRoute {
    /// The later course of a game, by its id: the time is moved forward by hand.
    WhatIf(String),
    /// The time left after each move of a game, by its id, and the pace from there.
    Chart(String),
    /// The planner for a leave.
    Absence,
}

impl PlanRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<PlanRoute> {
        Some(match *parts {
            ["post", "game", id, "what-if"] => PlanRoute::WhatIf(id.into()),
            ["post", "game", id, "chart"] => PlanRoute::Chart(id.into()),
            ["post", "absence"] => PlanRoute::Absence,
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            PlanRoute::WhatIf(id) => format!("/post/game/{id}/what-if"),
            PlanRoute::Chart(id) => format!("/post/game/{id}/chart"),
            PlanRoute::Absence => "/post/absence".into(),
        }
    }
}

impl From<PlanRoute> for Route {
    fn from(page: PlanRoute) -> Route {
        Route::Plan(page)
    }
}
