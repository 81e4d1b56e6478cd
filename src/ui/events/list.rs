//! The list of events: running, finished, and on request archived ones.

use leptos::prelude::*;

use crate::correspondence::rank::GameNow;
use crate::correspondence::{EventDraft, Summary, Utc};
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text::events::list as texts;
use crate::ui::widgets::block_figures::BlockFigures;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::moment::{day_in_zone, soon};
use crate::ui::widgets::page::Page;

#[component]
pub(crate) fn EventsPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let is_any = move || correspondence.events.with(|events| !events.is_empty());
    view! {
        <Page title=texts::title() back=Route::CorrespondenceGames>
            <Show when=is_any fallback=|| view! { <NoEvents/> }>
                <List/>
            </Show>
            <div class="event-foot">
                <a class="button main" data-act="new-event" href=Route::from(EventFormRoute::New).href()>
                    {texts::new()}
                </a>
            </div>
        </Page>
    }
}

/// Shown while there are no events.
#[component]
fn NoEvents() -> impl IntoView {
    view! {
        <p class="empty">{texts::none()}</p>
        <div class="event-teach stack apart">
            {[texts::none_what_1(), texts::none_what_2(), texts::none_what_3()].map(|what| view! { <p>{what}</p> }).collect_view()}
        </div>
    }
}

#[component]
fn List() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let with_archived = RwSignal::new(false);
    let archived = Memo::new(move |_| {
        let archived = |events: &Vec<StoredEvent>| events.iter().filter(|one| one.archived).count();
        correspondence.events.with(archived)
    });
    let shown = Memo::new(move |_| shown(correspondence, with_archived.get()));
    let row = |kept| view! { <Row kept/> };
    let rows = move || {
        let shown = shown.get();
        if shown.is_empty() {
            view! { <p class="quiet">{texts::only_archived()}</p> }.into_any()
        } else {
            let rows = untrack(|| shown.into_iter().map(row).collect_view());
            view! { <ul class="event-list">{rows}</ul> }.into_any()
        }
    };
    view! {
        {rows}
        <Show when=move || { archived.get() > 0 }>
            <label class="check">
                <input
                    type="checkbox"
                    name="show-archived"
                    prop:checked=move || with_archived.get()
                    on:change:target=move |event| with_archived.set(event.target().checked())
                />
                <span>{move || texts::archived(archived.get())}</span>
            </label>
        </Show>
    }
}

/// The events that the list shows: the one in which the owner's first clock falls before the others',
/// then the earliest end; archived ones last.
fn shown(correspondence: CorrespondenceStore, with_archived: bool) -> Vec<StoredEvent> {
    correspondence.events.with(|events| {
        let shown = events
            .iter()
            .filter(|event| with_archived || !event.archived);
        let mut shown: Vec<StoredEvent> = shown.cloned().collect();
        let now = correspondence.this_second();
        correspondence.games.with(|games| {
            shown.sort_by_cached_key(|kept| {
                let next = of_event(games, &kept.id, now).1.unwrap_or(Utc::MAX);
                (kept.archived, next, kept.event.end(), kept.id.clone())
            });
        });
        shown
    })
}

#[component]
fn Row(kept: StoredEvent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let draft = kept.event.draft().clone();
    let (start, end) = (draft.start, kept.event.end());
    let dates = [
        &day_in_zone(start, &draft.zone),
        "\u{a0}\u{2013} ",
        &day_in_zone(end, &draft.zone),
    ]
    .concat();
    let id = kept.id.clone();
    let games = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|lines| of_event(lines, &id, now))
    });
    let EventDraft {
        name,
        clock,
        increment,
        increment_moves,
        bank,
        ..
    } = draft;
    let state = move || {
        let games = texts::games(games.get().0);
        [course(start, end, correspondence.now.get()), ", ", &games].concat()
    };
    let next = move || {
        let due = games.get().1?;
        Some(texts::next(&soon(due, correspondence.now.get())))
    };
    let archived = kept.archived.then(|| [", ", texts::is_archived()].concat());
    let href = Route::from(EventsRoute::Event(kept.id.clone())).href();
    view! {
        <li>
            <a data-event=kept.id href=href>
                <strong dir="auto">{name}</strong>
                " "
                <span class="event-next num">{next}</span>
                " "
                <small class="event-state">{state} {archived}</small>
                " "
                <small class="event-dates num">{dates}</small>
                " "
                <BlockFigures blocks=[clock, increment, bank] increment_moves/>
                {Icon::On.view()}
            </a>
        </li>
    }
}

/// How many games an event has, and when the first of the clocks falls that its owner answers for.
fn of_event(games: &[Summary], event: &str, now: Utc) -> (usize, Option<Utc>) {
    let of_event = games.iter().filter(|game| game.event == event);
    let games = of_event.map(|game| GameNow::of(game, now));
    games.fold((0, None), |(count, first), game| {
        let due = game.due().filter(|_| game.standing.acts());
        (count + 1, first.into_iter().chain(due).min())
    })
}

/// Whether an event has begun, runs, or is over, in words.
fn course(start: Utc, end: Utc, now: Utc) -> &'static str {
    if now < start {
        texts::not_begun()
    } else if now < end {
        texts::running()
    } else {
        texts::over()
    }
}
