//! Correspondence games and events: [`CorrespondenceRepository`].
//!
//! Each game, each event and each study is a record. Beside them is an index, in shards, so that a
//! list need not read every game; an [`IndexRefresh`] rebuilds the entries that are missing or out
//! of date.

mod index;
pub(super) mod merge;
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

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEvent {
    /// Its id, here and in links: digits.
    pub id: String,
    /// Its parameters as the organizer announced them.
    pub event: Event,
    /// Whether it is archived: over, and no longer listed by itself.
    pub archived: bool,
    /// A note about it.
    pub note: String,
}

/// A player's own analysis of a game. Nobody else sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrivateStudy {
    /// The game with variations and notes, as PGN; empty if there is none yet.
    pub pgn: String,
    /// Prepared replies.
    pub prepared: Vec<ConditionalMoves>,
}

/// A prepared reply, as in "If 23…Rd8 then 24.Qe2".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionalMoves {
    /// The number of half-moves of the game after which it begins.
    pub ply: u32,
    /// The moves in UCI, separated by spaces: the opponent's first, then one's own, and so on in
    /// turn.
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
    /// When the first game was saved, or since when backups are expected.
    pub since: Option<WallTime>,
    /// When the last backup was saved.
    pub last: Option<WallTime>,
    /// Whether the user was told that storage is nearly full.
    pub warned: bool,
}

/// Whether a value concerns this device alone or is derived from other values, so that it does not
/// belong in a backup.
pub(super) fn is_of_this_device(key: &str) -> bool {
    [DEVICE, BACKUP].contains(&key) || key.starts_with(index::SHARD_PREFIX)
}

/// The repository of the correspondence games in a store.
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

    /// Names this device, unless it has a name, to tell its writes from those of other devices.
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

    /// What the user is to be told about the values that concern this device alone. A lost name is
    /// replaced by a new one, and lost data about backups starts from scratch.
    pub fn own_faults(&self) -> Vec<LoadError> {
        let mut faults = self.0.read::<String>(DEVICE).faults;
        faults.extend(self.0.read::<Backups>(BACKUP).faults);
        faults
    }

    /// What is known about backups of this device.
    pub fn backups(&self) -> Backups {
        self.0.read(BACKUP).value.unwrap_or_default()
    }

    /// Stores what is known about backups of this device.
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

    /// Saves an event. The summaries of its games are rebuilt when the games are next listed.
    ///
    /// An event is written once and read for years. So it is stored twice from the start, unless
    /// there is a second copy elsewhere.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_event(&self, event: &StoredEvent) -> Result<(), SaveError> {
        self.all_events().save(&event.id, event)?;
        if self.0.is_kept_once(&StoredEvent::key(&event.id)) {
            // One copy is saved: without the other, nothing is lost yet.
            let _ = self.all_events().save(&event.id, event);
        }
        Ok(())
    }

    /// Deletes an event for good. The caller has to take care of its games.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete_event(&self, id: &str) -> Result<(), SaveError> {
        Ok(self.all_events().delete(id)?)
    }

    /// The stored game, or why it cannot be read.
    pub fn load(&self, id: &str) -> Loaded<CorrespondenceGame> {
        self.games().load(id)
    }

    /// Saves a game, and before it its summary, marked as dirty. Nothing else is written, and no
    /// other game is read.
    ///
    /// # Errors
    /// When the game was not saved. Its summary is then rebuilt when the games are next listed.
    pub fn save(&self, game: &CorrespondenceGame, event: &Event) -> Result<(), SaveError> {
        self.save_told(game, event).1.map(drop)
    }

    /// As [`CorrespondenceRepository::save`], and also returns the faults found and the summary.
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
        let next = self.games().next(&game.id, game)?;
        // The summary is of the event as it is stored.
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

    /// Deletes a game and its study for good. If the page is killed meanwhile, the deletion is
    /// finished when the games are next listed.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), SaveError> {
        let place = shard_of(id);
        let mut shard = self.shard(place).value.unwrap_or_default();
        shard.remove(id);
        shard.deleted.push(id.into());
        self.write_shard(place, &shard)?;
        self.delete_values(id)?;
        shard.deleted.retain(|deleted| deleted != id);
        self.write_shard(place, &shard)
    }

    /// Deletes a game's record and its study.
    fn delete_values(&self, id: &str) -> Result<(), StoreError> {
        self.studies().delete(id)?;
        self.games().delete(id)
    }

    /// The study of a game.
    pub fn study(&self, id: &str) -> Loaded<PrivateStudy> {
        self.studies().load(id)
    }

    /// Saves the study of a game.
    ///
    /// # Errors
    /// When it was not saved.
    pub fn save_study(&self, id: &str, study: &PrivateStudy) -> Result<(), SaveError> {
        self.studies().save(id, study)
    }
}
