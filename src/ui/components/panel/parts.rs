//! What the pages of the panel have in common: which there are ([`View`]), their
//! buttons, and why the clock took something not.

use leptos::prelude::*;

use crate::clock::Event;
use crate::ui::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::t;

/// What the panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum View {
    #[default]
    Main,
    Correct,
    Penalties,
    Give,
    End,
    Log,
    /// Whether a game that is not over makes room for another.
    New,
}

/// A button that does something.
pub(super) fn button(act: &str, label: &str, click: impl Fn() + 'static) -> El {
    el("button")
        .attr("data-act", act)
        .on("click", move |_| click())
        .child(label)
}

/// A button by which something happens to the clock.
pub(super) fn happen(clock: ClockController, act: &str, label: &str, event: Event) -> El {
    button(act, label, move || {
        let _ = clock.act(event);
    })
}

/// Why the last thing could not be done.
pub(super) fn refusal(clock: ClockController) -> El {
    dynamic(move || {
        clock.refused.get().map(|why| {
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .child((t().beside.refusal)(why))
        })
    })
}
