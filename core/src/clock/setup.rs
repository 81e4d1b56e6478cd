//! The agreements before a game: [`Setup`], which every clock needs.

use serde::{Deserialize, Serialize};

use super::bonus::BonusRule;
use super::color::{ByColor, Color};
use super::control::{Mode, Period, PeriodEnd, Rate, TimeControl};
use crate::time::{Instant, Millis};

/// The longest main time, bonus or overtime period: 99 hours, 59 minutes and
/// 59 seconds, what a display can show.
pub const MAX_TIME: Millis = Millis::seconds(359_999);
/// The maximum number of periods of a control.
pub const MAX_PERIODS: usize = 9;
/// The maximum number of moves in a period, and of byo-yomi periods.
pub const MAX_COUNT: u16 = 999;
/// The default time of 6.6, after which an absent player forfeits.
pub const DEFAULT_TIME: Millis = Millis::minutes(60);

/// How the clock handles a fallen flag. Not used in a game with the double flag
/// ([`Setup::flag_policy`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FlagPolicy {
    /// Whether a noted fall stops both clocks.
    pub freeze: bool,
    /// Whether falls are noted by the clock or on a claim (6.8).
    pub noted: FlagDetection,
    /// Whether the clock shows which of two flags fell first (6.11).
    pub order: FlagOrder,
}

/// How the fall of a flag is noted (6.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagDetection {
    /// The clock itself, at the instant of the fall.
    #[default]
    Automatically,
    /// Nobody until a player claims it or the arbiter observes it.
    OnClaim,
}

/// Whether the clock shows which of two fallen flags fell first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagOrder {
    /// The flag that fell first stays marked.
    #[default]
    Shown,
    /// Both flags look alike, as on a mechanical clock; the game then continues (6.11). This means
    /// nothing where the first flag stops both clocks ([`FlagPolicy::stops_at_first`]). The history
    /// still has the instant of each fall, as evidence for later; it decides nothing.
    Hidden,
}

impl FlagPolicy {
    /// Whether the first flag that falls stops both clocks. No second one can fall then, so the
    /// order of two is no question.
    pub(crate) const fn stops_at_first(&self) -> bool {
        self.freeze && matches!(self.noted, FlagDetection::Automatically)
    }

    /// The clocks freeze if any mode gives time for each move, as electronic clocks do, and in
    /// bullet, blitz and rapid, where two players need no arbiter to see whose time is up. In a
    /// longer game under sudden death they run on, so that an arbiter sees a second fall too, and
    /// so they do where nothing falls because time is counted up.
    pub fn standard(controls: &ByColor<TimeControl>) -> FlagPolicy {
        let modes = || controls.iter().flat_map(|c| &c.periods).map(|p| p.mode);
        let is_quick = controls.iter().all(|c| c.rate() < Rate::Classical);
        FlagPolicy {
            freeze: if is_quick {
                modes().all(|mode| mode != Mode::Upcount)
            } else {
                modes().any(|mode| !matches!(mode, Mode::SuddenDeath | Mode::Upcount))
            },
            noted: FlagDetection::Automatically,
            order: FlagOrder::Shown,
        }
    }
}

/// A scheduled start (6.5, 6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule {
    /// The instant at which White's clock starts by itself.
    pub start: Instant,
    /// How long after the start an absent player may still arrive, from zero to [`MAX_TIME`]: exactly
    /// then is still in time (6.6).
    pub default_time: Millis,
}

/// All agreements before the first press; always valid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupDraft")]
pub struct Setup(SetupDraft);

impl TryFrom<SetupDraft> for Setup {
    type Error = &'static str;

    fn try_from(draft: SetupDraft) -> Result<Setup, &'static str> {
        Setup::new(draft).map_err(|_| "no valid setup")
    }
}

/// An unchecked [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupDraft {
    /// Each player's time control.
    pub controls: ByColor<TimeControl>,
    /// Whether the bonus for the first move is included in the starting time, so that 60+30 starts
    /// at 60:30. FIDE's clocks do this, and it is the default here; 6.2 itself speaks of time
    /// "after each move", which is the other way. More exactly: with it, the bonus for a move is
    /// there *before* the move, so a press adds the bonus of the period of the next move, and when
    /// a period begins by itself (by time, or by 6.11) a larger bonus takes effect at once for both
    /// sides; without it, a press adds the bonus of the period in which the move was made.
    pub first_bonus: bool,
    /// How the clock handles a fallen flag.
    pub flag: FlagPolicy,
    /// A scheduled start, if there is one.
    pub schedule: Option<Schedule>,
    /// The side whose clock runs first: White, unless the starting position has Black to move.
    pub begins: Color,
}

