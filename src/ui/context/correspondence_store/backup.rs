//! Backups, and how much room is left for stored data.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::correspondence::CorrespondenceGame;
use crate::platform::time::{Slice, wall_now};
use crate::platform::timer::Timer;
use crate::platform::{date, download, share, storage};
use crate::storage::backup::{self, BackupError, Import};
use crate::storage::correspondence::Backups;
use crate::storage::meter::{Measuring, Usage};
use crate::storage::report::Report;
use crate::storage::store::StoreError;
use crate::storage::versioned::SaveError;
use crate::time::{Millis, WallTime};
use crate::ui::text::base;

/// The app asks for a backup when the last one is older than this.
const MONTH: Millis = Millis::new(30 * DAY);

/// In milliseconds.
const DAY: i64 = 86_400_000;

/// The most steps of a restore before the page has its turn, if the clock is too coarse to say when
/// that is due.
const STEPS: usize = 256;

/// The number of writes between two checks of the room that is left.
const LOOK: u32 = 16;

impl CorrespondenceStore {
    /// Saves everything as a file, including what is only in memory.
    pub fn backup(self) {
        let now = wall_now();
        if let Some(text) = self.backup_text(now) {
            let name = ["zeitnot-backup-", &date::iso_day(now), ".json"].concat();
            if download::save_text(&name, "application/json", &text) {
                self.note_backups(|backups| backups.last = Some(now));
            }
        }
    }

    /// As [`CorrespondenceStore::backup`], but hands the file to the device's own way of sharing.
    /// Only from within a gesture.
    pub fn share_backup(self) {
        let now = wall_now();
        if let Some(text) = self.backup_text(now) {
            // Browsers share texts, but no JSON.
            let name = ["zeitnot-backup-", &date::iso_day(now), ".txt"].concat();
            share::file(&name, &text, move |is_shared| {
                if is_shared {
                    self.note_backups(|backups| backups.last = Some(now));
                }
            });
        }
    }

    /// Everything as one text. If it cannot be read, the user is told.
    pub fn backup_text(self, now: WallTime) -> Option<String> {
        self.readable(backup::export(self.context.storage().versioned(), now))
    }

    /// A game with its event and its study as one text, which is restored like a backup. If it cannot
    /// be read, the user is told.
    pub fn game_text(self, game: &CorrespondenceGame) -> Option<String> {
        let storage = self.context.storage();
        self.readable(backup::export_game(storage.versioned(), game, wall_now()))
    }

    fn readable(self, text: Result<String, StoreError>) -> Option<String> {
        if text.is_err() {
            self.context.notify(base::faults::absent().into());
        }
        text.ok()
    }

    /// Restores a backup; `text` is `None` if the file could not be read. A large backup takes a
    /// while, but the page stays responsive: [`CorrespondenceStore::restoring`] says how far it is,
    /// and [`CorrespondenceStore::restored`] what came of it.
    pub fn restore(self, text: Option<String>) {
        if self.restoring.with_untracked(Option::is_some) {
            return;
        }
        self.restored.set(None);
        let opened = text.ok_or(BackupError::NotABackup);
        match opened.and_then(|text| Import::open(&text)) {
            Ok(import) => self.restore_on(import),
            Err(fault) => self.restored.set(Some(Err(fault))),
        }
    }

    fn restore_on(self, import: Import) {
        self.restoring.set(Some(0));
        let mut underway = Some(import);
        let wake = Timer::new(move |wake| {
            let Some(mut import) = underway.take() else {
                return;
            };
            match self.restore_slice(&mut import) {
                Ok(true) => {
                    let (done, all) = import.progress();
                    self.restoring.set(Some(done * 100 / all.max(1)));
                    underway = Some(import);
                    return wake.after(Millis::ZERO);
                }
                Ok(false) => self.follow_restored(&import.into_report()),
                Err(fault) => self.restored.set(Some(Err(fault))),
            }
            self.restoring.set(None);
        });
        wake.after(Millis::ZERO);
        self.parts.update_value(|parts| parts.restore = Some(wake));
    }

