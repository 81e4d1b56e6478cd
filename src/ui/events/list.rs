//! The list of events: running, finished, and on request archived ones.

use leptos::prelude::*;

use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::events::event::event_page::course;
use crate::ui::events::event::sheet::figures;
use crate::ui::route::{CorrespondenceRoute, EventsRoute, Route};
use crate::ui::text;
use crate::ui::widgets::moment::to_the_minute;
use crate::ui::widgets::page::page;

pub(crate) fn events_page() -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let all = RwSignal::new(false);
    let any = Memo::new(move |_| correspondence.events.with(|events| !events.is_empty()));
    let new = el("div").class("primary").child(
        el("a")
            .class("button main")
            .attr("data-act", "new-event")
            .attr("href", Route::from(EventsRoute::New).href())
            .child(text::correspondence().events.new),
    );
    let body = several()
        .child(dynamic(move || {
            if any.get() {
                untrack(|| list(correspondence, all))
            } else {
                empty()
            }
        }))
        .child(new);
    page(
        text::correspondence().events.title,
        &CorrespondenceRoute::Games.into(),
        body,
    )
    .class("page events-page")
}

/// What will be here.
fn empty() -> El {
    let words = &text::correspondence().events;
    several()
        .child(el("p").class("empty").child(words.none))
        .child(
            el("div")
                .class("event-teach")
                .child(words.none_what.map(|what| el("p").child(what))),
        )
}

fn list(correspondence: CorrespondenceStore, all: RwSignal<bool>) -> El {
    let archived = Memo::new(move |_| {
        correspondence
            .events
            .with(|events| events.iter().filter(|event| event.archived).count())
    });
    let shown = Memo::new(move |_| {
        let all = all.get();
        correspondence.events.with(|events| {
            let shown = events.iter().filter(|event| all || !event.archived);
            let mut shown: Vec<StoredEvent> = shown.cloned().collect();
            // What ends first is wanted first; what is archived comes last.
            shown.sort_by_cached_key(|kept| (kept.archived, kept.event.end(), kept.id.clone()));
            shown
        })
    });
    let rows = dynamic(move || {
        let shown = shown.get();
        if shown.is_empty() {
            return el("p")
                .class("quiet")
                .child(text::correspondence().events.only_archived);
        }
        let rows: Vec<El> = untrack(|| {
            shown
                .into_iter()
                .map(|kept| row(correspondence, kept))
                .collect()
        });
        el("ul").class("event-list").child(rows)
    });
    let toggle = when(
        move || archived.get() > 0,
        move || {
            el("label")
                .class("check")
                .child(
                    el("input")
                        .attr("type", "checkbox")
                        .attr("name", "show-archived")
                        .flag_with("checked", move || all.get())
                        .on("change", move |event| all.set(event.checked())),
                )
                .child(text(move || {
                    (text::correspondence().events.archived)(archived.get())
                }))
        },
    );
    several().child(rows).child(toggle)
}

fn row(correspondence: CorrespondenceStore, kept: StoredEvent) -> El {
    let words = &text::correspondence().events;
    let draft = kept.event.draft().clone();
    let end = kept.event.end();
    let id = kept.id.clone();
    let games = Memo::new(move |_| {
        correspondence
            .games
            .with(|lines| lines.iter().filter(|line| line.event == id).count())
    });
    let dates = [
        &to_the_minute(draft.start),
        "\u{a0}\u{2013} ",
        &to_the_minute(end),
    ]
    .concat();
    let blocks = figures([draft.clock, draft.increment, draft.bank]);
    let name = draft.name.clone();
    let state = text(move || {
        let games = (text::correspondence().events.games)(games.get());
        [course(&draft, correspondence, end), ", ", &games].concat()
    });
    let archived = kept
        .archived
        .then(|| el("small").child([", ", words.is_archived].concat()));
    el("li").child(
        el("a")
            .attr("data-event", &kept.id)
            .attr("href", Route::from(EventsRoute::Event(kept.id)).href())
            .child(el("strong").child(name))
            .child(el("small").child(state).child(archived))
            .child(blocks)
            .child(el("small").class("num").child(dates)),
    )
}
