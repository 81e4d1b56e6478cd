//! The list of correspondence games, by what has to be done next and until when.

pub(crate) mod backup_reminder;
mod filter_bar;
mod list_state;
mod row;
mod rows;

use leptos::prelude::*;

use crate::correspondence::Utc;
use crate::correspondence::rank::{EventLine, ListQuery, RankedList, list};
use crate::platform::timer::once;
use crate::platform::{scroll, visibility};
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::route::{CorrespondenceRoute, EventsRoute, ManageRoute, PlanRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::page::page;
use backup_reminder::backup_line;

pub(crate) fn games_page() -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let none = move || {
        correspondence.games.with(Vec::is_empty) && correspondence.orphans.with(Vec::is_empty)
    };
    let none = Memo::new(move |_| none());
    let body = dynamic(move || {
        if none.get() {
            empty(correspondence)
        } else {
            untrack(|| full(correspondence))
        }
    });
    page(text::correspondence().games.title, &Route::Clock, body)
}

/// What will be here, and the one thing to do.
fn empty(correspondence: CorrespondenceStore) -> El {
    let words = &text::correspondence().games;
    let there = correspondence.events.with(|events| !events.is_empty());
    let link = |act: &str, main: bool, route: Route, label: &str| {
        el("a")
            .class(if main { "button main" } else { "button" })
            .attr("data-act", act)
            .attr("href", route.href())
            .child(label)
    };
    several()
        .child(el("p").class("empty").child(words.teach))
        .child(el("p").child(words.teach_blocks))
        .child(
            el("div")
                .class("primary")
                .child(link(
                    "enter-game",
                    there,
                    CorrespondenceRoute::New.into(),
                    words.enter_game,
                ))
                .child(link(
                    "make-event",
                    !there,
                    EventsRoute::New.into(),
                    words.make_event,
                )),
        )
        .child(el("p").class("quiet").child(words.open_link))
        .child(links())
}

/// Where else one may want to go.
fn links() -> El {
    let words = &text::correspondence().games;
    let link = |act: &str, route: Route, label: &'static str| {
        el("a")
            .attr("data-act", act)
            .attr("href", route.href())
            .child(label)
    };
    el("p")
        .class("links no-print")
        .child(link("events", EventsRoute::List.into(), words.events))
        .child(link("ahead", PlanRoute::AllAhead.into(), words.ahead))
        .child(link("absence", PlanRoute::Absence.into(), words.absence))
        .child(link(
            "backup",
            Route::Manage(ManageRoute::Settings),
            words.backup,
        ))
}

fn full(correspondence: CorrespondenceStore) -> El {
    let words = &text::correspondence().games;
    let (asked, top) = list_state::kept();
    let asked = RwSignal::new(asked);
    let listed = listed(correspondence, asked);
    let keep = move || {
        if let Some(asked) = asked.try_get_untracked() {
            list_state::keep(asked, scroll::top());
        }
    };
    // Loaded anew, a page goes without a word.
    let leaving = StoredValue::new_local(visibility::on_pagehide(keep));
    on_cleanup(move || {
        drop(leaving.try_update_value(Option::take));
        keep();
        // What comes next begins at its top.
        scroll::to(0.0);
    });
    if top > 0.0 {
        // The list has its height once it is in the page.
        once(Millis::ZERO, move || scroll::to(top));
    }
    // Where there are only games without their event, nothing was asked for.
    let any = move || correspondence.games.with(|games| !games.is_empty());
    let nothing = move || any() && listed.with(|listed| listed.rows.is_empty());
    let enter = el("a")
        .class("button")
        .attr("data-act", "enter-game")
        .attr("href", Route::from(CorrespondenceRoute::New).href())
        .child(words.enter_game);
    several()
        .child(
            el("div")
                .class("correspondence-head no-print")
                .child(next(correspondence, listed))
                .child(enter),
        )
        .child(sooner(correspondence, listed))
        .child(backup_line())
        .child(links())
        .child(filter_bar::asking(correspondence, asked, listed))
        .child(when(nothing, move || {
            el("p")
                .class("correspondence-nothing")
                .attr("role", "status")
                .child(text::correspondence().games.nothing_found)
                .child(" ")
                .child(
                    el("button")
                        .attr("data-act", "show-all")
                        .on("click", move |_| asked.set(ListQuery::default()))
                        .child(text::correspondence().games.show_all),
                )
        }))
        .child(rows::rows(correspondence, listed))
        .child(orphans(correspondence))
}

