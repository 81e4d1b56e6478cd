//! The sidebar of a game: its note, its link, related pages and exports.

use leptos::prelude::*;

use super::state::GamePage;
use super::{export, statement};
use crate::platform::timer::Timer;
use crate::platform::{clipboard, download, print, visibility};
use crate::time::Millis;
use crate::ui::el::{El, Str, dynamic, el, text};
use crate::ui::route::{EventsRoute, PlanRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::field::{Field, labelled};

/// All of it.
pub(super) fn sidebar(page: GamePage) -> El {
    el("section")
        .class("correspondence-beside no-print")
        .child(pages(page))
        .child(note(page))
        .child(link(page))
        .child(take_along(page))
}

fn pages(page: GamePage) -> El {
    let words = &text::correspondence().game;
    let (id, event) = page
        .game
        .with_untracked(|game| (game.id.clone(), game.event.clone()));
    let to = |name: &str, label: &'static str, page: Route| {
        el("a")
            .attr("data-act", name)
            .attr("href", page.href())
            .child(label)
    };
    el("nav")
        .class("links")
        .child(to("study", words.study, Route::PrivateStudy(id.clone())))
        .child(to("ahead", words.ahead, PlanRoute::Ahead(id).into()))
        .child(to("event", words.event, EventsRoute::Event(event).into()))
}

/// The note; it is kept as one writes.
fn note(page: GamePage) -> El {
    let typed = StoredValue::new(None::<String>);
    let flush = move || {
        let Some(note) = typed.try_update_value(Option::take).flatten() else {
            return;
        };
        if page.correspondence.following.get_untracked() {
            return;
        }
        let _ = page.game.try_update(|game| game.note = note);
        page.save();
    };
    let soon = StoredValue::new_local(Some(Timer::new(move |_| flush())));
    let leaving = StoredValue::new_local((
        visibility::on_visibility_change(move |_| flush()),
        visibility::on_pagehide(flush),
    ));
    on_cleanup(move || {
        flush();
        drop(soon.try_update_value(Option::take));
        leaving.dispose();
    });
    let area = el("textarea")
        .attr("rows", "4")
        .flag_with("disabled", move || page.correspondence.following.get())
        .value_with(move || {
            let kept = page.game.with(|game| game.note.clone());
            // What is being written is not kept yet.
            typed.with_value(|typed| typed.clone()).unwrap_or(kept)
        })
        .on("input", move |event| {
            typed.set_value(Some(event.value()));
            soon.with_value(|soon| {
                if let Some(soon) = soon {
                    soon.after(Millis::new(600));
                }
            });
        })
        .on("change", move |_| flush());
    labelled(
        "note",
        Box::new(|| Str::from(text::correspondence().game.note)),
        area,
        std::rc::Rc::new(String::new),
        text::correspondence().game.note_hint,
    )
}

/// Where the game is on its server.
fn link(page: GamePage) -> El {
    let typed = RwSignal::new(page.game.with_untracked(|game| game.link.clone()));
    let is_address = |text: &str| text.starts_with("https://") || text.starts_with("http://");
    let field = Field::of("link", text::correspondence().game.link, typed)
        .hint(text::correspondence().game.link_hint)
        .error(move || {
            let fine = typed.with(|typed| typed.trim().is_empty() || is_address(typed.trim()));
            if fine {
                String::new()
            } else {
                text::correspondence().game.link_problem.into()
            }
        })
        .view()
        .on("change", move |_| {
            let link = typed.get_untracked().trim().to_owned();
            let fine = link.is_empty() || is_address(&link);
            let known = page.game.with_untracked(|game| game.link == link);
            if fine && !known && !page.correspondence.following.get_untracked() {
                page.game.update(|game| game.link = link);
                page.save();
            }
        });
    let open = dynamic(move || {
        let link = page.game.with(|game| game.link.clone());
        // Never an address of another kind, which could be a script.
        is_address(&link).then(|| {
            el("a")
                .attr("data-act", "open-link")
                .attr("href", &link)
                .attr("rel", "noopener noreferrer")
                .attr("target", "_blank")
                .child(text::correspondence().game.open_link)
        })
    });
    el("div")
        .class("correspondence-link")
        .child(field)
        .child(open)
}

/// A way to take the game along.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    SavePgn,
    CopyPgn,
    CopyStatement,
    Print,
}

fn take_along(page: GamePage) -> El {
    let words = &text::correspondence().game;
    let wanted = RwSignal::new(None::<Way>);
    let told = RwSignal::new("");
    let button = |act: &str, label: &'static str, way: Way| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .on("click", move |_| {
                told.set("");
                // One's own paper goes nowhere.
                if export::is_running(page) && way != Way::Print {
                    wanted.set(Some(way))
                } else {
                    take(page, way, told)
                }
            })
            .child(label)
    };
    let ask = dynamic(move || {
        wanted.get().map(|way| {
            let go_on = el("button")
                .attr("type", "button")
                .attr("data-act", "share-anyway")
                .on("click", move |_| {
                    wanted.set(None);
                    take(page, way, told);
                })
                .child(text::correspondence().game.share_anyway);
            let cancel = el("button")
                .attr("type", "button")
                .attr("data-act", "share-not")
                .on("click", move |_| wanted.set(None))
                .child(t().common.cancel);
            el("div")
                .class("ask")
                .attr("role", "alert")
                .attr("data-confidential", "")
                .child(el("p").child(text::correspondence().game.confidential))
                .child(el("div").class("acts two").child(go_on).child(cancel))
        })
    });
    el("div")
        .class("correspondence-take-along")
        .child(el("h2").child(words.take_along))
        .child(
            el("div")
                .class("acts")
                .child(button("save-pgn", words.save_pgn, Way::SavePgn))
                .child(button("copy-pgn", words.copy_pgn, Way::CopyPgn))
                .child(button(
                    "copy-statement",
                    words.copy_statement,
                    Way::CopyStatement,
                ))
                .child(button("print", words.print, Way::Print)),
        )
        .child(ask)
        .child(
            el("p")
                .class("quiet")
                .attr("role", "status")
                .child(text(move || told.get())),
        )
}

fn take(page: GamePage, way: Way, told: RwSignal<&'static str>) {
    let copy = |text: String| {
        clipboard::write(&text, move |done| {
            let _ = told.try_set(if done {
                text::correspondence().game.copied
            } else {
                text::correspondence().game.not_copied
            });
        });
    };
    match way {
        Way::SavePgn => {
            let id = page.game.with_untracked(|game| game.id.clone());
            let name = ["zeitnot-", &id, ".pgn"].concat();
            download::save_text(&name, "application/x-chess-pgn", &export::pgn(page));
        }
        Way::CopyPgn => copy(export::pgn(page)),
        Way::CopyStatement => copy(statement::as_text(page)),
        Way::Print => print::print(),
    }
}
