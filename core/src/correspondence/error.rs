//! Why an entry is rejected: [`EntryError`].

use super::seconds::{Seconds, Utc};
use crate::clock::Color;

/// Why an entry is rejected. The ledger is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// The event has not officially started.
    #[error("the event has not started")]
    BeforeStart {
        /// The official start of the event.
        start: Utc,
    },
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game has started already.
    #[error("the game has started already")]
    Started,
    /// Earlier than the entry before it.
    #[error("earlier than the entry before it")]
    Order {
        /// The instant of that entry.
        after: Utc,
    },
    /// Later than now.
    #[error("later than now")]
    Future {
        /// The present instant, against which it was checked.
        now: Utc,
    },
    /// The clock had reached zero before.
    #[error("the clock of {} had reached zero", .side.name())]
    Fallen {
        /// The side whose clock it was.
        side: Color,
        /// When it reached zero.
        at: Utc,
    },
    /// The game was over.
    #[error("the game was over")]
    Over,
    /// A claim is pending: no clock runs and nobody moves.
    #[error("a claim is pending")]
    Claim,
    /// No claim is pending.
    #[error("no claim is pending")]
    NoClaim,
    /// The move is illegal in that position.
    #[error("the move is illegal there")]
    Illegal,
    /// The amount is not above zero.
    #[error("not above zero")]
    Amount,
    /// More than the bank has.
    #[error("more than the bank has")]
    Bank {
        /// The time in the bank.
        bank: Seconds,
    },
    /// The clock would show more than 50 days.
    #[error("the clock would show more than 50 days")]
    Cap {
        /// The time that the clock can still take.
        room: Seconds,
    },
    /// Not times that a server can show: a clock of 0 to 50 days, and a bank of zero or more.
    #[error("no time that a server shows")]
    Shown,
    /// No times are given.
    #[error("nothing is shown")]
    NothingShown,
    /// Not a team event.
    #[error("not a team event")]
    NotTeam,
    /// The event does not let captains move time (8).
    #[error("captains may not transfer time in this event")]
    CaptainMayNot,
    /// Too late: nobody is substituted after the scheduled end date.
    #[error("after the scheduled end date nobody is substituted")]
    AfterEnd {
        /// The scheduled end of the event.
        end: Utc,
    },
    /// Neither clock nor bank has time left.
    #[error("neither clock nor bank has time left")]
    NothingLeft,
    /// The captain has transferred time, and has to enter the new player first.
    #[error("the new player of {} has to be put in first", .side.name())]
    SubstitutionOwed {
        /// The side concerned.
        side: Color,
    },
    /// The new player has no name, or one of over 100 characters.
    #[error("the new player has no name, or one of over 100 characters")]
    Name,
}
