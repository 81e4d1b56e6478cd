//! What a reader of the screen says of the clock: at each press whose clock
//! runs now and what it shows, and what the voice would say.

use leptos::prelude::*;

use crate::clock::state::Phase;
use crate::ui::el::{El, el, text, watch};
use crate::ui::table::Table;
use crate::ui::text::t;

/// A live region: nothing of it is seen.
pub fn heard(table: Table) -> El {
    let running = Memo::new(move |_| match table.phase.get() {
        Phase::Running(turn) => Some(turn.side),
        _ => None,
    });
    let said = table.said;
    said.set(String::new());
    watch(move || {
        if let Some(side) = running.get() {
            let left = table
                .face
                .with_untracked(|face| face.sides.get(side).time.or_zero());
            said.set((t().face.say_left)(side, left));
        }
    });
    el("p")
        .class("unseen heard")
        .attr("role", "status")
        .attr("aria-live", "assertive")
        .child(text(move || said.get()))
}
