//! The events of a clock: [`Event`], the entries of its journal.

use serde::{Deserialize, Serialize};

use super::color::{ByColor, Color};
use super::outcome::{BoardEnd, GameResult, Outcome};
use super::reading::Reading;
use crate::time::{Instant, Millis, Stamp, WallTime};

/// The index of an entry in its journal, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntryId(pub u32);

/// One line of the journal. Entries are only ever added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FlatEntry", into = "FlatEntry")]
pub struct Entry {
    /// When it happened.
    pub stamp: Stamp,
    /// The event; an undone one stays in the journal.
    pub event: Event,
}

/// An [`Entry`] as it is stored: flat, because a game has hundreds.
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

/// Something that a person did, or that happened to the device. What merely follows from time
/// passing (a flag, a new period, the scheduled start) is not an event: it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A player stops their own clock and starts the opponent's (6.7a). Black's first press starts
    /// White's clock and is not a move. If a start is scheduled, a press that completes no move
    /// reports the player's arrival.
    Press(Color),
    /// Both clocks stop (6.12), or a scheduled start is postponed. While they are stopped it
    /// records who stopped them; the last such entry counts.
    Stop(StoppedBy),
    /// The arbiter lets the game continue (6.12c), or begin after its start was postponed.
    Resume,
    /// The device was away: asleep, or the page was closed, from `since` to the stamp of the entry.
    Away {
        /// The last instant at which it was known to be there.
        since: Instant,
    },
    /// Whether the time away counts for the player whose clock was running.
    CountAway(bool),
    /// Times, move counts and periods are set for both sides (6.10, 6.13).
    Correct(ByColor<Reading>),
    /// The players change seats; times stay with the colours.
    SwapSides,
    /// One side is given or deprived of time.
    Give {
        /// The side.
        to: Color,
        /// The amount, at most [`MAX_TIME`](super::setup::MAX_TIME) and not zero; negative takes time
        /// away.
        amount: Millis,
    },
    /// The arbiter penalises one side.
    Penalize {
        /// The offender.
        offender: Color,
        /// The offence.
        offence: Offence,
        /// The time that the opponent is given, from zero to [`MAX_TIME`](super::setup::MAX_TIME).
        amount: Millis,
    },
    /// From now on every press adds this much for both sides, which a player with less than two
    /// minutes and no increment may request (guidelines III.4). Not with the double flag, an
    /// hourglass or a fixed time for each move.
    IntroduceIncrement(Millis),
    /// Somebody reports that a flag has fallen (6.8).
    ClaimFlag(Claimant),
    /// A player reports their arrival (6.6). It need not be their turn.
    Arrive(Color),
    /// A player was not there after the default time (6.6), and loses; the opponent was there. If
    /// the opponent is known to have come too late, both lose.
    #[serde(rename = "claim-absence")]
    ClaimDefault(Color),
    /// Neither player was there after the default time (6.6): both lose.
    #[serde(rename = "claim-absence-of-both")]
    ClaimDefaultOfBoth,
    /// Both flags are down, their order is unknown, and the game continues (6.11): with the next
    /// period for both, if there is one. A last period that repeats counts as its own next one.
    PlayOn,
    /// Double flag: the player with main time left claims a draw against one
    /// whose first flag has fallen.
    ClaimDraw(Color),
    /// The game ended on the board. The result is computed from this.
    OnBoard(BoardEnd),
    /// Since an earlier instant neither side could checkmate any more (5.2.2), as is proved now:
    /// the game ended then, and later entries do not count.
    Dead {
        /// When the move that led there was made, or pressed, if it was pressed before this was
        /// known.
        since: Instant,
    },
    /// The position returns to an earlier one (a move taken back by agreement, or 6.13): both sides
    /// get the times, moves and periods of then. Running clocks continue, with a fresh turn; frozen
    /// ones are stopped.
    Restore {
        /// The readings of both sides then.
        readings: ByColor<Reading>,
        /// The side to move then.
        on_turn: Color,
    },
    /// The game is over.
    End(Outcome),
    /// An earlier entry no longer counts.
    Undo(EntryId),
    /// An undone entry counts again.
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

