//! The page of an event: its parameters, its games and its link.

use leptos::prelude::*;

use super::acts::Acts;
use super::games::Games;
use super::settled::SettledFacts;
use super::share::Share;
use super::sheet::Sheet;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text::events::{list as texts, sheet as sheet_texts};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;
use crate::ui::widgets::page::Page;

/// The page of an event.
#[component]
pub(crate) fn EventPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let kept = Memo::new(move |_| correspondence.event(&id));
    let name = move || kept.with_untracked(|kept| Some(kept.as_ref()?.event.draft().name.clone()));
    let is_missing = name().is_none();
    let body = move || {
        let kept = kept.get()?;
        Some(untrack(|| view! { <Body kept/> }))
    };
    let tools = move || kept.with_untracked(|kept| Some(tools(&kept.as_ref()?.id)));
    view! {
        <Page
            title=name().unwrap_or_else(|| texts::title().to_owned())
            back=EventsRoute::List
            tools
        >
            {is_missing.then(|| view! { <p class="empty">{texts::missing()}</p> })}
            {body}
        </Page>
    }
}

/// The ways to change the event and to enter a game in it, in the header.
fn tools(id: &str) -> impl IntoView + use<> {
    let enter = [&Route::NewCorrespondenceGame.href(), "?event=", id].concat();
    view! {
        <div class="page-tools">
            <IconLink
                act="edit-event"
                icon=Icon::Edit
                label=sheet_texts::edit()
                to=EventFormRoute::Edit(id.to_owned())
            />
        </div>
        <a
            class="button main correspondence-enter"
            data-act="add-game"
            aria-label=sheet_texts::add_game()
            href=enter
        >
            {Icon::Plus.view()}
            <span>{sheet_texts::add_game()}</span>
        </a>
    }
}

#[component]
fn Body(kept: StoredEvent) -> impl IntoView {
    let state = kept.archived.then(|| {
        view! { <p class="quiet no-print" data-said="archived">{texts::is_archived()}</p> }
    });
    let note = (!kept.note.trim().is_empty()).then(|| {
        view! {
            <section class="event-note no-print">
                <h2>{sheet_texts::note()}</h2>
                <p>{kept.note.clone()}</p>
            </section>
        }
    });
    view! {
        <div class="event-page">
            {state}
            <Following/>
            <Games id=kept.id.clone()/>
            <Sheet event=kept.event.clone()/>
            <SettledFacts kept=kept.clone()/>
            {note}
            <Share event=kept.event.clone()/>
            <Acts kept/>
        </div>
    }
}
