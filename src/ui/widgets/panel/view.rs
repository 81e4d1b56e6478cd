//! Shared parts of the panel's pages: the list of pages ([`View`]), buttons, and the reason for a
//! refused event.

use leptos::prelude::*;

use crate::clock::{Color, Event};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::t;

/// The page shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum View {
    #[default]
    Main,
    Correct,
    Penalties,
    /// The illegal move of a side counts, and the clock has taken nothing back.
    NotTakenBack(Color),
    Give,
    End,
    Log,
    /// Confirms replacing an unfinished game.
    New,
}

/// A button with an action.
pub(super) fn button(act: &str, label: &str, click: impl Fn() + 'static) -> El {
    el("button")
        .attr("data-act", act)
        .on("click", move |_| click())
        .child(label)
}

/// A button that applies an event to the clock.
pub(super) fn happen(clock: ClockController, act: &str, label: &str, event: Event) -> El {
    button(act, label, move || {
        let _ = clock.act(event);
    })
}

/// Why the last event was refused.
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
