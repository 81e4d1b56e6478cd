//! The event of a new game: one of those that are kept, or another one, which is added first.

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::platform::focus;
use crate::ui::correspondence::event_select::EventSelect;
use crate::ui::route::{EventFormRoute, Route};
use crate::ui::text::correspondence::new as words;

#[component]
pub(super) fn EventField(form: NewGameForm) -> impl IntoView {
    let first = form.event.get_untracked();
    let mut events = form.correspondence.events.get_untracked();
    events.retain(|kept| !kept.archived || kept.id == first);
    view! {
        <div class="correspondence-event">
            <EventSelect
                label=words::event()
                none=words::choose_event()
                events
                value=form.event
                on_change=move |id| form.event.set(id)
            />
            <p class="links">
                <a
                    data-act="make-event"
                    href=Route::from(EventFormRoute::NewForGame).href()
                    on:click=move |_| form.keep()
                >
                    {words::another_event()}
                </a>
            </p>
        </div>
    }
}

/// The one button of the form while no event is chosen: it leads to the choice. A game whose event
/// is missing has nothing to be entered in.
#[component]
pub(super) fn ChooseEvent() -> impl IntoView {
    view! {
        <button
            class="main"
            type="button"
            data-act="choose-event"
            on:click=|_| focus::move_to("[name=event]")
        >
            {words::choose_event()}
        </button>
    }
}
