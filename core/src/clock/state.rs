//! A clock at an instant: [`State`], with its [`Phase`]; and what follows from time passing: the
//! scheduled start, flags, periods that end by time.

use super::account::{Account, Turn};
use super::color::{ByColor, Color, Seat};
use super::control::{Mode, PeriodEnd};
use super::event::StoppedBy;
use super::outcome::Outcome;
use super::reading::Reading;
use super::ruleset::Ruleset;
use super::setup::{FlagDetection, FlagOrder, Setup};
use crate::time::{Instant, Millis};

/// The phase of a clock. Each variant has the data of its phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before White's clock was started, unless a stop postponed a scheduled start.
    Ready,
    /// A clock is running.
    Running(Turn),
    /// Both clocks are stopped, and this turn will continue.
    Stopped(Turn, Stop),
    /// The device was away while a clock ran, and it is undecided whether that time counts.
    Away(Gap),
    /// A flag was noted and both clocks are frozen.
    Fallen(Turn),
    /// The game is over.
    Ended(Outcome),
}

impl Phase {
    /// The phase with its turn as it began, for comparisons: it changes with events, never with the
    /// passing of time.
    #[must_use]
    pub const fn timeless(self) -> Phase {
        match self {
            Phase::Running(turn) => Phase::Running(Turn {
                used: Millis::ZERO,
                ..turn
            }),
            other => other,
        }
    }
}

/// Why and since when the clocks are stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The person who stopped them, as recorded.
    pub by: StoppedBy,
    /// When they were stopped, even if it was recorded only later by whom.
    pub since: Instant,
    /// When that player arrived, disregarding the stop.
    pub(super) arrived: Option<Instant>,
}

impl Stop {
    /// A stop by the arbiter.
    pub(super) const fn by_arbiter(since: Instant) -> Stop {
        Stop {
            by: StoppedBy::Arbiter,
            since,
            arrived: None,
        }
    }

    /// A stop by a player; `arrived` is when that player arrived, disregarding the stop.
    pub(super) const fn by_player(side: Color, since: Instant, arrived: Option<Instant>) -> Stop {
        Stop {
            by: StoppedBy::Player(side),
            since,
            arrived,
        }
    }
}

/// A stretch of time during which the device was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The turn in which it began.
    pub turn: Turn,
    /// The last instant at which it was known to be there.
    pub since: Instant,
    /// The instant at which the device was back.
    pub until: Instant,
}

impl Gap {
    /// How long the device was away.
    pub const fn length(&self) -> Millis {
        self.until.since(self.since)
    }
}

/// The verdict on the fallen flags: what they mean for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagVerdict {
    /// This side's flag fell, alone or first: it has lost, unless the opponent cannot checkmate
    /// (6.9).
    Lost(Color),
    /// Both are down and it is unknown which fell first (6.11).
    OrderUnknown,
    /// Double flag: this side has used up its extra time too. It has lost, whatever the opponent
    /// has on the board.
    ExtraTimeOut(Color),
    /// Double flag: both have used up their main time. The game is drawn.
    BothFirstFlags,
}

/// The last press, kept so that the arbiter can take the move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastPress {
    /// The account that the press found, with everything that came to it since.
    pub(super) account: Account,
    pub(super) turn: Turn,
    /// The time that the press added to the main time, besides a delay that was given back.
    pub(super) bonus: Millis,
}

impl LastPress {
    /// The side entered its next period by time. A turn that is taken back begins again in it: with
    /// the whole delay of that period, and what was used beyond the old delay stays charged.
    fn enter_next_period(&mut self, setup: &Setup) {
        let side = self.turn.side;
        let delay = setup.period(side, self.turn.period).mode.bronstein_delay();
        self.account.balance += self.turn.used.min(delay) - delay;
        self.account.enter_unpressed(setup, side);
        let period = self.account.period;
        self.account.balance += setup.period(side, period).mode.bronstein_delay();
        self.turn = Turn {
            side,
            used: Millis::ZERO,
            period,
        };
    }

    /// The arbiter has set this side's clock from `before` to `after`. What is set stands when the
    /// move is taken back (6.13): the time, with overtime and period, for a fresh turn, and the count
    /// of moves. What was left as it was shown goes back with the move: without its bonus, and
    /// without counting it.
    pub(super) fn corrected(
        self,
        setup: &Setup,
        before: &Account,
        after: &Account,
        now: Instant,
    ) -> LastPress {
        let side = self.turn.side;
        let [shown, set, found] = [before, after, &self.account].map(Account::reading);
        let time = |reading: Reading| (reading.time, reading.overtime, reading.period);
        let sets_time = time(shown) != time(set);
        let moves = if shown.moves == set.moves {
            found.moves
        } else {
            set.moves
        };
        if sets_time {
            return LastPress {
                account: Account { moves, ..*after },
                turn: Turn {
                    side,
                    used: Millis::ZERO,
                    period: after.period,
                },
                ..self
            };
        }
        let reading = Reading { moves, ..found };
        let account = self.account.corrected(setup, side, reading, now);
        LastPress {
            account: account.unwrap_or(*after),
            ..self
        }
    }