impl Event {
    /// The side that it is about: that acts, wins, is given time, or is penalised.
    pub const fn side(&self) -> Option<Color> {
        match *self {
            Event::Press(side)
            | Event::Arrive(side)
            | Event::ClaimDefault(side)
            | Event::ClaimDraw(side)
            | Event::ClaimFlag(Claimant::Player(side))
            | Event::Stop(StoppedBy::Player(side))
            | Event::Give { to: side, .. }
            | Event::Penalize { offender: side, .. }
            | Event::OnBoard(
                BoardEnd::Checkmate { winner: side } | BoardEnd::Resignation { by: side },
            )
            | Event::End(Outcome {
                result: GameResult::Win(side),
                ..
            })
            | Event::Restore { on_turn: side, .. } => Some(side),
            _ => None,
        }
    }

    /// More of what it is, in one word: the offence, the reason of the end, or who stopped the
    /// clocks or saw the flag.
    pub const fn kind(&self) -> Option<&'static str> {
        match *self {
            Event::Penalize { offence, .. } => Some(offence.name()),
            Event::OnBoard(end) => Some(end.reason().name()),
            Event::End(outcome) => Some(outcome.reason.name()),
            Event::Stop(StoppedBy::Arbiter) | Event::ClaimFlag(Claimant::Arbiter) => {
                Some("arbiter")
            }
            Event::Stop(StoppedBy::Player(_)) | Event::ClaimFlag(Claimant::Player(_)) => {
                Some("player")
            }
            Event::ClaimFlag(Claimant::Clock) => Some("clock"),
            _ => None,
        }
    }
}

/// The person who stopped the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoppedBy {
    /// The arbiter interrupts the game (6.12a).
    Arbiter,
    /// A player seeks the arbiter's assistance (6.12b).
    Player(Color),
}

/// The source of the report that a flag has fallen (6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    /// The arbiter observes a fallen flag of either side.
    Arbiter,
    /// The clock has seen it, if it notes falls itself.
    Clock,
    /// A player claims that the opponent's flag has fallen.
    Player(Color),
}

/// An offence that an arbiter penalises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// An illegal move was completed. If that was the last press, the move and the bonus it gained
    /// are taken back, and the offender is to move. The second one loses.
    IllegalMove,
    /// The clock was pressed without a move: counts as an illegal move.
    PressWithoutMove,
    /// A wrong claim of a draw.
    // An old version stored the name with a line break.
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

/// Why an event was rejected. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// The game has not begun: the opponent's press starts this side's clock.
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
    /// No flag has fallen that this side could claim.
    #[error("no flag has fallen that could be claimed")]
    NoFlagHasFallen,
    /// Both flags are down and the order is unknown: the game continues
    /// (6.11).
    #[error("both flags are down in unknown order, so the game goes on")]
    OrderUnknown,
    /// Possible only if both flags are down in unknown order.
    #[error("both flags are not down in unknown order")]
    NotBothFlags,
    /// The players first have to decide whether the time away counts.
    #[error("whether the time away counts is not decided yet")]
    AwayUndecided,
    /// The device was not away.
    #[error("the device was not away")]
    NotAway,
    /// The default time has not passed yet.
    #[error("the default time has not passed")]
    TooEarlyForAbsence,
    /// No start is scheduled, so nobody is expected.
    #[error("no start is scheduled")]
    NoScheduledStart,
    /// The player is there, and came in time.
    #[error("the player came in time")]
    IsPresent,
    /// Double flag: this player cannot claim a draw now.
    #[error("this player cannot claim a draw")]
    NoDrawToClaim,
    /// The event does not exist in the mode of this game.
    #[error("the time control has no such event")]
    NotInThisMode,
    /// No press can add an increment in the mode that a side is in.
    #[error("the time control takes no increment")]
    NoIncrement,
    /// A number is outside the range of the clock: a time beyond [`MAX_TIME`](super::setup::MAX_TIME),
    /// or a period, a move or an overtime that the setup does not have.
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
