//! The length of an event on a slider, between buttons that change it by little and by much.

use leptos::prelude::*;

use crate::ui::text::learn as texts;

/// The change by the outer buttons: the table's step.
const STEP: u32 = 50;

/// Chooses a number of days, in the words of the lessons.
#[component]
pub(crate) fn DaysSlider(
    #[prop(into)] days: Signal<u32>,
    /// The first and last value of the slider; the buttons may go beyond them.
    range: (u32, u32),
    /// The `data-post` attribute of the buttons in an exhibit.
    #[prop(optional)]
    post: Option<&'static str>,
    #[prop(into)] on_choose: Callback<u32>,
) -> impl IntoView {
    let button = move |label: String, sign: &'static str, change: fn(u32) -> u32| {
        view! {
            <button
                type="button"
                data-post=post
                aria-label=label
                on:click=move |_| on_choose.run(change(days.get_untracked()))
            >
                {sign}
            </button>
        }
    };
    let slide = move |text: String| {
        if let Ok(to) = text.parse() {
            on_choose.run(to);
        }
    };
    view! {
        <div class="lesson-slider stack">
            {button(texts::ledger::shorter(STEP), "\u{2212}50", |days| days.saturating_sub(STEP))}
            {button(texts::ledger::shorter(1_u8), "\u{2212}1", |days| days.saturating_sub(1))}
            <input
                type="range"
                min=range.0.to_string()
                max=range.1.to_string()
                aria-label=texts::ledger::days()
                aria-valuetext=move || texts::ledger::days_value(days.get())
                prop:value=move || days.get().to_string()
                on:input:target=move |event| slide(event.target().value())
            />
            {button(texts::ledger::longer(1_u8), "+1", |days| days.saturating_add(1))}
            {button(texts::ledger::longer(STEP), "+50", |days| days.saturating_add(STEP))}
        </div>
    }
}