    /// The same under the first rules: the bonus and a move are taken off what was set; but that
    /// uses up neither all main time that was set nor the delay, which every turn has.
    pub(super) fn corrected_at_first(self, setup: &Setup, now: &Account) -> LastPress {
        let delay = setup
            .period(self.turn.side, now.period)
            .mode
            .bronstein_delay();
        let least = now.balance.min(delay + Millis::new(1));
        LastPress {
            account: Account {
                balance: (now.balance - self.bonus).max(least),
                moves: now.moves.saturating_sub(1),
                ..*now
            },
            turn: Turn {
                used: Millis::ZERO,
                period: now.period,
                ..self.turn
            },
            ..self
        }
    }
}

/// A clock at an instant. Small and `Copy`; it is a function of a setup, a journal and the instant,
/// and is never modified by a timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The instant that this state describes.
    pub now: Instant,
    /// The phase of the clock.
    pub phase: Phase,
    /// Each side's time.
    pub accounts: ByColor<Account>,
    /// How long each side's clock has run.
    pub thinking: ByColor<Millis>,
    /// How long no clock has run. Together with both sides' thinking time it is exactly the time
    /// since the setup.
    pub stopped: Millis,
    /// Where White sits.
    pub white_seat: Seat,
    /// The increment introduced during the game (guidelines III.4); zero if there is none.
    pub introduced: Millis,
    /// The number of penalised illegal moves; the second one ends the game (7.5.5).
    pub illegal_moves: ByColor<u8>,
    /// When each player first pressed or reported their arrival (6.6).
    pub arrived: ByColor<Option<Instant>>,
    /// Whether the game has started: White's clock was started by a press, by the schedule or,
    /// after a postponed start, by the arbiter.
    pub started: bool,
    /// By which rules the game is played.
    pub(super) rules: Ruleset,
    pub(super) last_press: Option<LastPress>,
}

impl State {
    /// The state before any event of a new game.
    pub fn new(setup: &Setup) -> State {
        State::under(setup, Ruleset::CURRENT)
    }

    /// The state before any event of a game under these rules.
    pub(super) fn under(setup: &Setup, rules: Ruleset) -> State {
        State {
            now: Instant::START,
            phase: Phase::Ready,
            accounts: ByColor::from_fn(|color| Account::new(setup, color)),
            thinking: ByColor::default(),
            stopped: Millis::ZERO,
            white_seat: Seat::First,
            introduced: Millis::ZERO,
            illegal_moves: ByColor::default(),
            arrived: ByColor::default(),
            started: false,
            rules,
            last_press: None,
        }
    }

