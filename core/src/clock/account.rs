//! One side's time: [`Account`], and what thinking, pressing and new periods
//! do to it, mode by mode.
//!
//! Charging is additive: charging a turn in two pieces gives the same result as charging it at
//! once. So a clock may be settled at any instant, as often as needed.

use serde::{Deserialize, Serialize};

use super::color::Color;
use super::control::{Mode, Period, PeriodEnd};
use super::ruleset::Ruleset;
use super::setup::Setup;
use crate::time::{Instant, Millis};

/// The overtime left, which is used after the main time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Overtime {
    /// The mode has no overtime.
    #[default]
    None,
    /// Byo-yomi: a press in time makes the current period full again.
    ByoYomi {
        /// Time left in the current period.
        left: Millis,
        /// Periods not yet lost, including the current one.
        periods: u16,
    },
    /// Canadian overtime: blocks of time, each for a number of moves.
    Canadian {
        /// Time left in the current block.
        left: Millis,
        /// Moves still to be made in it.
        moves: u16,
    },
    /// The extra time of the double flag. It begins with
    /// [`Account::first_flag`].
    Extra {
        /// Extra time left; never more than the mode gives.
        left: Millis,
    },
}

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

/// The side on turn, and how much of its turn has been used. A pause does not end a turn: the delay
/// continues where it stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side whose clock runs, or will run after a stop.
    pub side: Color,
    /// Thinking time used in this turn so far.
    pub used: Millis,
    /// The side's period when the turn began: its delay applies to the whole turn, even if the turn
    /// runs into the next period.
    pub period: usize,
}

