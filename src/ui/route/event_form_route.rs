//! The pages of the area *event form*, with their addresses: [`EventFormRoute`].

use super::Route;

/// A page to enter the parameters of a correspondence event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFormRoute {
    /// The form for a new event; a link carries its parameters.
    New,
    /// The same for a game that is being entered: from here back to that game.
    NewForGame,
    /// The form that changes an event, by its id.
    Edit(String),
}

impl EventFormRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<EventFormRoute> {
        Some(match *parts {
            ["post", "event"] => EventFormRoute::New,
            ["post", "new", "event"] => EventFormRoute::NewForGame,
            ["post", "event", id, "edit"] => EventFormRoute::Edit(id.into()),
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            EventFormRoute::New => "/post/event".into(),
            EventFormRoute::NewForGame => "/post/new/event".into(),
            EventFormRoute::Edit(id) => format!("/post/event/{id}/edit"),
        }
    }
}

impl From<EventFormRoute> for Route {
    fn from(page: EventFormRoute) -> Route {
        Route::EventForm(page)
    }
}
