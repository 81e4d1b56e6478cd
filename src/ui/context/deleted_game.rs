//! The last game of the clock that was deleted, which can be put back for a minute.

use leptos::prelude::*;

use super::AppContext;
use crate::platform::timer::once;
use crate::storage::games::TableGame;
use crate::storage::kind::ValueKind;
use crate::time::Millis;
use crate::ui::text;

/// How long undoing is offered.
const MINUTE: Millis = Millis::seconds(60);

impl AppContext {
    /// Deletes a past game, and offers to put it back. Returns whether it is gone; an error is
    /// reported.
    pub(crate) fn delete_game(self, id: &str) -> bool {
        let storage = self.storage();
        let game = storage.games().load(id).value;
        if let Err(fault) = storage.games().delete(id) {
            self.notify(text::base::faults::not_saved(ValueKind::Game, &fault));
            return false;
        }
        self.deleted_game.set(game);
        let id = id.to_owned();
        once(MINUTE, move || {
            let is_this =
                |game: &Option<TableGame>| game.as_ref().is_some_and(|game| game.id == id);
            // The page may be gone by now.
            if self.deleted_game.try_with_untracked(is_this) == Some(true) {
                self.deleted_game.set(None);
            }
        });
        true
    }

    /// Puts the deleted game back. Returns whether it is there again; an error is reported.
    pub(crate) fn put_game_back(self) -> bool {
        let Some(game) = self.deleted_game.get_untracked() else {
            return false;
        };
        match self.storage().games().put_back(&game) {
            Ok(()) => {
                self.deleted_game.set(None);
                true
            }
            Err(fault) => {
                self.notify(text::base::faults::not_saved(ValueKind::Game, &fault));
                false
            }
        }
    }
}
