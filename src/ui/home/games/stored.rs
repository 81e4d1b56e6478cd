//! The games that are kept, as they were written last: [`read`].

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::correspondence::Summary;
use crate::platform::storage;
use crate::platform::time::Slice;
use crate::platform::timer::{Timer, after_paint};
use crate::storage::correspondence::IndexRefresh;
use crate::storage::versioned::{LoadError, name_of};
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::app_storage::AppStorage;
use crate::ui::widgets::listener::use_listener;

/// The games, and the events that are out of the way.
#[derive(Debug, Default)]
pub(super) struct StoredGames {
    pub games: Vec<Summary>,
    pub archived: Vec<String>,
}

/// What is kept, read after the page is seen and again when another tab writes, for as long as the
/// page that asks is there.
pub(super) fn read(context: AppContext) -> RwSignal<StoredGames> {
    let kept = RwSignal::new(StoredGames::default());
    let stale = Rc::new(Cell::new(true));
    let read = Timer::new({
        // It may be asked after the app is gone, which the table then is, too.
        let (storage, stale) = (context.storage(), stale.clone());
        let mut refresh = IndexRefresh::default();
        move |wake| {
            let read = |kept: &mut StoredGames| read_on(&storage, stale.take(), kept, &mut refresh);
            let Some(faults) = kept.try_update(read) else {
                return;
            };
            context.report_faults(&faults);
            if !refresh.is_read() {
                wake.after(Millis::ZERO);
            }
        }
    });
    // With thousands of games reading takes a moment: the page comes first.
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
        // What is heard of many games at once is read together.
        if key.is_none() || name.is_some_and(is_shown) {
            stale.set(true);
            again.after(Millis::ZERO);
        }
    });
    use_listener((heard, read));
    kept
}

/// Reads what is kept for as long as the page can wait. What the user is to be told.
fn read_on(
    storage: &AppStorage,
    anew: bool,
    kept: &mut StoredGames,
    refresh: &mut IndexRefresh,
) -> Vec<LoadError> {
    let slice = Slice::begin();
    let mut faults = Vec::new();
    if anew {
        let look = storage.correspondence().cached();
        let archived = look.events.into_iter().filter(|event| event.archived);
        kept.archived = archived.map(|event| event.id).collect();
        kept.games = look.games;
        faults = look.faults;
        *refresh = look.refresh;
    }
    while !slice.is_over()
        && let Some(read) = storage.correspondence().refresh_next(refresh)
    {
        faults.extend(read.faults);
        read.now.apply(&mut kept.games, &mut Vec::new());
    }
    faults
}
