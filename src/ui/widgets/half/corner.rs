//! Actions that take one tap in the corner of a side's half: claiming the opponent's flag (6.8) or
//! reporting the own arrival (6.6).
//!
//! They share the place of the draw claim ([`claim`](mod@super::claim)), beside the half, so that
//! touches never press the clock. Unlike that claim they need no guard: they stop only a game that
//! is over anyway, or nothing.

use leptos::prelude::*;

use crate::clock::view::half::CornerActions;
use crate::clock::{Claimant, Color, Event, Seat};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::base;

/// The buttons of a seat. `side` holds its colour and available actions, which do not change with
/// the figures.
#[component]
pub(crate) fn Corner(seat: Seat, side: Memo<(Color, CornerActions)>) -> impl IntoView {
    let claim_flag = |color| Event::ClaimFlag(Claimant::Player(color));
    view! {
        <Show when=move || side.with(|(_, offers)| offers.flag)>
            <CornerButton
                act="claim-flag"
                label=base::face::claim_flag()
                seat
                event=move || claim_flag(side.get_untracked().0)
            />
        </Show>
        <Show when=move || side.with(|(_, offers)| offers.arrival)>
            <CornerButton
                act="arrive"
                label=base::face::here()
                seat
                event=move || Event::Arrive(side.get_untracked().0)
            />
        </Show>
    }
}

#[component]
fn CornerButton(
    /// The name by which tests find it.
    act: &'static str,
    label: &'static str,
    seat: Seat,
    event: impl Fn() -> Event + Send + 'static,
) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let tell = move |_| {
        let _ = clock.act(event());
    };
    view! {
        <button class="corner" type="button" data-act=act data-seat=seat.name() on:click=tell>
            {label}
        </button>
    }
}
