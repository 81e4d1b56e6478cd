//! What a page shows in place of a correspondence game that is not here: [`missing`].

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, t};

/// That a game is not here; or, where it is, that its event is not.
pub(crate) fn missing(correspondence: CorrespondenceStore, id: &str) -> El {
    match correspondence.load_orphan(id) {
        None => el("p")
            .class("empty")
            .attr("data-missing", "")
            .child(t().games.missing),
        Some(_) => event_missing(),
    }
}

/// The notice that the event of a game is not here.
pub(crate) fn event_missing() -> El {
    let link = el("a")
        .attr("href", Route::Manage(ManageRoute::Settings).href())
        .child(t().faults.set_aside_link);
    el("p")
        .class("notice")
        .attr("role", "alert")
        .attr("data-event-missing", "")
        .child(text::correspondence().game.event_missing)
        .child(" ")
        .child(link)
}
