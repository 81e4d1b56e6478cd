//! The entries of a ledger: [`Entry`], an act and its stamp.

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;

use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color, GameResult};

/// An act in a game and when it happened.
#[derive(Clone, Debug, Eq)]
pub struct Entry {
    /// When it happened, by the server. The instant of an official start is the event's: it is set
    /// in a ledger, but not stored.
    pub at: Utc,
    /// The act, with its parameters.
    pub act: Act,
}

/// Official starts are equal, whatever instant their event gave them.
impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.act == other.act && (self.at == other.at || self.act == Act::OfficialStart)
    }
}

impl Entry {
    /// The record of one side's times joined with that of the other's, seen at the same instant.
    #[must_use]
    pub fn joined(self, other: Entry) -> Entry {
        let (mine, theirs) = (self.act, other.act);
        let act = match (mine, theirs) {
            (
                Act::Correction { shown, cause },
                Act::Correction {
                    shown: more,
                    cause: why,
                },
            ) => Act::Correction {
                shown: ByColor::from_fn(|side| shown.get(side).or(*more.get(side))),
                cause: cause.joined(why),
            },
            (act, _) => act,
        };
        Entry { at: self.at, act }
    }

    /// Whether it lies in the future of `now`. A start may.
    pub(crate) fn is_after(&self, now: Utc) -> bool {
        self.at > now && !self.act.is_start()
    }
}

/// Something that can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The game starts with its event, at the official start (rule 1): the clock of the side to
    /// move runs. The instant is a parameter of the event alone, so that correcting the event
    /// corrects the start too.
    OfficialStart,
    /// The game starts at its own instant: it was entered while in progress, or really began later
    /// than its event.
    Start,
    /// The side to move completes a move.
    Move(UciMove),
    /// The side to move has completed a move at a time that is not known: after the entry before it,
    /// and at the latest at the instant of this one. No time follows from it, so neither account is
    /// known from then on, until times of the server are entered.
    UntimedMove(UciMove),
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
        /// The side whose player changes.
        side: Color,
        /// The name of the new player.
        name: String,
    },
    /// Like a substitution, but the new player owns the game (substitutions, 2).
    Replacement {
        /// The side whose player changes.
        side: Color,
        /// The name of the new player.
        name: String,
    },
    /// The captain moves bank time to the clock as part of a substitution or
    /// replacement (8).
    Transfer {
        /// The side whose account changes.
        side: Color,
        /// Time from the bank to the clock; above zero.
        amount: Seconds,
    },
    /// The server shows these times, which count from here on.
    Correction {
        /// The times seen of each side; `None` if they were not seen.
        shown: ByColor<Option<ShownTime>>,
        /// The cause of the difference.
        cause: Cause,
    },
    /// The game ended other than on the board or by a clock at zero.
    Result {
        /// The distribution of the points.
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
    /// Its kind; both starts have the same one, and so have both moves.
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::OfficialStart | Act::Start => ActKind::Start,
            Act::Move(_) | Act::UntimedMove(_) => ActKind::Move,
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

    /// Its move, with or without a time; `None` for any other act.
    pub const fn uci(&self) -> Option<&UciMove> {
        match self {
            Act::Move(uci) | Act::UntimedMove(uci) => Some(uci),
            _ => None,
        }
    }

    /// Whether it starts the game.
    pub const fn is_start(&self) -> bool {
        matches!(self, Act::OfficialStart | Act::Start)
    }
}

/// The times that a server shows of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShownTime {
    /// The clock: 0 to 50 days.
    pub clock: Seconds,
    /// The bank: zero or more.
    pub bank: Seconds,
}

/// Why the server's times differ from the ledger's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Unknown, or not applicable because the game is entered while in progress.
    Unknown,
    /// A refill that was not entered.
    Refill,
    /// The server does not show seconds.
    Rounding,
    /// A stamp was forgotten or wrong.
    Stamp,
    /// The bank refills automatically, or does not.
    Interpretation,
    /// The event has other parameters.
    Event,
    /// There is no difference: the ledger was checked.
    Agrees,
}

impl Cause {
    /// The cause for two sides: what is true of one of them alone, unless it is another one for the
    /// other.
    const fn joined(self, other: Cause) -> Cause {
        match (self, other) {
            (Cause::Agrees, cause) | (cause, Cause::Agrees) => cause,
            (Cause::Rounding, cause) | (cause, Cause::Rounding) => cause,
            (Cause::Refill, Cause::Refill) => Cause::Refill,
            (Cause::Stamp, Cause::Stamp) => Cause::Stamp,
            (Cause::Interpretation, Cause::Interpretation) => Cause::Interpretation,
            (Cause::Event, Cause::Event) => Cause::Event,
            _ => Cause::Unknown,
        }
    }
}

/// How a game ended if it did not end by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player resigned.
    Resignation,
    /// The players agreed to a draw.
    Agreement,
    /// A claim was upheld: repetition, fifty moves, a tablebase.
    Claim,
    /// The server reports that the time limit was exceeded.
    Time,
    /// A player withdrew or was defaulted.
    Default,
    /// The game was adjudicated.
    Adjudication,
}

impl Ending {
    /// Whether it can end a game that has not begun: by withdrawal, default, resignation or
    /// agreement. Without a move there is nothing to claim, and without a running clock no time can
    /// be exceeded.
    pub(crate) const fn needs_no_move(self) -> bool {
        !matches!(self, Ending::Claim | Ending::Time)
    }

    /// All endings.
    pub const ALL: [Ending; 6] = [
        Ending::Resignation,
        Ending::Agreement,
        Ending::Claim,
        Ending::Time,
        Ending::Default,
        Ending::Adjudication,
    ];
}
