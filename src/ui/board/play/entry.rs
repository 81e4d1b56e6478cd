//! A field for typing a move.

use leptos::prelude::*;

use super::state::BoardPage;
use crate::ui::context::piece_letters;
use crate::ui::el::{El, el, watch};
use crate::ui::text;
use crate::ui::widgets::move_entry::MoveEntry;

pub(super) fn entry(screen: BoardPage) -> El {
    let send = el("button")
        .attr("data-act", "enter-move")
        .child(text::play().enter);
    let entry = MoveEntry::new(text::play().write_a_move, send);
    let (typed, wrong) = (entry.typed, entry.wrong);
    // What is wrong with a text is wrong with it in its position.
    watch(move || {
        screen.scene.with(|scene| scene.ply);
        wrong.set(String::new());
    });
    let read = move |text: &str| {
        screen
            .live
            .with_untracked(|live| piece_letters::typed(text, |text| live.line.read(text)))
    };
    let play = move |found| {
        if screen.clock.play(found).is_ok() {
            typed.set(String::new());
        }
    };
    entry.view("entry", read, play)
}