    /// Restores as much as there is time for between two frames. Returns whether there is more.
    fn restore_slice(self, import: &mut Import) -> Result<bool, BackupError> {
        let storage = self.context.storage();
        let slice = Slice::begin();
        for _ in 0..STEPS {
            if !import.step(storage.versioned())? {
                return Ok(false);
            }
            if slice.is_over() {
                break;
            }
        }
        // The backup may have replaced the game on the table already. The page follows at once, so
        // that no press is added to the wrong game.
        if import.has_game() {
            self.context.restored_games.update(|times| *times += 1);
        }
        Ok(true)
    }

    fn follow_restored(self, report: &Report) {
        self.context.follow_restored();
        if report.has_game() {
            self.context.restored_games.update(|times| *times += 1);
        }
        self.context.look_at_unsaved();
        if self.loaded.get_untracked() {
            self.change_all();
        }
        self.restored.set(Some(Ok(report.counts())));
    }

    /// Whether a backup is due, because there are games and the last month has no backup of them.
    /// Reads [`CorrespondenceStore::now`].
    pub fn backup_due(self) -> Option<BackupDue> {
        if self.games.with(Vec::is_empty) {
            return None;
        }
        let Backups { since, last, .. } = self.backups.get();
        let now = self.now.get().wall();
        let old = |then: WallTime| now.since(then) > MONTH;
        match last {
            Some(last) if old(last) => Some(BackupDue {
                days: Some(now.since(last).get() / DAY),
            }),
            Some(_) => None,
            None if since.is_some_and(old) => Some(BackupDue { days: None }),
            None => None,
        }
    }

    /// Reads the record of backups. If it has no start yet, games that are already here count from
    /// now on.
    pub(in crate::ui) fn look_at_backups(self) {
        self.tell_own_faults();
        self.backups
            .set(self.context.storage().correspondence().backups());
        let uncounted = self
            .backups
            .with_untracked(|backups| backups.since.is_none());
        let games = self.games.with_untracked(|games| !games.is_empty());
        if uncounted && games && !self.following.get_untracked() {
            self.note_backups(|backups| backups.since = Some(wall_now()));
        }
    }

    fn note_backups(self, note: impl FnOnce(&mut Backups)) {
        let mut backups = self.context.storage().correspondence().backups();
        note(&mut backups);
        // If this is not saved, the app asks again too early, which does no harm.
        let _ = self
            .context
            .storage()
            .correspondence()
            .set_backups(&backups);
        self.backups.set(backups);
    }

    /// The first game is stored here: asks the browser not to throw it away.
    pub(super) fn first_game(self) {
        storage::persist(|_| {});
        self.note_backups(|backups| {
            backups.since.get_or_insert(wall_now());
        });
    }

    /// Reports the result of a write.
    pub(super) fn report_write(self, saved: Result<(), SaveError>) -> Result<(), SaveError> {
        self.look_at_room();
        self.report(saved)
    }

    /// Measures the room now and then, after a save: no save waits for it, and the page stays
    /// responsive.
    fn look_at_room(self) {
        let looks = self.parts.try_update_value(|parts| {
            parts.writes += 1;
            parts.writes % LOOK == 1
        });
        if looks != Some(true) {
            return;
        }
        let mut begun = None;
        let measure = Timer::new(move |wake| {
            let storage = self.context.storage();
            let store = storage.versioned().store();
            let slice = Slice::begin();
            let measuring = begun.take().or_else(|| Measuring::begin(store).ok());
            let Some(mut measuring) = measuring else {
                return;
            };
            while !slice.is_over() {
                match measuring.step(store) {
                    Ok(None) => {}
                    Ok(Some(usage)) => return self.tell_room(usage),
                    Err(_) => return,
                }
            }
            begun = Some(measuring);
            wake.after(Millis::ZERO);
        });
        measure.after(Millis::ZERO);
        self.parts
            .update_value(|parts| parts.measure = Some(measure));
    }

    /// Tells the user once that there is little room left.
    fn tell_room(self, usage: Usage) {
        let warned = self.backups.with_untracked(|backups| backups.warned);
        if usage.is_high() && !warned {
            self.context.notify_nearly_full(usage.percent());
        }
        if usage.is_high() != warned {
            self.note_backups(|backups| backups.warned = !warned);
        }
    }
}

/// The fact that a backup is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupDue {
    /// How many days ago the last one was saved; `None` if there was none.
    pub days: Option<i64>,
}
