//! How the game on the table is kept, and taken up again.

use leptos::prelude::*;

use super::heartbeat::last_alive;
use super::{Parts, Table};
use crate::clock::event::Event;
use crate::clock::state::Phase;
use crate::game::sheet::Refusal;
use crate::platform::storage;
use crate::platform::time::TimeAxis;
use crate::storage::archive::TableGame;
use crate::storage::kind::Kind;
use crate::storage::vault::SaveFault;

/// Which game is on the table.
const CURRENT: &str = "current";

impl Table {
    /// Saves the game, before the next frame is drawn; `first` where something
    /// has happened to it for the first time. Why what was just done is not in
    /// it, where another page has written meanwhile and it does not fit there.
    pub(super) fn save(self, first: bool) -> Option<Refusal> {
        let saved = self.parts.with_value(|parts| {
            self.game.with_untracked(|game| {
                parts.keeper.save_game(game)?;
                if first || is_cleared(parts) {
                    put(parts, game)?;
                    storage::persist(|_| {});
                }
                Ok(())
            })
        });
        if matches!(saved, Err(SaveFault::Stale { .. })) {
            let lost = self.catch_up();
            if first {
                self.put_on_table(false);
            }
            return lost;
        }
        self.told(Kind::Game, saved);
        // The list need not follow every move.
        let ordinary = self.game.with_untracked(|game| {
            let last = game.clock.journal().last();
            last.is_none_or(|entry| matches!(entry.event, Event::Press(_)))
        });
        if first || !ordinary {
            self.enlist();
        }
        None
    }

    /// Brings the game's line in the list up to date.
    pub(super) fn enlist(self) {
        if !self.leads_now() {
            return;
        }
        let saved = self.parts.with_value(|parts| {
            let now = parts.axis.now().at;
            self.game
                .with_untracked(|game| parts.keeper.archive().enlist(game, now))
        });
        self.told(Kind::Game, saved);
    }

    /// Makes the game the one that is there after a reload; `whole` also where
    /// nothing has happened to it yet.
    pub(super) fn put_on_table(self, whole: bool) {
        let saved = self.parts.with_value(|parts| {
            self.game.with_untracked(|game| {
                if whole {
                    parts.keeper.save_game(game)?;
                }
                put(parts, game)
            })
        });
        self.told(Kind::Game, saved);
    }

    /// Saves all that this page has in hand.
    pub(super) fn save_all(self) {
        if self.is_worth_keeping() && self.leads_now() {
            self.save(true);
        }
        self.set(|_| {});
        self.set_presets(|_| {});
    }

    /// Whether something has happened to the game, or will by itself.
    fn is_worth_keeping(self) -> bool {
        self.game.with_untracked(|game| {
            let scheduled = game.clock.setup().draft().schedule.is_some();
            scheduled || !game.clock.journal().is_empty()
        })
    }

    /// Everything that this site keeps may have been thrown away while the game
    /// is on the table: then it is written whole again, with the word that it
    /// is on the table. What was thrown away besides stays so.
    pub(super) fn look_whether_cleared(self) {
        if !self.leads_now() || !self.is_worth_keeping() || !self.parts.with_value(is_cleared) {
            return;
        }
        self.put_on_table(true);
        self.enlist();
    }

    /// Puts a game that was not finished on the table again, as a reload would:
    /// stopped as it was, or with the question what the time away counts.
    ///
    /// `false` where it is not there, or where another tab plays.
    pub fn take_up(self, id: &str) -> bool {
        if !self.leads_now() {
            return false;
        }
        let (found, axis) = self.parts.with_value(|parts| {
            let found = parts.keeper.archive().load(id);
            let alive = found.value.as_ref();
            let axis = alive.map(|game| TimeAxis::resume(last_alive(&parts.keeper, game)));
            (found, axis)
        });
        self.tell_faults(&found.faults);
        let (Some(game), Some(axis)) = (found.value, axis) else {
            return false;
        };
        self.enlist();
        let has_board = game.board.is_some();
        if self.settings.with_untracked(|s| s.board.on) != has_board {
            self.set(|settings| settings.board.on = has_board);
        }
        self.lay_on_table(game, axis);
        self.put_on_table(false);
        self.came_back();
        self.tick();
        true
    }

    /// Whether a new game would leave one behind in which moves were made, so
    /// that it is to be asked.
    pub fn has_moves(self) -> bool {
        let state = self.state();
        let over = self
            .game
            .with_untracked(|game| state.outcome(game.clock.setup()).is_some());
        let moves = state.accounts.map(|account| account.moves);
        !over && state.phase != Phase::Ready && (moves.white > 0 || moves.black > 0)
    }
}

/// Says that a game is the one on the table, whatever another page says.
fn put(parts: &Parts, game: &TableGame) -> Result<(), SaveFault> {
    let archive = parts.keeper.archive();
    match archive.put_on_table(&game.id) {
        Err(SaveFault::Stale { .. }) => {
            // Seen, and meant otherwise.
            archive.read::<String>(CURRENT);
            archive.put_on_table(&game.id)
        }
        done => done,
    }
}

/// Whether it is no longer kept which game is on the table, and was.
fn is_cleared(parts: &Parts) -> bool {
    parts.keeper.vault().is_lost(CURRENT)
}
