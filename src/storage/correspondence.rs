//! Correspondence games and events: [`CorrespondenceRepository`].
//!
//! Each game, each event and each study is a record. Beside them is an index, in shards, so that a
//! list needs not read every game; an [`IndexRefresh`] makes those entries anew that are missing or
//! not true.

mod begin;
mod index;
pub(super) mod merge;
mod old_index;
mod refresh;

pub use refresh::{CachedList, IndexRefresh, Now, Orphan, Read};

use serde::{Deserialize, Serialize};

use super::collection::{Collection, DEVICE, Document, Synced};
use super::store::{Store, StoreError};
use super::versioned::{LoadError, Loaded, SaveError, VersionedStore};
use crate::correspondence::{CorrespondenceGame, Event, Summary};
use crate::time::WallTime;
use index::{IndexEntry, shard_of, sum_of};

const BACKUP: &str = "post.backup";

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEvent {
    /// Names it, here and in links: digits.
    pub id: String,
    /// Its parameters as the organizer announced them.
    pub event: Event,
    /// Whether it is out of the way: over, and not listed by itself.
    pub archived: bool,
    /// A note about it.
    pub note: String,
}

/// What a player works out about a game by themselves. Nobody else sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrivateStudy {
    /// The game with variations and notes, as PGN; empty before the first.
    pub pgn: String,
    /// Replies that are ready.
    pub prepared: Vec<ConditionalMoves>,
}

/// "If 23…Rd8 then 24.Qe2".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionalMoves {
    /// After how many moves of the game it begins.
    pub ply: u32,
    /// The moves in UCI, the opponent's first, one's own next, and so on by
    /// turns, with blanks between.
    pub line: String,
}

impl Document for CorrespondenceGame {
    const PREFIX: &'static str = "post.game.";
}

impl Document for StoredEvent {
    const PREFIX: &'static str = "post.event.";
}

impl Document for PrivateStudy {
    const PREFIX: &'static str = "post.study.";
}

impl Synced for CorrespondenceGame {}
impl Synced for StoredEvent {}
impl Synced for PrivateStudy {}

/// What is known about backups of this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Backups {
    /// When the first game was saved, or since when it is counted.
    pub since: Option<WallTime>,
    /// When the last backup was saved.
    pub last: Option<WallTime>,
    /// Whether it was told that there is little room left.
    pub warned: bool,
}

/// Whether a value says something of this device alone, or of the other values,
/// so that it has no place in a backup.
pub(super) fn is_of_this_device(key: &str) -> bool {
    [DEVICE, BACKUP, old_index::INDEX, old_index::BEHIND].contains(&key)
        || key.starts_with(index::SHARD_PREFIX)
}

/// The correspondence games in a store.
#[derive(Debug)]
pub struct CorrespondenceRepository<'a, S>(pub &'a VersionedStore<S>);

