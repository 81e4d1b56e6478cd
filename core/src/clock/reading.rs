//! The display of one side of a clock, and its conversion to an account: [`Reading`].

use serde::{Deserialize, Serialize};

use super::account::{Account, Overtime, Turn};
use super::color::Color;
use super::control::{Mode, PeriodEnd};
use super::setup::{MAX_COUNT, MAX_TIME, Setup};
use crate::time::{Instant, Millis};

/// The maximum absolute value of a restored time. Clocks that ran on after the flag, or count up,
/// exceed what a display can show.
const MAX_READING: Millis = MAX_TIME.times(100);
/// The maximum number of moves of a restored side: far more than can be entered, because further
/// moves may have followed.
const MAX_MOVES: u32 = MAX_COUNT as u32 * 100;

/// The display of one side of a clock: as it is, or as it should be after a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// Main time left as displayed: including Bronstein's delay, but not the US delay.
    pub time: Millis,
    /// Own moves made since the game began.
    pub moves: u32,
    /// The period, counted from 0.
    pub period: usize,
    /// The overtime or extra time left.
    pub overtime: Overtime,
    /// The details that a clock knows but does not show. The reading of an account sets them, and
    /// they let [`Event::Restore`](super::event::Event::Restore) reproduce exactly that account. A
    /// correction ignores them, and old stored readings lack them.
    pub kept: Option<AccountDetails>,
}

impl Reading {
    /// Only the visible part.
    #[must_use]
    pub fn shown(self) -> Reading {
        Reading { kept: None, ..self }
    }
}

/// The part of an account that is not visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountDetails {
    /// [`Account::period_start`]: the move from which the period counts.
    pub period_start: u32,
    /// [`Account::flag`]: when all time was used up.
    pub flag: Option<Instant>,
    /// [`Account::first_flag`]: when extra time began.
    pub first_flag: Option<Instant>,
    /// [`Account::mark`]: when a period last ended by time.
    pub mark: Option<Instant>,
}

impl Account {
    /// The reading of this side.
    pub fn reading(&self) -> Reading {
        Reading {
            time: self.balance,
            moves: self.moves,
            period: self.period,
            overtime: self.overtime,
            kept: Some(AccountDetails {
                period_start: self.period_start,
                flag: self.flag,
                first_flag: self.first_flag,
                mark: self.mark,
            }),
        }
    }

    /// The account that shows `reading`, or `None` if no clock can show it. The flag is up again if
    /// there is time, also if that is what was shown. With the double flag, a side without main time
    /// is on extra time from `now` on, unless it was before.
    pub(super) fn corrected(
        &self,
        setup: &Setup,
        color: Color,
        reading: Reading,
        now: Instant,
    ) -> Option<Account> {
        // An unchanged side may show values that cannot be entered.
        if reading.shown() == self.reading().shown() {
            let mut account = *self;
            account.lift_flag_with_time(setup, color);
            return Some(account);
        }
        if reading.period >= setup.control(color).periods.len()
            || reading.moves > u32::from(MAX_COUNT)
        {
            return None;
        }
        let period = setup.period(color, reading.period);
        let least = if period.mode == Mode::Upcount {
            -MAX_TIME
        } else {
            Millis::ZERO
        };
        if reading.time < least || reading.time > MAX_TIME || !fits(reading.overtime, period.mode) {
            return None;
        }
        let mut account = Account {
            period: reading.period,
            balance: reading.time,
            overtime: reading.overtime,
            moves: reading.moves,
            ..*self
        };
        // If a side counts towards a control still ahead (6.11), that is kept.
        let counted = self.moves >= self.period_start;
        let recounted = counted && reading.moves < self.period_start;
        if reading.period != self.period || recounted {
            account.period_start = expected_start(setup, color, reading);
        }
        account.first_flag = match period.mode {
            Mode::DoubleFlag { .. } if !reading.time.is_positive() => self.first_flag.or(Some(now)),
            _ => None,
        };
        account.lift_flag_with_time(setup, color);
        Some(account)
    }

