//! Several tabs: one writes the correspondence games, the others follow it.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::platform::lock::Lock;
use crate::platform::storage;
use crate::platform::time::wall_now;
use crate::storage::kind::ValueKind;
use crate::storage::versioned::{SaveError, name_of};

/// The name of the lock that the writing page holds.
const LOCK: &str = "zeitnot.post";

impl CorrespondenceStore {
    /// How often a game or its private study has been changed other than by a save of this page: by
    /// another tab, or by a restored backup. A page that shows the game reads this, and loads the
    /// game again when the count goes up.
    pub fn changed(self, id: &str) -> u64 {
        self.version(id, true).map_or(0, |version| version.get())
    }

    fn version(self, id: &str, make: bool) -> Option<ArcRwSignal<u64>> {
        self.parts.try_update_value(|parts| {
            let known = parts.versions.iter().find(|(known, _)| known == id);
            if known.is_some() || !make {
                return known.map(|(_, version)| version.clone());
            }
            let version = ArcRwSignal::new(0);
            parts.versions.push((id.into(), version.clone()));
            Some(version)
        })?
    }

    pub(super) fn change(self, id: &str) {
        if let Some(version) = self.version(id, false) {
            version.update(|version| *version += 1);
        }
    }

    /// Reads again everything that is shown.
    pub(super) fn change_all(self) {
        self.read();
        let versions = self.parts.try_update_value(|parts| parts.versions.clone());
        for (_, version) in versions.unwrap_or_default() {
            version.update(|version| *version += 1);
        }
    }

    /// Asks to be the tab that writes, and listens to what others write.
    pub(super) fn take_part(self) {
        let heard = storage::on_storage_event(move |key| self.follow(key));
        let lock = Lock::hold(LOCK, move |held| {
            if held {
                self.begin_to_write()
            } else {
                self.follow_writer();
            }
        });
        let lock = lock.on_lost(move || self.follow_writer());
        self.parts.update_value(|parts| {
            parts.listeners.extend(heard);
            // The answer may have come before `hold` returned, and left a lock that waits: that one
            // stays.
            if parts.lock.is_none() {
                parts.lock = Some(lock);
            }
        });
    }

    /// Another tab writes. When that tab is closed, this one writes.
    fn follow_writer(self) {
        self.following.set(true);
        self.hold(Lock::wait(LOCK, move || self.take_turn()));
    }

    /// Takes over from the tab that writes, which follows from now on.
    pub fn take_over(self) {
        self.hold(Lock::take(LOCK, move || self.take_turn()));
    }

    fn hold(self, lock: Lock) {
        let lock = lock.on_lost(move || self.follow_writer());
        self.parts.update_value(|parts| parts.lock = Some(lock));
    }

    /// Shows what the previous tab has written, and writes from now on.
    fn take_turn(self) {
        self.change_all();
        self.following.set(false);
        self.begin_to_write();
    }

    /// Makes this page the one that writes from now on.
    fn begin_to_write(self) {
        let storage = self.context.storage();
        // If this cannot be written now, the next save writes it.
        let _ = storage.correspondence().name_device(wall_now());
    }

    /// Shows what another tab has saved.
    fn follow(self, key: Option<&str>) {
        let Some(key) = key else {
            return self.change_all();
        };
        let Some(name) = name_of(key).and_then(|name| name.strip_prefix("post.")) else {
            return;
        };
        match name.split_once('.') {
            Some(("game", id)) => {
                self.change(id);
                self.read_again(id);
            }
            Some(("study", id)) => self.change(id),
            _ if name == "backup" => self.look_at_backups(),
            Some(("event", _)) => self.read(),
            _ => {}
        }
    }

    /// Refuses entries while another tab writes.
    ///
    /// # Errors
    /// Another tab holds the write lock.
    pub(super) fn may_write(self) -> Result<(), SaveError> {
        if !self.following.get_untracked() {
            Ok(())
        } else {
            self.report(Err(SaveError::Stale {
                known: 0,
                stored: 0,
            }))
        }
    }

    /// Another tab has changed the game since it was loaded here: reports that, and shows what the
    /// tab saved.
    pub(super) fn stale(self, id: &str, saved: Result<(), SaveError>) -> Result<(), SaveError> {
        self.change(id);
        self.read();
        self.report(saved)
    }

    pub(super) fn report(self, saved: Result<(), SaveError>) -> Result<(), SaveError> {
        self.context
            .report_save(ValueKind::Correspondence, saved.clone());
        saved
    }
}
