//! Actions that take one tap in the corner of a side's half: claiming the opponent's flag (6.8) or
//! reporting the own arrival (6.6).
//!
//! They share the place of the draw claim ([`claim`](mod@super::claim)), beside the half, so that
//! touches never press the clock. Unlike that claim they need no guard: they stop only a game that
//! is over anyway, or nothing.

use crate::clock::view::half::CornerActions;
use crate::clock::{Claimant, Color, Event, Seat};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, several, when};
use crate::ui::text::t;
use leptos::prelude::*;

/// The buttons of a seat. `side` holds its colour and available actions, which do not change with
/// the figures.
pub(crate) fn corner(seat: Seat, side: Memo<(Color, CornerActions)>) -> El {
    let clock = expect_context::<ClockController>();
    let button = move |act: &'static str, label: &'static str, says: fn(Color) -> Event| {
        el("button")
            .class("corner")
            .attr("data-act", act)
            .attr("data-seat", seat.name())
            .on("click", move |_| {
                let (color, _) = side.get_untracked();
                let _ = clock.act(says(color));
            })
            .child(label)
    };
    let claim_flag = |color| Event::ClaimFlag(Claimant::Player(color));
    several()
        .child(when(
            move || side.with(|(_, offers)| offers.flag),
            move || button("claim-flag", t().face.claim_flag, claim_flag),
        ))
        .child(when(
            move || side.with(|(_, offers)| offers.arrival),
            move || button("arrive", t().face.here, Event::Arrive),
        ))
}
