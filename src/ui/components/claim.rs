//! The claim of a draw in the double-flag mode, on the half of whoever may.
//!
//! It is guarded twice. It lies in the corner of the half that is farthest from
//! the player's own edge, where no hand rests and none passes; and it is to be
//! *held*, for [`HOLD`]: a touch that is shorter, or wanders, or during which
//! the same player presses the clock, was none. It is beside the half and not
//! in it, so that its touches never press the clock, and presses never claim.
//! A key, a switch or a screen reader cannot hold: for these it asks back, and
//! the second press claims.

use leptos::prelude::*;

use super::half::at_seat;
use crate::clock::color::Seat;
use crate::clock::event::Event;
use crate::platform::dom::Pointer;
use crate::platform::timer::Wake;
use crate::time::Millis;
use crate::ui::el::{El, el, text, watch, when};
use crate::ui::table::Table;
use crate::ui::text::t;

/// How long the button is to be held.
pub const HOLD: Millis = Millis::new(700);
/// How long a first press by key waits for the second.
const ASKED: Millis = Millis::seconds(5);
/// How far a finger may move that holds, in CSS pixels.
const STEADY: i32 = 24;

/// How far the claim has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guard {
    Free,
    /// By this finger.
    Held(Pointer),
    /// A first press by key.
    Asked,
}

/// The button of a seat, while that side may claim.
pub fn claim(seat: Seat) -> El {
    let table = expect_context::<Table>();
    let may = move || {
        table
            .face
            .with(|face| face.sides.get(at_seat(face, seat)).may_claim_draw)
    };
    when(may, move || button(table, seat))
}

fn button(table: Table, seat: Seat) -> El {
    let guard = RwSignal::new(Guard::Free);
    // What takes the button away makes it lose the focus too, when nothing of
    // it is there any more.
    let now = move || guard.try_get_untracked().unwrap_or(Guard::Free);
    let set = move |next| {
        let _ = guard.try_set(next);
    };
    let claim = move || {
        set(Guard::Free);
        let claimant = table.face.with_untracked(|face| {
            let side = at_seat(face, seat);
            face.sides.get(side).may_claim_draw.then_some(side)
        });
        if let Some(side) = claimant {
            let _ = table.act(Event::ClaimDraw(side));
        }
    };
    let wake = StoredValue::new_local(Wake::new(move |_| match now() {
        Guard::Held(_) => claim(),
        Guard::Asked => set(Guard::Free),
        Guard::Free => {}
    }));
    let wait = move |time| {
        let _ = wake.try_with_value(|wake| wake.after(time));
    };
    let let_go = move || {
        set(Guard::Free);
        let _ = wake.try_with_value(Wake::cancel);
    };
    let held_by = move |pointer: Option<Pointer>| match (now(), pointer) {
        (Guard::Held(first), Some(pointer)) if first.id == pointer.id => Some((first, pointer)),
        _ => None,
    };
    // A hand that presses the clock claims nothing.
    let moves = Memo::new(move |_| {
        table
            .face
            .with(|face| face.sides.get(at_seat(face, seat)).moves)
    });
    watch(move || {
        // Read, and not only tracked: what nobody reads is never computed.
        moves.get();
        if matches!(now(), Guard::Held(_)) {
            let_go();
        }
    });
    let mut button = el("button")
        .class("corner claim-draw")
        .attr("data-act", "claim-draw")
        .attr(
            "data-seat",
            match seat {
                Seat::First => "first",
                Seat::Second => "second",
            },
        )
        .class_with("holding", move || matches!(guard.get(), Guard::Held(_)))
        .class_with("asked", move || guard.get() == Guard::Asked);
    for up in ["pointerup", "pointercancel", "pointerleave"] {
        button = button.on(up, move |event| {
            if held_by(event.pointer()).is_some() {
                let_go();
            }
        });
    }
    button
        .on("pointerdown", move |event| {
            event.prevent_default();
            if let (false, Some(pointer)) = (matches!(now(), Guard::Held(_)), event.pointer()) {
                set(Guard::Held(pointer));
                wait(HOLD);
            }
        })
        .on("pointermove", move |event| {
            if let Some((first, now)) = held_by(event.pointer())
                && (now.x - first.x).abs().max((now.y - first.y).abs()) > STEADY
            {
                let_go();
            }
        })
        .on("click", move |event| {
            if !event.is_without_pointer() {
                return;
            }
            if now() == Guard::Asked {
                claim();
            } else {
                set(Guard::Asked);
                wait(ASKED);
            }
        })
        .on("blur", move |_| {
            if now() == Guard::Asked {
                let_go();
            }
        })
        .on("contextmenu", |event| event.prevent_default())
        .on("touchstart", |event| event.prevent_default())
        .child(
            el("span")
                .attr("aria-live", "polite")
                .child(text(move || match guard.get() {
                    Guard::Asked => t().face.claim_again,
                    _ => t().face.claim_draw,
                })),
        )
        .child(el("small").child(t().face.claim_hold))
}
