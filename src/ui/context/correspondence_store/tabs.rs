//! Several tabs: one writes the correspondence games, the others follow it.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::platform::storage;
use crate::platform::time::wall_now;
use crate::storage::kind::ValueKind;
use crate::storage::role::Role;
use crate::storage::versioned::{SaveError, name_of};

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
        self.parts
            .update_value(|parts| parts.listeners.extend(heard));
        self.writer
            .begin(self.context, move |before| self.take_role(before));
    }

    /// Takes over from the tab that writes, which follows from now on.
    pub fn take_over(self) {
        self.writer.take_over(self.context);
    }

    /// This tab writes from now on, or another one does.
    fn take_role(self, before: Role) {
        if before.follows() {
            // Shows what the previous tab has written.
            self.change_all();
        }
        if self.writer.role_now().leads() {
            let storage = self.context.storage();
            // If this cannot be written now, the next save writes it.
            let _ = storage.correspondence().name_device(wall_now());
        }
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

    /// Reports the result of a save. If another tab has changed the value since it was loaded here,
    /// shows what that tab saved, and not what was not saved here.
    pub(super) fn report(self, saved: Result<(), SaveError>) -> Result<(), SaveError> {
        if let Err(SaveError::Stale { .. }) = saved {
            self.change_all();
            self.writer.give_way();
        }
        self.context
            .report_save(ValueKind::Correspondence, saved.clone());
        saved
    }
}
