//! The notice in place of a correspondence game that is not here: [`fn@MissingGame`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, base, shared};

/// Says that a game is not here or, if it is, that its event is not.
#[component]
pub(crate) fn MissingGame(id: String) -> impl IntoView {
    match expect_context::<CorrespondenceStore>().load_orphan(&id) {
        None => view! {
            <p class="empty" data-missing="">
                {shared::games::missing()}
            </p>
        }
        .into_any(),
        Some(_) => view! { <EventMissing/> }.into_any(),
    }
}

/// The notice that the event of a game is not here.
#[component]
pub(crate) fn EventMissing() -> impl IntoView {
    let settings = Route::Manage(ManageRoute::Backup);
    view! {
        <p class="notice" role="alert" data-event-missing="">
            {text::correspondence::game::event_missing()}
            " "
            <a href=settings.href()>{base::faults::set_aside_link()}</a>
        </p>
    }
}