impl SetupDraft {
    /// A draft with the standard flag policy, the first bonus in the starting time, and no
    /// scheduled start.
    pub fn standard(controls: ByColor<TimeControl>) -> SetupDraft {
        SetupDraft {
            flag: FlagPolicy::standard(&controls),
            controls,
            first_bonus: true,
            schedule: None,
            begins: Color::White,
        }
    }
}

/// An error in a [`SetupDraft`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// An error in one player's control.
    #[error("{}: {}", .0.name(), .1)]
    Control(Color, ControlError),
    /// Only one player has an hourglass.
    #[error("only one player has an hourglass")]
    HourglassForOne,
    /// Only one player has the double flag, which is a rule of the game and not of a single clock.
    #[error("only one player has the double flag")]
    DoubleFlagForOne,
    /// The default time is negative or longer than [`MAX_TIME`].
    #[error("the default time is negative or too long")]
    DefaultTime,
}

/// An error in one player's control. `period` counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// There is no period.
    #[error("there is no period")]
    NoPeriod,
    /// There are more than [`MAX_PERIODS`].
    #[error("there are too many periods")]
    TooManyPeriods,
    /// An error in one period.
    #[error("period {}: {problem}", period + 1)]
    Period {
        /// The period, counted from 0.
        period: usize,
        /// The error.
        problem: PeriodError,
    },
}

/// An error in one period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PeriodError {
    /// There is no time to play with, or a negative one.
    #[error("there is no time to play with")]
    NoTime,
    /// The time is longer than [`MAX_TIME`].
    #[error("the time is too long")]
    TimeTooLong,
    /// The bonus, delay or overtime period is zero or negative.
    #[error("the bonus, delay or overtime period is not above zero")]
    NoBonus,
    /// The bonus, delay or overtime period is longer than [`MAX_TIME`].
    #[error("the bonus, delay or overtime period is too long")]
    BonusTooLong,
    /// The number of byo-yomi periods, or of moves in a Canadian one, is zero or above
    /// [`MAX_COUNT`].
    #[error("the number of overtime periods or of their moves is zero or too large")]
    Count,
    /// The number of moves of a period that ends by moves is zero or above [`MAX_COUNT`].
    #[error("the number of moves is zero or too large")]
    Moves,
    /// It lasts for the rest of the game, but others follow.
    #[error("it lasts for the rest of the game, and yet others follow")]
    NotLast,
    /// It is the last one but ends by its time.
    #[error("the last period ends by its time")]
    EndlessLast,
    /// An hourglass must be the only period.
    #[error("an hourglass must be the only period")]
    HourglassNotAlone,
    /// An upcount never ends, so it must be the last period.
    #[error("an upcount must be the last period")]
    UpcountNotLast,
    /// A fixed time for each move cannot end by time.
    #[error("a fixed time for each move cannot end by time")]
    PerMoveByTime,
    /// The double flag is in a period that is not the last, or does not last for the rest of the
    /// game.
    #[error("the double flag must be in the last period")]
    DoubleFlagNotLast,
    /// The extra time of a double flag is zero or negative.
    #[error("the extra time is not above zero")]
    NoExtra,
    /// The extra time of a double flag is longer than [`MAX_TIME`].
    #[error("the extra time is too long")]
    ExtraTooLong,
    /// The bonus of a double flag is more than the extra time.
    #[error("the bonus is more than the extra time")]
    BonusAboveExtra,
    /// The bonus of a hybrid double flag is more than half of the extra time: after a press with
    /// little time left, there would be less than the bonus
    /// ([`BonusRule::bears`](super::bonus::BonusRule::bears)).
    #[error("a hybrid bonus is more than half of the extra time")]
    BonusAboveHalf,
}

