//! Screen-reader announcements of the clock: after each press, the side now running and its time;
//! also what the voice would say.

use leptos::prelude::*;

use crate::clock::Phase;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, text, watch};
use crate::ui::text::t;

/// A visually hidden live region.
pub(crate) fn live_region(clock: ClockController) -> El {
    let running = Memo::new(move |_| match clock.phase.get() {
        Phase::Running(turn) => Some(turn.side),
        _ => None,
    });
    let announcement = clock.announcement;
    announcement.set(String::new());
    watch(move || {
        if let Some(side) = running.get() {
            let left = clock
                .face
                .with_untracked(|face| face.sides.get(side).time.or_zero());
            announcement.set((t().face.say_left)(side, left));
        }
    });
    el("p")
        .class("unseen heard")
        .attr("role", "status")
        .attr("aria-live", "assertive")
        .child(text(move || announcement.get()))
}
