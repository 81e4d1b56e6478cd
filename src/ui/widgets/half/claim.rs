//! The claim of a draw in the double-flag mode, on the half of the side that may.
//!
//! It is guarded twice: it lies in the half's corner farthest from the player, where no hand rests
//! or passes, and it must be *held* ([`Claim`]). It lies beside the half, not in it, so that its
//! touches never press the clock and presses never claim.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use crate::clock::view::claim::{Claim, Finger, Touch};
use crate::clock::view::half::{CornerActions, HalfView};
use crate::clock::{Color, Event, Seat};
use crate::platform::dom::DomEvent;
use crate::platform::listener::prevent_default;
use crate::platform::timer::Timer;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::shared;
use crate::ui::watch::{set_if_other, watch};

/// The claim button of a seat, shown while its side may claim.
pub(crate) fn draw_claim(
    seat: Seat,
    half: Memo<HalfView>,
    side: Memo<(Color, CornerActions)>,
) -> AnyView {
    view! {
        <Show when=move || side.with(|(_, offers)| offers.draw)>
            <ClaimButton seat half side/>
        </Show>
    }
    .into_any()
}

#[component]
fn ClaimButton(
    seat: Seat,
    half: Memo<HalfView>,
    side: Memo<(Color, CornerActions)>,
) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let claim = RwSignal::new(Claim::Free);
    let wake = StoredValue::new_local(Timer::new(|_| {}));
    let take = move |touch: Touch| {
        let mut next = claim.get_untracked();
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
    let up = move |event: PointerEvent| take(Touch::Up(finger(event)));
    let words = move || match claim.get() {
        Claim::Asked { .. } => shared::face::claim_again(),
        Claim::Free | Claim::Held { .. } => shared::face::claim_draw(),
    };
    view! {
        <button
            class="corner claim-draw"
            class:holding=move || claim.with(|claim| claim.is_held())
            class:asked=move || claim.with(|claim| claim.is_asked())
            type="button"
            data-act="claim-draw"
            data-seat=seat.name()
            on:pointerdown=move |event| {
                prevent_default(&event);
                take(Touch::Down(finger(event)));
            }
            on:pointermove=move |event| take(Touch::Moved(finger(event)))
            on:pointerup=up
            on:pointercancel=up
            on:pointerleave=up
            on:click=move |event| {
                if DomEvent::from(event).is_without_pointer() {
                    take(Touch::Key);
                }
            }
            on:blur=move |_| take(Touch::Left)
            on:contextmenu=prevent_default
            on:touchstart=prevent_default
        >
            <span aria-live="polite">{words}</span>
            <small>{shared::face::claim_hold()}</small>
        </button>
    }
}

fn finger(event: PointerEvent) -> Finger {
    DomEvent::from(event).place().into()
}
