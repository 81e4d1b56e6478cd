//! The event of a new game: one of those that are kept, or a new one.

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::ui::route::{EventsRoute, Route};
use crate::ui::text;
use crate::ui::widgets::field::Labelled;

#[component]
pub(super) fn EventField(form: NewGameForm) -> impl IntoView {
    let words = &text::correspondence().games.new;
    let first = form.event.get_untracked();
    let events = form.correspondence.events.get_untracked();
    let offered = events
        .into_iter()
        .filter(|kept| !kept.archived || kept.id == first);
    let option = |(id, name): (String, String)| {
        let value = id.clone();
        view! {
            <option value=value prop:selected=move || form.event.with(|chosen| *chosen == id)>
                {name}
            </option>
        }
    };
    let options = std::iter::once((String::new(), words.choose_event.to_owned()))
        .chain(offered.map(|kept| (kept.id, kept.event.draft().name.clone())))
        .map(option)
        .collect_view();
    let error = Signal::derive(move || {
        let is_missing = form.sent.get() && form.event.with(String::is_empty);
        is_missing.then(|| text::correspondence().games.new.no_event.to_owned())
    });
    view! {
        <div class="correspondence-event">
            <Labelled
                id="field-event".to_owned()
                label=Signal::stored(words.event.to_owned())
                error
                hint=""
            >
                <select
                    id="field-event"
                    name="event"
                    aria-describedby="field-event-note"
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    on:change:target=move |event| form.event.set(event.target().value())
                >
                    {options}
                </select>
            </Labelled>
            <p class="links">
                <a data-act="make-event" href=Route::from(EventsRoute::New).href()>
                    {words.make_event}
                </a>
            </p>
        </div>
    }
}
