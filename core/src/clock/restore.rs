//! Returning to an earlier position: [`Event::Restore`](super::event::Event::Restore).

use super::account::{Account, Turn};
use super::color::{ByColor, Color};
use super::event::Rejection;
use super::reading::Reading;
use super::setup::Setup;
use super::state::{Phase, State, Stop};
use crate::time::Millis;

impl State {
    /// The same state, but the side on turn has its time for a repeated turn, as after an illegal
    /// move: everything guaranteed for a move, and never less main time than before.
    #[must_use]
    pub(crate) fn turn_anew(mut self, setup: &Setup) -> State {
        if let Some(turn) = self.turn() {
            let account = self.accounts.get_mut(turn.side);
            let given = account.balance;
            account.break_off(setup, turn);
            account.balance = account.balance.max(given);
        }
        self
    }

    /// Restores these readings and begins a fresh turn. A flag that had fallen then is down again,
    /// and the clocks freeze if falls freeze them.
    pub(super) fn restore(
        &mut self,
        setup: &Setup,
        readings: ByColor<Reading>,
        on_turn: Color,
    ) -> Result<(), Rejection> {
        let restored = |color| {
            let reading = *readings.get(color);
            Account::from_reading(setup, color, reading, self.now).ok_or(Rejection::OutOfRange)
        };
        let accounts = ByColor {
            white: restored(Color::White)?,
            black: restored(Color::Black)?,
        };
        let turn = Turn {
            side: on_turn,
            used: Millis::ZERO,
            period: accounts.get(on_turn).period,
        };
        self.phase = match self.phase {
            Phase::Running(_) => Phase::Running(turn),
            Phase::Stopped(_, stop) => Phase::Stopped(turn, stop),
            Phase::Fallen(_) => Phase::Stopped(turn, Stop::by_arbiter(self.now)),
            Phase::Ready => return Err(Rejection::NotRunning),
            Phase::Away(_) => return Err(Rejection::AwayUndecided),
            Phase::Ended(_) => return Err(Rejection::HasEnded),
        };
        self.accounts = accounts;
        self.last_press = None;
        if setup.flag_policy().stops_at_first() && self.flag_verdict(setup).is_some() {
            self.freeze();
        }
        Ok(())
    }
}
