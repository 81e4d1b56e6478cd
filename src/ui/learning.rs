//! How far the lessons were taken, as this page has it: [`Learning`].

use leptos::prelude::*;

use super::keep::Keeper;
use super::table::Table;
use crate::lessons::progress::Progress;
use crate::platform::listener::Listener;
use crate::platform::storage;
use crate::storage::kind::Kind;
use crate::storage::shared::Shared;
use crate::storage::slots;

/// Its key in the vault.
const KEY: &str = "lessons";

/// The progress, kept where something can be kept.
#[derive(Clone, Copy, Debug)]
pub struct Learning {
    /// What was solved.
    pub progress: RwSignal<Progress>,
    kept: StoredValue<Option<Kept>, LocalStorage>,
}

/// Where it is kept.
#[derive(Debug)]
struct Kept {
    keeper: Keeper,
    table: Table,
    shared: Shared<Progress>,
    /// Hears what other tabs save.
    _listener: Option<Listener>,
}

impl Learning {
    /// As it was left. What cannot be read is set aside and told.
    pub fn open(table: Table) -> Learning {
        let keeper = table.keeper();
        let found = keeper.read::<Progress>(KEY);
        table.tell_faults(&found.faults);
        let mut progress = found.value.unwrap_or_default();
        progress.tidy();
        let learning = Learning {
            progress: RwSignal::new(progress.clone()),
            kept: StoredValue::new_local(None),
        };
        let listener = storage::on_storage_event(move |key| {
            if key.and_then(slots::name_of) == Some(KEY) {
                learning.follow();
            }
        });
        learning.kept.set_value(Some(Kept {
            keeper,
            table,
            shared: Shared::new(progress),
            _listener: listener,
        }));
        learning
    }

    /// For this visit alone, in a page that keeps nothing.
    pub fn for_now() -> Learning {
        Learning {
            progress: RwSignal::new(Progress::default()),
            kept: StoredValue::new_local(None),
        }
    }

    /// Changes it and keeps it.
    pub fn change(self, change: impl FnOnce(&mut Progress)) {
        let before = self.progress.get_untracked();
        let mut now = before.clone();
        change(&mut now);
        if now == before {
            return;
        }
        let now = self.with_kept(now, |kept, now| {
            let (now, saved) = kept.shared.save(&kept.keeper.archive(), KEY, now);
            kept.table.told(Kind::Progress, saved);
            now
        });
        self.progress.set(now);
    }

    /// Another tab has saved: what was solved there counts here too.
    fn follow(self) {
        let before = self.progress.get_untracked();
        let now = self.with_kept(before.clone(), |kept, mine| {
            let (now, faults) = kept.shared.follow(&kept.keeper.archive(), KEY, mine);
            kept.table.tell_faults(&faults);
            now
        });
        if now != before {
            self.progress.set(now);
        }
    }

    fn with_kept(
        self,
        mine: Progress,
        keep: impl FnOnce(&mut Kept, Progress) -> Progress,
    ) -> Progress {
        let unkept = mine.clone();
        let kept = self
            .kept
            .try_update_value(|kept| kept.as_mut().map(|kept| keep(kept, mine)));
        kept.flatten().unwrap_or(unkept)
    }
}
