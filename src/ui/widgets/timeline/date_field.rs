//! A date and a time of day on the clock of this device, with the browser's picker:
//! [`fn@DateField`].

use leptos::prelude::*;

use super::span::Span;
use crate::correspondence::Utc;
use crate::correspondence::civil::{self, Resolved, TypedTime};
use crate::platform::zone;

/// Takes dates within the span. Anything else is still being typed, or is wrong, and changes
/// nothing.
#[component]
pub(super) fn DateField(
    name: &'static str,
    label: &'static str,
    span: Signal<Span>,
    at: Signal<Utc>,
    on_pick: Callback<Utc>,
) -> impl IntoView {
    let id = format!("field-{name}");
    let pick = move |text: String| {
        let span = span.get_untracked();
        if let Some(at) = read(&text).filter(|at| (span.begin..=span.end).contains(at)) {
            on_pick.run(at);
        }
    };
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                type="datetime-local"
                id=id
                name=name
                min=move || written(span.get().begin)
                max=move || written(span.get().end)
                step="1"
                prop:value=move || written(at.get())
                on:input:target=move |event| pick(event.target().value())
            />
        </div>
    }
}

/// An instant in the format of the browser's field.
fn written(at: Utc) -> String {
    zone::civil_in(&zone::here(), at)
        .to_string()
        .replace(' ', "T")
}

fn read(text: &str) -> Option<Utc> {
    let civil = match civil::parse(text).ok()? {
        TypedTime::Exact(at) => return Some(at),
        TypedTime::Local(civil) => civil,
    };
    let here = zone::here();
    let ahead = |at| zone::ahead(&here, at).unwrap_or_default();
    Some(match civil::resolve(civil, ahead)? {
        // If an hour comes twice, the earlier one counts: a deadline met then is met in any case.
        Resolved::Once(at) | Resolved::Twice(at, _) | Resolved::Never(at) => at,
    })
}
