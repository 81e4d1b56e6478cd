//! The question whether the time away counts, before anything else.

use leptos::prelude::*;

use crate::clock::state::Gap;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::t;

#[component]
pub(super) fn Away(gap: Gap) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let (side, texts) = (gap.turn.side, &t().panel);
    // The first one costs nobody time and starts nobody's clock.
    let answers = [
        (
            "ignore-away-paused",
            texts.away_ignore_paused.to_owned(),
            false,
            false,
        ),
        ("ignore-away", texts.away_ignore.to_owned(), false, true),
        (
            "count-away-paused",
            (texts.away_count_paused)(side),
            true,
            false,
        ),
        ("count-away", (texts.away_count)(side), true, true),
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
            <h2>{texts.away_title}</h2>
        </header>
        <p class="question">{(texts.away)(side, &(t().words.spoken)(gap.length()))}</p>
        <div class="primary answers-away">{answers.map(answer).collect_view()}</div>
    }
}
