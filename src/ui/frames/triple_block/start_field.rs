//! The start of the event: [`StartField`].

use leptos::prelude::*;

use super::read_start;
use crate::correspondence::{Utc, link};
use crate::ui::text::events::sheet;
use crate::ui::text::learn as texts;
use crate::ui::widgets::field::Labelled;

/// Lets the visitor choose the day on which the event starts.
#[component]
pub(super) fn StartField(start: RwSignal<Utc>) -> impl IntoView {
    // An instant within a day stays until another day is chosen.
    let day = move || {
        let mut text = link::instant(start.get());
        text.truncate(10);
        text
    };
    let choose = move |day: String| {
        if let Some(at) = read_start(&day) {
            start.set(at);
        }
    };
    view! {
        <Labelled
            id="field-start".to_owned()
            label=Signal::stored(sheet::start().to_owned())
            error=Signal::stored(None)
            hint=texts::gallery::start_hint()
        >
            <input
                type="date"
                id="field-start"
                name="start"
                aria-describedby="field-start-note"
                prop:value=day
                on:change:target=move |event| choose(event.target().value())
            />
        </Labelled>
    }
}
