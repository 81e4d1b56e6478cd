//! A value that is stored on this device and that any tab may change: [`Stored`].

use leptos::prelude::*;

use super::AppContext;
use super::app_storage::AppStorage;
use crate::storage::kind::ValueKind;
use crate::storage::shared::{self, Change, Changed, Followed, SharedValue};
use crate::storage::versioned::{LoadError, name_of};
use crate::ui::watch::set_if_other;

/// A stored value as a signal, with the key under which it is stored. A handle: all copies have the
/// same value.
#[derive(Debug)]
pub struct Stored<T: 'static> {
    value: RwSignal<T>,
    /// The last change of this tab that was stored.
    last: StoredValue<Option<Change>>,
    kind: ValueKind,
    key: &'static str,
}

impl<T> Copy for Stored<T> {}

impl<T> Clone for Stored<T> {
    fn clone(&self) -> Stored<T> {
        *self
    }
}

impl<T: SharedValue + Default + Send + Sync + 'static> Stored<T> {
    /// A value that has its default until it is [read](Stored::read).
    pub(crate) fn new(kind: ValueKind, key: &'static str) -> Stored<T> {
        Stored {
            value: RwSignal::default(),
            last: StoredValue::new(None),
            kind,
            key,
        }
    }

    /// Takes over the stored value at the start. `prepare` completes it. Returns the faults to
    /// report to the user.
    pub(crate) fn read(self, storage: &AppStorage, prepare: impl FnOnce(&mut T)) -> Vec<LoadError> {
        let found = storage.read(self.key);
        let mut value = found.value.unwrap_or_default();
        prepare(&mut value);
        self.value.set(value);
        found.faults
    }

    /// The value. Tracked.
    pub fn get(self) -> T {
        self.value.get()
    }

    /// The value, for a moment. Tracked.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.value.with(look)
    }

    /// The value, for a moment.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.value.with_untracked(look)
    }

    /// Changes the value in this page alone, which stores nothing.
    pub(crate) fn change_unstored(self, change: impl FnOnce(&mut T)) {
        let mut value = self.value.get_untracked();
        change(&mut value);
        set_if_other(self.value, value);
    }

    /// Changes the value and stores it, even if the change leaves it as it is.
    pub(crate) fn change(self, context: AppContext, change: impl FnOnce(&mut T)) {
        let storage = context.storage();
        let mine = self.value.get_untracked();
        let mut last = self.last.get_value();
        let Changed {
            value,
            faults,
            saved,
        } = shared::change(storage.versioned(), self.key, &mine, &mut last, change);
        self.last.set_value(last);
        set_if_other(self.value, value);
        context.report_faults(&faults);
        context.report_save(self.kind, saved);
    }

    /// Takes over what another tab or a backup has stored. If another tab has changed the value in
    /// the same instant as this one, both changes are stored.
    pub(crate) fn follow(self, context: AppContext) {
        let mine = self.value.get_untracked();
        let last = self.last.get_value();
        let Followed {
            value,
            faults,
            is_owed,
        } = shared::follow(
            context.storage().versioned(),
            self.key,
            &mine,
            last.as_ref(),
        );
        context.report_faults(&faults);
        if is_owed {
            self.change(context, |stored| *stored = value);
        } else {
            set_if_other(self.value, value);
        }
    }

    /// Takes over what another tab has stored, if it was this value: `changed` is the name in the
    /// browser's storage, `None` when all of it was cleared.
    pub(crate) fn follow_change(self, context: AppContext, changed: Option<&str>) {
        if changed.and_then(name_of) == Some(self.key) {
            self.follow(context);
        }
    }
}
