//! Undoing the last deletion of a game or comparison with the server: [`Undoable`].

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::clock::ByColor;
use crate::correspondence::{CorrespondenceGame, Event};
use crate::platform::timer::Timer;
use crate::storage::correspondence::{DeletedGame, StoredEvent};
use crate::storage::versioned::SaveError;
use crate::time::Millis;

/// How long undoing is offered.
const MINUTE: Millis = Millis::seconds(60);

/// A change that can be undone.
#[derive(Clone, Debug)]
pub enum Undoable {
    /// A game with these players was deleted.
    Deleted(Box<DeletedGame>, ByColor<String>),
    /// A game was compared with its server.
    Compared(Box<Compared>),
}

/// A comparison with the server that was saved.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The game before and after.
    pub game: [CorrespondenceGame; 2],
    /// The event before and after, where it was changed too.
    pub event: Option<[Event; 2]>,
}

impl CorrespondenceStore {
    /// Offers to undo a change, in place of the one before.
    pub fn offer_undo(self, undoable: Undoable) {
        self.undoable.set(Some(undoable));
        let minute = Timer::new(move |_| self.forget_undo());
        minute.after(MINUTE);
        self.parts.update_value(|parts| parts.minute = Some(minute));
    }

    /// Offers it no longer.
    pub fn forget_undo(self) {
        if self.undoable.with_untracked(Option::is_some) {
            self.undoable.set(None);
        }
    }

    /// Offers to undo a comparison no longer, because something is entered after it.
    pub fn forget_compared(self) {
        let is_comparison =
            |undoable: &Option<Undoable>| matches!(undoable, Some(Undoable::Compared(_)));
        if self.undoable.with_untracked(is_comparison) {
            self.forget_undo();
        }
    }

    /// Undoes the last change. `false` if something was entered since, so that it stays.
    ///
    /// # Errors
    /// When it was not saved; then it can be tried again.
    pub fn undo(self) -> Result<bool, SaveError> {
        self.may_write()?;
        let undone = match self.undoable.get_untracked() {
            None => return Ok(false),
            Some(Undoable::Deleted(deleted, _)) => self.put_back(*deleted).map(|()| true)?,
            Some(Undoable::Compared(compared)) => self.take_back(&compared)?,
        };
        self.forget_undo();
        Ok(undone)
    }

    fn put_back(self, deleted: DeletedGame) -> Result<(), SaveError> {
        let id = deleted.id().to_owned();
        let done = self.context.storage().correspondence().put_back(deleted);
        self.change(&id);
        self.read_again(&id);
        self.wrote(done)
    }

    fn take_back(self, compared: &Compared) -> Result<bool, SaveError> {
        let Compared { game, event } = compared;
        let Some((mut kept, kept_event)) = self.load(&game[0].id) else {
            return Ok(false);
        };
        // If only one of the two could be saved, the next attempt saves the other.
        let is_known = game.iter().any(|known| known.journal == kept.journal)
            && event.iter().all(|known| known.contains(&kept_event));
        if !is_known {
            return Ok(false);
        }
        let event = event
            .as_ref()
            .map_or(kept_event, |[before, _]| before.clone());
        if let Some(stored) = untrack(|| self.event(&kept.event))
            && stored.event != event
        {
            let event = event.clone();
            self.save_event(&StoredEvent { event, ..stored })?;
        }
        // A note may have been written since.
        kept.journal.clone_from(&game[0].journal);
        self.save(&kept, &event)?;
        self.change(&kept.id);
        Ok(true)
    }
}
