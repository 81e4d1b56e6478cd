//! The search in the list, by text and by event.

use leptos::prelude::*;

use super::state::GameList;
use crate::platform::listener::prevent_default;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::event_select::EventSelect;
use crate::ui::text::correspondence::games as words;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::field::Field;

#[component]
pub(super) fn Filter(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let asked = list.asked;
    let is_any_archived = move || {
        let is_archived = |events: &Vec<_>| events.iter().any(|event: &StoredEvent| event.archived);
        correspondence.events.with(is_archived)
    };
    let event = move || asked.with(|asked| asked.event.clone().unwrap_or_default());
    view! {
        <form
            class="correspondence-asking no-print"
            role="search"
            on:submit=prevent_default
        >
            <Field
                name="search"
                label=words::search().to_owned()
                placeholder=words::search_hint()
                value=Signal::derive(move || asked.with(|asked| asked.text.clone()))
                on_input=move |typed| asked.update(|asked| asked.text = typed)
            />
            {move || {
                view! {
                    <EventSelect
                        label=words::event()
                        none=words::all_events()
                        events=correspondence.events.get()
                        value=Signal::derive(event)
                        on_change=move |id: String| {
                            asked.update(|asked| asked.event = Some(id).filter(|id| !id.is_empty()));
                        }
                    />
                }
            }}
            <Show when=is_any_archived>
                <Check
                    name="archived"
                    label=words::archived()
                    value=Signal::derive(move || asked.with(|asked| asked.archived))
                    on_change=move |shown| asked.update(|asked| asked.archived = shown)
                />
            </Show>
        </form>
    }
}
