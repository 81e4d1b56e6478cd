//! What a side can say with one tap in the corner of its half: that the opponent's
//! flag has fallen (6.8), or that it is here (6.6).
//!
//! It lies where the claim of a draw does ([`claim`](super::claim)), beside the half
//! and not in it: its touches never press the clock. What it says stops a game that
//! is over anyway, or stops nothing, so it is not guarded as that claim is.

use crate::clock::view::half::CornerActions;
use crate::clock::{Claimant, Color, Event, Seat};
use crate::ui::clock_controller::ClockController;
use crate::ui::el::{El, el, several, when};
use crate::ui::text::t;
use leptos::prelude::*;

/// The buttons of a seat, while there is something to say: whose half it is, and
/// what they can say, do not change with its figures.
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
