//! How much of the browser's storage is used: [`StorageUse`].

use leptos::prelude::*;

use crate::platform::date;
use crate::storage::meter;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::{self, shared};

/// The share of browser storage used, and the date of the last backup. Beside the result of a
/// restore nothing says that there is no backup.
#[component]
pub(super) fn StorageUse() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let correspondence = expect_context::<CorrespondenceStore>();
    let used = Memo::new(move |_| {
        // Anything that may have written data changes one of these.
        context.notices.track();
        correspondence.backups.track();
        meter::measure(context.storage().versioned().texts()).unwrap_or_default()
    });
    let words = move || {
        let used = used.get();
        let kilobytes = (used.ours + used.others).div_ceil(1_024);
        shared::keep::used(used.percent(), kilobytes)
    };
    let last = move || {
        let last = correspondence.backups.get().last.map(date::date_and_time);
        let is_said = last.is_some() || correspondence.restored.with(Option::is_none);
        is_said.then(|| text::shared::keep::last(last.as_deref()))
    };
    view! {
        <div class="field">
            <label for="room">{shared::keep::used_label()}</label>
            <meter
                id="room"
                min="0"
                max="100"
                high=meter::WARNING.to_string()
                value=move || used.get().percent().to_string()
            ></meter>
            <span class="quiet" data-room="">{words}</span>
        </div>
        <p class="quiet" data-last-backup="">{last}</p>
    }
}
