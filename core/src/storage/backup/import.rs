//! Restoring a backup step by step: [`Import`].

use std::collections::VecDeque;
use std::fmt;

use super::{BackupError, Entry, FORMAT, File, Heading, VERSION};
use crate::json;
use crate::storage::collection::Document;
use crate::storage::correspondence::{self, merge};
use crate::storage::games::{self, GameRepository, Merged, TableGame};
use crate::storage::kind::{self, ValueKind};
use crate::storage::report::{ImportError, Report};
use crate::storage::store::Store;
use crate::storage::versioned::{Envelope, Unreadable, VersionedStore};

/// The highest sequence number that a backup may have: half of the range, which leaves as many
/// numbers for later saves.
pub(super) const MAX_SEQ: u64 = Envelope::MAX_SEQ / 2;

/// Takes every value of a backup that is missing or older here. Nothing stored here is lost: a
/// value that is as new or newer stays, and so does one written by a newer version of the page.
/// Games of the clock, correspondence games, their events and their studies are merged: where they
/// diverged, both versions are kept.
///
/// The values do not count as loaded by `versioned`: whoever holds an older state is refused as
/// stale when saving, and has to load it again.
///
/// ```
/// use zeitnot_core::storage::backup::{BackupError, export, import};
/// use zeitnot_core::storage::store::MemoryStore;
/// use zeitnot_core::storage::versioned::{Schema, VersionedStore};
/// use zeitnot_core::time::WallTime;
///
/// let device = || VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
/// let (old, new) = (device(), device());
/// old.save("settings", "{}").unwrap();
/// let file = export(&old, WallTime::new(0)).unwrap();
/// assert_eq!(import(&new, &file).unwrap().taken, ["settings"]);
/// assert_eq!(new.load("settings").value.as_deref(), Some("{}"));
/// assert_eq!(import(&new, "a letter").unwrap_err(), BackupError::NotABackup);
/// ```
///
/// # Errors
/// [`BackupError::NotABackup`] and [`BackupError::NewerVersion`] for the text as a whole,
/// [`BackupError::UnknownKey`] and [`BackupError::Sequence`] for a value that no backup of Zeitnot
/// has; nothing is changed then. A value that the store refuses is no error: the report has it.
pub fn import<S: Store>(versioned: &VersionedStore<S>, text: &str) -> Result<Report, BackupError> {
    let mut import = Import::open(text)?;
    while import.step(versioned)? {}
    Ok(import.into_report())
}

/// A backup that is restored in short steps, so that the page stays responsive; otherwise as
/// [`import`].
///
/// Everything is checked before anything is written. If the page is killed after that, what was
/// taken is intact, and the rest can be imported again.
pub struct Import {
    /// The values not yet checked or taken, in the order of the file.
    values: VecDeque<Entry>,
    set_aside: VecDeque<Entry>,
    games: merge::Gathered,
    stage: Stage,
    done: usize,
    all: usize,
    report: Report,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Checking the value at this index.
    Looking(usize),
    /// Taking the values, or collecting those that are merged.
    Taking,
    /// Merging the correspondence games.
    Joining,
    /// Moving the texts that the backup has set aside to the quarantine here.
    SettingAside,
    Over,
}

impl fmt::Debug for Import {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Import")
            .field("stage", &self.stage)
            .field("done", &self.done)
            .field("all", &self.all)
            .finish_non_exhaustive()
    }
}

impl Import {
    /// Reads the file; its values are not checked yet.
    ///
    /// # Errors
    /// [`BackupError::NotABackup`], or [`BackupError::NewerVersion`] for one of a newer version of the
    /// page.
    pub fn open(text: &str) -> Result<Import, BackupError> {
        let heading: Option<Heading> = json::read(text);
        let heading = heading.filter(|heading| heading.format == FORMAT);
        let version = heading.ok_or(BackupError::NotABackup)?.version;
        if version > VERSION {
            return Err(BackupError::NewerVersion(version));
        }
        let file: File = json::read(text).ok_or(BackupError::NotABackup)?;
        let joined = file.values.iter().filter(|one| merge::is_ours(&one.key));
        Ok(Import {
            done: 0,
            all: 2 * file.values.len() + joined.count() + file.set_aside.len(),
            values: file.values.into(),
            set_aside: file.set_aside.into(),
            games: merge::Gathered::default(),
            stage: Stage::Looking(0),
            report: Report::default(),
        })
    }