impl Setup {
    /// Checks a draft.
    ///
    /// ```
    /// use zeitnot_core::clock::setup::{ControlError, PeriodError, Setup, SetupDraft, SetupError};
    /// use zeitnot_core::clock::{ByColor, Color, Mode, TimeControl};
    /// use zeitnot_core::time::Millis;
    ///
    /// let control = TimeControl::single(Millis::minutes(5), Mode::Increment(Millis::seconds(3)));
    /// assert!(Setup::new(SetupDraft::standard(ByColor::both(control))).is_ok());
    /// let endless = TimeControl::single(Millis::hours(100), Mode::SuddenDeath);
    /// let wrong = Setup::new(SetupDraft::standard(ByColor::both(endless))).unwrap_err();
    /// let problem = ControlError::Period { period: 0, problem: PeriodError::TimeTooLong };
    /// assert_eq!(wrong[0], SetupError::Control(Color::White, problem));
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong with it, in reading order: White's control, Black's, what both have
    /// to agree in, the default time. Each [`SetupError`] and [`ControlError`] says its range.
    pub fn new(draft: SetupDraft) -> Result<Setup, Vec<SetupError>> {
        let mut problems = Vec::new();
        for color in Color::ALL {
            check_control(draft.controls.get(color), draft.first_bonus, |problem| {
                problems.push(SetupError::Control(color, problem));
            });
        }
        let glasses = draft.controls.iter().filter(|c| has_hourglass(c)).count();
        if glasses == 1 {
            problems.push(SetupError::HourglassForOne);
        }
        if has_double_flag(&draft.controls.white) != has_double_flag(&draft.controls.black) {
            problems.push(SetupError::DoubleFlagForOne);
        }
        if let Some(schedule) = draft.schedule
            && !(Millis::ZERO..=MAX_TIME).contains(&schedule.default_time)
        {
            problems.push(SetupError::DefaultTime);
        }
        if problems.is_empty() {
            Ok(Setup(draft))
        } else {
            Err(problems)
        }
    }

    /// Three minutes and two seconds for each move, 3+2, with everything else as it is usual.
    pub fn three_plus_two() -> Setup {
        let control = TimeControl::single(Millis::minutes(3), Mode::Increment(Millis::seconds(2)));
        Setup(SetupDraft::standard(ByColor::both(control)))
    }

    /// The checked draft, to read or to start a new one from.
    pub fn draft(&self) -> &SetupDraft {
        &self.0
    }

    /// The control of one side.
    pub fn control(&self, color: Color) -> &TimeControl {
        self.0.controls.get(color)
    }

    /// One period of one side; the last one for an index beyond it.
    pub(super) fn period(&self, color: Color, index: usize) -> Period {
        let periods = &self.control(color).periods;
        periods[index.min(periods.len() - 1)]
    }

    /// Whether this is the last period of that side.
    pub fn is_last(&self, color: Color, index: usize) -> bool {
        index + 1 >= self.control(color).periods.len()
    }

    /// Whether another period follows this one of that side; the last one repeats if it ends by
    /// moves.
    pub(super) fn has_next(&self, color: Color, index: usize) -> bool {
        !self.is_last(color, index) || matches!(self.period(color, index).end, PeriodEnd::Moves(_))
    }

    /// Whether the game is played with the double flag. This applies from the beginning, though
    /// only the last period is followed by extra time.
    pub fn has_double_flag(&self) -> bool {
        // Both sides have it or neither.
        has_double_flag(&self.0.controls.white)
    }

    /// Whether 50 and 75 moves and repetitions end a game: in every mode except the double flag,
    /// where time alone does.
    pub fn counts_moves_and_repetitions(&self) -> bool {
        !self.has_double_flag()
    }

    /// How the clock handles a fallen flag. With the double flag the clock notes every fall,
    /// freezes and shows the order, whatever was agreed, because results depend on it.
    pub fn flag_policy(&self) -> FlagPolicy {
        if self.has_double_flag() {
            return FlagPolicy {
                freeze: true,
                noted: FlagDetection::Automatically,
                order: FlagOrder::Shown,
            };
        }
        self.0.flag
    }

    /// The increment that is in the starting time already, so that 3+2 begins with 3:02; `None` if
    /// there is none, or the sides differ in it.
    pub fn included_bonus(&self) -> Option<Millis> {
        let bonus = |side| match self.period(side, 0).mode {
            Mode::Increment(bonus) if self.0.first_bonus => Some(bonus),
            _ => None,
        };
        bonus(Color::White).filter(|_| bonus(Color::White) == bonus(Color::Black))
    }

    /// The rate of play: the slower of the two controls.
    pub fn rate(&self) -> Rate {
        let rates = self.0.controls.clone().map(|control| control.rate());
        rates.white.max(rates.black)
    }

    /// The usual time given to the opponent of an offender: two minutes, and one minute in rapid
    /// and blitz.
    pub fn penalty_time(&self) -> Millis {
        match self.rate() {
            Rate::Classical => Millis::minutes(2),
            _ => Millis::minutes(1),
        }
    }
}

fn has_hourglass(control: &TimeControl) -> bool {
    control.periods.iter().any(|p| p.mode == Mode::Hourglass)
}

fn has_double_flag(control: &TimeControl) -> bool {
    let mut modes = control.periods.iter().map(|p| p.mode);
    modes.any(|mode| matches!(mode, Mode::DoubleFlag { .. }))
}