/// The time of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// The period, counted from 0.
    pub period: usize,
    /// Main time left. Includes Bronstein's delay, but not the US delay. Negative if the clock ran
    /// on after the flag, or counts up.
    pub balance: Millis,
    /// The overtime, used after the main time.
    pub overtime: Overtime,
    /// Own moves completed since the game began.
    pub moves: u32,
    /// The move number from which this period's moves are counted, as specified in advance; after a
    /// period by time, the number of moves made by then.
    pub period_start: u32,
    /// When the flag fell: all time was used up, including extra time.
    pub flag: Option<Instant>,
    /// When the main time of a double flag was used up and extra time began.
    /// Main time is then zero.
    pub first_flag: Option<Instant>,
    /// When this side's time last ended a period that ends by time: the clock shows a solid flag
    /// for five minutes from then on.
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
            balance: first.time + first.mode.bronstein_delay() + bonus,
            overtime: Overtime::full(first.mode),
            moves: 0,
            period_start: 0,
            flag: None,
            first_flag: None,
            mark: None,
        }
    }

    /// The US delay left in this turn.
    pub(super) fn delay_left(&self, mode: Mode, turn: Turn) -> Millis {
        match mode {
            // A turn that ran into a new period has used up its delay, and a fallen flag gains
            // nothing, here as under Bronstein.
            Mode::Delay(delay) if turn.period == self.period && self.flag.is_none() => {
                (delay - turn.used).or_zero()
            }
            _ => Millis::ZERO,
        }
    }

    /// How long the clock can run in this turn before its time is up, including delay and overtime;
    /// `None` if that never happens.
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

    /// How long the clock can run in this turn until a flag falls: the first flag if it is still
    /// up, else the flag.
    pub(super) fn time_to_fall(&self, mode: Mode, turn: Turn) -> Option<Millis> {
        match mode {
            Mode::DoubleFlag { .. } if self.first_flag.is_none() => Some(self.balance),
            _ => self.time_left(mode, turn),
        }
    }

    /// Begins extra time when the main time is used up: all of it, or, if main time was given back
    /// later, what was left of it, but at least the bonus, which is guaranteed for every move.
    pub(super) fn enter_extra(&mut self, mode: Mode, now: Instant) {
        self.first_flag = Some(now);
        // A debt from an earlier period is forgiven.
        self.balance = Millis::ZERO;
        self.guarantee(mode);
    }

    /// Restores what the mode guarantees for the next turn: the current byo-yomi period is full
    /// (lost ones stay lost), and extra time is at least the bonus.
    fn guarantee(&mut self, mode: Mode) {
        match (&mut self.overtime, mode) {
            (Overtime::ByoYomi { left, periods }, Mode::ByoYomi { period, .. }) if *periods > 0 => {
                *left = period;
            }
            (Overtime::Extra { left }, Mode::DoubleFlag { bonus, .. })
                if self.first_flag.is_some() =>
            {
                *left = (*left).max(bonus);
            }
            _ => {}
        }
    }

    /// The gain of a press on extra time; `None` in main time, in other modes and
    /// after the flag.
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

    /// Gives main time to a side; a negative amount takes from it. If that leaves time, a flag is up
    /// again, since "'flag fall' means the expiry of the allotted time" (6.1), and with the double
    /// flag both are. `turn` is the side's own, if it is on turn.
    pub(super) fn give(
        &mut self,
        setup: &Setup,
        color: Color,
        turn: Option<Turn>,
        amount: Millis,
        rules: Ruleset,
    ) {
        self.balance += amount;
        if !amount.is_positive() || !self.balance.is_positive() {
            return;
        }
        let was_on_extra = self.first_flag.take().is_some();
        if self.flag.is_some() && (was_on_extra || rules != Ruleset::First) {
            self.lift_flag(&setup.period(color, self.period), turn);
        }
    }

    /// Puts the flag up. Under the flag nothing was guaranteed for a move: now the turn has what is
    /// left of its delay, and the next turn of a side at rest has all that every turn begins with.
    fn lift_flag(&mut self, period: &Period, turn: Option<Turn>) {
        self.flag = None;
        let delay = period.mode.bronstein_delay();
        match turn {
            Some(turn) if turn.period == self.period => {
                self.balance += (delay - turn.used).or_zero();
            }
            Some(_) => {}
            None => {
                self.balance += delay;
                self.guarantee(period.mode);
                if period.mode == Mode::PerMove {
                    self.balance = self.balance.max(period.time);
                }
            }
        }
    }

    /// Whether the main time is used up and the overtime is used.
    pub fn in_overtime(&self) -> bool {
        match self.overtime {
            Overtime::None => false,
            Overtime::Extra { .. } => self.first_flag.is_some(),
            _ => !self.balance.is_positive(),
        }
    }

    /// Charges `stretch` of running time to this side.
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

    /// Completes a move with a press: bonus, then period. Returns the time gained. A fallen flag
    /// gains nothing and opens no period.
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
            // Main time is over; nothing is carried over from an earlier period.
            *left += gained;
            return gained;
        }
        let mut gained = introduced + turn.used.min(began.bronstein_delay());
        self.refill(made.mode);
        // The count can be exceeded if the arbiter set it.
        if self.moves_to_go(&made) == Some(0) {
            self.enter(setup, turn.side);
        }
        let next = setup.period(turn.side, self.period);
        gained += if setup.draft().first_bonus {
            next.mode.increment()
        } else {
            made.mode.increment()
        };
        self.balance += gained + next.mode.bronstein_delay() - began.bronstein_delay();
        if next.mode == Mode::PerMove {
            self.balance = next.time;
        }
        gained
    }

    /// Ends the turn without a move, because the opponent's move was illegal. The time used is
    /// charged as usual, but what is guaranteed for a move is available for the next one: Bronstein
    /// gives back as much as at a press, so that the next turn has the whole delay, as with US
    /// delay; the current byo-yomi period and the time for a move are full again, and extra time is
    /// at least the bonus.
    pub(super) fn break_off(&mut self, setup: &Setup, turn: Turn) {
        if self.flag.is_some() {
            return;
        }
        let period = setup.period(turn.side, self.period);
        // A turn that ran into the next period leaves the delay of that one standing.
        let delay = setup.period(turn.side, turn.period).mode.bronstein_delay();
        self.balance += turn.used.min(delay) + period.mode.bronstein_delay() - delay;
        self.guarantee(period.mode);
        if period.mode == Mode::PerMove {
            self.balance = period.time;
        }
    }

    /// Handles a press: the current byo-yomi period is full again, and in Canadian overtime a move
    /// is counted.
    fn refill(&mut self, mode: Mode) {
        // Applies in restored main time too.
        self.guarantee(mode);
        if self.in_overtime()
            && let (Overtime::Canadian { left, moves }, Mode::Canadian { period, moves: n }) =
                (&mut self.overtime, mode)
        {
            *moves = moves.saturating_sub(1);
            if *moves == 0 {
                (*left, *moves) = (period, n);
            }
        }
    }

    /// Begins the next period, or the last one again. Saved time is kept (6.2), except from or to a
    /// fixed time per move, which carries nothing over.
    ///
    /// 6.2 excepts the time delay mode from this. There, the unused part of a move's fixed time is
    /// never kept, but the main time is, as in every other mode: it "does not change" as long as
    /// the fixed time lasts, so a new period does not take it away either.
    ///
    /// A control by moves counts to the move specified in advance (6.2), whenever the previous
    /// period ended: after 40 and 20 moves, move 60.
    fn enter(&mut self, setup: &Setup, color: Color) {
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
        self.period_start = match old.end {
            PeriodEnd::Moves(n) => self.period_start.saturating_add(u32::from(n)),
            PeriodEnd::Time | PeriodEnd::Game => self.moves,
        };
    }

    /// [`enter`](Account::enter) without a press of this side. If bonuses are given before the
    /// move, that of the old period is there already, so only a larger new bonus adds the
    /// difference. Time given is never taken back.
    pub(super) fn enter_unpressed(&mut self, setup: &Setup, color: Color) {
        let old = setup.period(color, self.period).mode;
        self.enter(setup, color);
        if setup.draft().first_bonus {
            let new = setup.period(color, self.period).mode;
            self.balance += (new.increment() - old.increment()).or_zero();
        }
    }

    /// [`enter_unpressed`](Account::enter_unpressed) for the side not on turn, whose standing delay
    /// changes at once.
    pub(super) fn enter_at_rest(&mut self, setup: &Setup, color: Color) {
        self.balance -= setup.period(color, self.period).mode.bronstein_delay();
        self.enter_unpressed(setup, color);
        self.balance += setup.period(color, self.period).mode.bronstein_delay();
    }

    /// The next period for a side whose flag is down (6.11): the flag is up again, and the
    /// overdrawn time is carried over. An overdrawn balance contains no standing delay any more.
    ///
    /// Moves made after the flag opened no period. If they already reach the next control, that
    /// period is over as well.
    pub(super) fn enter_overdrawn(&mut self, setup: &Setup, color: Color) {
        self.flag = None;
        self.enter_unpressed(setup, color);
        while self.moves_to_go(&setup.period(color, self.period)) == Some(0) {
            let repeats = setup.is_last(color, self.period);
            self.enter_unpressed(setup, color);
            if repeats {
                self.skip_rounds(setup.period(color, self.period));
                break;
            }
        }
        self.balance += setup.period(color, self.period).mode.bronstein_delay();
    }

    /// Ends all rounds of a repeating period at once for which the moves were made.
    fn skip_rounds(&mut self, period: Period) {
        let PeriodEnd::Moves(n) = period.end else {
            return;
        };
        let over = self.moves.saturating_sub(self.period_start);
        let rounds = over.checked_div(u32::from(n)).unwrap_or(0);
        self.period_start += rounds * u32::from(n);
        if period.mode != Mode::PerMove {
            self.balance += period.time.times(i64::from(rounds));
        }
    }

    /// Own moves still to be made in this period, if it ends by moves.
    pub fn moves_to_go(&self, period: &Period) -> Option<u32> {
        match period.end {
            PeriodEnd::Moves(n) => {
                let control = self.period_start.saturating_add(u32::from(n));
                Some(control.saturating_sub(self.moves))
            }
            _ => None,
        }
    }
}