impl<S: Store> CorrespondenceRepository<'_, S> {
    const fn games(&self) -> Collection<'_, S, CorrespondenceGame> {
        Collection::new(self.0)
    }

    const fn all_events(&self) -> Collection<'_, S, StoredEvent> {
        Collection::new(self.0)
    }

    const fn studies(&self) -> Collection<'_, S, PrivateStudy> {
        Collection::new(self.0)
    }

    /// Gives this device its name, by which what it writes is told from what
    /// other devices write, unless it has one.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn name_device(&self, now: WallTime) -> Result<(), SaveError> {
        if self.0.read::<String>(DEVICE).value.is_some() {
            return Ok(());
        }
        let name = now.get().unsigned_abs().to_string();
        self.0.write(DEVICE, &name)
    }

    /// What the user is to be told of the values that say something of this
    /// device alone. A name that was lost is given anew, and what is known about
    /// backups begins anew.
    pub fn own_faults(&self) -> Vec<LoadError> {
        let mut faults = self.0.read::<String>(DEVICE).faults;
        faults.extend(self.0.read::<Backups>(BACKUP).faults);
        faults
    }

    /// What is known about backups of this device.
    pub fn backups(&self) -> Backups {
        self.0.read(BACKUP).value.unwrap_or_default()
    }

    /// Notes something about backups of this device.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn set_backups(&self, backups: &Backups) -> Result<(), SaveError> {
        self.0.write(BACKUP, backups)
    }

    /// All events, by their ids.
    pub fn events(&self) -> Loaded<Vec<StoredEvent>> {
        let mut all = Loaded::default();
        let events: &mut Vec<_> = all.value.get_or_insert_default();
        for id in self.all_events().ids() {
            let found = self.all_events().load(&id);
            all.faults.extend(found.faults);
            events.extend(found.value);
        }
        all
    }

    /// Saves an event. The lines of its games are made anew when the games are
    /// next listed.
    ///
    /// It is written once and read for years. So that damage to it is no loss,
    /// it is kept twice from the first, unless there is a second copy elsewhere.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_event(&self, event: &StoredEvent) -> Result<(), SaveError> {
        self.begin_with_event(event, |_| false)?;
        self.all_events().save(&event.id, event)?;
        if self.0.is_kept_once(&StoredEvent::key(&event.id)) {
            // One is saved: without the other nothing is lost yet.
            let _ = self.all_events().save(&event.id, event);
        }
        Ok(())
    }

    /// Deletes an event for good. Its games are the caller's to look after.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete_event(&self, id: &str) -> Result<(), SaveError> {
        Ok(self.all_events().delete(id)?)
    }

    /// The game as it is stored, or why it cannot be read.
    pub fn load(&self, id: &str) -> Loaded<CorrespondenceGame> {
        self.games().load(id)
    }

    /// Saves a game, and before it its line, which is marked as being dirty.
    /// Nothing else is written, and no other game is read.
    ///
    /// # Errors
    /// When the game was not saved. Its line is then made anew when the games
    /// are next listed.
    pub fn save(&self, game: &CorrespondenceGame, event: &Event) -> Result<(), SaveError> {
        self.save_told(game, event).1.map(drop)
    }

    /// As [`CorrespondenceRepository::save`], with what was found on the way, and the line.
    pub fn save_told(
        &self,
        game: &CorrespondenceGame,
        event: &Event,
    ) -> (Vec<LoadError>, Result<Summary, SaveError>) {
        let mut faults = Vec::new();
        let saved = self.save_both(game, event, &mut faults);
        (faults, saved)
    }

    fn save_both(
        &self,
        game: &CorrespondenceGame,
        event: &Event,
        faults: &mut Vec<LoadError>,
    ) -> Result<Summary, SaveError> {
        self.renew_form()?;
        let next = self.games().next(&game.id, game)?;
        // The line is of the event as it is kept.
        let kept = self.all_events().peek(&game.event);
        let kept = kept.map(|kept| kept.value.event);
        let place = shard_of(&game.id);
        let found = self.shard(place);
        faults.extend(found.faults);
        let mut shard = found.value.unwrap_or_default();
        let summary = Summary::of(game, kept.as_ref().unwrap_or(event));
        shard.put(IndexEntry {
            dirty: true,
            seq: next.seq,
            of: kept.as_ref().map(sum_of),
            summary: summary.clone(),
        });
        self.clear_dirty(&mut shard, &game.id);
        self.write_shard(place, &shard)?;
        self.0
            .save(&CorrespondenceGame::key(&game.id), &next.body)
            .map(|()| summary)
    }

    /// Deletes a game and what was worked out about it, for good. Killed
    /// meanwhile, it is finished when the games are next listed.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), SaveError> {
        self.renew_form()?;
        let place = shard_of(id);
        let mut shard = self.shard(place).value.unwrap_or_default();
        shard.remove(id);
        shard.deleted.push(id.into());
        self.write_shard(place, &shard)?;
        self.delete_values(id)?;
        shard.deleted.retain(|deleted| deleted != id);
        self.write_shard(place, &shard)
    }

    /// Deletes what is kept of a game.
    fn delete_values(&self, id: &str) -> Result<(), StoreError> {
        self.studies().delete(id)?;
        self.games().delete(id)
    }

    /// What was worked out about a game.
    pub fn study(&self, id: &str) -> Loaded<PrivateStudy> {
        self.studies().load(id)
    }

    /// Keeps what was worked out about a game.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_study(&self, id: &str, study: &PrivateStudy) -> Result<(), SaveError> {
        self.studies().save(id, study)
    }
}
