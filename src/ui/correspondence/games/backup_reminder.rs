//! A reminder to save a backup: [`fn@BackupReminder`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::loader::Loader;
use crate::ui::text::{self, base, shared};

/// One line with a button, while a backup is due or something is only in memory.
#[component]
pub(super) fn BackupReminder() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    // The list is drawn without the code that saves a backup.
    let loader = expect_context::<Loader>();
    let due = Memo::new(move |_| {
        if correspondence.is_unsaved() {
            return Some(shared::keep::only_here().to_owned());
        }
        let due = correspondence.backup_due()?;
        Some(text::shared::keep::due(due.days))
    });
    view! {
        <Show when=move || due.with(Option::is_some)>
            <p class="correspondence-backup-due">
                <span>{move || due.get()}</span>
                <button
                    type="button"
                    data-act="backup-due"
                    on:click=move |_| loader.backup(correspondence)
                >
                    {base::keep::backup()}
                </button>
            </p>
        </Show>
    }
}
