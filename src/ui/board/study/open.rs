//! The form that opens games, pasted or from a file.

use std::rc::Rc;

use leptos::prelude::*;

use super::state::StudyPage;
use crate::game::book::Book;
use crate::game::{GameTree, Start, pgn};
use crate::platform::download::{self, FileError};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::el::{El, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::book_error::why_no_game;
use crate::ui::widgets::field::labelled;

/// The largest file that is read, in bytes: as much as a PGN may have.
const MAX_FILE: u32 = 10_000_000;

/// The form. `text` stands in it at first; `wanted` is unset once a game was
/// opened, or it was closed.
pub(super) fn open(study: StudyPage, text: String, wanted: RwSignal<bool>) -> El {
    let words = &text::correspondence().study;
    let typed = StoredValue::new_local(text.clone());
    let shown = RwSignal::new(text);
    let wrong = RwSignal::new(String::new());
    let take = move |text: &str| match Book::parse(text) {
        Ok(book) => {
            study.put(book);
            wanted.set(false);
            to_the_moves();
        }
        Err(problem) => wrong.set(why_no_game(&problem)),
    };
    let area = el("textarea")
        .attr("rows", "10")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .value_with(move || shown.get())
        .on("input", move |event| {
            typed.set_value(event.value());
            wrong.set(String::new());
        });
    let field = labelled(
        "pgn",
        Box::new(|| text::correspondence().study.paste.into()),
        area,
        Rc::new(move || wrong.get()),
        words.paste_hint,
    );
    let file = el("input")
        .class("unseen")
        .attr("type", "file")
        .attr("name", "pgn-file")
        .attr(
            "accept",
            ".pgn,.fen,.txt,application/x-chess-pgn,text/plain",
        )
        .on("change", move |event| {
            download::read_chosen_bytes(event, MAX_FILE, move |read| match read {
                Ok(bytes) => take(&pgn::decode(&bytes)),
                Err(FileError::None) => {}
                Err(FileError::TooLarge) => {
                    wrong.set(text::correspondence().study.too_large.into())
                }
                Err(FileError::Unreadable) => {
                    wrong.set(text::correspondence().study.unreadable.into())
                }
            });
        });
    let empty = move || {
        study.put(Book::of(GameTree::new(Start::standard())));
        wanted.set(false);
        to_the_moves();
    };
    let button = |act: &str, label: &'static str| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .child(label)
    };
    let before = study.has_before().then(|| {
        button("bring-back", words.bring_back).on("click", move |_| {
            study.bring_back();
            wanted.set(false);
            to_the_moves();
        })
    });
    let there = study.book.with_untracked(Option::is_some);
    let cancel =
        there.then(|| button("cancel", t().common.cancel).on("click", move |_| wanted.set(false)));
    el("form")
        .class("open-game no-print")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            typed.with_value(|text| take(text));
        })
        .child((!there).then(|| el("p").class("empty").child(words.teach)))
        .child(field)
        .child(
            el("div")
                .class("answers")
                .child(
                    el("button")
                        .class("main")
                        .attr("type", "submit")
                        .attr("data-act", "open")
                        .child(words.open),
                )
                .child(
                    el("label")
                        .class("button")
                        .child(words.open_file)
                        .child(file),
                )
                .child(button("empty", words.empty_board).on("click", move |_| empty()))
                .child(before)
                .child(cancel),
        )
}

/// The form is gone, and the keyboard was on it: it goes to the moves, once
/// they are there.
fn to_the_moves() {
    once(Millis::ZERO, || focus::offer(".walk [data-act=later]"));
}
