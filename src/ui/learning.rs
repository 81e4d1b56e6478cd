//! How far the lessons were taken, as this page has it: [`Learning`].

use leptos::prelude::*;

use super::keep::Keeper;
use super::table::Table;
use crate::lessons::progress::Progress;
use crate::storage::vault::SaveFault;

/// Its key in the vault.
const KEY: &str = "lessons";

/// The progress, kept where something can be kept.
#[derive(Clone, Copy, Debug)]
pub struct Learning {
    /// What was solved.
    pub progress: RwSignal<Progress>,
    kept: StoredValue<Option<(Keeper, Table)>, LocalStorage>,
}

impl Learning {
    /// As it was left. What cannot be read is set aside and told.
    pub fn open(table: Table) -> Learning {
        let keeper = table.keeper();
        let found = keeper.read::<Progress>(KEY);
        table.tell_faults(&found.faults);
        let mut progress = found.value.unwrap_or_default();
        progress.tidy();
        Learning {
            progress: RwSignal::new(progress),
            kept: StoredValue::new_local(Some((keeper, table))),
        }
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
        self.kept.with_value(|kept| {
            if let Some((keeper, table)) = kept {
                table.told(save(keeper, &mut now));
            }
        });
        self.progress.set(now);
    }
}

/// Another tab may have saved meanwhile: what was solved there counts here too.
fn save(keeper: &Keeper, progress: &mut Progress) -> Result<(), SaveFault> {
    match keeper.write(KEY, progress) {
        Err(SaveFault::Stale { .. }) => {
            if let Some(there) = keeper.read::<Progress>(KEY).value {
                progress.join(there);
            }
            keeper.write(KEY, progress)
        }
        done => done,
    }
}
