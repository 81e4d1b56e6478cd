//! What can happen to a clock: [`Event`], the facts of its journal.

use serde::{Deserialize, Serialize};

use super::color::{ByColor, Color};
use super::outcome::{BoardEnd, Outcome};
use super::reading::Reading;
use crate::time::{Instant, Millis, Stamp, WallTime};

/// The place of an entry in its journal, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntryId(pub u32);

/// One line of the journal. Entries are only ever added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FlatEntry", into = "FlatEntry")]
pub struct Entry {
    /// When it happened.
    pub stamp: Stamp,
    /// The fact itself; an undone one stays in the journal.
    pub event: Event,
}

/// An [`Entry`] as it is stored: flat, since there are hundreds to a game.
#[derive(Serialize, Deserialize)]
struct FlatEntry {
    at: Instant,
    wall: WallTime,
    #[serde(rename = "do")]
    event: Event,
}

impl From<FlatEntry> for Entry {
    fn from(FlatEntry { at, wall, event }: FlatEntry) -> Entry {
        let stamp = Stamp { at, wall };
        Entry { stamp, event }
    }
}

impl From<Entry> for FlatEntry {
    fn from(Entry { stamp, event }: Entry) -> FlatEntry {
        let Stamp { at, wall } = stamp;
        FlatEntry { at, wall, event }
    }
}

/// Something that a person did, or that happened to the device. What merely
/// follows from time passing (a flag, a new period, the scheduled start) is
/// not an event: it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A player stops their own clock and starts the opponent's (6.7a). Black's
    /// first press starts White's clock and is no move. Where a start is
    /// scheduled, a press that completes no move says that the player has
    /// arrived.
    Press(Color),
    /// Both clocks stop (6.12), or a scheduled start is put off. While they are
    /// stopped it says who stopped them; the last word counts.
    Stop(StoppedBy),
    /// The arbiter lets the game go on (6.12c), or begin where it was put off.
    Resume,
    /// The device was away: asleep, or the page was closed, from then to the
    /// stamp of the entry.
    Away {
        /// The last instant known to be good.
        since: Instant,
    },
    /// Whether the time away counts for the player whose clock was running.
    CountAway(bool),
    /// Times, move counts and periods are set for both sides (6.10, 6.13).
    Correct(ByColor<Reading>),
    /// The players change seats; times stay with the colours.
    SwapSides,
    /// One side gets more time, or less.
    Give {
        /// Who gets it.
        to: Color,
        /// How much; negative takes time away.
        amount: Millis,
    },
    /// The arbiter penalises one side.
    Penalize {
        /// Who is penalised.
        offender: Color,
        /// The offence that is penalised.
        offence: Offence,
        /// Time that the opponent is given.
        amount: Millis,
    },
    /// From now on every press adds this much for both sides: what a player
    /// with less than two minutes and no increment may ask for
    /// (guidelines III.4). Not with the double flag.
    IntroduceIncrement(Millis),
    /// Somebody says that a flag has fallen (6.8).
    ClaimFlag(Claimant),
    /// A player says they are there (6.6). It need not be their turn.
    Arrive(Color),
    /// A player was not there after the default time (6.6), and loses; the
    /// opponent was there. If it is known to have come too late, both lose.
    #[serde(rename = "claim-absence")]
    ClaimDefault(Color),
    /// Neither player was there after the default time (6.6): both lose.
    #[serde(rename = "claim-absence-of-both")]
    ClaimDefaultOfBoth,
    /// Both flags are down, the order cannot be told, and the game goes on
    /// (6.11): with the next period for both, if there is one. A last period
    /// that repeats is its own next one.
    PlayOn,
    /// Double flag: the player with main time left claims a draw against one
    /// whose first flag has fallen.
    ClaimDraw(Color),
    /// The game came to its end on the board. What that makes of the game is
    /// computed.
    OnBoard(BoardEnd),
    /// Neither side could checkmate any more since an earlier instant (5.2.2), as
    /// has been proved by now: the game ended then, and whatever came after it
    /// does not count.
    Dead {
        /// When the move was made that brought it about, or pressed, where it
        /// was pressed before this was known.
        since: Instant,
    },
    /// The position goes back to an earlier one (a move taken back by
    /// agreement, or 6.13): both sides have the times, moves and periods of
    /// then. Running clocks run on, with a fresh turn; frozen ones are
    /// stopped.
    Restore {
        /// What both sides showed then.
        readings: ByColor<Reading>,
        /// Whose turn it is.
        on_turn: Color,
    },
    /// The game is over.
    End(Outcome),
    /// An earlier entry is to count as never having happened.
    Undo(EntryId),
    /// An undone entry is to count again.
    Redo(EntryId),
}

