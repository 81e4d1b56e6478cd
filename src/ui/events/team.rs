//! A team event: the players on each board, and substitutions.

mod team_board;

use leptos::prelude::*;

use crate::correspondence::{Event, Phase, Summary};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several};
use crate::ui::route::{EventsRoute, Route};
use crate::ui::text;
use crate::ui::widgets::following::following;
use crate::ui::widgets::moment;
use crate::ui::widgets::page::page;
use team_board::board;

pub(crate) fn team_page(id: &str) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let words = &text::correspondence().events.team;
    let Some(kept) = untrack(|| correspondence.event(id)) else {
        let missing = el("p")
            .class("empty")
            .child(text::correspondence().events.missing);
        return page(words.title, &EventsRoute::List.into(), missing);
    };
    let back: Route = EventsRoute::Event(kept.id.clone()).into();
    let body = if kept.event.draft().team {
        boards(correspondence, &kept.id, kept.event.clone())
    } else {
        several()
            .child(el("p").class("empty").child(words.not_team))
            .child(
                el("p").child(
                    el("a")
                        .class("button")
                        .attr("data-act", "edit-event")
                        .attr("href", Route::from(EventsRoute::Edit(kept.id)).href())
                        .child(words.not_team_do),
                ),
            )
    };
    let name = [&*kept.event.draft().name, " \u{2013} ", words.title].concat();
    page(&name, &back, body).class("page team-page")
}

/// Every running game of the event.
fn boards(correspondence: CorrespondenceStore, id: &str, event: Event) -> El {
    let words = &text::correspondence().events.team;
    let may = event.draft().captain_may_transfer;
    let last = event.last_substitution();
    let ended = Memo::new(move |_| correspondence.now.get() > last);
    let of_event = {
        let id = id.to_owned();
        move |line: &&Summary| line.event == id
    };
    // Which are running changes seldom, and a form that is being filled in
    // must not be made anew by every second.
    let running = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|lines| {
            let mut running = Vec::new();
            let mut over = 0;
            for line in lines.iter().filter(&of_event) {
                match line.state.advanced(now).phase {
                    Phase::Fallen { .. } | Phase::Over(_) => over += 1,
                    _ => running.push(line.id.clone()),
                }
            }
            (running, over)
        })
    });
    let list = dynamic(move || {
        let (running, over) = running.get();
        let ended = ended.get();
        untrack(|| {
            let sections: Vec<El> = running
                .iter()
                .enumerate()
                .map(|(place, id)| board(correspondence, id, place + 1, &event, ended))
                .collect();
            let none = running.is_empty().then(|| {
                el("p")
                    .class("empty")
                    .child(text::correspondence().events.team.none)
            });
            let finished = (over > 0).then(|| {
                let told = (text::correspondence().events.team.finished)(over);
                el("p").class("quiet").child(told)
            });
            several().child(none).child(sections).child(finished)
        })
    });
    several()
        .child(
            el("div")
                .class("event-teach")
                .child(words.what.map(|what| el("p").child(what)))
                .child(el("p").attr("data-said", "transfer").child(if may {
                    words.transfer_in_effect
                } else {
                    words.transfer_not
                })),
        )
        .child(dynamic(move || {
            ended.get().then(|| {
                let last = moment::here(last);
                el("p")
                    .class("refusal")
                    .attr("data-said", "ended")
                    .child((text::correspondence().events.team.ended)(&last))
            })
        }))
        .child(following(correspondence, "refusal"))
        .child(list)
}
