//! One side's time: [`Account`], and what thinking, pressing and new periods
//! do to it, mode by mode.
//!
//! Charging is additive: charging a turn in two pieces gives what charging it
//! at once gives. So a clock may be settled at any instant, as often as one
//! likes, and nothing is gained or lost.

use super::color::Color;
use super::control::{Mode, Period, PeriodEnd};
use super::setup::{LONGEST, MOST_COUNT, Setup};
use crate::time::{Instant, Millis};

/// What is left of the overtime that stands behind the main time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// There is none.
    #[default]
    None,
    /// Byo-yomi.
    ByoYomi {
        /// Of the current period.
        left: Millis,
        /// Periods not yet lost, with the current one.
        periods: u16,
    },
    /// Canadian.
    Canadian {
        /// Of the current block.
        left: Millis,
        /// Moves still to be made in it.
        moves: u16,
    },
}

crate::data!(variants Overtime
    { None = "none" }
    {}
    { ByoYomi { left, periods } = "byo-yomi", Canadian { left, moves } = "canadian" }
);

impl Overtime {
    /// The whole overtime of a mode.
    pub const fn full(mode: Mode) -> Overtime {
        match mode {
            Mode::ByoYomi { period, count } => Overtime::ByoYomi {
                left: period,
                periods: count,
            },
            Mode::Canadian { period, moves } => Overtime::Canadian {
                left: period,
                moves,
            },
            _ => Overtime::None,
        }
    }
}

/// What one side of a clock shows, and what the arbiter sets it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Main time left, as displayed: with Bronstein's delay, without the US
    /// delay.
    pub time: Millis,
    /// Moves made.
    pub moves: u32,
    /// The period, counted from 0.
    pub period: usize,
    /// What is left of byo-yomi or Canadian overtime.
    pub overtime: Overtime,
}

crate::data!(fields Reading { time, moves, period, overtime });

/// Whose turn it is and how much of it has been used. A pause does not end a
/// turn: its delay goes on where it stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose clock runs or is to run.
    pub side: Color,
    /// Thinking time used in this turn so far.
    pub used: Millis,
    /// The side's period when the turn began: its delay counts for the whole
    /// turn, also where the turn runs into the next period.
    pub period: usize,
}

/// The time of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// The period, counted from 0.
    pub period: usize,
    /// Main time left. Bronstein's delay is in it, the US delay is not.
    /// Negative where the clock ran on after the flag, or counts up.
    pub balance: Millis,
    /// What stands behind the main time.
    pub overtime: Overtime,
    /// Moves completed.
    pub moves: u32,
    /// Moves completed when this period began.
    pub period_start: u32,
    /// When the flag fell.
    pub flag: Option<Instant>,
    /// When this side's time last ended a period that ends by time: the clock
    /// shows a solid flag for five minutes from then.
    pub mark: Option<Instant>,
}

impl Account {
    /// The account before the first move.
    pub(super) fn new(setup: &Setup, color: Color) -> Account {
        let first = setup.period(color, 0);
        let bonus = if setup.draft().first_bonus {
            first.mode.increment()
        } else {
            Millis::ZERO
        };
        Account {
            period: 0,
            balance: first.time + first.mode.standing() + bonus,
            overtime: Overtime::full(first.mode),
            moves: 0,
            period_start: 0,
            flag: None,
            mark: None,
        }
    }

    /// What is left of the US delay in a turn.
    pub(super) fn delay_left(&self, mode: Mode, turn: Turn) -> Millis {
        match mode {
            // A turn that ran into a new period has used up its delay, and a
            // fallen flag gains nothing, neither here nor under Bronstein.
            Mode::Delay(delay) if turn.period == self.period && self.flag.is_none() => {
                (delay - turn.used).or_zero()
            }
            _ => Millis::ZERO,
        }
    }

