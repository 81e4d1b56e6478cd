//! The values for which the browser had no room: they stay in memory, the user is told, and they are
//! tried again.

use leptos::prelude::*;

use super::AppContext;
use crate::platform::listener::Listener;
use crate::platform::{location, storage, visibility};
use crate::time::Millis;
use crate::ui::text::base;
use crate::ui::watch::set_if_other;

/// The time between attempts to save what is only in memory: another tab may have made room.
const RETRY: Millis = Millis::seconds(5);

impl AppContext {
    /// Tells the user that something is only in memory, or that it no longer is.
    pub(in crate::ui) fn look_at_unsaved(self) {
        let overtaken = self.storage().take_set_aside();
        if !overtaken.is_empty() {
            self.report_set_aside(base::faults::overtaken_waiting(&overtaken.join(", ")));
        }
        let unsaved = self.storage().unsaved();
        let before = self.unsaved.get_untracked();
        if unsaved.is_some() {
            self.parts.with_value(|parts| parts.retry.after(RETRY));
        }
        if unsaved == before {
            return;
        }
        if before.is_some() {
            self.forget_unsaved();
        }
        if let Some((why, is_game)) = &unsaved {
            self.notify_unsaved(why, *is_game);
        }
        set_if_other(self.unsaved, unsaved);
    }

    /// Saves what is only in memory, as far as there is room now.
    pub(super) fn try_again(self) {
        let storage = self.storage();
        if storage.unsaved().is_some() {
            storage.write_waiting();
        }
        // Another save may have written it too.
        self.look_at_unsaved();
    }

    /// Listeners that save what is only in memory as soon as possible, and let the browser warn
    /// before the page is closed with unsaved data.
    pub(super) fn keep_trying(self) -> impl Iterator<Item = Listener> {
        let listeners = [
            storage::on_leaving(move || {
                self.try_again();
                let storage = self.storage();
                storage.unsaved().is_some() && !storage.is_handed_on()
            }),
            // Another tab has written or removed something.
            storage::on_storage_event(move |_| self.try_again()),
            visibility::on_visibility_change(move |_| self.try_again()),
            visibility::on_pagehide(move || self.try_again()),
            location::on_hash_change(move |_| self.try_again()),
        ];
        listeners.into_iter().flatten()
    }
}
