//! Several tabs: one plays the game at the clock, the others follow it. Restored backups too change
//! the game from outside.

use leptos::prelude::*;

use super::ClockController;
use super::heartbeat::last_alive;
use crate::clock::Rejection;
use crate::game::sheet::SheetError;
use crate::platform::time::TimeAxis;
use crate::storage::games::{TableGame, game_of};
use crate::storage::kind::ValueKind;
use crate::storage::report::ImportError;
use crate::storage::role::Role;
use crate::storage::versioned::{SaveError, name_of};
use crate::ui::text::base;
use crate::ui::watch::watch;

impl ClockController {
    pub(super) fn leads_now(self) -> bool {
        self.context.table.role_now().leads()
    }

    pub(super) fn follows_now(self) -> bool {
        self.context.table.role_now().follows()
    }

    /// This tab plays from now on, or another one does.
    pub(super) fn take_role(self, before: Role) {
        if before.follows() || self.follows_now() {
            // Another page may have played since this page read the game.
            let lost = self.load_again();
            if before.leads() {
                self.tell_lost(lost);
            }
        }
        // The page from which this one has taken over was open.
        if !self.context.table.has_taken_over() {
            self.ask_about_absence();
        }
        self.tick();
    }

    /// Another tab has saved something: shows the same game as that tab.
    pub(super) fn follow(self, key: Option<&str>) {
        let Some(key) = key else {
            return self.look_whether_cleared();
        };
        let name = name_of(key).unwrap_or_default();
        if ValueKind::of(name) == Some(ValueKind::Game) {
            let id = self.game.with_untracked(|game| game.id.clone());
            if name == "current" || game_of(name) == Some(id.as_str()) {
                match self.context.table.role_now() {
                    // Data read now may be old by the time the lock answers.
                    Role::Asked => {}
                    Role::Following => {
                        self.load_again();
                    }
                    Role::Leading => {
                        let _ = self.give_way();
                    }
                }
            }
        }
    }

    /// The second copy has answered after the page went on without it. If it had more of the game
    /// on the table, this shows it, unless something was played here meanwhile: then the stored
    /// game is the one played here.
    pub(super) fn take_late_answer(self, changed: Vec<String>) {
        // The page may be gone by now.
        if self.phase.try_get_untracked().is_none() {
            return;
        }
        let (of_games, others): (Vec<String>, Vec<String>) = changed
            .into_iter()
            .partition(|name| ValueKind::of(name) == Some(ValueKind::Game));
        self.context.take_late_answer(&others);
        let stored = || self.context.storage().games().current().value;
        let is_other = |game: &TableGame| self.game.with_untracked(|own| own != game);
        if !of_games.is_empty()
            && let Some(game) = stored().filter(is_other)
        {
            self.show(game);
            self.ask_about_absence();
        }
    }

    /// Shows the game on the table as it is stored. Returns how many acts in the game shown before
    /// are not stored.
    fn load_again(self) -> usize {
        let storage = self.context.storage();
        let Some(game) = storage.games().current().value else {
            return 0;
        };
        let lost = self.game.with_untracked(|mine| {
            if game.id == mine.id {
                return game.lacks(mine);
            }
            let before = storage.games().load(&mine.id).value;
            before.map_or(0, |before| before.lacks(mine))
        });
        self.show(game);
        lost
    }

    /// Tells the user that acts on this page are not in the game that another one has changed.
    fn tell_lost(self, acts: usize) {
        if acts > 0 {
            self.context.notify_urgently(base::faults::overtaken(acts));
        }
    }

    /// Shows a game as it is stored.
    fn show(self, game: TableGame) {
        let axis = TimeAxis::resume(last_alive(&self.context.storage(), &game));
        self.parts.update_value(|parts| parts.set_axis(axis));
        if self.game.with_untracked(|known| *known != game) {
            self.game.set(game);
        }
        self.tick();
    }

    pub(super) fn watch_restored(self) {
        let restored = self.context.restored_games;
        watch(move || {
            if restored.get() > 0 {
                untrack(|| self.follow_restored());
            }
        });
    }

    /// A backup was restored in this tab: shows its changes to the game on the table at once.
    fn follow_restored(self) {
        match self.context.table.role_now() {
            Role::Asked => {}
            Role::Following => {
                self.load_again();
            }
            Role::Leading => {
                if self.reload_changed().is_some() {
                    self.ask_about_absence();
                }
            }
        }
    }

    /// Another tab has written to the game that is played here: shows what is stored.
    ///
    /// # Errors
    /// The last acts here are not in it.
    pub(super) fn give_way(self) -> Result<(), SheetError> {
        let Some(lost) = self.reload_changed() else {
            return Ok(());
        };
        self.context.table.give_way();
        match lost {
            0 => Ok(()),
            _ => Err(Rejection::NotRunning.into()),
        }
    }

    /// Shows the game on the table as it is stored, if someone else has added to it. Returns how many
    /// of the last acts here are not in it then; the user is told.
    ///
    /// A restored backup replaces nothing that was done here: the game goes on, perhaps as another
    /// one than that of the backup.
    fn reload_changed(self) -> Option<usize> {
        let storage = self.context.storage();
        let mine = self.game.get_untracked();
        let is_rewritten = storage.is_rewritten(&mine.id);
        if self.adopt_new_id() || is_rewritten && self.keep_apart(&mine) {
            self.tick();
            return None;
        }
        let found = storage.games().load(&mine.id);
        self.context.report_faults(&found.faults);
        let stored = found.value.unwrap_or_else(|| mine.clone());
        let (lost, gained) = (stored.lacks(&mine), mine.lacks(&stored));
        let is_ahead = lost > 0 && gained == 0;
        let on_table = storage.games().current_id();
        if (stored == mine || is_ahead) && on_table.is_none_or(|id| id == mine.id) {
            return None;
        }
        self.load_again();
        self.tell_lost(lost);
        if lost == 0 && gained > 0 && is_rewritten {
            self.context.notify(base::keep::table_went_on().into());
        }
        Some(lost)
    }

    /// Goes on under another id, if a restored backup has a game that went on differently and the
    /// one in hand is therefore on the table under that id. Returns whether that is so.
    fn adopt_new_id(self) -> bool {
        let storage = self.context.storage();
        let moved = self.game.with_untracked(|mine| storage.games().moved(mine));
        let is_moved = moved.is_some();
        if let Some(id) = moved {
            self.go_on_as(id);
        }
        is_moved
    }

    /// Goes on as a game of its own, if a restored backup has put another course in its place while
    /// something was done here. Returns whether the game in hand stays.
    fn keep_apart(self, mine: &TableGame) -> bool {
        match self.context.storage().games().keep_apart(mine) {
            Ok(None) => return false,
            Ok(Some(id)) => self.go_on_as(id),
            // The page tries again.
            Err(ImportError::Store(fault)) => {
                let saved = Err(SaveError::Store(fault));
                self.context.report_save(ValueKind::Game, saved);
            }
            Err(_) => {}
        }
        true
    }

    fn go_on_as(self, id: String) {
        let storage = self.context.storage();
        // The heartbeat names the game by its id: renew it, because the game was not away.
        let now = self.parts.with_value(|parts| parts.axis.now());
        storage.set_heartbeat(&id, now);
        self.game.update(|game| game.id = id);
        let saved = self.game.with_untracked(|game| storage.save_game(game));
        self.context.report_save(ValueKind::Game, saved);
        self.update_index();
        self.context.notify(base::keep::table_stays().into());
    }
}
