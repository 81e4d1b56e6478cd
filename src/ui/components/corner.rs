//! What a side can say with one tap in the corner of its half: that the opponent's
//! flag has fallen (6.8), or that it is here (6.6).
//!
//! It lies where the claim of a draw does ([`claim`](super::claim)), beside the half
//! and not in it: its touches never press the clock. What it says stops a game that
//! is over anyway, or stops nothing, so it is not guarded as that claim is.

use super::half::at_seat;
use crate::clock::color::Seat;
use crate::clock::event::{Claimant, Event};
use crate::clock::face::SideFace;
use crate::ui::el::{El, el, several, when};
use crate::ui::table::Table;
use crate::ui::text::t;
use leptos::prelude::*;

/// Whether a side has anything in the corner of its half.
pub fn is_used(side: &SideFace) -> bool {
    side.may_claim_draw || side.may_claim_flag || side.is_expected
}

/// The buttons of a seat, while there is something to say.
pub fn corner(seat: Seat) -> El {
    let table = expect_context::<Table>();
    let side = move |see: fn(&SideFace) -> bool| {
        move || {
            table
                .face
                .with(|face| see(face.sides.get(at_seat(face, seat))))
        }
    };
    let color = move || table.face.with_untracked(|face| at_seat(face, seat));
    let button = move |act: &'static str, label: &'static str| {
        el("button")
            .class("corner")
            .attr("data-act", act)
            .attr(
                "data-seat",
                match seat {
                    Seat::First => "first",
                    Seat::Second => "second",
                },
            )
            .on("click", move |_| {
                let color = color();
                let _ = table.act(match act {
                    "claim-flag" => Event::ClaimFlag(Claimant::Player(color)),
                    _ => Event::Arrive(color),
                });
            })
            .child(label)
    };
    several()
        .child(when(side(|side| side.may_claim_flag), move || {
            button("claim-flag", t().face.claim_flag)
        }))
        .child(when(
            side(|side| side.is_expected && !side.may_claim_flag),
            move || button("arrive", t().face.here),
        ))
}
