//! The visible state of a clock at an instant: [`Face`]. Derived, never stored; it has facts to
//! draw, but no words and no layout.

use super::Clock;
use super::account::{Account, Overtime, Turn};
use super::color::{ByColor, Color, Seat};
use super::control::Mode;
use super::digits::Digits;
use super::low_time::LowTime;
use super::outcome::Outcome;
use super::setup::{FlagOrder, Setup};
use super::state::{Phase, State};
use crate::time::{Instant, Millis};

/// How long the end of a period by time is marked with a solid flag.
pub(crate) const PERIOD_MARK: Millis = Millis::minutes(5);

/// The visible state of a whole clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The phase of the clock.
    pub phase: Phase,
    /// The half of each side.
    pub sides: ByColor<SideFace>,
    /// Where White sits.
    pub white_seat: Seat,
    /// The side whose clock runs first.
    pub begins: Color,
    /// The time until the scheduled start, before it.
    pub starts_in: Option<Millis>,
    /// The outcome, if the game has ended, by an event or by itself ([`State::outcome`]).
    pub outcome: Option<Outcome>,
    /// How long all this stays the same if nobody does anything; `None` means forever.
    pub next_change: Option<Millis>,
}

/// The visible state of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideFace {
    /// The large figures.
    pub digits: Digits,
    /// The exact time behind the large figures.
    pub time: Millis,
    /// Whether the main time is used up and the large figures are overtime.
    pub in_overtime: bool,
    /// The overtime, in full or what is left of it.
    pub overtime: Overtime,
    /// The US delay left in this turn, or the whole delay for the side not on turn; `None` in other
    /// modes.
    pub delay: Option<Millis>,
    /// All time that may be used for this move: main time, delay and overtime.
    pub available: Option<Millis>,
    /// Whether this clock runs.
    pub running: bool,
    /// Whether it is this side's turn, running or not.
    pub on_turn: bool,
    /// Own moves completed since the game began.
    pub moves: u32,
    /// Own moves to go in a period that ends by moves.
    pub moves_to_go: Option<u32>,
    /// The period, counted from 0.
    pub period: usize,
    /// How many periods there are.
    pub periods: usize,
    /// How the period gives time besides its main time.
    pub mode: Mode,
    /// Double flag: whether the first flag has fallen, so that this side can
    /// no longer win on the board.
    pub first_flag: bool,
    /// Double flag: the gain of a press on extra time, in exact milliseconds. It goes with
    /// [`time`](SideFace::time): rounded to seconds, it changes no earlier than the figures of that
    /// time.
    pub press_gives: Option<Millis>,
    /// Double flag: whether this side may claim a draw
    /// ([`State::may_claim_draw`]).
    pub may_claim_draw: bool,
    /// Whether this side may claim the opponent's flag
    /// ([`State::may_claim_flag`]).
    pub may_claim_flag: bool,
    /// Whether the game has begun by schedule, or its start was postponed, and this side has not
    /// yet reported its arrival (6.6).
    pub is_expected: bool,
    /// Whether this side has reported its arrival, and a game whose start is scheduled has not begun.
    pub is_here: bool,
    /// The flag, if it has fallen.
    pub flag: Option<FlagMark>,
    /// A period that ended by time within the last five minutes.
    pub period_mark: bool,
    /// Whether the time left is low.
    pub low: bool,
    /// The time from which it is; `None` if it never is.
    pub low_limit: Option<Millis>,
}

/// How a fallen flag is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagMark {
    /// It fell, and the opponent's has not.
    Alone,
    /// It fell before the opponent's.
    First,
    /// It fell after the opponent's.
    Second,
    /// Both fell, and the clock does not show the order.
    Unordered,
}

impl Face {
    /// Whether a clock runs.
    pub const fn is_running(&self) -> bool {
        matches!(self.phase, Phase::Running(_))
    }

