//! The stored games of the study page: the book, the one before, and the place in it.

use serde::de::DeserializeOwned;

use crate::game::book::{Bookmark, StoredBook};
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::SaveError;
use crate::ui::context::AppContext;
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::t;

/// Where the book is kept.
pub(crate) const BOOK: &str = "study";
/// Where the one before is kept, if it was changed here.
pub(crate) const BEFORE: &str = "study.before";
/// Where the place in the book is kept.
pub(crate) const PLACE: &str = "study.at";

/// What is kept. What is damaged is set aside, and told.
pub(crate) fn found<T: DeserializeOwned>(context: AppContext, key: &str) -> Option<T> {
    let found = context.storage().read::<T>(key);
    context.report_faults(&found.faults);
    found.value
}

pub(crate) fn keep(context: AppContext, key: &str, kept: &StoredBook) {
    match context.storage().write(key, kept) {
        Ok(_) => {}
        // No clock and no game that is played has to do with it.
        Err(SaveError::Store(StoreError::Full)) => not_kept(context),
        Err(fault) => context.notify((t().faults.not_saved)(ValueKind::Study, &fault)),
    }
}

/// Tells that the games are shown, and gone with the page.
pub(crate) fn not_kept(context: AppContext) {
    context.notify(t().keep.too_large.into());
}

/// A book that was changed here has no other copy: it is kept beside.
pub(crate) fn set_aside(context: AppContext) {
    let kept = found::<StoredBook>(context, BOOK);
    if let Some(kept) = kept.filter(|kept| kept.changed) {
        keep(context, BEFORE, &kept);
    }
}

/// Opens the page with these games.
pub(crate) fn look_at(context: AppContext, pgn: &str) {
    set_aside(context);
    let kept = StoredBook {
        text: pgn.to_owned(),
        changed: false,
    };
    keep(context, BOOK, &kept);
    let _ = context.storage().write(PLACE, &Bookmark::default());
    Route::Study(StudyRoute::Study).go();
}