/// Reports everything that is wrong with one control.
fn check_control(control: &TimeControl, first_bonus: bool, mut report: impl FnMut(ControlError)) {
    let count = control.periods.len();
    if count == 0 {
        report(ControlError::NoPeriod);
    }
    if count > MAX_PERIODS {
        report(ControlError::TooManyPeriods);
    }
    // Whether the period before ended because its time was up.
    let mut timed_out = false;
    // Whether the moves before certainly left some time.
    let mut left = false;
    for (period, p) in control.periods.iter().enumerate() {
        let mut report = |problem| report(ControlError::Period { period, problem });
        let goes_without = goes_without(p.mode, timed_out, left || first_bonus);
        if p.time < Millis::ZERO || p.time == Millis::ZERO && !goes_without {
            report(PeriodError::NoTime);
        }
        check_period(p, period + 1 == count, count == 1, report);
        timed_out = p.end == PeriodEnd::Time;
        left = p.mode != Mode::PerMove
            && (left || p.time.is_positive() || p.mode.increment().is_positive());
    }
}

/// Whether a period of this mode can do without main time. Overtime and counting up need none, and
/// neither do modes that give time for each move: a delay is there before each move, and an
/// increment if there is time for the first move, as the first bonus or left from the moves before.
/// But a period that begins because the time is up would end at once.
fn goes_without(mode: Mode, timed_out: bool, has_time: bool) -> bool {
    match mode {
        Mode::ByoYomi { .. } | Mode::Canadian { .. } | Mode::Upcount => true,
        Mode::Delay(each) | Mode::Bronstein(each) => each.is_positive() && !timed_out,
        Mode::Increment(each) => each.is_positive() && !timed_out && has_time,
        Mode::SuddenDeath | Mode::Hourglass | Mode::PerMove | Mode::DoubleFlag { .. } => false,
    }
}

fn check_period(period: &Period, last: bool, alone: bool, mut report: impl FnMut(PeriodError)) {
    if period.time > MAX_TIME {
        report(PeriodError::TimeTooLong);
    }
    match period.mode {
        Mode::Increment(t)
        | Mode::Delay(t)
        | Mode::Bronstein(t)
        | Mode::ByoYomi { period: t, .. }
        | Mode::Canadian { period: t, .. }
        | Mode::DoubleFlag { bonus: t, .. } => {
            if !t.is_positive() {
                report(PeriodError::NoBonus);
            } else if t > MAX_TIME {
                report(PeriodError::BonusTooLong);
            }
        }
        Mode::SuddenDeath | Mode::Hourglass | Mode::Upcount | Mode::PerMove => {}
    }
    match period.mode {
        Mode::ByoYomi { count: n, .. } | Mode::Canadian { moves: n, .. }
            if !(1..=MAX_COUNT).contains(&n) =>
        {
            report(PeriodError::Count);
        }
        Mode::Hourglass if !alone || period.end != PeriodEnd::Game => {
            report(PeriodError::HourglassNotAlone);
        }
        Mode::Upcount if !last || period.end != PeriodEnd::Game => {
            report(PeriodError::UpcountNotLast);
        }
        Mode::PerMove if period.end == PeriodEnd::Time => report(PeriodError::PerMoveByTime),
        Mode::DoubleFlag { extra, bonus, rule } => {
            check_extra(extra, bonus, rule, &mut report);
            if !last || period.end != PeriodEnd::Game {
                report(PeriodError::DoubleFlagNotLast);
            }
        }
        _ => {}
    }
    match period.end {
        PeriodEnd::Moves(n) if !(1..=MAX_COUNT).contains(&n) => report(PeriodError::Moves),
        PeriodEnd::Time if last => report(PeriodError::EndlessLast),
        PeriodEnd::Game if !last => report(PeriodError::NotLast),
        _ => {}
    }
}