    /// The turn that is running, or will continue.
    pub const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::Running(turn) | Phase::Stopped(turn, _) | Phase::Fallen(turn) => Some(turn),
            Phase::Away(gap) => Some(gap.turn),
            Phase::Ready | Phase::Ended(_) => None,
        }
    }

    /// The side whose clock is running.
    pub const fn running(&self) -> Option<Color> {
        match self.phase {
            Phase::Running(turn) => Some(turn.side),
            _ => None,
        }
    }

    /// Whether a stop postponed the scheduled start, and the game has not begun.
    pub const fn is_put_off(&self) -> bool {
        matches!(self.phase, Phase::Stopped(..)) && !self.started
    }

    /// The seat of a colour.
    pub const fn seat(&self, color: Color) -> Seat {
        match color {
            Color::White => self.white_seat,
            Color::Black => self.white_seat.other(),
        }
    }

    /// The colour at a seat.
    pub fn at_seat(&self, seat: Seat) -> Color {
        if seat == self.white_seat {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The side whose flag fell first, and when, whether or not the clock shows it. Not to be
    /// confused with the first flag of a double flag: [`Account::first_flag`].
    pub fn first_flag(&self) -> Option<(Color, Instant)> {
        Color::ALL
            .into_iter()
            .filter_map(|color| Some((color, self.accounts.get(color).flag?)))
            .min_by_key(|&(_, at)| at)
    }

    /// The verdict on the fallen flags, if any has fallen.
    pub fn flag_verdict(&self, setup: &Setup) -> Option<FlagVerdict> {
        if setup.has_double_flag() {
            return self.double_flag_verdict();
        }
        let (first, _) = self.first_flag()?;
        let both = self.accounts.iter().all(|a| a.flag.is_some());
        if both && setup.draft().flag.order == FlagOrder::Hidden {
            Some(FlagVerdict::OrderUnknown)
        } else {
            Some(FlagVerdict::Lost(first))
        }
    }

    /// Whether a player may claim now that the opponent's flag has fallen (6.8): only if falls are
    /// noted on a claim, and this one is not noted yet. One's own flag cannot be claimed.
    pub fn may_claim_flag(&self, setup: &Setup, claimant: Color) -> bool {
        matches!(self.phase, Phase::Running(_) | Phase::Stopped(..))
            && setup.flag_policy().noted == FlagDetection::OnClaim
            && self.flag_verdict(setup) == Some(FlagVerdict::Lost(claimant.other()))
    }

    /// The same clock at a later instant, if nobody does anything until then. An earlier instant
    /// counts as the present one.
    #[must_use]
    pub fn at(mut self, setup: &Setup, instant: Instant) -> State {
        self.advance(setup, instant);
        self
    }

    pub(super) fn advance(&mut self, setup: &Setup, until: Instant) {
        let until = until.max(self.now);
        if self.phase == Phase::Ready
            && let Some(schedule) = setup.draft().schedule
            && schedule.start <= until
        {
            // 6.5: White's clock is started by the schedule.
            self.wait(schedule.start.max(self.now));
            self.start(setup);
        }
        self.run(setup, until);
        self.wait(until);
    }

    /// Starts the clock of the side that begins, usually White's.
    pub(super) fn start(&mut self, setup: &Setup) {
        self.phase = Phase::Running(self.fresh_turn(setup.draft().begins));
        self.started = true;
    }

    pub(super) fn fresh_turn(&self, side: Color) -> Turn {
        Turn {
            side,
            used: Millis::ZERO,
            period: self.accounts.get(side).period,
        }
    }

    /// Lets time pass with no clock running.
    fn wait(&mut self, until: Instant) {
        self.stopped += until.since(self.now);
        self.now = until;
    }

    /// Lets the running clock run until `until`, or until a flag freezes it.
    pub(super) fn run(&mut self, setup: &Setup, until: Instant) {
        while let Phase::Running(turn) = self.phase
            && self.now < until
        {
            let account = self.accounts.get(turn.side);
            let period = setup.period(turn.side, account.period);
            let stretch = until.since(self.now);
            let is_main = account.first_flag.is_none();
            let left = match account.flag {
                None => account.time_to_fall(period.mode, turn).map(Millis::or_zero),
                Some(_) => None, // overdrawn: it just runs on
            };
            match left {
                // At exactly zero the flag has fallen.
                Some(left) if left <= stretch => {
                    self.spend(setup, turn, left);
                    if period.end == PeriodEnd::Time {
                        self.end_period_by_time(setup, turn.side);
                    } else if is_main && matches!(period.mode, Mode::DoubleFlag { .. }) {
                        self.first_flag_falls(setup, turn.side);
                    } else {
                        self.flag_falls(setup, turn.side);
                    }
                }
                _ => self.spend(setup, turn, stretch),
            }
        }
    }

    /// Charges `stretch` to the side on turn.
    fn spend(&mut self, setup: &Setup, turn: Turn, stretch: Millis) {
        let account = self.accounts.get_mut(turn.side);
        let mode = setup.period(turn.side, account.period).mode;
        account.charge(mode, turn, stretch);
        if mode == Mode::Hourglass {
            self.pour(turn.side.other(), stretch);
        }
        *self.thinking.get_mut(turn.side) += stretch;
        self.now = self.now + stretch;
        self.phase = Phase::Running(Turn {
            used: turn.used + stretch,
            ..turn
        });
    }

    /// Double flag: begins extra time at once, unless the game is drawn.
    fn first_flag_falls(&mut self, setup: &Setup, side: Color) {
        let account = self.accounts.get_mut(side);
        account.enter_extra(setup.period(side, account.period).mode, self.now);
        if self.flag_verdict(setup).is_some() {
            self.freeze();
        }
    }

    fn flag_falls(&mut self, setup: &Setup, side: Color) {
        self.accounts.get_mut(side).flag = Some(self.now);
        if setup.flag_policy().stops_at_first() {
            self.freeze();
        }
    }

    /// Stops both clocks because a flag was noted.
    pub(super) fn freeze(&mut self) {
        if let Some(turn) = self.turn() {
            self.phase = Phase::Fallen(turn);
        }
    }

    /// Ends a period by time, for both sides at the same instant: both get the time and bonus of
    /// the next one, the opponent only if in the same period.
    fn end_period_by_time(&mut self, setup: &Setup, side: Color) {
        let now = self.now;
        let account = self.accounts.get_mut(side);
        let ended = account.period;
        account.enter_unpressed(setup, side);
        account.mark = Some(now);
        let other = side.other();
        let account = self.accounts.get_mut(other);
        if account.period == ended
            && account.flag.is_none()
            && setup.period(other, ended).end == PeriodEnd::Time
        {
            account.enter_at_rest(setup, other);
        }
        if let Some(last) = self
            .last_press
            .as_mut()
            .filter(|last| last.turn.side == other)
            && last.account.period == ended
            && last.account.flag.is_none()
            && setup.period(other, ended).end == PeriodEnd::Time
        {
            last.enter_next_period(setup);
        }
    }
}