    /// Puts the flag up if there is time, besides the delay of a turn.
    fn lift_flag_with_time(&mut self, setup: &Setup, color: Color) {
        let turn = Turn {
            side: color,
            used: MAX_TIME,
            period: self.period,
        };
        let left = self.time_left(setup.period(color, self.period).mode, turn);
        if left.is_none_or(Millis::is_positive) {
            self.flag = None;
        }
    }

    /// The account that showed `reading` at some instant up to `now`, or `None` if none could have.
    /// Without the details, a reading only says as much as a correction.
    pub(super) fn from_reading(
        setup: &Setup,
        color: Color,
        reading: Reading,
        now: Instant,
    ) -> Option<Account> {
        let Some(kept) = reading.kept else {
            // Nothing of the present account is kept.
            let fresh = Account::new(setup, color);
            return fresh.corrected(setup, color, reading, now);
        };
        if reading.period >= setup.control(color).periods.len() {
            return None;
        }
        let period = setup.period(color, reading.period);
        let is_possible = (-MAX_READING..=MAX_READING).contains(&reading.time)
            && fits(reading.overtime, period.mode)
            && reading.moves.max(kept.period_start) <= MAX_MOVES
            && (kept.period_start <= reading.moves || counts_ahead(setup, color, reading.period))
            && is_past(kept, now)
            && falls_are_possible(kept, reading.time, period.mode);
        is_possible.then_some(Account {
            period: reading.period,
            balance: reading.time,
            overtime: reading.overtime,
            moves: reading.moves,
            period_start: kept.period_start,
            flag: kept.flag,
            first_flag: kept.first_flag,
            mark: kept.mark,
        })
    }
}

/// Whether a side can be in this period with fewer moves than the previous periods required: after
/// 6.11, or by a correction.
fn counts_ahead(setup: &Setup, color: Color, period: usize) -> bool {
    period > 0 || matches!(setup.period(color, 0).end, PeriodEnd::Moves(_))
}

/// Whether everything in the details happened by `now`.
fn is_past(kept: AccountDetails, now: Instant) -> bool {
    let instants = [kept.flag, kept.first_flag, kept.mark];
    instants.into_iter().flatten().all(|at| at <= now)
}

/// Whether a side with this main time can have these flags down.
fn falls_are_possible(kept: AccountDetails, time: Millis, mode: Mode) -> bool {
    match (mode, kept.first_flag) {
        (Mode::DoubleFlag { .. }, Some(_)) => time == Millis::ZERO,
        (Mode::DoubleFlag { .. }, None) => kept.flag.is_none(),
        (_, first) => first.is_none(),
    }
}

/// Whether a mode can have this overtime.
fn fits(overtime: Overtime, mode: Mode) -> bool {
    match (overtime, mode) {
        (Overtime::ByoYomi { left, periods }, Mode::ByoYomi { period, count }) => {
            left <= period && left >= Millis::ZERO && periods <= count
        }
        (Overtime::Canadian { left, moves }, Mode::Canadian { period, moves: n }) => {
            left <= period && left >= Millis::ZERO && (1..=n).contains(&moves)
        }
        (Overtime::Extra { left }, Mode::DoubleFlag { extra, .. }) => {
            left <= extra && left >= Millis::ZERO
        }
        (Overtime::None, mode) => Overtime::full(mode) == Overtime::None,
        _ => false,
    }
}

/// The move number from which a side that shows `reading` counts the moves of its period, according
/// to the control: after the moves of all previous periods, as specified in advance (6.2), though
/// it may have made fewer.
fn expected_start(setup: &Setup, color: Color, reading: Reading) -> u32 {
    let start: u32 = (0..reading.period)
        .map(|i| match setup.period(color, i).end {
            PeriodEnd::Moves(n) => u32::from(n),
            _ => 0,
        })
        .sum();
    match setup.period(color, reading.period).end {
        // The last period may have been repeated by then.
        PeriodEnd::Moves(n) if setup.is_last(color, reading.period) => {
            let rounds = reading.moves.saturating_sub(start) / u32::from(n);
            start + rounds * u32::from(n)
        }
        _ => start,
    }
}
