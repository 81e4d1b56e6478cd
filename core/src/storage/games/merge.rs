//! Merging a game with one of the same id that a backup brings: [`GameRepository::merge`].
//!
//! A version that goes on from the other one takes its place. If both went on, both are kept:
//! their contents alone decide which of them keeps the id, and what the id of the other is, so that
//! two devices that import each other's backups end with the same games. Nothing is ever put behind
//! what it did not follow.
//!
//! A game on the table stays there: if it gets another id, that id is on the table. A version that
//! went on elsewhere does not replace a clock that runs on the table: that game goes on here too.

use super::course::{Courses, copy_id, id_of_its_own, is_first, is_played_on};
use super::{GameRepository, TableGame};
use crate::json;
use crate::storage::collection::Document;
use crate::storage::report::ImportError;
use crate::storage::store::Store;
use crate::storage::versioned::{Envelope, Unreadable};

/// How often a game may meet one from which it is apart. A backup that was not written by Zeitnot
/// could go on for ever.
pub(super) const MOST: usize = 32;

/// The result of merging a game with the one of its id that a backup or the second copy has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Whether both are the same.
    pub same: bool,
    /// Whether the game under the id was written again.
    pub taken: bool,
    /// The ids of the copies under which the other courses are.
    pub copies: Vec<String>,
}

/// A version of a game, and the sequence number of its last write.
pub(super) struct Version {
    pub(super) seq: u64,
    pub(super) game: TableGame,
}

impl<S: Store> GameRepository<'_, S> {
    /// Merges a game of a backup with what is stored here.
    ///
    /// # Errors
    /// When something was not written. Nothing is lost then, and it can be done again.
    pub(in crate::storage) fn merge(
        &self,
        theirs: TableGame,
        seq: u64,
    ) -> Result<Merged, ImportError> {
        let id = theirs.id.clone();
        let mut same = false;
        if self.version(&id).is_none() {
            // Something whole that cannot be parsed is set aside; what is before it counts.
            let _ = self.load(&id);
        }
        if let Some(ours) = self.version(&id) {
            same = Courses::of(&ours.game, &theirs) == Courses::Same;
        }
        let version = Version { seq, game: theirs };
        let mut written = Vec::new();
        self.place(&id, version, false, MOST, &mut written)?;
        let taken = written.contains(&id);
        written.retain(|copy| *copy != id);
        Ok(Merged {
            same,
            taken,
            copies: written,
        })
    }

    /// Puts a version under an id, or where it belongs if one is there; returns where
    /// that is. If it is `played`, its clock runs on the table here. The ids that are written are
    /// added to `written`.
    pub(super) fn place(
        &self,
        id: &str,
        new: Version,
        played: bool,
        most: usize,
        written: &mut Vec<String>,
    ) -> Result<String, ImportError> {
        let most = most
            .checked_sub(1)
            .ok_or(ImportError::Unreadable(Unreadable::NotOurs))?;
        let Some(there) = self.version(id) else {
            return self.write(id, new, written);
        };
        match Courses::of(&there.game, &new.game) {
            Courses::Same => Ok(id.into()),
            Courses::FirstGoesOn if !played => Ok(id.into()),
            Courses::SecondGoesOn if !self.is_played(&there.game) => self.write(id, new, written),
            Courses::FirstGoesOn => {
                let copy = id_of_its_own(&new.game);
                self.place(&copy, new, played, most, written)
            }
            Courses::Apart if is_first(&there.game, &new.game) => {
                let copy = copy_id(&new.game, &there.game);
                self.place(&copy, new, played, most, written)
            }
            apart => {
                let copy = match apart {
                    Courses::Apart => copy_id(&there.game, &new.game),
                    _ => id_of_its_own(&there.game),
                };
                // The copy first: if the page is killed meanwhile, both are still there.
                let played = self.is_played(&there.game);
                let on_table = self.current_id().is_some_and(|current| current == id);
                let moved = self.place(&copy, there, played, most, written)?;
                if on_table {
                    self.put_on_table(&moved)?;
                }
                self.write(id, new, written)
            }
        }
    }

    /// Writes a version under an id, above all that was written there.
    pub(super) fn write(
        &self,
        id: &str,
        new: Version,
        written: &mut Vec<String>,
    ) -> Result<String, ImportError> {
        let Version { seq, mut game } = new;
        id.clone_into(&mut game.id);
        let key = TableGame::key(id);
        let stored = self.0.stored_seq(&key).map_err(ImportError::Store)?;
        let seq = match stored.max(Some(self.tail_seq(id)).filter(|seq| *seq > 0)) {
            Some(here) => seq.max(here.saturating_add(1)),
            None => seq,
        };
        let value = Envelope {
            version: self.0.schema().version(),
            seq,
            body: json::write(&game),
        };
        self.0.put(&key, &value)?;
        self.delete_tails(id);
        written.push(id.into());
        Ok(id.into())
    }

    fn version(&self, id: &str) -> Option<Version> {
        let (game, seq, _) = self.peek_game(id)?;
        Some(Version { seq, game })
    }

    /// Whether a game is on the table and its clock runs, as far as its journal says.
    fn is_played(&self, game: &TableGame) -> bool {
        let runs = || game.clock.at(game.clock.last_instant()).running().is_some();
        self.current_id().is_some_and(|id| id == game.id) && runs()
    }

    /// Keeps the game that a page has on the table apart from the version that a restored backup
    /// put in its place, if neither goes on from the other; returns its id then.
    ///
    /// # Errors
    /// [`ImportError::Store`] or [`ImportError::NewerHere`] if it was not saved.
    pub fn keep_apart(&self, mine: &TableGame) -> Result<Option<String>, ImportError> {
        let Some(there) = self.version(&mine.id) else {
            return Ok(None);
        };
        if is_played_on(mine, &there.game) || is_played_on(&there.game, mine) {
            return Ok(None);
        }
        let copy = copy_id(mine, &there.game);
        let mine = Version {
            seq: 1,
            game: mine.clone(),
        };
        let id = self.place(&copy, mine, true, MOST, &mut Vec::new())?;
        self.put_on_table(&id)?;
        Ok(Some(id))
    }

    /// The id under which a game that a page has in hand is on the table since a backup was
    /// restored, if that is another one.
    pub fn moved(&self, mine: &TableGame) -> Option<String> {
        let id = self.current_id().filter(|id| *id != mine.id)?;
        let there = self.version(&id)?.game;
        is_played_on(mine, &there).then_some(id)
    }
}