    /// Steps done, and their total number.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.min(self.all), self.all)
    }

    /// Checks, takes or merges one value. `false` when nothing is left to do.
    ///
    /// # Errors
    /// [`BackupError::UnknownKey`] or [`BackupError::Sequence`] while the values are checked; nothing
    /// was written then.
    pub fn step<S: Store>(&mut self, versioned: &VersionedStore<S>) -> Result<bool, BackupError> {
        self.done += 1;
        match self.stage {
            Stage::Looking(place) => match self.values.get(place) {
                Some(entry) => {
                    look_at(entry)?;
                    self.stage = Stage::Looking(place + 1);
                }
                None => self.stage = Stage::Taking,
            },
            Stage::Taking => match self.values.pop_front() {
                Some(entry) => self.take(versioned, entry),
                None => self.stage = Stage::Joining,
            },
            Stage::Joining => {
                if !self.games.step(versioned, &mut self.report) {
                    self.stage = Stage::SettingAside;
                    if self.report.has_game() {
                        // Neither list has all the games: the index is rebuilt from them.
                        let _ = versioned.delete(games::INDEX);
                    }
                }
            }
            Stage::SettingAside => match self.set_aside.pop_front() {
                Some(Entry { key, text }) => match versioned.set_text_aside(&key, &text) {
                    Ok(()) => self.report.set_aside += 1,
                    Err(fault) => self.report.refused.push((key, ImportError::Store(fault))),
                },
                None => self.stage = Stage::Over,
            },
            Stage::Over => return Ok(false),
        }
        Ok(true)
    }

    /// Whether a game of the clock was written.
    pub fn has_game(&self) -> bool {
        self.report.has_game()
    }

    /// The result for each value.
    pub fn into_report(self) -> Report {
        self.report
    }

    /// Takes one value in the way of its kind, and reports what became of it.
    fn take<S: Store>(&mut self, versioned: &VersionedStore<S>, Entry { key, text }: Entry) {
        if correspondence::is_of_this_device(&key) {
            return;
        }
        let value = Envelope::parse(&text, versioned.schema().version());
        let taken = value.map_err(ImportError::Unreadable);
        let taken = taken.and_then(|value| self.take_value(versioned, &key, &value));
        let report = &mut self.report;
        match taken {
            Ok(Taken::Gathered) => {}
            Ok(Taken::Written) => report.taken.push(key),
            Ok(Taken::Same) => report.same.push(key),
            Ok(Taken::Kept) => report.kept.push(key),
            Ok(Taken::Merged(merged)) => note(report, key, merged),
            Err(refusal) => {
                if matches!(refusal, ImportError::Unreadable(_)) {
                    let kept = versioned.set_text_aside(&[&key, ".a"].concat(), &text);
                    report.set_aside += usize::from(kept.is_ok());
                }
                report.refused.push((key, refusal));
            }
        }
    }

    fn take_value<S: Store>(
        &mut self,
        versioned: &VersionedStore<S>,
        key: &str,
        value: &Envelope,
    ) -> Result<Taken, ImportError> {
        if merge::is_ours(key) {
            return if self.games.add(versioned.schema(), key, value) {
                Ok(Taken::Gathered)
            } else {
                // The body cannot be parsed.
                Err(ImportError::Unreadable(Unreadable::NotOurs))
            };
        }
        // Each device decides which game is on its table: a backup sets it only where nothing does.
        if key == games::CURRENT && versioned.peek(key).value.is_some() {
            return Ok(Taken::Kept);
        }
        match games::game_of(key) {
            Some(id) => game(versioned, id, key, value),
            None => later_one(versioned, key, value),
        }
    }
}

/// The result for one value.
#[derive(Debug, PartialEq, Eq)]
enum Taken {
    /// To be merged when all of them are collected.
    Gathered,
    /// A game of the clock, merged with the one here.
    Merged(Merged),
    Written,
    /// Already here, and identical.
    Same,
    /// The value here stays, though it may be older.
    Kept,
}

/// Checks that the value may be in a backup of ours. A damaged one may.
fn look_at(entry: &Entry) -> Result<(), BackupError> {
    if correspondence::is_of_this_device(&entry.key) {
        return Ok(());
    }
    let name = || entry.key.chars().take(60).collect();
    // In a backup a game is one value, without tails.
    if ValueKind::of(&entry.key).is_none() || kind::is_tail(&entry.key) {
        return Err(BackupError::UnknownKey(name()));
    }
    match Envelope::sealed_seq(&entry.text) {
        Some(seq) if seq > MAX_SEQ => Err(BackupError::Sequence(name())),
        _ => Ok(()),
    }
}

/// Merges a game of the clock with the one that is here.
fn game<S: Store>(
    versioned: &VersionedStore<S>,
    id: &str,
    key: &str,
    value: &Envelope,
) -> Result<Taken, ImportError> {
    let schema = versioned.schema();
    let body = schema.migrate(key, value.version, value.body.clone());
    let game: Option<TableGame> = body.ok().and_then(|body| json::read(&body));
    // One whose id differs from its key would be saved under the wrong key.
    let game = game.filter(|game| game.id == id);
    let game = game.ok_or(ImportError::Unreadable(Unreadable::NotOurs))?;
    let merged = GameRepository(versioned).merge(game, value.seq)?;
    Ok(Taken::Merged(merged))
}

/// Notes what became of a game of the clock.
fn note(report: &mut Report, key: String, merged: Merged) {
    let Merged {
        same,
        taken,
        copies,
    } = merged;
    if copies.is_empty() {
        return match (same, taken) {
            (true, _) => report.same.push(key),
            (false, true) => report.taken.push(key),
            (false, false) => report.kept.push(key),
        };
    }
    let copies = copies.iter().map(|copy| TableGame::key(copy));
    report.copied.extend(copies.map(|copy| (key.clone(), copy)));
}

/// Takes the value unless the one here is as new or newer.
fn later_one<S: Store>(
    versioned: &VersionedStore<S>,
    key: &str,
    value: &Envelope,
) -> Result<Taken, ImportError> {
    let here = versioned.places(key).map_err(ImportError::Store)?.latest;
    if here.is_some_and(|(_, here)| here == *value) {
        return Ok(Taken::Same);
    }
    versioned.put(key, value)?;
    Ok(Taken::Written)
}
