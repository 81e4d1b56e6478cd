//! The games that are kept, as they were written last: [`read`].

use leptos::prelude::*;

use crate::correspondence::Summary;
use crate::platform::storage;
use crate::platform::timer::{Timer, after_paint};
use crate::storage::versioned::name_of;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::widgets::listener::use_listener;

/// The games, and the ids of the archived events.
#[derive(Debug, Default)]
pub(super) struct StoredGames {
    pub games: Vec<Summary>,
    pub archived: Vec<String>,
    /// Whether they are read already.
    pub are_read: bool,
}

/// The stored games, read after the page is seen and again when another tab writes, for as long as
/// the page that asks is there.
pub(super) fn read(context: AppContext) -> RwSignal<StoredGames> {
    let kept = RwSignal::new(StoredGames::default());
    // Taken now, because the timer may fire after the app is gone, and the games with it.
    let storage = context.storage();
    let read = Timer::new(move |_| {
        let list = storage.correspondence().list();
        let archived = list.events.into_iter().filter(|event| event.archived);
        let archived = archived.map(|event| event.id).collect();
        let games = list.games;
        let read = StoredGames {
            games,
            archived,
            are_read: true,
        };
        if kept.try_set(read).is_none() {
            context.report_faults(&list.faults);
        }
    });
    let first = read.clone();
    after_paint(move || first.after(Millis::ZERO));
    let again = read.clone();
    let heard = storage::on_storage_event(move |key| {
        let name = key.and_then(name_of);
        let is_shown = |name: &str| {
            ["post.game.", "post.event."]
                .iter()
                .any(|kind| name.starts_with(kind))
        };
        // Changes to many games at once are read together.
        if key.is_none() || name.is_some_and(is_shown) {
            again.after(Millis::ZERO);
        }
    });
    use_listener((heard, read));
    kept
}
