//! A game that each of the two copies has played on by itself: [`GameRepository::settle`].

use super::course::copy_id;
use super::merge::{MOST, Merged, Version};
use super::{GameRepository, TableGame};
use crate::clock::Event;
use crate::storage::collection::Document;
use crate::storage::report::ImportError;
use crate::storage::store::{MemoryStore, Store};
use crate::storage::versioned::{Diverged, Envelope, VersionedStore};

impl<S: Store> GameRepository<'_, S> {
    /// Settles a game of the clock of which the copies have different courses, the first copy's
    /// being stored. Where one course goes on from the other the longer one stays. Otherwise the
    /// first copy's stays, because it was played last, and the second copy's becomes a game of its
    /// own. The quarantine drops its texts of the second copy, because they are stored then.
    ///
    /// `None` if it is not such a game, or if one of both cannot be read; nothing is changed then.
    ///
    /// # Errors
    /// [`ImportError::Store`] or [`ImportError::NewerHere`] if the result could not be saved. The game
    /// that was stored before is still there, and the second copy's course is in the quarantine.
    pub fn settle(&self, diverged: &Diverged) -> Result<Option<Merged>, ImportError> {
        let Some(id) = TableGame::id_of(&diverged.unit) else {
            return Ok(None);
        };
        let Some((theirs, (ours, seq, _))) = self.theirs(id, diverged).zip(self.peek_game(id))
        else {
            return Ok(None);
        };
        let mut merged = Merged::default();
        if ours.goes_on(&theirs) {
            merged.same = theirs.goes_on(&ours);
        } else if theirs.goes_on(&without_absence(&ours)) {
            self.write(id, Version { seq, game: theirs }, &mut Vec::new())?;
            merged.taken = true;
        } else {
            let copy = copy_id(&theirs, &ours);
            let version = Version { seq, game: theirs };
            let course = self.place(&copy, version, false, MOST, &mut Vec::new())?;
            if let Some((game, ..)) = self.peek_game(&course) {
                self.update_index(&game, game.clock.last_instant())?;
            }
            merged.copies.push(course);
        }
        for key in &diverged.quarantine_keys {
            // If it stays, it does no harm.
            let _ = self.0.discard(key);
        }
        Ok(Some(merged))
    }

    /// The second copy's course.
    fn theirs(&self, id: &str, diverged: &Diverged) -> Option<TableGame> {
        // As the app has it, so that all this is in the download once.
        let store: Box<dyn Store> = Box::new(MemoryStore::of(diverged.texts.clone()));
        let versioned = VersionedStore::new(store, *self.0.schema());
        let theirs = GameRepository(&versioned);
        if versioned.peek(&TableGame::key(id)).value.is_none() {
            // It was not written since, so both have the same.
            let (_, Envelope { version, seq, body }) =
                self.0.places(&TableGame::key(id)).ok()?.latest?;
            versioned
                .put(&TableGame::key(id), &Envelope { version, seq, body })
                .ok()?;
        }
        Some(theirs.peek_game(id)?.0)
    }
}

/// The game without the absences that a page noted last, by itself, when it was opened: nobody has
/// played on with them.
fn without_absence(game: &TableGame) -> TableGame {
    let mut journal = game.clock.journal().to_vec();
    while journal
        .last()
        .is_some_and(|entry| matches!(entry.event, Event::Away { .. }))
    {
        journal.pop();
    }
    let mut before = game.clone();
    before.clock = game.clock.with_journal(journal);
    before
}
