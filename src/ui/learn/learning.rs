//! The user's progress in the lessons: [`Learning`].

use leptos::prelude::*;

use crate::lessons::progress::Progress;
use crate::platform::storage;
use crate::storage::kind::ValueKind;
use crate::storage::shared::Shared;
use crate::storage::versioned::name_of;
use crate::ui::context::{AppContext, Base};

/// Where it is stored.
const KEY: &str = "lessons";

/// The progress, kept where something can be kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learning {
    /// What was solved.
    pub progress: RwSignal<Progress>,
    kept: Option<(AppContext, Base<Progress>)>,
}

impl Learning {
    /// As it was left. What cannot be read is set aside and told.
    pub(crate) fn open(context: AppContext) -> Learning {
        let found = context.storage().read::<Progress>(KEY);
        context.report_faults(&found.faults);
        let mut progress = found.value.unwrap_or_default();
        progress.tidy();
        let base = StoredValue::new_local(Shared::new(progress.clone()));
        let progress = RwSignal::new(progress);
        // What was solved in another tab counts here too.
        let listener = StoredValue::new_local(storage::on_storage_event(move |key| {
            if key.and_then(name_of) == Some(KEY) {
                context.reload(progress, base, KEY);
            }
        }));
        on_cleanup(move || drop(listener.try_update_value(Option::take)));
        Learning {
            progress,
            kept: Some((context, base)),
        }
    }

    /// For this visit alone, in a page that keeps nothing.
    pub(crate) fn for_now() -> Learning {
        Learning {
            progress: RwSignal::default(),
            kept: None,
        }
    }

    /// Changes it and keeps it.
    pub(crate) fn change(self, change: impl FnOnce(&mut Progress)) {
        let mut now = self.progress.get_untracked();
        change(&mut now);
        if self.progress.with_untracked(|before| *before == now) {
            return;
        }
        self.progress.set(now);
        if let Some((context, base)) = self.kept {
            context.save(self.progress, base, ValueKind::Progress, KEY);
        }
    }
}
