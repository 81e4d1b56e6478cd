//! The claim of a draw in the double-flag mode, on the half of the side that may.
//!
//! It is guarded twice: it lies in the half's corner farthest from the player, where no hand rests
//! or passes, and it must be *held* ([`Claim`]). It lies beside the half, not in it, so that its
//! touches never press the clock and presses never claim.

use leptos::prelude::*;

use crate::clock::view::claim::{Claim, Touch};
use crate::clock::view::half::{CornerActions, HalfView};
use crate::clock::{Color, Event, Seat};
use crate::platform::timer::Timer;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, set_if_other, text, watch, when};
use crate::ui::text::t;

/// The claim button of a seat, shown while its side may claim.
pub(crate) fn claim(seat: Seat, half: Memo<HalfView>, side: Memo<(Color, CornerActions)>) -> El {
    when(
        move || side.with(|(_, offers)| offers.draw),
        move || button(seat, half, side),
    )
}

fn button(seat: Seat, half: Memo<HalfView>, side: Memo<(Color, CornerActions)>) -> El {
    let clock = expect_context::<ClockController>();
    let claim = RwSignal::new(Claim::Free);
    let wake = StoredValue::new_local(Timer::new(|_| {}));
    let take = move |touch: Touch| {
        // Removing the button also blurs it, when its signals may already be gone.
        let Some(mut next) = claim.try_get_untracked() else {
            return;
        };
        let now = clock.instant();
        let claims = next.take(touch, now);
        set_if_other(claim, next);
        wake.with_value(|wake| match next.wait(now) {
            Some(left) => wake.after(left),
            None => wake.cancel(),
        });
        let (color, offers) = side.get_untracked();
        if claims && offers.draw {
            let _ = clock.act(Event::ClaimDraw(color));
        }
    };
    wake.set_value(Timer::new(move |_| take(Touch::Waited)));
    // A press of the clock resets the claim.
    let moves = Memo::new(move |_| half.with(|half| half.moves.made));
    watch(move || {
        // Memos are lazy: merely tracking this one would not compute it.
        moves.get();
        take(Touch::Pressed);
    });
    let mut button = el("button")
        .class("corner claim-draw")
        .attr("data-act", "claim-draw")
        .attr("data-seat", seat.name())
        .class_with("holding", move || claim.with(|claim| claim.is_held()))
        .class_with("asked", move || claim.with(|claim| claim.is_asked()));
    for up in ["pointerup", "pointercancel", "pointerleave"] {
        button = button.on(up, move |event| take(Touch::Up(event.place().into())));
    }
    button
        .on("pointerdown", move |event| {
            event.prevent_default();
            take(Touch::Down(event.place().into()));
        })
        .on("pointermove", move |event| {
            take(Touch::Moved(event.place().into()))
        })
        .on("click", move |event| {
            if event.is_without_pointer() {
                take(Touch::Key);
            }
        })
        .on("blur", move |_| take(Touch::Left))
        .on("contextmenu", |event| event.prevent_default())
        .on("touchstart", |event| event.prevent_default())
        .child(
            el("span")
                .attr("aria-live", "polite")
                .child(text(move || match claim.get() {
                    Claim::Asked { .. } => t().face.claim_again,
                    _ => t().face.claim_draw,
                })),
        )
        .child(el("small").child(t().face.claim_hold))
}
