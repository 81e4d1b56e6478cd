//! Backups, and how much room is left for stored data.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::platform::time::{Slice, wall_now};
use crate::platform::timer::Timer;
use crate::platform::{download, storage};
use crate::storage::backup::{self, BackupError, Import};
use crate::storage::correspondence::Backups;
use crate::storage::kind::ValueKind;
use crate::storage::meter::{Measuring, Usage};
use crate::storage::report::Report;
use crate::time::{Millis, WallTime};
use crate::ui::text::correspondence::keep::RestoredCounts;
use crate::ui::text::t;

/// A backup is asked for when the last one is older.
const MONTH: Millis = Millis::new(30 * DAY);

/// In milliseconds.
const DAY: i64 = 86_400_000;

/// How many steps of a backup the page goes on at the most, where the clock is
/// too coarse to say when it is to have its turn.
const STEPS: usize = 256;

/// How many writes there are between two looks at the room that is left.
const LOOK: u32 = 16;

impl CorrespondenceStore {
    /// Saves everything as a file, what is only in memory too.
    pub fn backup(self) {
        let now = wall_now();
        match backup::export(self.context.storage().versioned(), now) {
            Ok(text) => {
                let name = ["zeitnot-backup-", &now.get().to_string(), ".json"].concat();
                if download::save_text(&name, "application/json", &text) {
                    self.note_backups(|backups| backups.last = Some(now));
                }
            }
            Err(_) => self.context.notify(t().faults.absent.into()),
        }
    }

    /// Takes what a backup has, and tells what came of it; `None` where it
    /// could not be read. A large one takes a while, in which the page lives
    /// on: [`CorrespondenceStore::restoring`] says how far it is.
    pub fn restore(self, text: Option<String>) {
        if self.restoring.with_untracked(Option::is_some) {
            return;
        }
        let opened = text.ok_or(BackupError::NotABackup);
        match opened.and_then(|text| Import::open(&text)) {
            Ok(import) => self.restore_on(import),
            Err(fault) => self.context.notify_here((t().faults.bad_backup)(&fault)),
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
                Ok(false) => self.restored(&import.into_report()),
                Err(fault) => self.context.notify_here((t().faults.bad_backup)(&fault)),
            }
            self.restoring.set(None);
        });
        wake.after(Millis::ZERO);
        self.parts.update_value(|parts| parts.restore = Some(wake));
    }

    /// As much of it as there is time for between two pictures. Whether there
    /// is more.
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
        // The game on the table may be another one already: no press is put
        // behind it.
        if import.has_game() {
            self.context.restored_games.update(|times| *times += 1);
        }
        Ok(true)
    }

    fn restored(self, report: &Report) {
        self.context.follow_restored();
        if report.has_game() {
            self.context.restored_games.update(|times| *times += 1);
        }
        if self.loaded.get_untracked() {
            self.change_all();
            self.look_at_unsaved();
        }
        self.context
            .notify_here((t().keep.restored)(&counted(report)));
    }

    /// Whether there are games that no backup of the last month has. Reads
    /// [`CorrespondenceStore::now`].
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

    /// Reads what is known about backups. Games that are there from before are
    /// counted from now on.
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
        // Asked again too early is no harm.
        let _ = self
            .context
            .storage()
            .correspondence()
            .set_backups(&backups);
        self.backups.set(backups);
    }

    /// The first game is kept here: the browser is asked not to throw it away.
    pub(super) fn first_game(self) {
        storage::persist(|_| {});
        self.note_backups(|backups| {
            backups.since.get_or_insert(wall_now());
        });
    }

    /// Measures the room now and then, after what was saved: no save waits for
    /// it, and the page lives on.
    pub(super) fn look_at_room(self) {
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

    /// Tells once that there is little room left.
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

/// That a backup is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupDue {
    /// How many days ago the last one was saved; `None` where there was none.
    pub days: Option<i64>,
}

fn counted(report: &Report) -> RestoredCounts {
    let copies = report.copied.iter();
    let of_clock = copies.filter(|(_, copy)| ValueKind::of(copy) == Some(ValueKind::Game));
    RestoredCounts {
        taken: report.taken.len(),
        here: report.same.len() + report.kept.len(),
        copied: report.copied.len(),
        past: of_clock.count(),
        refused: report.refused.len(),
    }
}
