//! The page of an event: its parameters, its link and its games.

use leptos::prelude::*;

use super::share::share;
use super::sheet::sheet;
use crate::clock::GameResult;
use crate::correspondence::{EventDraft, Phase, Summary, Utc};
use crate::platform::print;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, text};
use crate::ui::route::{CorrespondenceRoute, EventsRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::following::following;
use crate::ui::widgets::moment;
use crate::ui::widgets::page::page;

/// The page of an event.
pub fn event_page(id: &str) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let id = id.to_owned();
    let kept = Memo::new(move |_| correspondence.event(&id));
    let Some(first) = kept.get_untracked() else {
        let missing = el("p")
            .class("empty")
            .child(text::correspondence().events.missing);
        return page(
            text::correspondence().events.title,
            &EventsRoute::List.into(),
            missing,
        );
    };
    let body = dynamic(move || {
        let kept = kept.get()?;
        Some(untrack(|| body(correspondence, kept)))
    });
    let name = first.event.draft().name.clone();
    page(&name, &EventsRoute::List.into(), body).class("page event-page")
}

fn body(correspondence: CorrespondenceStore, kept: StoredEvent) -> El {
    let words = &text::correspondence().events.sheet;
    let link = |page: EventsRoute, act: &str, label: &'static str| {
        el("a")
            .class("button")
            .attr("data-act", act)
            .attr("href", Route::from(page).href())
            .child(label)
    };
    let add = {
        let new = Route::from(CorrespondenceRoute::New).href();
        el("a")
            .class("button main")
            .attr("data-act", "add-game")
            .attr("href", [&new, "?event=", &kept.id].concat())
            .child(words.add_game)
    };
    let note = (!kept.note.trim().is_empty()).then(|| {
        el("section")
            .class("event-note no-print")
            .child(el("h2").child(words.note))
            .child(el("p").child(kept.note.as_str()))
    });
    let team = kept.event.draft().team.then(|| {
        let page = EventsRoute::Team(kept.id.clone());
        link(page, "team", words.team)
    });
    let printed = el("button")
        .attr("data-act", "print")
        .on("click", |_| print::print())
        .child(words.print);
    let edit = link(EventsRoute::Edit(kept.id.clone()), "edit-event", words.edit);
    let acts = el("section").class("no-print").child(
        el("div")
            .class("acts")
            .child(team)
            .child(edit)
            .child(printed)
            .child(archive(correspondence, &kept))
            .child(delete(correspondence, &kept)),
    );
    let state = kept.archived.then(|| {
        el("p")
            .class("quiet no-print")
            .attr("data-said", "archived")
            .child(text::correspondence().events.is_archived)
    });
    several()
        .child(state)
        .child(sheet(&kept.event))
        .child(games(correspondence, &kept))
        .child(el("div").class("primary no-print").child(add))
        .child(share(&kept.event))
        .child(note)
        .child(acts)
        .child(following(correspondence, "refusal"))
}

fn button(correspondence: CorrespondenceStore, act: &str) -> El {
    el("button")
        .attr("data-act", act)
        .attr_with("disabled", move || {
            correspondence.following.get().then_some("")
        })
}

fn archive(correspondence: CorrespondenceStore, kept: &StoredEvent) -> El {
    let words = &text::correspondence().events.sheet;
    let other = StoredEvent {
        archived: !kept.archived,
        ..kept.clone()
    };
    let label = if kept.archived {
        words.unarchive
    } else {
        words.archive
    };
    button(correspondence, "archive")
        .on("click", move |_| {
            // What goes wrong is told by itself.
            let _ = correspondence.save_event(&other);
        })
        .child(label)
}

/// Only an event without games can be deleted.
fn delete(correspondence: CorrespondenceStore, kept: &StoredEvent) -> El {
    let id = StoredValue::new(kept.id.clone());
    let empty = Memo::new(move |_| {
        let of_event = |line: &Summary| id.with_value(|id| line.event == *id);
        !correspondence
            .games
            .with(|lines| lines.iter().any(of_event))
    });
    let sure = RwSignal::new(false);
    let act = move || {
        if !sure.get_untracked() {
            sure.set(true);
        } else if id.with_value(|id| correspondence.delete_event(id)).is_ok() {
            Route::from(EventsRoute::List).go();
        }
    };
    dynamic(move || {
        empty.get().then(|| {
            button(correspondence, "delete-event")
                .on("click", move |_| act())
                .child(text(move || {
                    if sure.get() {
                        text::correspondence().events.sheet.delete_sure
                    } else {
                        text::correspondence().events.sheet.delete
                    }
                }))
        })
    })
}

/// The games of the event, as they stand.
fn games(correspondence: CorrespondenceStore, kept: &StoredEvent) -> El {
    let words = &text::correspondence().events.sheet;
    let id = kept.id.clone();
    let lines = Memo::new(move |_| {
        correspondence.games.with(|lines| {
            let of_event = lines.iter().filter(|line| line.event == id);
            of_event.cloned().collect::<Vec<Summary>>()
        })
    });
    let list = dynamic(move || {
        let lines = lines.get();
        if lines.is_empty() {
            return el("p").class("quiet").child(words.no_games);
        }
        let rows: Vec<El> = untrack(|| {
            lines
                .into_iter()
                .map(|line| row(correspondence, line))
                .collect()
        });
        el("ul").class("event-games").child(rows)
    });
    el("section")
        .class("no-print")
        .child(el("h2").child(words.games))
        .child(list)
}

fn row(correspondence: CorrespondenceStore, line: Summary) -> El {
    let href = Route::from(CorrespondenceRoute::Game(line.id.clone())).href();
    let who = (t().games.versus)(&line.players);
    let last = crate::ui::context::piece_letters::shown(&line.last_move);
    let id = line.id.clone();
    let state = Memo::new(move |_| standing(&line, correspondence));
    el("li").child(
        el("a")
            .attr("href", href)
            .attr("data-game", &id)
            .child(el("strong").child(who))
            .child(el("span").class("num").child(last))
            .child(
                el("small")
                    .class_with("event-lost", move || state.with(|(_, lost)| *lost))
                    .child(text(move || state.with(|(words, _)| words.clone()))),
            ),
    )
}

/// How a game stands, in words, and whether its owner lost it.
fn standing(line: &Summary, correspondence: CorrespondenceStore) -> (String, bool) {
    let words = &text::correspondence().events.sheet;
    let state = line.state.advanced(correspondence.now.get());
    if let Some(verdict) = state.verdict() {
        let lost = line
            .mine
            .is_some_and(|mine| verdict.result == GameResult::Win(mine.other()));
        return (verdict.result.shown().into(), lost);
    }
    match state.phase {
        Phase::Claim { .. } => return (words.claim.into(), false),
        Phase::Waiting => return (words.waits.into(), false),
        _ => {}
    }
    let turn = match line.mine {
        Some(mine) if mine == state.turn => words.mine,
        Some(_) => words.theirs,
        None => (text::correspondence().common.to_move)(state.turn),
    };
    let mut told = turn.to_owned();
    if let Some(falls) = state.falls() {
        told.push_str(&(words.until)(&moment::here(falls)));
    }
    (told, false)
}

/// Whether an event has begun, runs, or is over, in words.
pub(crate) fn course(
    draft: &EventDraft,
    correspondence: CorrespondenceStore,
    end: Utc,
) -> &'static str {
    let now = correspondence.now.get();
    let words = &text::correspondence().events;
    if now < draft.start {
        words.not_begun
    } else if now < end {
        words.running
    } else {
        words.over
    }
}
