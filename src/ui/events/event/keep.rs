//! Keeping an event on this device: [`add`] and [`change`].

use leptos::prelude::*;

use crate::correspondence::{Event, ServerFacts};
use crate::platform::location;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventsRoute, Route};

/// The id of the event here that is the same in all its parameters.
pub(super) fn same(correspondence: CorrespondenceStore, event: &Event) -> Option<String> {
    correspondence.events.with_untracked(|events| {
        let known = events.iter().find(|known| known.event == *event);
        known.map(|known| known.id.clone())
    })
}

/// Keeps a new event, unless the same one is here already, and returns its id. A note replaces the
/// one of the event that is here.
pub(super) fn add(correspondence: CorrespondenceStore, event: Event, note: String) -> String {
    let known = same(correspondence, &event);
    let known = known.and_then(|id| untrack(|| correspondence.event(&id)));
    let kept = match known {
        Some(known) if note.trim().is_empty() => known,
        Some(known) => StoredEvent { note, ..known },
        None => StoredEvent {
            id: correspondence.new_id(),
            event,
            archived: false,
            note,
            settled: ServerFacts::default(),
        },
    };
    // The store reports errors, and has the event in memory.
    let _ = correspondence.save_event(&kept);
    kept.id
}

/// Shows an event.
pub(super) fn show(id: String) {
    Route::from(EventsRoute::Event(id)).go();
}

/// Goes back to the form of a game, with its new event. The way back from there does not lead here
/// once more.
pub(super) fn go_on_with_game(id: String) {
    let form = Route::NewCorrespondenceGame.href();
    location::set_hash_in_place(&[&form[1..], "?event=", &id].concat());
}

/// Keeps changed parameters of an event, and shows it.
pub(super) fn change(correspondence: CorrespondenceStore, kept: &StoredEvent) {
    if correspondence.save_event(kept).is_ok() {
        show(kept.id.clone());
    }
}
