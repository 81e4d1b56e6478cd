//! The stored data of the study page: the book, and the place in it.

use leptos::prelude::*;
use serde::de::DeserializeOwned;

use crate::game::book::StoredBook;
use crate::storage::kind::ValueKind;
use crate::ui::context::AppContext;
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::shared;

/// The key of the book.
pub(crate) const BOOK: &str = "study";
/// The key of the place in the book.
pub(crate) const PLACE: &str = "study.at";

/// The value stored under a key. Sets damaged text aside, and reports it.
pub(crate) fn load<T: DeserializeOwned>(context: AppContext, key: &str) -> Option<T> {
    let found = context.storage().read::<T>(key);
    context.report_faults(&found.faults);
    found.value
}

/// Stores the book; `None` if it has become too long for that.
pub(crate) fn keep(context: AppContext, book: Option<&StoredBook>) {
    let Some(book) = book else {
        return not_kept(context);
    };
    context.report_save(ValueKind::Study, context.storage().write(BOOK, book));
}

/// Tells the user that the games are shown, and will be gone with the page.
pub(crate) fn not_kept(context: AppContext) {
    context.notify(shared::keep::too_large().into());
}

/// Opens the study page with this game, which that page [takes over](taken_over): it knows whether
/// another game would be lost.
pub(crate) fn look_at(context: AppContext, pgn: String) {
    context
        .parts
        .with_value(|parts| parts.to_study.replace(Some(pgn)));
    Route::Study(StudyRoute::Study).go();
}

/// The game with which another page has opened the study page.
pub(crate) fn taken_over(context: AppContext) -> Option<String> {
    context.parts.with_value(|parts| parts.to_study.take())
}
