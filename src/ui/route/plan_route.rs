//! The pages of the area *plan*, with their addresses: [`PlanRoute`].

use super::Route;

/// A page that looks ahead in correspondence games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRoute {
    /// A game at later instants, by its id: what if, the pace, the calendar.
    Ahead(String),
    /// All of one's own games at later instants.
    AllAhead,
}

impl PlanRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<PlanRoute> {
        Some(match *parts {
            // The last two are its old addresses.
            ["post", "game", id, "ahead" | "what-if" | "chart"] => PlanRoute::Ahead(id.into()),
            ["post", "ahead"] => PlanRoute::AllAhead,
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            PlanRoute::Ahead(id) => format!("/post/game/{id}/ahead"),
            PlanRoute::AllAhead => "/post/ahead".into(),
        }
    }
}

impl From<PlanRoute> for Route {
    fn from(page: PlanRoute) -> Route {
        Route::Plan(page)
    }
}
