//! The seconds of a player's minute: [`Scale`].

use leptos::prelude::*;
use leptos::tachys::html::style::style;

use crate::clock::Seat;
use crate::clock::view::half::{HalfView, SideStatus};
use crate::ui::context::clock_controller::ClockController;

/// The scale at a player's right hand, and on it a needle. The ticks are in the style sheet.
#[component]
pub(super) fn Scale(seat: Seat) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let half = Memo::new(move |_| clock.face.with(|face| HalfView::of(face, seat)));
    let second = Signal::derive(move || half.with(|half| half.digits.second().to_string()));
    let runs = Signal::derive(move || half.with(|half| half.standing == SideStatus::Running));
    let figure = |second: &'static str| view! { <span data-second=second>{second}</span> };
    view! {
        <span class="home-scale" data-seat=seat.name()>
            {["15", "30", "45"].map(figure).collect_view()}
            <span class="home-needle" {..style(("--second", second))} class:now=runs></span>
        </span>
    }
}
