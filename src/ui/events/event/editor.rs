//! The pages that create an event, by hand or from a link, or change one.

use leptos::prelude::*;

use super::event_form::EventForm;
use super::form::Form;
use super::keep::go_on_with_game;
use super::shared::SharedEvent;
use crate::platform::location;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text;
use crate::ui::text::events::{form as texts, list as list_texts};
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::page::Page;

/// The page that creates an event; opened from a link, it offers the event of the link.
#[component]
pub(crate) fn NewEventPage() -> impl IntoView {
    let asked = RwSignal::new(asked_for(&location::hash()));
    use_listener(location::on_hash_change(move |hash| {
        let now = asked_for(&hash);
        if now.is_some() && asked.get_untracked() != now {
            asked.set(now);
        }
    }));
    let body = move || {
        let query = asked.get().unwrap_or_default();
        untrack(|| {
            if query.is_empty() {
                view! { <EventForm form=Form::empty() old=None/> }.into_any()
            } else {
                view! { <SharedEvent query/> }.into_any()
            }
        })
    };
    view! {
        <Page title=texts::title_new() back=EventsRoute::List>
            {body}
        </Page>
    }
}

/// The page that creates the event of a game that is being entered. From it, the way leads back to
/// that game.
#[component]
pub(crate) fn GameEventPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let has_events = (correspondence.events).with_untracked(|events| !events.is_empty());
    // Without an event, the form of the game leads here.
    let back = if has_events {
        Route::NewCorrespondenceGame
    } else {
        Route::CorrespondenceGames
    };
    view! {
        <Page title=texts::title_new() back>
            <p class="event-shared" data-said="for-game">{text::correspondence::new::needs_event()}</p>
            <EventForm form=Form::empty() old=None on_added=go_on_with_game/>
        </Page>
    }
}

/// The query of an address, if it is one of this page.
fn asked_for(hash: &str) -> Option<String> {
    let (route, query) = Route::parse(hash);
    (route == EventFormRoute::New.into()).then(|| query.to_owned())
}

/// The page that changes an event.
#[component]
pub(crate) fn EditEventPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let kept = untrack(|| correspondence.event(&id));
    let back = match &kept {
        Some(kept) => EventsRoute::Event(kept.id.clone()),
        None => EventsRoute::List,
    };
    let body = match kept {
        Some(kept) => {
            let form = Form::of(kept.event.draft(), &kept.note);
            view! { <EventForm form old=Some(kept)/> }.into_any()
        }
        None => view! { <p class="empty">{list_texts::missing()}</p> }.into_any(),
    };
    view! {
        <Page title=texts::title_edit() back>
            {body}
        </Page>
    }
}
