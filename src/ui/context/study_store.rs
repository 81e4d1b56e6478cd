//! What is stored of the study page: the book, and the place in it.

use leptos::prelude::*;
use serde::de::DeserializeOwned;

use crate::game::book::StoredBook;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::SaveError;
use crate::ui::context::AppContext;
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::t;

/// Where the book is kept.
pub(crate) const BOOK: &str = "study";
/// Where the place in the book is kept.
pub(crate) const PLACE: &str = "study.at";

/// What is kept. What is damaged is set aside, and reported.
pub(crate) fn load<T: DeserializeOwned>(context: AppContext, key: &str) -> Option<T> {
    let found = context.storage().read::<T>(key);
    context.report_faults(&found.faults);
    found.value
}

/// Keeps the book; `None` if it has become too long for that.
pub(crate) fn keep(context: AppContext, book: Option<&StoredBook>) {
    let Some(book) = book else {
        return not_kept(context);
    };
    match context.storage().write(BOOK, book) {
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

/// Opens the page with this game, which that page [takes over](taken_over): it knows whether
/// another game would be lost.
pub(crate) fn look_at(context: AppContext, pgn: String) {
    context
        .parts
        .with_value(|parts| parts.to_study.replace(Some(pgn)));
    Route::Study(StudyRoute::Study).go();
}

/// The game with which the page is opened from another one.
pub(crate) fn taken_over(context: AppContext) -> Option<String> {
    context.parts.with_value(|parts| parts.to_study.take())
}
