//! One side's time: [`Account`], and what thinking, pressing and new periods
//! do to it, mode by mode.
//!
//! Charging is additive: charging a turn in two pieces gives what charging it
//! at once gives. So a clock may be settled at any instant, as often as one
//! likes, and nothing is gained or lost.

use super::color::Color;
use super::control::{Mode, Period, PeriodEnd};
pub use super::reading::{Kept, Reading};
use super::setup::Setup;
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
    /// The extra time of the double flag. It begins with
    /// [`Account::first_flag`].
    Extra {
        /// Of the extra time; never more than the mode gives.
        left: Millis,
    },
}

crate::data!(variants Overtime
    { None = "none" }
    {}
    {
        ByoYomi { left, periods } = "byo-yomi", Canadian { left, moves } = "canadian",
        Extra { left } = "extra"
    }
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
            Mode::DoubleFlag { extra, .. } => Overtime::Extra { left: extra },
            _ => Overtime::None,
        }
    }
}

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
    /// When the flag fell: all time was used up, extra time too.
    pub flag: Option<Instant>,
    /// When the main time of a double flag was used up and extra time began.
    /// Main time is then zero.
    pub first_flag: Option<Instant>,
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
            first_flag: None,
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
            (Mode::DoubleFlag { .. }, Overtime::Extra { left }) => left,
            _ => return Some(self.balance + self.delay_left(mode, turn)),
        };
        Some(self.balance.or_zero() + behind)
    }

    /// How long the clock can run in this turn before something falls: the
    /// first flag, if it is still up, or the flag.
    pub(super) fn time_to_fall(&self, mode: Mode, turn: Turn) -> Option<Millis> {
        match mode {
            Mode::DoubleFlag { .. } if self.first_flag.is_none() => Some(self.balance),
            _ => self.time_left(mode, turn),
        }
    }

    /// The main time is used up, and extra time begins.
    pub(super) fn enter_extra(&mut self, now: Instant) {
        self.first_flag = Some(now);
        // A debt from before the period is forgiven.
        self.balance = Millis::ZERO;
    }

    /// What a press would gain on extra time; `None` in main time, in other
    /// modes and after the flag.
    pub fn press_gives(&self, mode: Mode) -> Option<Millis> {
        match (mode, self.overtime) {
            (Mode::DoubleFlag { extra, bonus, rule }, Overtime::Extra { left })
                if self.first_flag.is_some() && self.flag.is_none() =>
            {
                Some(rule.after_press(left, extra, bonus) - left)
            }
            _ => None,
        }
    }

    /// Main time is given, or taken. With the double flag, a side that has
    /// main time has both flags up.
    pub(super) fn credit(&mut self, amount: Millis) {
        self.balance += amount;
        if self.first_flag.is_some() && self.balance.is_positive() {
            self.first_flag = None;
            self.flag = None;
        }
    }

    /// Whether the main time is used up and the overtime counts.
    pub fn in_overtime(&self) -> bool {
        match self.overtime {
            Overtime::None => false,
            Overtime::Extra { .. } => self.first_flag.is_some(),
            _ => !self.balance.is_positive(),
        }
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
            (Overtime::Canadian { left, .. } | Overtime::Extra { left }, _) => {
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
        self.moves = self.moves.saturating_add(1);
        if self.flag.is_some() {
            return Millis::ZERO;
        }
        let began = setup.period(turn.side, turn.period).mode;
        let made = setup.period(turn.side, self.period);
        if let Some(gained) = self.press_gives(made.mode)
            && let Overtime::Extra { left } = &mut self.overtime
        {
            // Main time is over, and nothing of a former period counts.
            *left += gained;
            return gained;
        }
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
