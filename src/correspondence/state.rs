//! How a game stands at an instant: [`State`].

use super::account::Account;
use super::entry::Ending;
use super::event::Event;
use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color, GameResult};
use crate::game::ending::BoardFact;

/// How a game stands at an instant. Derived from the ledger, never kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The instant that this state describes.
    pub at: Utc,
    /// What both accounts show then.
    pub accounts: ByColor<Account>,
    /// Who is to move.
    pub turn: Color,
    /// What is going on.
    pub phase: Phase,
    /// Whether the captain has moved time but not yet put the new player in.
    pub owes_substitution: ByColor<bool>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The game has not started.
    Waiting,
    /// The clock of the side to move runs.
    Running {
        /// Since when it is that side's turn.
        began: Utc,
        /// For how long a claim stopped the clock meanwhile.
        stopped: Seconds,
    },
    /// A claim is pending: no clock runs.
    Claim {
        /// Who filed it.
        by: Color,
        /// When it was filed; the clock stands from then on.
        since: Utc,
        /// Since when it is the turn of the side to move.
        began: Utc,
        /// For how long earlier claims stopped the clock in this turn.
        stopped: Seconds,
    },
    /// The clock of the side to move reached zero: the time limit is exceeded
    /// (ETL) and the game lost, whatever is in the bank.
    Fallen {
        /// When, to the second.
        at: Utc,
        /// Since when it was that side's turn, in case the server knows better.
        began: Utc,
        /// For how long claims stopped the clock in this turn.
        stopped: Seconds,
    },
    /// The game is over.
    Over(GameEnd),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// The instant at which the game ended.
    pub at: Utc,
    /// Who gets the points.
    pub result: GameResult,
    /// How the game came to that result.
    pub why: GameEndReason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEndReason {
    /// The board has it.
    Board(BoardFact),
    /// An entry has it.
    Word(Ending),
    /// The clock reached zero.
    Time,
}

impl State {
    /// How the game ended, by time too.
    pub fn verdict(&self) -> Option<GameEnd> {
        match self.phase {
            Phase::Fallen { at, .. } => Some(GameEnd {
                at,
                result: GameResult::Win(self.turn.other()),
                why: GameEndReason::Time,
            }),
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// The instant at which the running clock reaches zero if nothing happens;
    /// `None` while none runs.
    pub fn falls(&self) -> Option<Utc> {
        match self.phase {
            Phase::Running { .. } => Some(self.at + self.accounts.get(self.turn).clock),
            _ => None,
        }
    }

    /// For how long the side to move has thought in this turn.
    pub fn reflection(&self) -> Option<Seconds> {
        match self.phase {
            Phase::Running { began, stopped } => Some(self.at.since(began) - stopped),
            Phase::Claim {
                since,
                began,
                stopped,
                ..
            } => Some(since.since(began) - stopped),
            Phase::Fallen { at, began, stopped } => Some(at.since(began) - stopped),
            Phase::Waiting | Phase::Over(_) => None,
        }
    }

    /// The account of a side.
    pub fn account(&self, side: Color) -> &Account {
        self.accounts.get(side)
    }

    /// The state at a later instant if nothing is entered; an earlier one
    /// changes nothing.
    #[must_use]
    pub fn advanced(mut self, to: Utc) -> State {
        let gone = to.since(self.at);
        if !gone.is_positive() {
            return self;
        }
        if let Phase::Running { began, stopped } = self.phase {
            let account = self.accounts.get_mut(self.turn);
            if gone >= account.clock {
                let at = self.at + account.clock;
                account.clock = Seconds::ZERO;
                self.phase = Phase::Fallen { at, began, stopped };
            } else {
                account.clock -= gone;
            }
        }
        self.at = to;
        self
    }

    /// A clock that runs and has nothing left has fallen: a server may show a
    /// zero, and a clock that a claim had stopped runs again.
    #[must_use]
    pub fn settled(mut self) -> State {
        if let Phase::Running { began, stopped } = self.phase
            && !self.account(self.turn).clock.is_positive()
        {
            let at = self.at;
            self.phase = Phase::Fallen { at, began, stopped };
        }
        self
    }

    /// A game that has not started; `moves` own moves count already.
    pub fn waiting(event: &Event, turn: Color, moves: ByColor<u32>) -> State {
        State {
            at: event.draft().start,
            accounts: moves.map(|moves| Account::opening(event, moves)),
            turn,
            phase: Phase::Waiting,
            owes_substitution: ByColor::both(false),
        }
    }
}