    /// How long the clock can run in this turn before its time is up, delay
    /// and overtime included; `None` where time is never up.
    pub(super) fn time_left(&self, mode: Mode, turn: Turn) -> Option<Millis> {
        let behind = match (mode, self.overtime) {
            (Mode::Upcount, _) => return None,
            (Mode::ByoYomi { period, .. }, Overtime::ByoYomi { left, periods }) if periods > 0 => {
                left + period.times(i64::from(periods) - 1)
            }
            (Mode::Canadian { .. }, Overtime::Canadian { left, .. }) => left,
            _ => return Some(self.balance + self.delay_left(mode, turn)),
        };
        Some(self.balance.or_zero() + behind)
    }

    /// Whether the main time is used up and the overtime counts.
    pub fn in_overtime(&self) -> bool {
        self.overtime != Overtime::None && !self.balance.is_positive()
    }

    /// The clock of this side runs for `stretch`.
    pub(super) fn charge(&mut self, mode: Mode, turn: Turn, stretch: Millis) {
        let mut rest = stretch - self.delay_left(mode, turn).min(stretch);
        if self.overtime != Overtime::None {
            let main = self.balance.or_zero().min(rest);
            self.balance -= main;
            rest -= main;
        }
        match (&mut self.overtime, mode) {
            (Overtime::ByoYomi { left, periods }, Mode::ByoYomi { period, .. }) => {
                while *periods > 0 && rest >= *left {
                    rest -= *left;
                    *periods -= 1;
                    *left = if *periods > 0 { period } else { Millis::ZERO };
                }
                if *periods > 0 {
                    *left -= rest;
                    rest = Millis::ZERO;
                }
            }
            (Overtime::Canadian { left, .. }, _) => {
                let spent = rest.min(*left);
                *left -= spent;
                rest -= spent;
            }
            _ => {}
        }
        self.balance -= rest;
    }

    /// The player completes a move and presses: bonus, then period. Returns
    /// what the press gained. A fallen flag gains nothing and opens no period.
    pub(super) fn press(&mut self, setup: &Setup, turn: Turn, introduced: Millis) -> Millis {
        self.moves += 1;
        if self.flag.is_some() {
            return Millis::ZERO;
        }
        let began = setup.period(turn.side, turn.period).mode;
        let made = setup.period(turn.side, self.period);
        let mut gained = introduced + turn.used.min(began.standing());
        self.refill(made.mode);
        if let PeriodEnd::Moves(n) = made.end
            // More than enough where the arbiter set the count.
            && self.moves.saturating_sub(self.period_start) >= u32::from(n)
        {
            self.enter(setup, turn.side);
        }
        let next = setup.period(turn.side, self.period);
        gained += if setup.draft().first_bonus {
            next.mode.increment()
        } else {
            made.mode.increment()
        };
        self.balance += gained + next.mode.standing() - began.standing();
        if next.mode == Mode::PerMove {
            self.balance = next.time;
        }
        gained
    }

    /// The turn ends without a move: Bronstein gives back what it gives back
    /// at a press, so that the next turn starts with a whole delay as the US
    /// delay does.
    pub(super) fn break_off(&mut self, setup: &Setup, turn: Turn) {
        if self.flag.is_none() {
            let delay = setup.period(turn.side, turn.period).mode.standing();
            self.balance += turn.used.min(delay);
        }
    }

    /// A press in overtime: the current byo-yomi period is full again, a
    /// Canadian move is made.
    fn refill(&mut self, mode: Mode) {
        if !self.in_overtime() {
            return;
        }
        match (&mut self.overtime, mode) {
            (Overtime::ByoYomi { left, .. }, Mode::ByoYomi { period, .. }) => *left = period,
            (Overtime::Canadian { left, moves }, Mode::Canadian { period, moves: n }) => {
                *moves = moves.saturating_sub(1);
                if *moves == 0 {
                    (*left, *moves) = (period, n);
                }
            }
            _ => {}
        }
    }

    /// The next period begins, or the last one again. What was saved is kept
    /// (6.2), but for a fixed time for each move, which carries nothing over.
    pub(super) fn enter(&mut self, setup: &Setup, color: Color) {
        let old = setup.period(color, self.period);
        if !setup.is_last(color, self.period) {
            self.period += 1;
        }
        let new = setup.period(color, self.period);
        if old.mode == Mode::PerMove || new.mode == Mode::PerMove {
            self.balance = new.time;
        } else {
            self.balance += new.time;
        }
        self.overtime = Overtime::full(new.mode);
        self.period_start = self.moves;
    }

