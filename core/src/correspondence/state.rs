//! The state of a game at an instant: [`State`].

use serde::{Deserialize, Serialize};

use super::account::Account;
use super::entry::Ending;
use super::event::Event;
use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color, GameResult};
use crate::game::ending::BoardFact;
use crate::json;

/// The state of a game at an instant. Derived from the ledger; stored only in a summary, which is
/// worked out again whenever it may be out of date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The instant that this state describes.
    pub at: Utc,
    /// Both accounts at that instant.
    pub accounts: ByColor<Account>,
    /// The side to move.
    pub turn: Color,
    /// The phase of the game.
    pub phase: Phase,
    /// Whether the captain has transferred time but not yet entered the new player.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub owes_substitution: ByColor<bool>,
    /// Whose account follows from stamps, or from times of the server. In a game that was entered
    /// under way, or that has a move without a stamp, none does before the next times of the server.
    /// The figures of the others are the event's, and say nothing.
    #[serde(default = "both", skip_serializing_if = "are_both")]
    pub known: ByColor<bool>,
    /// Whether nothing but the event's start is entered. If the clock would have run out since, the
    /// moves are missing rather than the game lost, and its time is not known.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub is_fresh: bool,
}

fn both() -> ByColor<bool> {
    ByColor::both(true)
}

fn are_both(known: &ByColor<bool>) -> bool {
    *known == both()
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The game has not started.
    Waiting,
    /// The clock of the side to move runs.
    Running {
        /// When that side's turn began.
        began: Utc,
        /// How long claims have stopped the clock in this turn.
        stopped: Seconds,
    },
    /// A claim is pending: no clock runs.
    Claim {
        /// The side that filed it.
        by: Color,
        /// When it was filed; the clock is stopped from then on.
        since: Utc,
        /// When the turn of the side to move began.
        began: Utc,
        /// How long earlier claims stopped the clock in this turn.
        stopped: Seconds,
    },
    /// The clock of the side to move reached zero: the time limit is exceeded
    /// (ETL) and the game lost, whatever is in the bank.
    Fallen {
        /// When it reached zero, to the second.
        at: Utc,
        /// When that side's turn began, in case the server shows that it has not fallen.
        began: Utc,
        /// How long claims stopped the clock in this turn.
        stopped: Seconds,
    },
    /// The game is over.
    Over(GameEnd),
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEnd {
    /// The instant at which the game ended.
    pub at: Utc,
    /// The distribution of the points.
    pub result: GameResult,
    /// The reason for the result.
    pub why: GameEndReason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEndReason {
    /// A fact on the board.
    Board(BoardFact),
    /// An entry.
    Word(Ending),
    /// The clock reached zero.
    Time,
}

impl State {
    /// The end of the game, including on time; `None` if it is in progress.
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

    /// The instant at which the running clock reaches zero if nothing happens; `None` if none runs,
    /// or if its time is not known.
    pub fn falls(&self) -> Option<Utc> {
        let falls = self.at + self.accounts.get(self.turn).clock;
        (self.runs() && self.is_known(self.turn)).then_some(falls)
    }

    /// Whether a clock runs.
    pub const fn runs(&self) -> bool {
        matches!(self.phase, Phase::Running { .. })
    }

    /// Whether a clock runs whose time is not known.
    pub fn runs_unknown(&self) -> bool {
        self.runs() && !self.is_known(self.turn)
    }

    /// Whether the account of a side is known.
    pub fn is_known(&self, side: Color) -> bool {
        *self.known.get(side)
    }

    /// How long the side to move has thought in this turn.
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

    /// The state from which on no time follows, as that of a move is missing.
    #[must_use]
    pub(super) fn without_times(mut self) -> State {
        self.known = ByColor::both(false);
        self
    }

    /// The state if everything that happened until then is entered: a clock that has run out has.
    #[must_use]
    pub fn followed(mut self) -> State {
        self.is_fresh = false;
        self
    }

    /// The state at a later instant if nothing is entered; an earlier instant changes nothing. A
    /// clock whose time is not known never runs out.
    #[must_use]
    pub fn advanced(mut self, to: Utc) -> State {
        let gone = to.since(self.at);
        if !gone.is_positive() {
            return self;
        }
        if let Phase::Running { began, stopped } = self.phase {
            let account = self.accounts.get_mut(self.turn);
            if gone < account.clock {
                account.clock -= gone;
            } else {
                let at = self.at + account.clock;
                account.clock = Seconds::ZERO;
                let known = self.known.get_mut(self.turn);
                *known &= !self.is_fresh;
                if *known {
                    self.phase = Phase::Fallen { at, began, stopped };
                }
            }
        }
        self.at = to;
        self
    }

    /// Marks a running clock without time as fallen: a server may show zero, and a clock that a
    /// claim had stopped runs again.
    #[must_use]
    pub fn settled(mut self) -> State {
        if let Phase::Running { began, stopped } = self.phase
            && self.is_known(self.turn)
            && !self.account(self.turn).clock.is_positive()
        {
            let at = self.at;
            self.phase = Phase::Fallen { at, began, stopped };
        }
        self
    }

    /// The state before the start, if these numbers of own moves count already.
    pub fn waiting(event: &Event, turn: Color, moves: ByColor<u32>) -> State {
        State {
            at: event.draft().start,
            accounts: moves.map(|moves| Account::opening(event, moves)),
            turn,
            phase: Phase::Waiting,
            owes_substitution: ByColor::both(false),
            known: ByColor::both(true),
            is_fresh: false,
        }
    }
}
