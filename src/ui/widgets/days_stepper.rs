//! The length of an event in days: [`DaysStepper`].

use leptos::prelude::*;

use super::stepper::Stepper;
use crate::clock::draft::scale::{Way, step_days};
use crate::correspondence::event::COMMON_DAYS;
use crate::ui::text::events::{self, form};

/// A length by − and +, typed, or one of those that are common.
#[component]
pub(crate) fn DaysStepper(
    #[prop(into)] label: Signal<String>,
    /// The length as typed.
    #[prop(into)]
    value: Signal<String>,
    /// The length; `None` while the text is not a number.
    #[prop(into)]
    days: Signal<Option<u32>>,
    /// Called with the text after every change.
    #[prop(into)]
    on_input: Callback<String>,
    /// Called with one of the common lengths.
    #[prop(into)]
    on_choose: Callback<u32>,
    #[prop(into)] error: Signal<Option<String>>,
) -> impl IntoView {
    let common = |length: u32| {
        let is_chosen = move || days.get() == Some(length);
        view! {
            <button
                type="button"
                data-days=length
                aria-current=move || is_chosen().then_some("true")
                on:click=move |_| on_choose.run(length)
            >
                {length}
            </button>
        }
    };
    view! {
        <div class="days-stepper">
            <p class="quiet">{move || days.get().map(events::about_years)}</p>
            <Stepper
                name="days"
                label
                unit=Signal::stored(form::days_unit())
                value
                next=|(text, way): (String, Way)| step_days(&text, way)
                on_input
                on_leave=|()| {}
                error
            />
            <div class="days-common" role="group" aria-label=form::common()>
                {COMMON_DAYS.map(common).collect_view()}
            </div>
            <p class="quiet">{form::days_hint()}</p>
        </div>
    }
}
