//! Values that any tab may change: the settings and the user's time controls.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::AppContext;
use crate::storage::kind::ValueKind;
use crate::storage::shared::{Merge, Shared};
use crate::storage::versioned::{SaveError, name_of};
use crate::ui::context::settings::{Preset, Settings};
use crate::ui::el::set_if_other;

pub(super) const SETTINGS: &str = "settings";
pub(super) const PRESETS: &str = "presets";

/// A value as it was when this page last had the same as is stored.
pub(crate) type Base<T> = StoredValue<Shared<T>, LocalStorage>;

impl AppContext {
    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.save(
            self.settings,
            self.settings_base,
            ValueKind::Settings,
            SETTINGS,
        );
    }

    /// Changes the own presets and keeps them.
    pub fn set_presets(self, change: impl FnOnce(&mut Vec<Preset>)) {
        self.presets.update(change);
        self.save(self.presets, self.presets_base, ValueKind::Presets, PRESETS);
    }

    /// Saves what could not be saved before, as far as there is room now.
    pub(super) fn save_again(self) {
        let storage = self.storage();
        if storage.unsaved().is_some() {
            storage.write_waiting();
        }
        let refused = |kind| {
            self.parts.with_value(|parts| {
                let reported = parts.reported.borrow();
                let full = |(of, why): &(_, _)| *of == kind && matches!(why, SaveError::Store(_));
                reported.iter().any(full)
            })
        };
        if refused(ValueKind::Settings) {
            self.set(|_| {});
        }
        if refused(ValueKind::Presets) {
            self.set_presets(|_| {});
        }
    }

    /// After a backup was read: what it brought is used at once.
    pub fn follow_restored(self) {
        self.follow_settings();
        self.follow_presets();
    }

    /// Another tab has saved something.
    pub(super) fn follow(self, key: Option<&str>) {
        match key.and_then(name_of).and_then(ValueKind::of) {
            Some(ValueKind::Settings) => self.follow_settings(),
            Some(ValueKind::Presets) => self.follow_presets(),
            _ => {}
        }
    }

    fn follow_settings(self) {
        self.reload(self.settings, self.settings_base, SETTINGS);
    }

    fn follow_presets(self) {
        self.reload(self.presets, self.presets_base, PRESETS);
    }

    /// Saves a value, with what other tabs have saved of it meanwhile.
    pub(in crate::ui) fn save<T>(
        self,
        signal: RwSignal<T>,
        base: Base<T>,
        kind: ValueKind,
        key: &str,
    ) where
        T: Merge + Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        let (storage, mine) = (self.storage(), signal.get_untracked());
        let saved = base.try_update_value(|base| base.save(storage.versioned(), key, mine));
        if let Some((value, saved)) = saved {
            set_if_other(signal, value);
            self.report_save(kind, saved);
        }
    }

    /// Takes over what another tab has saved of a value.
    pub(in crate::ui) fn reload<T>(self, signal: RwSignal<T>, base: Base<T>, key: &str)
    where
        T: Merge + Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        let (storage, mine) = (self.storage(), signal.get_untracked());
        let stored = base.try_update_value(|base| base.follow(storage.versioned(), key, mine));
        if let Some((value, faults)) = stored {
            set_if_other(signal, value);
            self.report_faults(&faults);
        }
    }
}
