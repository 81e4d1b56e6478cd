//! Why an entry is not taken: [`EntryError`].

use super::seconds::{Seconds, Utc};
use crate::clock::Color;

/// Why an entry is not taken. The ledger is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// Before the event's official start nobody moves.
    BeforeStart {
        /// The official start of the event.
        start: Utc,
    },
    /// The game has not started.
    NotStarted,
    /// It has started already.
    Started,
    /// Earlier than the entry before it.
    Order {
        /// The instant of that entry.
        after: Utc,
    },
    /// Later than now.
    Future {
        /// The present instant, against which it was checked.
        now: Utc,
    },
    /// The clock had reached zero by then.
    Fallen {
        /// The side whose clock it was.
        side: Color,
        /// When it reached zero.
        at: Utc,
    },
    /// The game was over.
    Over,
    /// A claim is pending: no clock runs and nobody moves.
    Claim,
    /// No claim is pending.
    NoClaim,
    /// That move cannot be made there.
    Illegal,
    /// Not above zero.
    Amount,
    /// More than the bank has.
    Bank {
        /// The time in the bank.
        bank: Seconds,
    },
    /// The clock would show more than 50 days.
    Cap {
        /// The most that the clock can still take.
        room: Seconds,
    },
    /// A server shows a clock of 0 to 50 days, and a bank of zero or more.
    Shown,
    /// Nothing is shown.
    NothingShown,
    /// Not a team event.
    NotTeam,
    /// The event does not let captains move time (8).
    CaptainMayNot,
    /// After the scheduled end date nobody is substituted.
    AfterEnd {
        /// The scheduled end of the event.
        end: Utc,
    },
    /// Neither clock nor bank has time left.
    NothingLeft,
    /// The captain has moved time, and has to put the new player in first.
    SubstitutionOwed {
        /// On whose board.
        side: Color,
    },
    /// The new player has no name, or one of over 100 characters.
    Name,
}
