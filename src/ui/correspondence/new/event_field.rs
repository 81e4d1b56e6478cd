//! The event of a new game: one of those that are kept, or another one, which is added first.

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::ui::correspondence::event_select::EventSelect;
use crate::ui::route::{EventFormRoute, Route};
use crate::ui::text;

#[component]
pub(super) fn EventField(form: NewGameForm) -> impl IntoView {
    let words = &text::correspondence().games.new;
    let first = form.event.get_untracked();
    let mut events = form.correspondence.events.get_untracked();
    events.retain(|kept| !kept.archived || kept.id == first);
    let error = Signal::derive(move || {
        let is_missing = form.sent.get() && form.event.with(String::is_empty);
        is_missing.then(|| text::correspondence().games.new.no_event.to_owned())
    });
    view! {
        <div class="correspondence-event">
            <EventSelect
                label=words.event
                none=words.choose_event
                events
                value=form.event
                on_change=move |id| form.event.set(id)
                error
            />
            <p class="links">
                <a
                    data-act="make-event"
                    href=Route::from(EventFormRoute::NewForGame).href()
                    on:click=move |_| form.keep()
                >
                    {words.another_event}
                </a>
            </p>
        </div>
    }
}
