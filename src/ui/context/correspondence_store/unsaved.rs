//! Games that the browser had no room for.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::platform::timer::Timer;
use crate::platform::{location, storage, visibility};
use crate::storage::kind::ValueKind;
use crate::storage::versioned::SaveError;
use crate::time::Millis;

/// The time between attempts to save what is only in memory: another tab may have made room.
const RETRY: Millis = Millis::seconds(5);

impl CorrespondenceStore {
    /// Reports the result of a write, and whether something is only in memory.
    pub(super) fn report_write(self, saved: Result<(), SaveError>) -> Result<(), SaveError> {
        self.context
            .report_save(ValueKind::Correspondence, saved.clone());
        self.look_at_unsaved();
        self.look_at_room();
        saved
    }

    /// Tells the user that something is only in memory, or that it no longer is.
    pub(super) fn look_at_unsaved(self) {
        let unsaved = self.context.storage().unsaved();
        let before = self.unsaved.get_untracked();
        if unsaved.is_some() != before {
            self.unsaved.set(unsaved.is_some());
        }
        match unsaved {
            Some((_, why)) => {
                self.context.notify_unsaved(&why);
                self.try_later();
            }
            None if before => self.context.forget_unsaved(),
            None => {}
        }
    }

    /// Saves what is only in memory, as far as there is room now.
    fn try_again(self) {
        let storage = self.context.storage();
        if storage.unsaved().is_some() {
            storage.write_waiting();
        }
        match storage.unsaved() {
            // The user knows already, so no notice repeats it.
            Some(_) => self.try_later(),
            // Another save may have written it too.
            None => self.look_at_unsaved(),
        }
    }

    fn try_later(self) {
        self.parts.with_value(|parts| {
            if let Some(retry) = &parts.retry {
                retry.after(RETRY);
            }
        });
    }

    /// From now on, saves what is only in memory as soon as possible, and lets the browser warn
    /// before the page is closed with unsaved data.
    pub(super) fn keep_trying(self) {
        let retry = Timer::new(move |_| self.try_again());
        let listeners = [
            storage::on_leaving(move || {
                self.try_again();
                self.unsaved.get_untracked() && !self.context.storage().is_handed_on()
            }),
            // Another tab has written or removed something.
            storage::on_storage_event(move |_| self.try_again()),
            visibility::on_visibility_change(move |_| self.try_again()),
            visibility::on_pagehide(move || self.try_again()),
            location::on_hash_change(move |_| self.try_again()),
        ];
        self.parts.update_value(|parts| {
            parts.retry = Some(retry);
            parts.listeners.extend(listeners.into_iter().flatten());
        });
        // The previous page may have handed something on.
        self.look_at_unsaved();
    }
}
