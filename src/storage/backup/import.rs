//! Taking what a backup has, piece by piece: [`Import`].

use std::collections::VecDeque;
use std::fmt;

use super::{BackupError, Entry, FORMAT, File, Heading, VERSION};
use crate::json;
use crate::storage::correspondence::{self, merge};
use crate::storage::games::{self, GameRepository};
use crate::storage::kind::{self, ValueKind};
use crate::storage::report::{ImportError, Report};
use crate::storage::store::Store;
use crate::storage::versioned::{Envelope, Unreadable, VersionedStore};

/// The highest sequence number that a backup may have: half of what there is,
/// so that as many numbers are left for what is saved after it.
pub(super) const MAX_SEQ: u64 = Envelope::MAX_SEQ / 2;

/// Takes from a backup whatever is not here or is older here. Nothing that is
/// here is lost: what is as new or newer stays, and a value of a newer page
/// stays. Correspondence games, their events and what was worked out about
/// them, are joined: where they went on differently here and there, both are
/// kept.
///
/// The values are not made known to `versioned` as loaded: whoever has an older
/// state of one in hand finds it stale when saving, and loads it again.
///
/// # Errors
/// When `text` is no backup, or has something in it that no backup of ours has;
/// nothing is changed then.
pub fn import<S: Store>(versioned: &VersionedStore<S>, text: &str) -> Result<Report, BackupError> {
    let mut import = Import::open(text)?;
    while import.step(versioned)? {}
    Ok(import.into_report())
}

/// A backup that is taken piece by piece, so that a page lives on meanwhile:
/// as [`import`], in steps that each take a moment.
///
/// All of it is looked at before anything is written. Killed after that, what
/// was taken is whole, and the rest can be taken again.
pub struct Import {
    /// What is still to be looked at or taken, in the order of the file.
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
    /// Looking at the value of this place.
    Looking(usize),
    /// Taking the values, or gathering those that are joined.
    Taking,
    /// Joining the correspondence games.
    Joining,
    /// Putting aside what could not be read where the backup was made.
    PuttingAside,
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
    /// Reads the file; nothing is looked at yet.
    ///
    /// # Errors
    /// When it is no backup, or one of a newer page.
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

    /// How much is done, of how much.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.min(self.all), self.all)
    }

    /// The next step: one value is looked at, taken or joined. `false` when
    /// nothing is left to do.
    ///
    /// # Errors
    /// When there is something in it that no backup of ours has; nothing was
    /// written then.
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
                    self.stage = Stage::PuttingAside;
                    let taken = &self.report.taken;
                    if taken.iter().any(|key| games::game_of(key).is_some()) {
                        // Neither list has them all: it is made anew from the games.
                        let _ = versioned.delete(games::INDEX);
                    }
                }
            }
            Stage::PuttingAside => match self.set_aside.pop_front() {
                Some(Entry { key, text }) => match versioned.quarantine(&key, &text) {
                    Ok(()) => self.report.set_aside += 1,
                    Err(fault) => self.report.refused.push((key, ImportError::Store(fault))),
                },
                None => self.stage = Stage::Over,
            },
            Stage::Over => return Ok(false),
        }
        Ok(true)
    }

    /// What became of it.
    pub fn into_report(self) -> Report {
        self.report
    }

    /// Takes one value, as its kind is taken.
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
            Err(refusal) => {
                if matches!(refusal, ImportError::Unreadable(_)) {
                    let kept = versioned.quarantine(&[&key, ".a"].concat(), &text);
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
            return match self.games.add(versioned.schema(), key, value) {
                true => Ok(Taken::Gathered),
                // It makes no sense.
                false => Err(ImportError::Unreadable(Unreadable::NotOurs)),
            };
        }
        // Which game is on the table is this device's own affair: a backup says
        // it only where nothing does.
        if key == games::CURRENT && versioned.peek(key).value.is_some() {
            return Ok(Taken::Kept);
        }
        match games::game_of(key) {
            Some(id) => game(versioned, id, key, value),
            None => later_one(versioned, key, value),
        }
    }
}

/// What became of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// It is joined when all of them are there.
    Gathered,
    Written,
    /// It is here already, just the same.
    Same,
    /// What is here stays, though it may be earlier.
    Kept,
}

/// Whether a value may be in a backup of ours. One that is damaged may.
fn look_at(entry: &Entry) -> Result<(), BackupError> {
    if correspondence::is_of_this_device(&entry.key) {
        return Ok(());
    }
    let name = || entry.key.chars().take(60).collect();
    // A game has no tails in a backup.
    if ValueKind::of(&entry.key).is_none() || kind::is_tail(&entry.key) {
        return Err(BackupError::UnknownKey(name()));
    }
    match Envelope::sealed_seq(&entry.text) {
        Some(seq) if seq > MAX_SEQ => Err(BackupError::Sequence(name())),
        _ => Ok(()),
    }
}

/// A game at the table is one value in a backup, and one with its tails here:
/// what happened to it here since it was written whole counts too.
fn game<S: Store>(
    versioned: &VersionedStore<S>,
    id: &str,
    key: &str,
    value: &Envelope,
) -> Result<Taken, ImportError> {
    let games = GameRepository(versioned);
    if let Some((seq, body)) = games.peek_whole(id)
        && seq >= value.seq
    {
        return match body == value.body {
            true => Ok(Taken::Same),
            false => Err(ImportError::NewerHere),
        };
    }
    let taken = later_one(versioned, key, value)?;
    if taken == Taken::Written {
        games.delete_tails(id);
    }
    Ok(taken)
}

/// Of two values the later one counts.
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
