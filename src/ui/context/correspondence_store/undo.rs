//! Undoing the last deletion of a game or comparison with the server: [`Undoable`].

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::clock::ByColor;
use crate::correspondence::CorrespondenceGame;
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
    /// Games were compared with their servers.
    Compared(Box<Compared>),
}

/// Comparisons with the server that were saved together.
#[derive(Clone, Debug)]
pub struct Compared {
    /// Each game before and after.
    pub games: Vec<[CorrespondenceGame; 2]>,
    /// Each event that changed too, before and after.
    pub events: Vec<[StoredEvent; 2]>,
}

impl Compared {
    /// The events whose parameters changed, and not only what is settled of them.
    pub fn changed_events(&self) -> impl Iterator<Item = &StoredEvent> {
        let changed = |[before, after]: &&[StoredEvent; 2]| before.event != after.event;
        self.events.iter().filter(changed).map(|[_, after]| after)
    }
}

impl CorrespondenceStore {
    /// Offers to undo a change, in place of the one before.
    pub fn offer_undo(self, undoable: Undoable) {
        self.undoable.set(Some(undoable));
        let minute = Timer::new(move |_| self.forget_undo());
        minute.after(MINUTE);
        self.parts.update_value(|parts| parts.minute = Some(minute));
    }

    /// Offers to undo comparisons of games, with the events as they were before.
    pub fn offer_undo_compared(
        self,
        games: Vec<[CorrespondenceGame; 2]>,
        events: Vec<StoredEvent>,
    ) {
        let changed = events.into_iter().filter_map(|before| {
            let after = untrack(|| self.event(&before.id))?;
            (after != before).then_some([before, after])
        });
        let events = changed.collect();
        self.offer_undo(Undoable::Compared(Box::new(Compared { games, events })));
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
        self.report_write(done)
    }

    fn take_back(self, compared: &Compared) -> Result<bool, SaveError> {
        let mut games = Vec::new();
        for known in &compared.games {
            let Some((kept, event)) = self.load(&known[0].id) else {
                return Ok(false);
            };
            // If only some of them could be saved, the next attempt saves the others.
            if !known.iter().any(|known| known.journal == kept.journal) {
                return Ok(false);
            }
            games.push((kept, event, &known[0].journal));
        }
        let mut events = Vec::new();
        for known in &compared.events {
            let says = |one: &StoredEvent, other: &StoredEvent| {
                (&one.event, &one.settled) == (&other.event, &other.settled)
            };
            let Some(kept) = untrack(|| self.event(&known[0].id)) else {
                return Ok(false);
            };
            if !known.iter().any(|known| says(known, &kept)) {
                return Ok(false);
            }
            if !says(&known[0], &kept) {
                // A note may have been written since.
                let StoredEvent { event, settled, .. } = known[0].clone();
                events.push(StoredEvent {
                    event,
                    settled,
                    ..kept
                });
            }
        }
        for event in &events {
            self.save_event(event)?;
        }
        for (mut kept, event, journal) in games {
            if kept.journal != *journal {
                kept.journal.clone_from(journal);
                self.save(&kept, &event)?;
                self.change(&kept.id);
            }
        }
        Ok(true)
    }
}
