//! The page of an event: its parameters, its games and its link.

use leptos::prelude::*;

use super::settled::SettledFacts;
use super::share::{EventLink, Share};
use super::sheet::Sheet;
use crate::correspondence::Summary;
use crate::correspondence::rank::{ListQuery, list, most, shared_surnames};
use crate::platform::print;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text::events::{list as texts, sheet as sheet_texts};
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::game_row::KeptRow;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;
use crate::ui::widgets::link_code::PrintedCode;
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
    let shared = EventLink::new(kept.event.clone());
    view! {
        <div class="event-page">
            {state}
            <Following/>
            <Games id=kept.id.clone()/>
            <Sheet event=kept.event.clone()>
                <PrintedCode coded=shared.coded/>
            </Sheet>
            <SettledFacts kept=kept.clone()/>
            {note}
            <Share shared name=kept.event.draft().name.clone()/>
            <Acts kept/>
        </div>
    }
}

#[component]
fn Acts(kept: StoredEvent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let team = kept.event.draft().team.then(|| {
        let to = EventsRoute::Team(kept.id.clone());
        view! { <ActLink act="team" icon=Icon::Team label=sheet_texts::team() to/> }
    });
    let archive_words = if kept.archived {
        sheet_texts::unarchive()
    } else {
        sheet_texts::archive()
    };
    let id = kept.id.clone();
    let archive = move |()| {
        let other = StoredEvent {
            archived: !kept.archived,
            ..kept.clone()
        };
        // The store reports what goes wrong.
        let _ = correspondence.save_event(&other);
    };
    view! {
        <div class="acts no-print">
            {team}
            <ActButton act="print" icon=Icon::Print label=sheet_texts::print() on_click=|()| print::print()/>
            <ActButton
                act="archive"
                icon=Icon::Archive
                label=archive_words
                is_disabled=correspondence.following
                on_click=archive
            />
            <DeleteEvent id/>
        </div>
    }
}

/// Deletes at the second click. Only an event without games can be deleted.
#[component]
fn DeleteEvent(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let id = StoredValue::new(id);
    let is_empty = Memo::new(move |_| {
        let of_event = |line: &Summary| id.with_value(|id| line.event == *id);
        !correspondence
            .games
            .with(|lines| lines.iter().any(of_event))
    });
    let is_sure = RwSignal::new(false);
    let act = move |_| {
        if !is_sure.get_untracked() {
            is_sure.set(true);
        } else if id.with_value(|id| correspondence.delete_event(id)).is_ok() {
            Route::from(EventsRoute::List).go();
        }
    };
    let words = move || {
        if is_sure.get() {
            sheet_texts::delete_sure()
        } else {
            sheet_texts::delete()
        }
    };
    view! {
        <Show when=move || is_empty.get()>
            <button
                type="button"
                class="act"
                data-act="delete-event"
                disabled=move || correspondence.following.get()
                on:click=act
            >
                {Icon::Delete.view()}
                {words}
            </button>
        </Show>
    }
}

#[component]
fn Games(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let asked = ListQuery {
        event: Some(id),
        ..ListQuery::default()
    };
    // In the order of the list, which time changes too.
    let ids = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|games| {
            let rows = list(games, &[], &asked, now).rows.into_iter();
            let of_event = rows.filter_map(|place| Some(games.get(place)?.id.clone()));
            of_event.collect::<Vec<_>>()
        })
    });
    let most = Memo::new(move |_| correspondence.games.with(|games| most(games)));
    let shared = Memo::new(move |_| correspondence.games.with(|games| shared_surnames(games)));
    let is_none = Memo::new(move |_| ids.with(Vec::is_empty));
    view! {
        <section class="event-games-part no-print">
            <h2>{sheet_texts::games()}</h2>
            <Show
                when=move || !is_none.get()
                fallback=|| view! { <p class="quiet">{sheet_texts::no_games()}</p> }
            >
                <ul class="correspondence-rows" role="list">
                    <For each=move || ids.get() key=String::clone let:id>
                        <KeptRow id most shared of_event=true/>
                    </For>
                </ul>
            </Show>
        </section>
    }
}
