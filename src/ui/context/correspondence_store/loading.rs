//! Reads the stored games: all of them at first, and one again when it was changed elsewhere.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::platform::timer::{Timer, after_paint};
use crate::storage::correspondence::{EventsAndGames, Listed};
use crate::time::Millis;
use crate::ui::watch::set_if_other;

impl CorrespondenceStore {
    /// Reads the stored games, the first time that a page needs them.
    pub fn open(self) {
        if self.loaded.get_untracked() {
            return;
        }
        self.loaded.set(true);
        let again = Timer::new(move |_| self.read_changed());
        self.parts.update_value(|parts| parts.again = Some(again));
        self.read();
        after_paint(move || self.begin());
    }

    /// Starts the work that goes on while the page is open.
    fn begin(self) {
        // The page may have been closed before it was seen.
        if self.loaded.is_disposed() {
            return;
        }
        // This comes first, because a device that has lost its name gets another one below.
        self.tell_own_faults();
        self.take_part();
        self.look_at_backups();
    }

    /// Reports damage in the values that this device keeps about itself.
    pub(super) fn tell_own_faults(self) {
        let own = self.context.storage().correspondence().own_faults();
        self.context.report_faults(&own);
    }

    /// Reads the stored events and games.
    pub(super) fn read(self) {
        let list = self.context.storage().correspondence().list();
        let EventsAndGames {
            events,
            games,
            orphans,
            faults,
        } = list;
        self.context.report_faults(&faults);
        set_if_other(self.events, events);
        set_if_other(self.games, games);
        set_if_other(self.orphans, orphans);
    }

    /// Reads a game again that was changed elsewhere.
    pub(super) fn read_again(self, id: &str) {
        self.parts.update_value(|parts| {
            if !parts.changed.iter().any(|changed| changed == id) {
                parts.changed.push(id.to_owned());
            }
            // Games that change at the same time are read together.
            if let Some(again) = &parts.again {
                again.after(Millis::ZERO);
            }
        });
    }

    fn read_changed(self) {
        let changed = (self.parts).try_update_value(|parts| std::mem::take(&mut parts.changed));
        let storage = self.context.storage();
        let (read, faults) = self.events.with_untracked(|events| {
            let changed = changed.unwrap_or_default();
            storage.correspondence().listed(&changed, events)
        });
        self.context.report_faults(&faults);
        self.show(read);
    }

    /// Shows the new state of games, in the list and among those without an event.
    pub(super) fn show(self, read: Vec<Listed>) {
        if read.is_empty() {
            return;
        }
        let mut games = self.games.get_untracked();
        let mut orphans = self.orphans.get_untracked();
        for listed in read {
            listed.apply(&mut games, &mut orphans);
        }
        set_if_other(self.games, games);
        set_if_other(self.orphans, orphans);
    }
}
