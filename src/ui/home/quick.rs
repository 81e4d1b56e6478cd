//! Common time controls on home: [`QuickControls`].

use leptos::prelude::*;

use crate::settings::with_increment;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::{ManageRoute, Route, link_to_control};
use crate::ui::text::base;

/// The controls that are played most: minutes, and seconds for each move.
const CONTROLS: [(i64, i64); 5] = [(3, 2), (5, 3), (10, 5), (15, 10), (90, 30)];

/// Common time controls, and the way to all of them.
#[component]
pub(super) fn QuickControls() -> impl IntoView {
    let control = |(minutes, seconds)| view! { <QuickControl minutes seconds/> };
    view! {
        <ul class="home-controls" aria-label=base::home::controls()>
            {CONTROLS.map(control).collect_view()}
            <li>
                <a
                    class="home-control"
                    data-act="controls"
                    href=Route::Manage(ManageRoute::Controls).href()
                >
                    <strong>{base::home::all()}</strong>
                    " "
                    <span>{base::home::all_hint()}</span>
                </a>
            </li>
        </ul>
    }
}

/// A touch leads to a clock with the control, which waits for its first press. While a game is on
/// the table, the link asks.
#[component]
fn QuickControl(minutes: i64, seconds: i64) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let setup = with_increment(minutes, seconds);
    let control = format!("{minutes}+{seconds}");
    let shown = control.clone();
    let class = setup.as_ref().map(|setup| base::home::rate(setup.rate()));
    let chosen = Signal::derive(move || {
        let is_chosen = clock
            .game
            .with(|game| setup.as_ref() == Some(game.clock.setup()));
        is_chosen.then_some("true")
    });
    view! {
        <li>
            <a
                class="home-control"
                href=link_to_control(&control)
                data-control=control
                aria-current=chosen
            >
                <strong>{shown}</strong>
                // The space keeps screen readers from joining both.
                " "
                <span>{class}</span>
            </a>
        </li>
    }
}
