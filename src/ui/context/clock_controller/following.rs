//! Several tabs: one plays the game at the clock, the others follow it.

use leptos::prelude::*;

use super::ClockController;
use super::heartbeat::last_alive;
use crate::game::sheet::SheetError;
use crate::platform::lock::Lock;
use crate::platform::time::TimeAxis;
use crate::platform::timer;
use crate::storage::games::{TableGame, game_of};
use crate::storage::kind::ValueKind;
use crate::storage::overtaken::{Joined, join};
use crate::storage::report::ImportError;
use crate::storage::role::{Role, WriteDecision};
use crate::storage::versioned::{SaveError, name_of};
use crate::time::Millis;
use crate::ui::text::base;
use crate::ui::watch::watch;

/// The name of the lock that the playing page holds.
const LOCK: &str = "zeitnot.table";

/// How long the page waits for the browser to say whether another one plays.
const PATIENCE: Millis = Millis::seconds(5);

impl ClockController {
    pub(super) fn leads_now(self) -> bool {
        self.context.role.get_untracked().leads()
    }

    pub(super) fn follows_now(self) -> bool {
        self.context.role.get_untracked().follows()
    }

    /// Asks to be the tab that plays. This page writes nothing until it has the answer, because
    /// another tab may be playing.
    pub(super) fn take_part(self) {
        let lock = Lock::hold(LOCK, move |held| self.take_answer(held));
        self.parts.update_value(|parts| {
            // The answer may have come before `hold` returned, and left a lock that waits: that one
            // stays.
            if parts.lock.is_none() {
                parts.lock = Some(lock);
            }
        });
        // Some browsers never answer. Actions taken meanwhile then wait no longer, and the sequence
        // numbers keep two pages from overwriting each other.
        timer::once(PATIENCE, move || {
            // The page may be gone by now.
            if self.context.role.try_get_untracked() == Some(Role::Asked) {
                self.context.notify_urgently(base::faults::no_lock().into());
                self.take_answer(true);
            }
        });
    }

    fn take_answer(self, held: bool) {
        // The page may be gone by now.
        let Some(before) = self.context.role.try_get_untracked() else {
            return;
        };
        let role = before.after_answer(held);
        if role == before {
            return;
        }
        if before.follows() || role.follows() {
            // Another page may have played since this page read the game.
            self.load_again();
        }
        self.context.role.set(role);
        if role.leads() {
            self.ask_about_absence();
        } else {
            // When the other tab is closed, this one goes on with the game.
            let lock = Lock::wait(LOCK, move || self.take_answer(true));
            self.parts.update_value(|parts| parts.lock = Some(lock));
        }
        let waiting = self
            .parts
            .try_update_value(|parts| std::mem::take(&mut parts.waiting));
        for act in waiting.into_iter().flatten() {
            act();
        }
        self.tick();
    }

    /// Does something as soon as it is known whether this tab plays: now, or when the lock has
    /// answered.
    pub(crate) fn when_answered(self, act: impl FnOnce() + 'static) {
        if self.context.role.get_untracked().doing() == WriteDecision::Later {
            self.parts
                .update_value(|parts| parts.waiting.push(Box::new(act)));
        } else {
            act();
        }
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
                self.follow_game();
            }
        }
    }

    fn follow_game(self) {
        match self.context.role.get_untracked() {
            // Data read now may be old by the time the lock answers.
            Role::Asked => {}
            Role::Following => self.load_again(),
            Role::Leading if self.adopt_new_id() => self.tick(),
            // This happens only in browsers without locks: the tab that acted last counts.
            Role::Leading => {
                // Only peeks, so that the game does not count as loaded before the check below.
                let current = self.context.storage().games().peek_current();
                let is_other = |game: &TableGame| self.game.with_untracked(|own| own.id != game.id);
                match current.filter(is_other) {
                    Some(game) => self.show(game),
                    None => {
                        let _ = self.catch_up();
                        self.tick();
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
        if self.context.role.try_get_untracked().is_none() {
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

    pub(super) fn load_again(self) {
        if let Some(game) = self.context.storage().games().current().value {
            self.show(game);
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
        match self.context.role.get_untracked() {
            Role::Asked => {}
            Role::Following => self.load_again(),
            Role::Leading => {
                let id = self.game.with_untracked(|game| game.id.clone());
                if self.adopt_new_id() {
                    self.tick();
                } else if self.context.storage().is_rewritten(&id) {
                    let _ = self.catch_up();
                    self.ask_about_absence();
                    self.tick();
                }
            }
        }
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

    /// Another page has written to the game that is played here: reads the stored game, and repeats
    /// on top of it the actions of this page that are not stored. If they no longer fit, they are
    /// not shown, and the user is told.
    ///
    /// # Errors
    /// Why they no longer fit.
    pub(super) fn catch_up(self) -> Result<(), SheetError> {
        if self.adopt_new_id() {
            return Ok(());
        }
        let storage = self.context.storage();
        let id = self.game.with_untracked(|game| game.id.clone());
        let restored = storage.is_rewritten(&id);
        if restored {
            let kept = self
                .game
                .with_untracked(|mine| storage.games().keep_apart(mine));
            match kept {
                Ok(None) => {}
                Ok(Some(id)) => {
                    self.go_on_as(id);
                    return Ok(());
                }
                Err(fault) => {
                    // The game stays in hand as it is, and the page tries again.
                    if let ImportError::Store(fault) = fault {
                        let saved = Err(SaveError::Store(fault));
                        self.context.report_save(ValueKind::Game, saved);
                    }
                    return Ok(());
                }
            }
        }
        let found = storage.games().load(&id);
        self.context.report_faults(&found.faults);
        let Some(theirs) = found.value else {
            return Ok(());
        };
        let Joined {
            game,
            is_ahead,
            lost,
        } = self.game.with_untracked(|mine| join(mine, theirs));
        if self.game.with_untracked(|mine| *mine != game) {
            let entries = |game: &TableGame| game.clock.journal().len();
            if restored && entries(&game) > self.game.with_untracked(entries) {
                self.context.notify(base::keep::table_went_on().into());
            }
            self.show(game);
        }
        if is_ahead {
            let saved = self.game.with_untracked(|game| storage.save_game(game));
            self.context.report_save(ValueKind::Game, saved);
        }
        let Some(refusal) = lost else {
            return Ok(());
        };
        self.refused.set(lost);
        let why = base::refusal::act(refusal);
        self.context.notify_urgently(base::faults::overtaken(why));
        Err(refusal)
    }
}
