//! A clock at an instant: [`State`], with its [`Phase`]; and what passes by
//! itself as time does: the scheduled start, flags, periods that end by time.

use super::account::{Account, Turn};
use super::color::{ByColor, Color, Seat};
use super::control::{Mode, PeriodEnd};
use super::event::StoppedBy;
use super::outcome::Outcome;
use super::setup::{FlagDetection, FlagOrder, Setup};
use crate::time::{Instant, Millis};

/// What a clock is doing. Each variant carries what only it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before White's clock was started, unless a stop put a scheduled start
    /// off.
    Ready,
    /// A clock is running.
    Running(Turn),
    /// Both clocks are stopped, and one is to run on.
    Stopped(Turn, Stop),
    /// The device was away while a clock ran, and it is open whether that
    /// time counts.
    Away(Gap),
    /// A flag was noted and both clocks are frozen.
    Fallen(Turn),
    /// The game is over.
    Ended(Outcome),
}

impl Phase {
    /// The phase as it was when the turn began, for comparing: it changes with
    /// events, never with the passing of time.
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

/// How the clocks came to be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Who is said to have stopped them.
    pub by: StoppedBy,
    /// When they were stopped, even if it was said only later by whom.
    pub since: Instant,
    /// When that player had arrived, but for the stop.
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

    /// A player's, who had arrived then, or had not.
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
    /// The last instant known to be good.
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

/// What the fallen flags mean for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagVerdict {
    /// That side's flag fell, alone or first: it has lost, unless the
    /// opponent cannot checkmate (6.9).
    Lost(Color),
    /// Both are down and nobody can say which fell first (6.11).
    OrderUnknown,
    /// Double flag: that side has used up its extra time too. It has lost,
    /// whatever the opponent has on the board.
    ExtraTimeOut(Color),
    /// Double flag: both have used up their main time. The game is drawn.
    BothFirstFlags,
}

/// The last press, kept so that the arbiter can take the move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastPress {
    pub(super) account: Account,
    pub(super) turn: Turn,
}

/// A clock at an instant. Small and `Copy`; it is a function of a setup, a
/// journal and the instant, and never changed in place by a timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The instant that this state describes.
    pub now: Instant,
    /// What the clock is doing.
    pub phase: Phase,
    /// Each side's time.
    pub accounts: ByColor<Account>,
    /// How long each side's clock has run.
    pub thinking: ByColor<Millis>,
    /// How long no clock has run. With both sides' thinking time it makes up
    /// all the time since the setup, to the millisecond.
    pub stopped: Millis,
    /// Where White sits.
    pub white_seat: Seat,
    /// The increment that was introduced during the game.
    pub introduced: Millis,
    /// Illegal moves that were penalised.
    pub illegal_moves: ByColor<u8>,
    /// When each player first pressed or said they are there (6.6).
    pub arrived: ByColor<Option<Instant>>,
    /// Whether the game has started: White's clock, by a press, by the schedule or,
    /// after a stop that put the scheduled start off, by the arbiter.
    pub started: bool,
    pub(super) last_press: Option<LastPress>,
}

impl State {
    /// Before anything happened.
    pub fn new(setup: &Setup) -> State {
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
            last_press: None,
        }
    }

    /// The turn that is running or would run on.
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

    /// Whether a stop put the scheduled start off, and the game has not begun.
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

    /// Which side's flag fell first, and when, whether or not the clock shows it.
    /// Not to be confused with the first flag of a double flag:
    /// [`Account::first_flag`].
    pub fn first_flag(&self) -> Option<(Color, Instant)> {
        Color::ALL
            .into_iter()
            .filter_map(|color| Some((color, self.accounts.get(color).flag?)))
            .min_by_key(|&(_, at)| at)
    }

    /// What the fallen flags mean, if any has fallen.
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

    /// Whether a player may claim now that the opponent's flag has fallen (6.8):
    /// where that is for a claim to note, and nobody has yet. It is the
    /// opponent's flag that can be claimed, never one's own.
    pub fn may_claim_flag(&self, setup: &Setup, claimant: Color) -> bool {
        matches!(self.phase, Phase::Running(_) | Phase::Stopped(..))
            && setup.flag_policy().noted == FlagDetection::OnClaim
            && self.flag_verdict(setup) == Some(FlagVerdict::Lost(claimant.other()))
    }

    /// The same clock at a later instant, if nobody does anything until then.
    /// An earlier instant is taken as now.
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
            // 6.5: White's clock starts by itself.
            self.wait(schedule.start.max(self.now));
            self.start(setup);
        }
        self.run(setup, until);
        self.wait(until);
    }

    /// The clock of the side that begins starts to run: White's, as a rule.
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

    /// Time passes with no clock running.
    fn wait(&mut self, until: Instant) {
        self.stopped += until.since(self.now);
        self.now = until;
    }

    /// The running clock runs until `until`, or until a flag freezes it.
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
                // Exactly zero has fallen.
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
            self.credit(turn.side.other(), stretch);
        }
        *self.thinking.get_mut(turn.side) += stretch;
        self.now = self.now + stretch;
        self.phase = Phase::Running(Turn {
            used: turn.used + stretch,
            ..turn
        });
    }

    /// Double flag: extra time begins at once, unless the game is drawn.
    fn first_flag_falls(&mut self, setup: &Setup, side: Color) {
        let account = self.accounts.get_mut(side);
        account.enter_extra(setup.period(side, account.period).mode, self.now);
        if self.flag_verdict(setup).is_some() {
            self.freeze();
        }
    }

    fn flag_falls(&mut self, setup: &Setup, side: Color) {
        self.accounts.get_mut(side).flag = Some(self.now);
        let policy = setup.flag_policy();
        if policy.freeze && policy.noted == FlagDetection::Automatically {
            self.freeze();
        }
    }

    /// A noted flag stops both clocks.
    pub(super) fn freeze(&mut self) {
        if let Some(turn) = self.turn() {
            self.phase = Phase::Fallen(turn);
        }
    }

    /// A period that ends by time is over for both at the same instant, and
    /// both have the next one's time and bonus alike; the opponent goes with it
    /// out of the same period only.
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
        // What the last press was part of is settled.
        self.last_press = None;
    }
}