    /// The colour at a seat.
    pub fn at_seat(&self, seat: Seat) -> Color {
        if self.white_seat == seat {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The face of a clock at an instant.
    pub fn of(clock: &Clock, now: Instant) -> Face {
        Face::of_state(clock.setup(), &clock.at(now))
    }

    /// The face of a state.
    pub fn of_state(setup: &Setup, state: &State) -> Face {
        Face::warning(setup, state, LowTime::default())
    }

    /// The face of a state, on which time is low from `low_time` on.
    pub fn warning(setup: &Setup, state: &State, low_time: LowTime) -> Face {
        let sides =
            ByColor::from_fn(|color| side_face(setup, state, color, low_time.limit(setup, color)));
        let starts_in = match (state.phase, setup.draft().schedule) {
            (Phase::Ready, Some(schedule)) => Some(schedule.start.since(state.now)),
            _ => None,
        };
        Face {
            phase: state.phase,
            sides,
            white_seat: state.white_seat,
            begins: setup.draft().begins,
            starts_in,
            outcome: state.outcome(setup),
            next_change: next_change(setup, state, starts_in),
        }
    }
}

fn side_face(setup: &Setup, state: &State, color: Color, low_limit: Option<Millis>) -> SideFace {
    let account = state.accounts.get(color);
    let period = setup.period(color, account.period);
    let on_turn = state.turn().is_some_and(|turn| turn.side == color);
    let turn = match state.turn() {
        Some(turn) if turn.side == color => turn,
        _ => state.fresh_turn(color),
    };
    let (digits, time) = figures(account, period.mode);
    let available = account.time_left(period.mode, turn);
    let low = low_limit.is_some_and(|limit| is_low(account, period.mode, available, limit));
    SideFace {
        digits,
        time,
        in_overtime: account.in_overtime(),
        overtime: account.overtime,
        delay: matches!(period.mode, Mode::Delay(_)).then(|| account.delay_left(period.mode, turn)),
        available,
        running: state.running() == Some(color),
        on_turn,
        moves: account.moves,
        moves_to_go: account.moves_to_go(&period),
        period: account.period,
        periods: setup.control(color).periods.len(),
        mode: period.mode,
        first_flag: account.first_flag.is_some(),
        press_gives: account.press_gives(period.mode),
        may_claim_draw: state.may_claim_draw(setup, color),
        may_claim_flag: state.may_claim_flag(setup, color),
        is_expected: matches!(state.phase, Phase::Running(_) | Phase::Stopped(..))
            && state.is_expected(setup, color),
        is_here: setup.draft().schedule.is_some()
            && !state.started
            && state.arrived.get(color).is_some(),
        flag: flag_mark(setup, state, color),
        period_mark: account
            .mark
            .is_some_and(|at| state.now.since(at) < PERIOD_MARK),
        low,
        low_limit,
    }
}

/// Whether the time left is low, measured by `low`. With the double flag only main time counts,
/// because the chance to win goes with it; and extra time is low if it is less than what every move
/// is guaranteed.
fn is_low(account: &Account, mode: Mode, available: Option<Millis>, low: Millis) -> bool {
    match mode {
        Mode::DoubleFlag { .. } if account.first_flag.is_none() => account.balance <= low,
        Mode::DoubleFlag { bonus, .. } => available.is_some_and(|left| left < low.min(bonus)),
        _ => available.is_some_and(|left| left <= low),
    }
}

/// The large figures and the time behind them.
fn figures(account: &Account, mode: Mode) -> (Digits, Millis) {
    match account.overtime {
        Overtime::ByoYomi { left, .. }
        | Overtime::Canadian { left, .. }
        | Overtime::Extra { left }
            if account.in_overtime() =>
        {
            (Digits::down(left), left)
        }
        _ if mode == Mode::Upcount && !account.balance.is_positive() => {
            (Digits::up(-account.balance), account.balance)
        }
        _ => (Digits::down(account.balance), account.balance),
    }
}

fn flag_mark(setup: &Setup, state: &State, color: Color) -> Option<FlagMark> {
    state.accounts.get(color).flag?;
    if state.accounts.get(color.other()).flag.is_none() {
        return Some(FlagMark::Alone);
    }
    if setup.flag_policy().order == FlagOrder::Hidden {
        return Some(FlagMark::Unordered);
    }
    match state.first_flag() {
        Some((first, _)) if first != color => Some(FlagMark::Second),
        _ => Some(FlagMark::First),
    }
}

fn next_change(setup: &Setup, state: &State, starts_in: Option<Millis>) -> Option<Millis> {
    let running = match state.phase {
        Phase::Running(turn) => running_change(setup, state, turn),
        _ => None,
    };
    let start = starts_in.map(Digits::next_down);
    let marks = state
        .accounts
        .iter()
        .filter_map(|account| Some(PERIOD_MARK - state.now.since(account.mark?)))
        .filter(|left| left.is_positive());
    running.into_iter().chain(start).chain(marks).min()
}

/// How long the figures of the running side stay the same, and with an hourglass those of the other
/// side.
fn running_change(setup: &Setup, state: &State, turn: Turn) -> Option<Millis> {
    let account = state.accounts.get(turn.side);
    let mode = setup.period(turn.side, account.period).mode;
    if account.flag.is_some() {
        return None; // it shows zero and runs on
    }
    let delay = account.delay_left(mode, turn);
    if delay.is_positive() {
        return Some(Millis::new((delay.get() - 1) % 1_000 + 1));
    }
    let (digits, time) = figures(account, mode);
    let own = match digits {
        Digits::Over(..) => Digits::next_up(-time),
        _ => Digits::next_down(time),
    };
    if mode == Mode::Hourglass {
        let other = state.accounts.get(turn.side.other()).balance;
        return Some(own.min(Digits::next_growing(other)));
    }
    Some(own)
}
