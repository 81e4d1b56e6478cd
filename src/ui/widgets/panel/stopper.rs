//! Who stopped the clocks (6.12): the arbiter, or a player seeking the arbiter's assistance.
//! Stopping takes one touch and does not wait for this answer, which takes another.

use leptos::prelude::*;

use crate::clock::{Color, Event, Phase, StoppedBy};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::t;

/// The selected button.
const CHOSEN: &str = ".stopper [aria-pressed=true]";

/// The choice, shown while the clocks are stopped.
pub(crate) fn stopper(clock: ClockController) -> El {
    let stopped = Memo::new(move |_| match clock.phase.get() {
        Phase::Stopped(_, stop) => Some(stop.by),
        _ => None,
    });
    dynamic(move || stopped.get().map(|by| choice(clock, by)))
}

fn choice(clock: ClockController, now: StoppedBy) -> El {
    let name = |side| untrack(|| clock.player(side));
    let button = |by: StoppedBy, said: &'static str, label: String| {
        el("button")
            .attr("data-act", "stopped-by")
            .attr("data-by", said)
            .attr("aria-pressed", if by == now { "true" } else { "false" })
            .on("click", move |_| {
                if by != now && clock.act(Event::Stop(by)).is_ok() {
                    // The page was redrawn; restore the focus.
                    once(Millis::ZERO, || focus::move_to(CHOSEN));
                }
            })
            .child(label)
    };
    let player = |side: Color| button(StoppedBy::Player(side), side.name(), name(side));
    el("fieldset")
        .class("stopper")
        .child(el("legend").child(t().panel.stopped_by))
        .child(
            el("div")
                .class("acts")
                .child(button(
                    StoppedBy::Arbiter,
                    "arbiter",
                    t().panel.by_arbiter.to_owned(),
                ))
                .child(Color::ALL.map(player)),
        )
}
