//! Actions on the board of the game at the clock.

use leptos::prelude::*;
use shakmaty::{Chess, Move};

use super::ClockController;
use crate::clock::setup::SetupDraft;
use crate::clock::{BoardEnd, ByColor, Clock, Color, Phase, Reading, Rejection, Setup};
use crate::game::sheet::{Claiming, Pressing, SheetError};
use crate::game::{Scoresheet, Start, Unwinnable};
use crate::storage::games::TableGame;
use crate::time::Stamp;

impl ClockController {
    /// Sets whether the next game has a board. A game that has not begun gets one, or loses it.
    pub(crate) fn want_board(self, wanted: bool) {
        self.context.prefer_board(wanted);
        let fits = self
            .game
            .with_untracked(|game| game.board.is_some() == wanted);
        if !fits && self.has_not_begun() {
            let sheet = self
                .context
                .settings
                .with_untracked(|s| s.board.sheet(Start::standard()));
            self.game.update(|game| {
                game.board = wanted.then_some(sheet);
            });
        }
    }

    /// Whether the game on the table has a board and has begun.
    pub(crate) fn is_on_board(self) -> bool {
        let has_board = self.game.with_untracked(|game| game.board.is_some());
        has_board && self.state().phase != Phase::Ready
    }

    /// Whether the clock runs, or the players must be asked about the time for which the device
    /// slept while it ran.
    pub(crate) fn is_going_on(self) -> bool {
        matches!(self.state().phase, Phase::Running(_) | Phase::Away(_))
    }

    /// Whether nothing has happened to the game yet, and nothing was undone.
    pub(crate) fn has_not_begun(self) -> bool {
        let untouched = self
            .game
            .with_untracked(|game| game.clock.journal().is_empty());
        !self.follows_now() && untouched && self.state().phase == Phase::Ready
    }

    /// Sets up a position for a game that has not begun, and sets what presses its clock and how
    /// players claim draws in it.
    pub(crate) fn lay(self, start: Start, pressing: Pressing, claiming: Claiming) {
        if !self.has_not_begun() || !self.leads_now() {
            return;
        }
        self.context.set(|settings| {
            settings.board.pressing = pressing;
            settings.board.claiming = claiming;
        });
        let sheet = self
            .context
            .settings
            .with_untracked(|s| s.board.sheet(start.clone()));
        self.game.update(|game| {
            let draft = SetupDraft {
                begins: start.turn(),
                ..game.clock.setup().draft().clone()
            };
            if let Ok(setup) = Setup::new(draft) {
                game.clock = Clock::new(setup);
                game.board = Some(sheet);
            }
        });
        // The position must be there after a reload too.
        self.put_on_table(true);
        self.tick();
    }

    /// Makes a move on the board.
    pub(crate) fn play(self, played: Move) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.play(&mut game.clock, played, stamp))?;
        self.context.confirm_press();
        Ok(())
    }

    /// Takes back the last move, and restores the times before it.
    pub(crate) fn take_back(self) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.take_back(&mut game.clock, stamp))
    }

    /// Sets up an earlier position again, with these times (6.13).
    pub(crate) fn restore(self, ply: usize, readings: ByColor<Reading>) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.restore(&mut game.clock, ply, readings, stamp))
    }

    /// Offers a draw for a player.
    pub(crate) fn offer_draw(self, by: Color) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.offer_draw(&game.clock, by, stamp))
    }

    /// Accepts or declines the offer.
    pub(crate) fn answer(self, yes: bool) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.answer(&mut game.clock, yes, stamp))
    }

    /// Claims a draw for the player on the move.
    pub(crate) fn claim(self, with: Option<Move>, end: BoardEnd) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.claim(&mut game.clock, with, end, stamp))
    }

    /// Ends the game with the move to this position, which was proved dead.
    pub(crate) fn end_as_dead(
        self,
        position: &Chess,
        why: ByColor<Unwinnable>,
    ) -> Result<(), SheetError> {
        self.on_board(|game, sheet, stamp| sheet.end_as_dead(&mut game.clock, position, why, stamp))
    }

    fn on_board(
        self,
        act: impl FnOnce(&mut TableGame, &mut Scoresheet, Stamp) -> Result<(), SheetError>,
    ) -> Result<(), SheetError> {
        self.change_now(|game, stamp| {
            let Some(mut sheet) = game.board.take() else {
                return Err(Rejection::NotRunning.into());
            };
            let done = act(game, &mut sheet, stamp);
            game.board = Some(sheet);
            done
        })
    }
}
