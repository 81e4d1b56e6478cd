//! The question whether a player stopped the clocks to seek the arbiter's assistance (6.12).
//! Stopping takes one touch and does not wait for this answer, which stands beside the history.

use leptos::prelude::*;

use super::page::pressed;
use crate::clock::{Color, Event, Phase, StoppedBy};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::shared;

/// The choice, while the clocks are stopped.
#[component]
pub(super) fn Stopper() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let stopped = Memo::new(move |_| match clock.phase.get() {
        Phase::Stopped(_, stop) => Some(stop.by),
        _ => None,
    });
    let button = move |(by, name, label): (StoppedBy, &'static str, String)| {
        let is_pressed = move || pressed(stopped.get() == Some(by));
        view! {
            <button
                type="button"
                data-act="stopped-by"
                data-by=name
                aria-pressed=is_pressed
                on:click=move |_| {
                    if stopped.get_untracked() != Some(by) {
                        let _ = clock.act(Event::Stop(by));
                    }
                }
            >
                {label}
            </button>
        }
    };
    let player = |side: Color| {
        let name = untrack(|| clock.player(side));
        (StoppedBy::Player(side), side.name(), name)
    };
    let choices = [
        (
            StoppedBy::Arbiter,
            "arbiter",
            shared::panel::by_nobody().to_owned(),
        ),
        player(Color::White),
        player(Color::Black),
    ];
    let choices = StoredValue::new(choices);
    view! {
        <Show when=move || stopped.with(Option::is_some)>
            <fieldset class="stopper">
                <legend>{shared::panel::stopped_by()}</legend>
                <div class="acts">
                    {choices.get_value().into_iter().map(button).collect_view()}
                </div>
            </fieldset>
        </Show>
    }
}
