//! Correspondence games and events: [`CorrespondenceRepository`].
//!
//! Each game, each event and each study is a record. A game's record has its summary, too, for
//! the [`list`](EventsAndGames).

mod list;
pub(super) mod merge;

pub use list::{EventsAndGames, Listed, Orphan};

use serde::{Deserialize, Serialize};

use super::collection::{Collection, DEVICE, Document, StoredRecord, Synced};
use super::store::Store;
use super::summarized::Summarized;
use super::versioned::{LoadError, Loaded, SaveError, VersionedStore, is_written_alone};
use crate::correspondence::{CorrespondenceGame, Event, ServerFacts, Summary};
use crate::time::WallTime;
use list::sum_of;

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
    /// How its server counts, as comparisons have shown.
    #[serde(default, skip_serializing_if = "ServerFacts::is_empty")]
    pub settled: ServerFacts,
}

/// A player's own analysis of a game. Nobody else sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrivateStudy {
    /// The game with variations and notes, as PGN; empty if there is none yet.
    pub pgn: String,
    /// Prepared replies.
    pub prepared: Vec<ConditionalMoves>,
    /// The next moves that are on the board of the game and not entered yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unentered: Option<UnenteredMoves>,
}

/// Moves as they are typed after the last entry of a game. They count only while the game stands
/// where they begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnenteredMoves {
    /// The number of half-moves of the game after which they begin.
    pub ply: usize,
    /// The text of the line.
    pub text: String,
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

/// A game that was deleted, with its study.
#[derive(Clone, Debug)]
pub struct DeletedGame {
    id: String,
    game: Option<StoredRecord<CorrespondenceGame>>,
    study: Option<StoredRecord<PrivateStudy>>,
}

impl DeletedGame {
    /// The game's id.
    pub fn id(&self) -> &str {
        &self.id
    }
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

/// The data about backups of this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Backups {
    /// When the first game was saved, or since when backups are expected.
    pub since: Option<WallTime>,
    /// When the last backup was saved.
    pub last: Option<WallTime>,
    /// Whether the page has warned the user that storage is nearly full.
    pub warned: bool,
}

/// Whether a value concerns this device alone, so that it does not belong in a backup.
pub(super) fn is_of_this_device(key: &str) -> bool {
    [DEVICE, BACKUP].contains(&key)
}

/// The keys of a game, of its event and of its study.
pub(super) fn keys_of(game: &CorrespondenceGame) -> [String; 3] {
    [
        CorrespondenceGame::key(&game.id),
        StoredEvent::key(&game.event),
        PrivateStudy::key(&game.id),
    ]
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
    /// As of [`VersionedStore::save`].
    pub fn name_device(&self, now: WallTime) -> Result<(), SaveError> {
        if self.0.read::<String>(DEVICE).value.is_some() {
            return Ok(());
        }
        self.write_name(now)
    }

    /// Gives this device another name when a page starts without its second copy. A kill may have
    /// undone writes that the second copy has, or a backup: what is written from now on must not
    /// seem to include them. A device without a name gets none, and one that was named since the
    /// second copy was there keeps its name.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn rename_device(&self, now: WallTime) -> Result<(), SaveError> {
        let is_renamed = is_written_alone(self.0.texts(), DEVICE);
        if is_renamed || self.0.read::<String>(DEVICE).value.is_none() {
            return Ok(());
        }
        self.write_name(now)
    }

    fn write_name(&self, now: WallTime) -> Result<(), SaveError> {
        let name = now.get().unsigned_abs().to_string();
        self.0.write(DEVICE, &name.as_str())
    }

    /// The errors to report about the values that concern this device alone. A new name replaces a
    /// lost one, and lost data about backups starts from scratch.
    pub fn own_faults(&self) -> Vec<LoadError> {
        let mut faults = self.0.read::<String>(DEVICE).faults;
        faults.extend(self.0.read::<Backups>(BACKUP).faults);
        faults
    }

    /// The data about backups of this device.
    pub fn backups(&self) -> Backups {
        self.0.read(BACKUP).value.unwrap_or_default()
    }

    /// Stores the data about backups of this device.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn set_backups(&self, backups: &Backups) -> Result<(), SaveError> {
        self.0.write(BACKUP, backups)
    }

    /// All events, by their ids.
    pub fn events(&self) -> Loaded<Vec<StoredEvent>> {
        let mut all = Loaded::<Vec<StoredEvent>>::default();
        let ids = self.all_events().ids().unwrap_or_else(|fault| {
            all.faults.push(LoadError::Store(fault));
            Vec::new()
        });
        let events = all.value.get_or_insert_default();
        for id in ids {
            let found = self.all_events().load(&id);
            all.faults.extend(found.faults);
            events.extend(found.value);
        }
        all
    }

    /// Saves an event.
    ///
    /// An event is written once and read for years. So it is stored twice from the start, unless
    /// there is a second copy elsewhere.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn save_event(&self, event: &StoredEvent) -> Result<(), SaveError> {
        self.all_events().save(&event.id, event, None)?;
        if self.0.is_kept_once(&StoredEvent::key(&event.id)) {
            // One copy is saved: without the other, nothing is lost yet.
            let _ = self.all_events().save(&event.id, event, None);
        }
        Ok(())
    }

    /// Deletes an event for good. The caller has to take care of its games.
    ///
    /// # Errors
    /// [`SaveError::Store`] if the store cannot be written.
    pub fn delete_event(&self, id: &str) -> Result<(), SaveError> {
        Ok(self.all_events().delete(id)?)
    }

    /// The stored game, or why it cannot be read.
    pub fn load(&self, id: &str) -> Loaded<CorrespondenceGame> {
        self.games().load(id)
    }

    /// Saves a game with its summary, which is returned. No other game is read.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn save(&self, game: &CorrespondenceGame, event: &Event) -> Result<Summary, SaveError> {
        // The summary is of the event as it is stored.
        let kept = self.all_events().peek(&game.event);
        let kept = kept.map(|kept| kept.value);
        let summary = match &kept {
            Some(kept) => Summary::of(game, &kept.event, &kept.settled),
            None => Summary::of(game, event, &ServerFacts::default()),
        };
        let event_sum = kept.as_ref().map(sum_of);
        let summarized = Summarized::for_game(game, &summary, event_sum);
        self.games().save(&game.id, game, Some(&summarized))?;
        Ok(summary)
    }

    /// Deletes a game and its study, and returns them. If the page is killed between the two, the
    /// game is still there.
    ///
    /// # Errors
    /// [`SaveError::Store`] if the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<DeletedGame, SaveError> {
        let deleted = DeletedGame {
            id: id.to_owned(),
            game: self.games().peek(id),
            study: self.studies().peek(id),
        };
        self.studies().delete(id)?;
        self.games().delete(id)?;
        Ok(deleted)
    }

    /// Puts a deleted game back with its study. If a backup has brought one of the same id
    /// meanwhile, they are merged, as two devices are.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`], if not all of it was saved. It can be tried again.
    pub fn put_back(&self, deleted: DeletedGame) -> Result<(), SaveError> {
        merge::put_back(self.0, deleted)
    }

    /// The study of a game.
    pub fn study(&self, id: &str) -> Loaded<PrivateStudy> {
        self.studies().load(id)
    }

    /// Saves the study of a game.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn save_study(&self, id: &str, study: &PrivateStudy) -> Result<(), SaveError> {
        self.studies().save(id, study, None)
    }
}