    /// [`enter`](Account::enter) for the side that is not on turn, whose
    /// standing delay changes at once.
    pub(super) fn enter_at_rest(&mut self, setup: &Setup, color: Color) {
        self.balance -= setup.period(color, self.period).mode.standing();
        self.enter(setup, color);
        self.balance += setup.period(color, self.period).mode.standing();
    }

    /// [`enter`](Account::enter) for a side whose flag is down: the flag is up
    /// again, what was overdrawn is carried. Of a standing delay nothing is
    /// left in an overdrawn balance.
    pub(super) fn enter_overdrawn(&mut self, setup: &Setup, color: Color) {
        self.flag = None;
        self.enter(setup, color);
        self.balance += setup.period(color, self.period).mode.standing();
    }

    /// What this side shows.
    pub fn reading(&self) -> Reading {
        Reading {
            time: self.balance,
            moves: self.moves,
            period: self.period,
            overtime: self.overtime,
        }
    }

    /// The account that shows `reading`, or `None` where no clock could. The
    /// flag is up again if there is time.
    pub(super) fn corrected(
        &self,
        setup: &Setup,
        color: Color,
        reading: Reading,
    ) -> Option<Account> {
        // A side that is left as it is may show what nobody could type.
        if reading == self.reading() {
            return Some(*self);
        }
        if reading.period >= setup.control(color).periods.len()
            || reading.moves > u32::from(MOST_COUNT)
        {
            return None;
        }
        let period = setup.period(color, reading.period);
        let least = if period.mode == Mode::Upcount {
            -LONGEST
        } else {
            Millis::ZERO
        };
        if reading.time < least || reading.time > LONGEST || !fits(reading.overtime, period.mode) {
            return None;
        }
        let mut account = Account {
            period: reading.period,
            balance: reading.time,
            overtime: reading.overtime,
            moves: reading.moves,
            ..*self
        };
        if reading.period != self.period || reading.moves < self.period_start {
            account.period_start = expected_start(setup, color, reading);
        }
        let turn = Turn {
            side: color,
            used: LONGEST,
            period: reading.period,
        };
        if account
            .time_left(period.mode, turn)
            .is_none_or(Millis::is_positive)
        {
            account.flag = None;
        }
        Some(account)
    }

    /// Own moves still to be made in this period, where it ends by moves.
    pub fn moves_to_go(&self, period: &Period) -> Option<u32> {
        match period.end {
            PeriodEnd::Moves(n) => {
                Some(u32::from(n).saturating_sub(self.moves.saturating_sub(self.period_start)))
            }
            _ => None,
        }
    }
}

/// Whether a mode can show that overtime.
fn fits(overtime: Overtime, mode: Mode) -> bool {
    match (overtime, mode) {
        (Overtime::ByoYomi { left, periods }, Mode::ByoYomi { period, count }) => {
            left <= period && left >= Millis::ZERO && periods <= count
        }
        (Overtime::Canadian { left, moves }, Mode::Canadian { period, moves: n }) => {
            left <= period && left >= Millis::ZERO && (1..=n).contains(&moves)
        }
        (Overtime::None, mode) => Overtime::full(mode) == Overtime::None,
        _ => false,
    }
}

/// At which of its moves a side that shows `reading` entered its period, as
/// far as the control tells: after the moves of all periods before it.
fn expected_start(setup: &Setup, color: Color, reading: Reading) -> u32 {
    let before: u32 = (0..reading.period)
        .map(|i| match setup.period(color, i).end {
            PeriodEnd::Moves(n) => u32::from(n),
            _ => 0,
        })
        .sum();
    let start = before.min(reading.moves);
    match setup.period(color, reading.period).end {
        // A last period may have come round several times by then.
        PeriodEnd::Moves(n) if setup.is_last(color, reading.period) => {
            reading.moves - (reading.moves - start) % u32::from(n)
        }
        _ => start,
    }
}
