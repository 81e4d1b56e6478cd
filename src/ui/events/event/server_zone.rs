//! The time zone of the server, by its name: [`ServerZone`].

use leptos::prelude::*;

use super::form::Form;
use crate::correspondence::event_form::EventField;
use crate::platform::zone;
use crate::ui::text::events::form as texts;
use crate::ui::widgets::field::Labelled;

/// Zones in which servers and players are; the browser knows many more.
const ZONES: [&str; 14] = [
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Warsaw",
    "Europe/Helsinki",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Australia/Sydney",
];

#[component]
pub(super) fn ServerZone(form: Form) -> impl IntoView {
    let label = texts::place(EventField::Zone).to_owned();
    let error = form.error(EventField::Zone);
    view! {
        <Labelled id="field-server-zone".to_owned() label=Signal::stored(label) error hint=texts::zone_hint()>
            <input
                type="text"
                list="event-zones"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                id="field-server-zone"
                name="server-zone"
                aria-describedby="field-server-zone-note"
                aria-invalid=move || error.with(Option::is_some).then_some("true")
                prop:value=move || form.zone.get()
                on:input:target=move |event| form.zone.set(event.target().value())
            />
        </Labelled>
        <datalist id="event-zones">
            <option value=zone::here()></option>
            {ZONES.map(|zone| view! { <option value=zone></option> }).collect_view()}
        </datalist>
    }
}
