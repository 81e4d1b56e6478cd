//! The question whether the time away counts, before anything else.

use leptos::prelude::*;

use crate::clock::state::Gap;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{self, shared};

#[component]
pub(super) fn Away(gap: Gap) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let side = gap.turn.side;
    // The first one costs nobody time and starts nobody's clock.
    let answers = [
        (
            "ignore-away-paused",
            shared::panel::away_ignore_paused().to_owned(),
            false,
            false,
        ),
        (
            "ignore-away",
            shared::panel::away_ignore().to_owned(),
            false,
            true,
        ),
        (
            "count-away-paused",
            shared::panel::away_count_paused(side).to_owned(),
            true,
            false,
        ),
        (
            "count-away",
            shared::panel::away_count(side).to_owned(),
            true,
            true,
        ),
    ];
    let answer = move |(act, label, counts, goes_on): (&'static str, String, bool, bool)| {
        let is_main = !counts && !goes_on;
        view! {
            <button
                class:main=is_main
                type="button"
                data-act=act
                on:click=move |_| {
                    let _ = clock.decide_away(counts, goes_on);
                }
            >
                {label}
            </button>
        }
    };
    view! {
        <header>
            <h2>{shared::panel::away_title()}</h2>
        </header>
        <p class="question">{shared::panel::away(side, &text::spoken::spoken(gap.length()))}</p>
        <div class="primary answers-away">{answers.map(answer).collect_view()}</div>
    }
}
