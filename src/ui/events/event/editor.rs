//! The pages that create an event, by hand or from a link, or change one.

use leptos::prelude::*;

use super::event_form::EventForm;
use super::form::Form;
use super::keep::{add, go_on_with_game, same, show};
use super::sheet::Sheet;
use crate::correspondence::Event;
use crate::correspondence::link::{self, BrokenLink, LinkError, LinkKey};
use crate::platform::location;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text;
use crate::ui::text::events::{self, form as texts, list as list_texts};
use crate::ui::widgets::following::Following;
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

/// The event of a link: an offer to add it, the page of the same event if that is here already, or
/// a form with the readable values of a broken link.
#[component]
fn SharedEvent(query: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let event = match link::parse(&query) {
        Err(broken) => {
            let form = rest_of(&broken);
            let problems = broken.problems;
            return view! {
                <Problems problems/>
                <EventForm form old=None/>
            }
            .into_any();
        }
        Ok(event) => event,
    };
    if let Some(known) = same(correspondence, &event) {
        location::set_hash_in_place(&Route::from(EventsRoute::Event(known)).href()[1..]);
        return ().into_any();
    }
    let is_changing = RwSignal::new(false);
    let kept = StoredValue::new(event);
    let body = move || {
        if is_changing.get() {
            let form = kept.with_value(|event| Form::of(event.draft(), ""));
            view! { <EventForm form old=None/> }.into_any()
        } else {
            let event = kept.get_value();
            view! { <Offer event on_change=move |()| is_changing.set(true)/> }.into_any()
        }
    };
    view! { {body} }.into_any()
}

/// An event that can be added as it is, or changed first.
#[component]
fn Offer(event: Event, #[prop(into)] on_change: Callback<()>) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let name = event.draft().name.clone();
    let added = event.clone();
    view! {
        <p class="event-shared" data-said="shared">{texts::shared()}</p>
        <h2 class="event-shared-name">{name}</h2>
        <Sheet event/>
        <Following/>
        <div class="event-foot no-print">
            <button type="button" data-act="change-shared" on:click=move |_| on_change.run(())>
                {texts::shared_edit()}
            </button>
            <button
                type="button"
                class="main"
                data-act="add-shared"
                disabled=move || correspondence.following.get()
                on:click=move |_| show(add(correspondence, added.clone(), String::new()))
            >
                {texts::shared_add()}
            </button>
        </div>
    }
}

/// A form with what could be read of a link. A start or a length that could not be read stays
/// empty, because the app does not guess them.
fn rest_of(broken: &BrokenLink) -> Form {
    let form = Form::of(&broken.draft, "");
    for problem in &broken.problems {
        match problem {
            LinkError::Missing(LinkKey::Start) | LinkError::Unreadable(LinkKey::Start) => {
                form.fields.update(|fields| fields.start = None);
            }
            LinkError::Missing(LinkKey::Days) | LinkError::Unreadable(LinkKey::Days) => {
                form.fields.update(|fields| fields.days.clear());
            }
            _ => {}
        }
    }
    form
}

/// The problems of a link.
#[component]
fn Problems(problems: Vec<LinkError>) -> impl IntoView {
    let item = |&problem: &LinkError| view! { <li>{events::link::fault(problem)}</li> };
    view! {
        <div class="ask" role="alert" data-said="broken-link">
            <p class="refusal">{texts::shared_wrong(problems.len())}</p>
            <ul class="problems">{problems.iter().map(item).collect_view()}</ul>
            <p>{texts::shared_rest()}</p>
        </div>
    }
}