fn check_extra(
    extra: Millis,
    bonus: Millis,
    rule: BonusRule,
    report: &mut impl FnMut(PeriodError),
) {
    if !extra.is_positive() {
        report(PeriodError::NoExtra);
    } else if extra > MAX_TIME {
        report(PeriodError::ExtraTooLong);
    } else if bonus > extra {
        report(PeriodError::BonusAboveExtra);
    } else if !rule.bears(extra, bonus) {
        report(PeriodError::BonusAboveHalf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(time: Millis, end: PeriodEnd, mode: Mode) -> Period {
        Period { time, end, mode }
    }

    fn problems(periods: Vec<Period>) -> Vec<PeriodError> {
        let controls = ByColor::both(TimeControl { periods });
        Setup::new(SetupDraft::standard(controls))
            .expect_err("a draft with something wrong")
            .into_iter()
            .filter_map(|problem| match problem {
                SetupError::Control(Color::White, ControlError::Period { problem, .. }) => {
                    Some(problem)
                }
                _ => None,
            })
            .collect()
    }

    #[test]
    fn all_errors_of_a_draft_are_reported_at_once() {
        let found = problems(vec![
            period(
                Millis::ZERO,
                PeriodEnd::Moves(0),
                Mode::Increment(Millis::seconds(-5)),
            ),
            period(Millis::hours(200), PeriodEnd::Time, Mode::SuddenDeath),
        ]);
        assert_eq!(
            found,
            [
                PeriodError::NoTime,
                PeriodError::NoBonus,
                PeriodError::Moves,
                PeriodError::TimeTooLong,
                PeriodError::EndlessLast,
            ]
        );
    }

    #[test]
    fn an_hourglass_is_the_only_period_and_is_for_both_players() {
        let glass = TimeControl::single(Millis::minutes(1), Mode::Hourglass);
        let plain = TimeControl::single(Millis::minutes(1), Mode::SuddenDeath);
        let odds = SetupDraft::standard(ByColor {
            white: glass.clone(),
            black: plain,
        });
        assert_eq!(
            Setup::new(odds).expect_err("one glass"),
            [SetupError::HourglassForOne]
        );
        assert!(Setup::new(SetupDraft::standard(ByColor::both(glass))).is_ok());
        let minute = Millis::minutes(1);
        assert_eq!(
            problems(vec![
                period(minute, PeriodEnd::Moves(40), Mode::Hourglass),
                period(minute, PeriodEnd::Game, Mode::SuddenDeath),
            ]),
            [PeriodError::HourglassNotAlone]
        );
    }

    /// Whether the clocks freeze by default when a flag falls, both sides having this control.
    fn freezes(minutes: i64, mode: Mode) -> bool {
        let control = TimeControl::single(Millis::minutes(minutes), mode);
        FlagPolicy::standard(&ByColor::both(control)).freeze
    }

    #[test]
    fn clocks_freeze_by_default_in_every_mode_that_gives_time_a_move() {
        assert!(freezes(5, Mode::Increment(Millis::seconds(3))));
        assert!(freezes(120, Mode::Increment(Millis::seconds(30))));
        assert!(freezes(120, Mode::Delay(Millis::seconds(5))));
    }

    #[test]
    fn without_a_bonus_clocks_freeze_by_default_only_up_to_rapid_games() {
        assert!(freezes(1, Mode::SuddenDeath), "bullet");
        assert!(freezes(5, Mode::SuddenDeath), "blitz");
        assert!(freezes(25, Mode::SuddenDeath), "rapid");
        assert!(!freezes(120, Mode::SuddenDeath), "classical");
        assert!(!freezes(25, Mode::Upcount), "upcount has no flag");
    }

    #[test]
    fn clocks_run_on_by_default_if_one_side_has_a_longer_game_without_bonus() {
        let control = |minutes| TimeControl::single(Millis::minutes(minutes), Mode::SuddenDeath);
        let odds = ByColor {
            white: control(5),
            black: control(120),
        };
        assert!(!FlagPolicy::standard(&odds).freeze);
    }

    #[test]
    fn a_bonus_is_in_the_starting_time_of_equal_increments_that_come_first() {
        let increment =
            |ms| TimeControl::single(Millis::minutes(3), Mode::Increment(Millis::new(ms)));
        let included = |white, black, first_bonus| {
            let mut draft = SetupDraft::standard(ByColor { white, black });
            draft.first_bonus = first_bonus;
            Setup::new(draft).expect("a valid setup").included_bonus()
        };
        let bonus = Some(Millis::new(2_500));
        assert_eq!(included(increment(2_500), increment(2_500), true), bonus);
        assert_eq!(included(increment(2_500), increment(2_500), false), None);
        assert_eq!(included(increment(2_500), increment(3_000), true), None);
        let plain = TimeControl::single(Millis::minutes(3), Mode::SuddenDeath);
        assert_eq!(included(plain.clone(), plain, true), None);
    }

    #[test]
    fn a_stored_setup_that_is_not_valid_is_refused() {
        let draft = SetupDraft::standard(ByColor::both(TimeControl::default()));
        let json = serde_json::to_string(&draft).expect("a draft is plain data");
        assert!(serde_json::from_str::<Setup>(&json).is_err());
    }

    #[test]
    fn three_plus_two_is_a_valid_setup() {
        let setup = Setup::three_plus_two();
        assert_eq!(Setup::new(setup.draft().clone()), Ok(setup));
    }
}
