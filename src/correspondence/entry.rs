//! What a ledger is made of: [`Entry`], a fact and its stamp.

use shakmaty::uci::UciMove;

use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color, GameResult};

/// A fact of a game and when it happened.
#[derive(Clone, Debug, Eq)]
pub struct Entry {
    /// When, by the server. Of an official start the event says when: a ledger
    /// has it here, and what is kept has no instant of it.
    pub at: Utc,
    /// The fact, with its parameters.
    pub act: Act,
}

/// Two official starts are the same, whatever their event said when.
impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.act == other.act && (self.at == other.at || self.act == Act::OfficialStart)
    }
}

impl Entry {
    /// Whether it cannot have happened by then. A start may be ahead.
    pub fn is_after(&self, now: Utc) -> bool {
        self.at > now && !self.act.is_start()
    }
}

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The game starts with its event, at the official start (rule 1): the clock
    /// of the side to move runs. When that is, is a fact of the event alone, so
    /// that what is corrected there is corrected here.
    OfficialStart,
    /// The game starts at an instant of its own: one that is taken up under way,
    /// or that truly began later than its event.
    Start,
    /// The side to move completes a move.
    Move(UciMove),
    /// A player moves time from the bank to the clock (5).
    Refill {
        /// The side whose account it is.
        side: Color,
        /// Time from the bank to the clock; above zero.
        amount: Seconds,
    },
    /// A claim is filed: the clock stops.
    Claim {
        /// The player who filed it.
        by: Color,
    },
    /// The claim is resolved and the game goes on: the clock runs again.
    Resolved,
    /// A substitute takes over a team's board (substitutions, 1).
    Substitution {
        /// The side that gets another player.
        side: Color,
        /// Who takes over.
        name: String,
    },
    /// As a substitute, but the new player owns the game (substitutions, 2).
    Replacement {
        /// The side that gets another player.
        side: Color,
        /// Who takes over.
        name: String,
    },
    /// The captain moves bank time to the clock as part of a substitution or
    /// replacement (8).
    Transfer {
        /// The side whose account it is.
        side: Color,
        /// Time from the bank to the clock; above zero.
        amount: Seconds,
    },
    /// The server shows these times, and they count from here on.
    Correction {
        /// The times seen of each side; `None` where none were.
        shown: ByColor<Option<ShownTime>>,
        /// What explains the difference.
        cause: Cause,
    },
    /// The game ended, other than on the board or by a clock at zero.
    Result {
        /// Who gets the points.
        result: GameResult,
        /// The kind of ending that was entered.
        ending: Ending,
    },
}

/// The kinds of acts, without their parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as the acts")]
pub enum ActKind {
    Start,
    Move,
    Refill,
    Claim,
    Resolved,
    Correction,
    Result,
    Substitution,
    Replacement,
    Transfer,
}

impl Act {
    /// Its kind; both starts are of one.
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::OfficialStart | Act::Start => ActKind::Start,
            Act::Move(_) => ActKind::Move,
            Act::Refill { .. } => ActKind::Refill,
            Act::Claim { .. } => ActKind::Claim,
            Act::Resolved => ActKind::Resolved,
            Act::Correction { .. } => ActKind::Correction,
            Act::Result { .. } => ActKind::Result,
            Act::Substitution { .. } => ActKind::Substitution,
            Act::Replacement { .. } => ActKind::Replacement,
            Act::Transfer { .. } => ActKind::Transfer,
        }
    }

    /// Whether the game starts with it.
    pub const fn is_start(&self) -> bool {
        matches!(self, Act::OfficialStart | Act::Start)
    }
}

/// What a server shows of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShownTime {
    /// The clock: 0 to 50 days.
    pub clock: Seconds,
    /// The bank: zero or more.
    pub bank: Seconds,
}

/// Why the server shows something else than the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Unknown, or nothing to explain because the game is entered while under way.
    Unknown,
    /// A refill that was not entered.
    Refill,
    /// The server shows less than seconds.
    Rounding,
    /// A stamp was forgotten or wrong.
    Stamp,
    /// The bank refills, or does not, by itself.
    Reading,
    /// The event has other parameters.
    Event,
    /// The same as here: the ledger was checked.
    Agrees,
}

/// How a game ended by a word and not by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A player resigned.
    Resignation,
    /// The players agreed to a draw.
    Agreement,
    /// A claim was upheld: repetition, fifty moves, a tablebase.
    Claim,
    /// The server says that the time limit was exceeded.
    Time,
    /// A player withdrew or was defaulted.
    Default,
    /// The game was adjudicated.
    Adjudication,
}

impl Ending {
    /// Whether it can end a game that has not begun: a player withdraws or is
    /// defaulted, resigns or agrees. Without a move there is nothing to claim,
    /// and without a clock that runs no time is exceeded.
    pub const fn needs_no_move(self) -> bool {
        !matches!(self, Ending::Claim | Ending::Time)
    }

    /// All of them.
    pub const ALL: [Ending; 6] = [
        Ending::Resignation,
        Ending::Agreement,
        Ending::Claim,
        Ending::Time,
        Ending::Default,
        Ending::Adjudication,
    ];
}
