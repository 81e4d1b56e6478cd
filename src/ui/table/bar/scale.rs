//! The seconds of a player's minute: [`Scale`].

use leptos::prelude::*;
use leptos::tachys::html::style::style;

use crate::clock::{Phase, Seat};
use crate::ui::context::clock_controller::ClockController;

/// The scale at a player's right hand, and the needle that moves on it.
#[component]
pub(super) fn Scale(seat: Seat) -> impl IntoView {
    let face = expect_context::<ClockController>().face;
    let side = move || face.with(|face| *face.sides.get(face.at_seat(seat)));
    let second = Memo::new(move |_| side().digits.second());
    let is_low = Memo::new(move |_| side().low);
    let runs = Memo::new(move |_| {
        face.with(|face| match face.phase {
            Phase::Running(turn) => turn.side == face.at_seat(seat),
            Phase::Ready
            | Phase::Stopped(..)
            | Phase::Away(_)
            | Phase::Fallen(_)
            | Phase::Ended(_) => false,
        })
    });
    let place = Signal::derive(move || second.get().to_string());
    let figure = |second: &'static str| view! { <span data-second=second>{second}</span> };
    view! {
        <span class="scale" data-seat=seat.name() aria-hidden="true">
            <svg viewBox="0 0 60 56" preserveAspectRatio="none">
                <path class="seconds" d=SECONDS/>
                <path class="fives" d=FIVES/>
            </svg>
            {["15", "30", "45"].map(figure).collect_view()}
            <span
                class="needle"
                class:now=Signal::derive(move || runs.get())
                class:low=Signal::derive(move || is_low.get())
                {..style(("--second", place))}
            ></span>
        </span>
    }
}

/// The ticks of the scale: a unit is a second.
const SECONDS: &str = "M1 56v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9\
                       m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9\
                       m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9\
                       m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9m2 9v-9m1 9v-9m1 9v-9m1 9v-9\
                       m2 9v-9m1 9v-9m1 9v-9m1 9v-9";
const FIVES: &str = "M0 56v-24m5 24v-16m5 16v-16m5 16v-24m5 24v-16m5 16v-16m5 16v-24m5 24v-16m5 16v-16\
                     m5 16v-24m5 24v-16m5 16v-16m5 16v-24";