/// The games whose event is not here, by their players.
fn orphans(correspondence: CorrespondenceStore) -> El {
    dynamic(move || {
        let orphans = correspondence.orphans.get();
        if orphans.is_empty() {
            return None;
        }
        let words = &text::correspondence().games;
        let mut list = el("ul");
        for orphan in orphans {
            let link = el("a")
                .attr(
                    "href",
                    Route::from(CorrespondenceRoute::Game(orphan.id)).href(),
                )
                .child((t().games.versus)(&orphan.players));
            list = list.child(el("li").attr("dir", "auto").child(link));
        }
        let section = el("section")
            .class("correspondence-orphans")
            .attr("aria-label", words.orphans)
            .child(el("h2").child(words.orphans))
            .child(el("p").class("quiet").child(words.orphans_why))
            .child(list);
        Some(section)
    })
}

/// The list as it stands; made again when a game, an event or a question is
/// another, and when time alone changes it.
fn listed(correspondence: CorrespondenceStore, asked: RwSignal<ListQuery>) -> Memo<RankedList> {
    let due = StoredValue::new(None::<(Utc, Option<Utc>)>);
    let settled = Memo::new(move |before: Option<&Utc>| {
        let now = correspondence.now.get();
        match (before, due.get_value()) {
            (Some(before), Some((made, until)))
                if now >= made && until.is_none_or(|until| now < until) =>
            {
                *before
            }
            _ => now,
        }
    });
    Memo::new(move |_| {
        settled.get();
        let now = correspondence.now.get_untracked();
        let listed = correspondence.games.with(|games| {
            correspondence.events.with(|events| {
                let lines: Vec<EventLine<'_>> = events
                    .iter()
                    .map(|kept| EventLine {
                        id: &kept.id,
                        name: &kept.event.draft().name,
                        archived: kept.archived,
                    })
                    .collect();
                asked.with(|asked| list(games, &lines, asked, now))
            })
        });
        due.set_value(Some((now, listed.until)));
        listed
    })
}

/// A game of the list that is named by itself: its id, who plays, and when its
/// clock falls.
type Named = Memo<Option<(String, String, Utc)>>;

fn named(
    correspondence: CorrespondenceStore,
    found: impl Fn() -> Option<(usize, Utc)> + Send + Sync + 'static,
) -> Named {
    let found: Box<dyn Fn() -> Option<(usize, Utc)> + Send + Sync> = Box::new(found);
    Memo::new(move |_| {
        let (place, falls) = found()?;
        correspondence.games.with(|games| {
            let game = games.get(place)?;
            Some((game.id.clone(), row::who(game), falls))
        })
    })
}

/// The game that may have less time than the next one, while it is not known how
/// its server refills.
fn sooner(correspondence: CorrespondenceStore, listed: Memo<RankedList>) -> El {
    let found = named(correspondence, move || listed.with(|listed| listed.sooner));
    dynamic(move || {
        let (id, who, falls) = found.get()?;
        let words = move || {
            let left = falls.since(correspondence.now.get());
            (text::correspondence().games.sooner)(&who, left.is_positive().then_some(&left))
        };
        let link = el("a")
            .attr("data-act", "sooner")
            .attr("href", Route::from(CorrespondenceRoute::Game(id)).href())
            .child(text(words));
        Some(el("p").class("correspondence-sooner").child(link))
    })
}

/// The one thing to do: the game with the least time.
fn next(correspondence: CorrespondenceStore, listed: Memo<RankedList>) -> El {
    let next = named(correspondence, move || listed.with(|listed| listed.next));
    dynamic(move || {
        let words = &text::correspondence().games;
        let Some((id, who, falls)) = next.get() else {
            return el("p").class("quiet").child(words.no_next);
        };
        let left =
            move || (text::correspondence().games.left)(&falls.since(correspondence.now.get()));
        el("a")
            .class("button main correspondence-next")
            .attr("data-act", "next-game")
            .attr("href", Route::from(CorrespondenceRoute::Game(id)).href())
            .child(el("span").child(words.next).child(": ").child(who))
            .child(el("small").class("num").child(text(left)))
    })
}
