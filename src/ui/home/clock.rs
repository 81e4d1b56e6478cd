//! The clock on home, which is one large link: [`HomeClock`].

mod scale;
mod strip;

use leptos::prelude::*;
use leptos::tachys::html::style::style;

use crate::clock::view::half::{HalfView, SideStatus, ems};
use crate::clock::{Color, Seat};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::widgets::clock_layout::layout_name;
use scale::Scale;
use strip::Strip;

/// A small copy of the clock on the table, and below it the effect of a touch.
#[component]
pub(super) fn HomeClock() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let layout = Signal::derive(move || layout_name(clock.placement().arrangement));
    let is_mirrored = Signal::derive(move || clock.placement().exchanged);
    view! {
        <a class="home-clock" data-act="clock" href=Route::Clock.href()>
            <span class="home-halves" data-layout=layout class:mirrored=is_mirrored>
                <Half seat=Seat::First/>
                <span class="home-bar" aria-hidden="true">
                    <Scale seat=Seat::Second/>
                    <Scale seat=Seat::First/>
                </span>
                <Half seat=Seat::Second/>
            </span>
            <Strip/>
        </a>
    }
}

/// The time of a player and, once the game has begun, the name.
#[component]
fn Half(seat: Seat) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let half = Memo::new(move |_| clock.face.with(|face| HalfView::of(face, seat)));
    // Signals instead of closures, so that the view code is compiled once for all of them.
    let of_half =
        move |name: fn(HalfView) -> &'static str| Signal::derive(move || name(half.get()));
    let words = move |words: fn(ClockController, Color) -> String| {
        Signal::derive(move || match half.get() {
            // Before the game the time control says it all.
            half if half.standing == SideStatus::Ready => String::new(),
            half => words(clock, half.color),
        })
    };
    let heard = words(|clock, side| {
        let time = clock.face.with(|face| face.sides.get(side).time);
        [text::spoken::say_left(side, time).as_str(), ". "].concat()
    });
    let ems = of_half(|half| ems(half.digits));
    let is_low = Signal::derive(move || half.with(|half| half.low));
    view! {
        <span
            class="home-half"
            class:low=is_low
            data-seat=seat.name()
            data-color=of_half(|half| half.color.name())
            data-state=of_half(|half| half.standing.name())
        >
            <span class="home-digits" aria-hidden="true" {..style(("--ems", ems))}>
                {Signal::derive(move || half.with(|half| half.digits.to_string()))}
            </span>
            <span class="unseen">{heard}</span>
            <span class="home-player" aria-hidden="true">{words(ClockController::player)}</span>
        </span>
    }
}
