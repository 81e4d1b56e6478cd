//! Events and results of a clock, and errors of time controls and of stored values.

use super::samples::{COMBINED, Samples, combined};
use crate::clock::account::Overtime;
use crate::clock::control::Rate;
use crate::clock::digits::Digits;
use crate::clock::draft::{EndKind, FieldErrorKind, ModeKind, PeriodField};
use crate::clock::length::LengthError;
use crate::clock::log::{Change, Correction, Penalty};
use crate::clock::notation::{Expected, NotationError};
use crate::clock::presets::Group;
use crate::clock::reading::AccountDetails;
use crate::clock::setup::{ControlError, PeriodError, SetupError};
use crate::clock::step::Move;
use crate::clock::view::half::SideTime;
use crate::clock::{
    BoardEnd, BonusRule, ByColor, Claimant, Color, EndReason, EntryId, Event, FlagDetection,
    GameResult, LowTime, Mode, Offence, Outcome, Reading, Rejection, StoppedBy,
};
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError, Unreadable, Why};
use crate::time::{Instant, Millis};

/// Many lengths of time, from none to ten hours; and times that have run out.
pub(super) const TIMES: [i64; 28] = [
    0, 1, 100, 250, 500, 999, 1_000, 1_500, 2_500, 10_000, 30_000, 59_999, 60_000, 61_000, 90_000,
    90_500, 119_000, 150_000, 600_000, 3_600_000, 3_660_000, 5_400_000, 7_200_000, 7_201_000,
    36_000_000, -1, -1_500, -61_000,
];

impl Samples for Millis {
    fn samples() -> Vec<Self> {
        TIMES.map(Millis::new).to_vec()
    }
}

impl Samples for Instant {
    fn samples() -> Vec<Self> {
        [0, 1, 90_500, 3_600_000].map(Instant::new).to_vec()
    }
}

impl<T: Samples> Samples for ByColor<T> {
    fn samples() -> Vec<Self> {
        combined(COMBINED, |parts| ByColor {
            white: parts.next(),
            black: parts.next(),
        })
    }
}

impl<T: Samples> Samples for Change<T> {
    fn samples() -> Vec<Self> {
        combined(COMBINED, |parts| Change {
            before: parts.next(),
            after: parts.next(),
        })
    }
}

/// The figures of a clock, for each of the times.
impl Samples for Digits {
    fn samples() -> Vec<Self> {
        let digits = [Digits::down, Digits::up, Digits::passed, Digits::seconds];
        let shown = digits
            .into_iter()
            .flat_map(|shown| TIMES.map(Millis::new).map(shown));
        let mut all: Vec<Digits> = Vec::new();
        for digits in shown {
            match digits {
                Digits::Hours(..) | Digits::Minutes(..) | Digits::Tenths(..) | Digits::Over(..) => {
                }
            }
            if !all.contains(&digits) {
                all.push(digits);
            }
        }
        all
    }
}

/// Many more than of other structs: each count is a part of a sentence, or is not there.
impl Samples for RestoredCounts {
    fn samples() -> Vec<Self> {
        combined(2_000, |parts| RestoredCounts {
            correspondence: parts.next(),
            clock: parts.next(),
            events: parts.next(),
            is_more: parts.next(),
            here: parts.next(),
            copied: parts.next(),
            past: parts.next(),
            refused: parts.next(),
        })
    }
}

every! { struct AccountDetails { period_start, flag, first_flag, mark } }
every! { struct Correction { time, moves, has_more } }
every! { struct Move { side, number, thought, gained } }
every! { struct NotationError { at, expected } }
every! { struct Outcome { result, reason } }
every! { struct Penalty { offender, offence, given, outcome } }
every! { struct Reading { time, moves, period, overtime, kept } }
every! { struct SideTime { digits, runs } }

