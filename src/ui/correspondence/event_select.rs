//! A choice of an event by its name: [`fn@EventSelect`].

use leptos::prelude::*;

use crate::storage::correspondence::StoredEvent;
use crate::ui::widgets::field::Labelled;

#[component]
pub(super) fn EventSelect(
    label: &'static str,
    /// The label of the option that chooses no event.
    none: &'static str,
    events: Vec<StoredEvent>,
    /// The id of the chosen event; empty for none.
    #[prop(into)]
    value: Signal<String>,
    #[prop(into)] on_change: Callback<String>,
) -> impl IntoView {
    let option = |(id, name): (String, String)| {
        let is_chosen = {
            let id = id.clone();
            move || value.with(|chosen| *chosen == id)
        };
        view! {
            <option value=id prop:selected=is_chosen>
                {name}
            </option>
        }
    };
    let named = |kept: StoredEvent| (kept.id, kept.event.draft().name.clone());
    let options = std::iter::once((String::new(), none.to_owned()))
        .chain(events.into_iter().map(named))
        .map(option)
        .collect_view();
    view! {
        <Labelled
            id="field-event".to_owned()
            label=Signal::stored(label.to_owned())
            error=Signal::stored(None)
            hint=""
        >
            <select
                id="field-event"
                name="event"
                on:change:target=move |event| on_change.run(event.target().value())
            >
                {options}
            </select>
        </Labelled>
    }
}
