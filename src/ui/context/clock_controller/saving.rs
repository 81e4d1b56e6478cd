//! Saving the game at the clock.

use leptos::prelude::*;

use super::ClockController;
use crate::clock::Event;
use crate::game::sheet::SheetError;
use crate::platform::{location, storage};
use crate::storage::kind::ValueKind;
use crate::storage::versioned::SaveError;
use crate::ui::context::app_storage::AppStorage;
use crate::ui::text::base;

/// The key that names the game on the table.
const CURRENT: &str = "current";

impl ClockController {
    /// Saves the game before the next frame is drawn; `first` if something has happened to it for
    /// the first time.
    ///
    /// # Errors
    /// Another page has written meanwhile. The game is then that page's, without the last action.
    pub(super) fn save(self, first: bool) -> Result<(), SheetError> {
        let storage = self.context.storage();
        // A game that was not saved before has not been put on the table either.
        let first = first || self.parts.with_value(|parts| parts.owed.get());
        let saved = self.game.with_untracked(|game| {
            storage.save_game(game)?;
            if first || is_cleared(&storage) {
                storage.games().put_on_table(&game.id)?;
                storage::persist(|_| {});
            }
            Ok(())
        });
        if matches!(saved, Err(SaveError::Stale { .. })) {
            self.give_way()?;
            if self.leads_now() {
                // This game goes on from the stored one, which is known now.
                self.put_on_table(true);
            }
            return Ok(());
        }
        self.report_saved(saved);
        // The list need not follow every move.
        let ordinary = self.game.with_untracked(|game| {
            let last = game.clock.journal().last();
            last.is_none_or(|entry| matches!(entry.event, Event::Press(_)))
        });
        if first || !ordinary {
            self.update_index();
        }
        Ok(())
    }

    /// Brings the game's line in the list up to date.
    pub(super) fn update_index(self) {
        if !self.leads_now() {
            return;
        }
        let (storage, now) = (self.context.storage(), self.instant());
        let saved = self
            .game
            .with_untracked(|game| storage.games().update_index(game, now));
        match saved {
            Ok(()) => self.context.report_save(ValueKind::Game, saved),
            Err(_) => self.report_saved(saved),
        }
    }

    /// Makes the game the one that is there after a reload; `whole` saves it even if nothing has
    /// happened to it yet.
    pub(super) fn put_on_table(self, whole: bool) {
        let storage = self.context.storage();
        let saved = self.game.with_untracked(|game| {
            if whole {
                storage.save_game(game)?;
            }
            storage.games().put_on_table(&game.id)
        });
        self.report_saved(saved);
    }

    /// Reports a game that was not saved. The next event saves it.
    fn report_saved(self, saved: Result<(), SaveError>) {
        let owed = matches!(saved, Err(SaveError::Store(_)));
        self.parts.with_value(|parts| parts.owed.set(owed));
        self.context.report_save(ValueKind::Game, saved);
    }

    /// Saves what could not be saved before, because the storage could not even be read.
    pub(super) fn save_owed(self) {
        if !self.parts.with_value(|parts| parts.owed.get()) || !self.leads_now() {
            return;
        }
        if self.is_worth_keeping() {
            // A refusal is told where it is found.
            let _ = self.save(false);
        } else {
            self.put_on_table(false);
        }
    }

    /// Loads the page again. Hands on the data that could not be saved; if that is impossible too,
    /// the page says so and stays.
    pub(crate) fn load_anew(self) {
        let (context, storage) = (self.context, self.context.storage());
        self.save_owed();
        if storage.hand_on() {
            return location::reload();
        }
        match storage.unsaved() {
            Some((why, is_game)) => context.notify_unsaved(&why, is_game),
            None => context.notify(base::faults::absent().into()),
        }
    }

    /// Whether something has happened to the game, or will by itself.
    fn is_worth_keeping(self) -> bool {
        self.game.with_untracked(|game| {
            let scheduled = game.clock.setup().draft().schedule.is_some();
            scheduled || !game.clock.journal().is_empty()
        })
    }

    /// The browser may have thrown away all data of this site while the game is on the table: then
    /// writes the whole game again, and the note that it is on the table. Other data that only this
    /// site's storage has lost come back from the second copy at the next start.
    pub(super) fn look_whether_cleared(self) {
        if !self.leads_now() || !self.is_worth_keeping() || !is_cleared(&self.context.storage()) {
            return;
        }
        self.put_on_table(true);
        self.update_index();
    }
}

/// Whether storage has lost the note of which game is on the table.
fn is_cleared(storage: &AppStorage) -> bool {
    storage.versioned().is_lost(CURRENT)
}