impl Event {
    /// Its name, as it is stored.
    pub const fn name(&self) -> &'static str {
        match self {
            Event::Press(_) => "press",
            Event::Stop(_) => "stop",
            Event::Resume => "resume",
            Event::Away { .. } => "away",
            Event::CountAway(_) => "count-away",
            Event::Correct(_) => "correct",
            Event::SwapSides => "swap-sides",
            Event::Give { .. } => "give",
            Event::Penalize { .. } => "penalize",
            Event::IntroduceIncrement(_) => "introduce-increment",
            Event::ClaimFlag(_) => "claim-flag",
            Event::Arrive(_) => "arrive",
            Event::ClaimDefault(_) => "claim-absence",
            Event::ClaimDefaultOfBoth => "claim-absence-of-both",
            Event::PlayOn => "play-on",
            Event::ClaimDraw(_) => "claim-draw",
            Event::OnBoard(_) => "on-board",
            Event::Dead { .. } => "dead",
            Event::Restore { .. } => "restore",
            Event::End(_) => "end",
            Event::Undo(_) => "undo",
            Event::Redo(_) => "redo",
        }
    }
}

/// Who stopped the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoppedBy {
    /// The arbiter interrupts the game (6.12a).
    Arbiter,
    /// A player seeks the arbiter's assistance (6.12b).
    Player(Color),
}

/// Who says that a flag has fallen (6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    /// The arbiter observes a flag, whosever it is.
    Arbiter,
    /// The clock has seen it, where it notes falls by itself.
    Clock,
    /// A player claims that the opponent's flag has fallen.
    Player(Color),
}

/// What an arbiter penalises in one tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// An illegal move was completed: the move and the bonus it gained are
    /// taken back, the offender is to move. The second one loses.
    IllegalMove,
    /// The clock was pressed without a move: counts as an illegal move.
    PressWithoutMove,
    /// A claim of a draw that was wrong.
    // It was once stored with a line break in its name.
    #[serde(alias = "wrong-\n    claim")]
    WrongClaim,
    /// The clock was punched, lifted or knocked over (6.7c).
    ClockHandling,
}

impl Offence {
    /// Its name, in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Offence::IllegalMove => "illegalmove",
            Offence::PressWithoutMove => "presswithoutmove",
            Offence::WrongClaim => "wrongclaim",
            Offence::ClockHandling => "clockhandling",
        }
    }

    /// Whether it counts towards the two illegal moves that lose.
    pub const fn is_illegal_move(self) -> bool {
        matches!(self, Offence::IllegalMove | Offence::PressWithoutMove)
    }
}

/// Why an event was refused. The state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// The game has not begun: Black's side starts White's clock.
    #[error("Black starts White's clock first")]
    OpponentStarts,
    /// The other side's clock is running; pressing does nothing.
    #[error("the other clock is running")]
    NotYourClock,
    /// The clocks are stopped.
    #[error("the clocks are stopped")]
    IsStopped,
    /// No clock is running.
    #[error("no clock is running")]
    NotRunning,
    /// A clock is running: stop it first.
    #[error("a clock is running")]
    IsRunning,
    /// A flag has fallen and the clocks are frozen.
    #[error("a flag has fallen and the clocks are frozen")]
    FlagHasFallen,
    /// No flag has fallen that could be claimed.
    #[error("no flag has fallen that could be claimed")]
    NoFlagHasFallen,
    /// Both flags are down and the order is unknown: the game continues
    /// (6.11).
    #[error("both flags are down in unknown order, so the game goes on")]
    OrderUnknown,
    /// It requires that both flags are down in unknown order.
    #[error("both flags are not down in unknown order")]
    NotBothFlags,
    /// First the players must decide whether the time away counts.
    #[error("whether the time away counts is not decided yet")]
    AwayUndecided,
    /// The device was not away.
    #[error("the device was not away")]
    NotAway,
    /// The default time has not passed.
    #[error("the default time has not passed")]
    TooEarlyForAbsence,
    /// No start is scheduled, so nobody is expected.
    #[error("no start is scheduled")]
    NoScheduledStart,
    /// The player is there, and came in time.
    #[error("the player came in time")]
    IsPresent,
    /// Double flag: nobody may claim a draw, or not this player.
    #[error("this player cannot claim a draw")]
    NoDrawToClaim,
    /// The mode of this game has no such event.
    #[error("the time control has no such event")]
    NotInThisMode,
    /// A number is outside of what the clock can show.
    #[error("more than a clock can show")]
    OutOfRange,
    /// The game is over.
    #[error("the game is over")]
    HasEnded,
    /// There is no such entry to undo.
    #[error("there is no such entry to undo")]
    NothingToUndo,
    /// There is no such entry to redo.
    #[error("there is no such entry to redo")]
    NothingToRedo,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    #[test]
    fn a_wrong_claim_that_was_stored_with_a_line_break_is_still_read() {
        let old = r#""wrong-\n    claim""#;
        assert_eq!(json::read::<Offence>(old), Some(Offence::WrongClaim));
        assert_eq!(json::write(&Offence::WrongClaim), r#""wrong-claim""#);
    }
}
