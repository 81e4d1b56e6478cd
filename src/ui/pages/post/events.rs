//! All events: those that run, those that are over, and, when asked for, those
//! that are archived.

use leptos::prelude::*;

use super::event::event_page::course;
use super::event::sheet::figures;
use crate::storage::post::StoredEvent;
use crate::ui::components::page::page;
use crate::ui::components::post::moment::to_the_minute;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::order::put_in_order;
use crate::ui::post::CorrespondenceStore;
use crate::ui::route::{PostRoute, Route};
use crate::ui::text;

/// The page.
pub fn events_page() -> El {
    let post = expect_context::<CorrespondenceStore>();
    post.tick();
    let all = RwSignal::new(false);
    let any = Memo::new(move |_| post.events.with(|events| !events.is_empty()));
    let new = el("div").class("primary").child(
        el("a")
            .class("button main")
            .attr("data-act", "new-event")
            .attr("href", Route::from(PostRoute::NewEvent).href())
            .child(text::desk().post.events.new),
    );
    let body = several()
        .child(dynamic(move || match any.get() {
            true => untrack(|| list(post, all)),
            false => empty(),
        }))
        .child(new);
    page(
        text::desk().post.events.title,
        &PostRoute::Games.into(),
        body,
    )
    .class("page events-page")
}

/// What will be here.
fn empty() -> El {
    let words = &text::desk().post.events;
    several()
        .child(el("p").class("empty").child(words.none))
        .child(
            el("div")
                .class("event-teach")
                .child(words.none_what.map(|what| el("p").child(what))),
        )
}

fn list(post: CorrespondenceStore, all: RwSignal<bool>) -> El {
    let archived = Memo::new(move |_| {
        post.events
            .with(|events| events.iter().filter(|event| event.archived).count())
    });
    let shown = Memo::new(move |_| {
        let all = all.get();
        post.events.with(|events| {
            let shown = events.iter().filter(|event| all || !event.archived);
            let mut shown: Vec<StoredEvent> = shown.cloned().collect();
            // What ends first is wanted first; what is archived comes last.
            put_in_order(&mut shown, |kept| {
                (kept.archived, kept.event.end(), kept.id.clone())
            });
            shown
        })
    });
    let rows = dynamic(move || {
        let shown = shown.get();
        if shown.is_empty() {
            return el("p")
                .class("quiet")
                .child(text::desk().post.events.only_archived);
        }
        let rows: Vec<El> = untrack(|| shown.into_iter().map(|kept| row(post, kept)).collect());
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
                    (text::desk().post.events.archived)(archived.get())
                }))
        },
    );
    several().child(rows).child(toggle)
}

fn row(post: CorrespondenceStore, kept: StoredEvent) -> El {
    let words = &text::desk().post.events;
    let draft = kept.event.draft().clone();
    let end = kept.event.end();
    let id = kept.id.clone();
    let games = Memo::new(move |_| {
        post.games
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
        let games = (text::desk().post.events.games)(games.get());
        [course(&draft, post, end), ", ", &games].concat()
    });
    let archived = kept
        .archived
        .then(|| el("small").child([", ", words.is_archived].concat()));
    el("li").child(
        el("a")
            .attr("data-event", &kept.id)
            .attr("href", Route::from(PostRoute::Event(kept.id)).href())
            .child(el("strong").child(name))
            .child(el("small").child(state).child(archived))
            .child(blocks)
            .child(el("small").class("num").child(dates)),
    )
}
