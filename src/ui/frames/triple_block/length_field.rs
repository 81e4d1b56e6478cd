//! The length of the event: [`LengthField`].

use leptos::prelude::*;

use crate::ui::text::events::form;
use crate::ui::text::learn as texts;
use crate::ui::widgets::days_slider::DaysSlider;
use crate::ui::widgets::field::Labelled;

/// The lengths of the slider.
pub(super) const LENGTHS: (u32, u32) = (100, 1_100);
/// The longest length.
const MAX_DAYS: u32 = 9_999;

/// Lets the visitor type the length, or slide it.
#[component]
pub(super) fn LengthField(days: RwSignal<u32>) -> impl IntoView {
    let typed = RwSignal::new(None::<String>);
    let error = Signal::derive(move || {
        let is_wrong = typed.with(|typed| typed.as_deref().is_some_and(|t| number(t).is_none()));
        is_wrong.then(|| texts::gallery::bad_days().to_owned())
    });
    let write = move |text: String| {
        if let Some(to) = number(&text) {
            days.set(to);
        }
        typed.set(Some(text));
    };
    let choose = move |to: u32| {
        typed.set(None);
        days.set(to.clamp(1, MAX_DAYS));
    };
    view! {
        <div class="embed-length">
            <Labelled
                id="field-days".to_owned()
                label=Signal::stored(texts::ledger::days().to_owned())
                error
                hint=form::days_hint()
            >
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    id="field-days"
                    name="days"
                    aria-describedby="field-days-note"
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    prop:value=move || typed.get().unwrap_or_else(|| days.get().to_string())
                    on:input:target=move |event| write(event.target().value())
                />
            </Labelled>
            <DaysSlider
                days
                range=LENGTHS
                acts=["much-less", "less", "more", "much-more"]
                on_choose=choose
            />
        </div>
    }
}

/// Reads a length.
fn number(text: &str) -> Option<u32> {
    let number = text.trim().parse::<u32>().ok();
    number.filter(|days| (1..=MAX_DAYS).contains(days))
}
