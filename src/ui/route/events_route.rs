//! The pages of the area *events*, with their addresses: [`EventsRoute`].

use super::Route;

/// A page about correspondence events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventsRoute {
    /// The list of all events.
    List,
    /// One event, by its id.
    Event(String),
    /// The teams of an event, by its id: substitutes, replacements, transfers.
    Team(String),
}

impl EventsRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<EventsRoute> {
        Some(match *parts {
            ["post", "events"] => EventsRoute::List,
            ["post", "event", id] => EventsRoute::Event(id.into()),
            ["post", "event", id, "team"] => EventsRoute::Team(id.into()),
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            EventsRoute::List => "/post/events".into(),
            EventsRoute::Event(id) => format!("/post/event/{id}"),
            EventsRoute::Team(id) => format!("/post/event/{id}/team"),
        }
    }
}

impl From<EventsRoute> for Route {
    fn from(page: EventsRoute) -> Route {
        Route::Events(page)
    }
}