every! { BackupError { NotABackup, NewerVersion(version), UnknownKey(key), Sequence(key) } }
every! {
    BoardEnd {
        Checkmate { winner }, Stalemate, DeadPosition, Agreement, Resignation { by }, FiftyMoves,
        SeventyFiveMoves, Threefold, Fivefold,
    }
}
every! { BonusRule { Truncated, Linear, Hybrid } }
every! { Claimant { Arbiter, Clock, Player(color) } }
every! { Color { White, Black } }
every! { ControlError { NoPeriod, TooManyPeriods, Period { period, problem } } }
every! { EndKind { Moves, Time, Game } }
every! {
    EndReason {
        Checkmate, Resignation, Flag, FlagWithoutMate, Stalemate, DeadPosition, Agreement,
        Repetition, FivefoldRepetition, FiftyMoves, SeventyFiveMoves, IllegalMoves, Absence,
        Arbiter, Unstated, FirstFlagClaim, BothFirstFlags, ExtraTime, MateOnExtraTime,
    }
}
every! {
    Event {
        Press(color), Stop(by), Resume, Away { since }, CountAway(counts), Correct(readings),
        SwapSides, Give { to, amount }, Penalize { offender, offence, amount },
        IntroduceIncrement(amount), ClaimFlag(by), Arrive(color), ClaimDefault(color),
        ClaimDefaultOfBoth, PlayOn, ClaimDraw(color), OnBoard(end), Dead { since },
        Restore { readings, on_turn }, End(outcome), Undo(entry), Redo(entry),
    }
}
every! {
    Expected {
        Control, KnownControl, SomeControl, ShorterText, Time, Bonus, Count, Moves, Move, Slash,
        TimesSeconds, Digit, Sixtieth, ClockSeconds, SmallerNumber, FewerDecimals, Unit,
        TimeOrMoves, BonusOrPeriod, BonusForAllOrLast, FirstMove, PeriodEnd, Continuation,
        PeriodWithoutBonus,
    }
}
every! { FieldErrorKind { Length(error), NotWhole, Setup(error) } }
every! { FlagDetection { Automatically, OnClaim } }
every! { GameResult { Win(color), Draw, BothLose } }
every! { Group { Bullet, Blitz, Rapid, Classical, Tournament, DoubleFlag, Delay, Overtime, Other } }
every! {
    LengthError { Empty, Negative, NotANumber, WrongUnit, Above59, TooLarge, TooFine }
}
every! { LoadError { Store(error), NewerVersion(version), SetAside { place, why, kept } } }
every! { LowTime { Automatic, Off, TenSeconds, TwentySeconds, ThirtySeconds, OneMinute } }
every! {
    Mode {
        SuddenDeath, Increment(bonus), Delay(delay), Bronstein(delay), ByoYomi { period, count },
        Canadian { period, moves }, Hourglass, Upcount, PerMove, DoubleFlag { extra, bonus, rule },
    }
}
every! {
    ModeKind {
        SuddenDeath, Increment, Delay, Bronstein, ByoYomi, Canadian, Hourglass, Upcount, PerMove,
        DoubleFlag,
    }
}
every! { Offence { IllegalMove, PressWithoutMove, WrongClaim, ClockHandling } }
every! {
    Overtime { None, ByoYomi { left, periods }, Canadian { left, moves }, Extra { left } }
}
every! {
    PeriodError {
        NoTime, TimeTooLong, NoBonus, BonusTooLong, Count, Moves, NotLast, EndlessLast,
        HourglassNotAlone, UpcountNotLast, PerMoveByTime, DoubleFlagNotLast, NoExtra,
        ExtraTooLong, BonusAboveExtra, BonusAboveHalf,
    }
}
every! { PeriodField { Time, End, Moves, Mode, Bonus, Count, Extra } }
every! { Rate { Bullet, Blitz, Rapid, Classical } }
every! {
    Rejection {
        OpponentStarts, NotYourClock, IsStopped, NotRunning, IsRunning, FlagHasFallen,
        NoFlagHasFallen, OrderUnknown, NotBothFlags, AwayUndecided, NotAway, TooEarlyForAbsence,
        NoScheduledStart, IsPresent, NoDrawToClaim, NotInThisMode, NoIncrement, OutOfRange,
        HasEnded, NothingToUndo, NothingToRedo,
    }
}
every! { SaveError { Stale { known, stored }, NewerVersion(version), NoNumberLeft, Store(error) } }
every! { SetupError { Control(color, error), HourglassForOne, DoubleFlagForOne, DefaultTime } }
every! { StoppedBy { Arbiter, Player(color) } }
every! { StoreError { Absent, Full, Refused(why) } }
every! { Unreadable { NotOurs, Truncated, Checksum, NewerVersion(version) } }
every! { ValueKind { Game, Settings, Presets, Progress, Correspondence, Study } }
every! { Why { Envelope(error), Migration(why), Contents } }

impl Samples for EntryId {
    fn samples() -> Vec<Self> {
        [0, 1, 20].map(EntryId).to_vec()
    }
}
