//! A time control as entered in a form: text fields and choices that may be nonsense.
//! [`SetupForm::check`] turns it into a [`Setup`] or lists everything that is wrong, field by
//! field.

mod choices;
pub mod scale;

use super::bonus::BonusRule;
use super::color::{ByColor, Color};
use super::control::{Mode, Period, PeriodEnd, TimeControl};
use super::length::{LengthError, Unit, parse, print};
use super::setup::{
    ControlError, DEFAULT_TIME, FlagDetection, FlagOrder, FlagPolicy, MAX_TIME, PeriodError,
    Schedule, Setup, SetupDraft, SetupError,
};
use crate::time::{Instant, Millis};

/// The mode chosen in a form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants are those of `Mode`")]
pub enum ModeKind {
    SuddenDeath,
    #[default]
    Increment,
    Delay,
    Bronstein,
    ByoYomi,
    Canadian,
    Hourglass,
    Upcount,
    PerMove,
    DoubleFlag,
}

impl ModeKind {
    /// All modes, in the order in which they are offered.
    pub const ALL: [ModeKind; 10] = [
        ModeKind::SuddenDeath,
        ModeKind::Increment,
        ModeKind::Delay,
        ModeKind::Bronstein,
        ModeKind::ByoYomi,
        ModeKind::Canadian,
        ModeKind::Hourglass,
        ModeKind::DoubleFlag,
        ModeKind::PerMove,
        ModeKind::Upcount,
    ];

    /// Whether the mode has a bonus, a delay or an overtime period.
    pub(crate) const fn has_bonus(self) -> bool {
        match self {
            ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::ByoYomi
            | ModeKind::Canadian
            | ModeKind::DoubleFlag => true,
            ModeKind::SuddenDeath | ModeKind::Hourglass | ModeKind::Upcount | ModeKind::PerMove => {
                false
            }
        }
    }

    /// Whether the mode has extra time, and a rule for its bonus.
    pub const fn has_extra(self) -> bool {
        matches!(self, ModeKind::DoubleFlag)
    }

    /// Whether the mode has a number of periods or of moves.
    pub(crate) const fn has_count(self) -> bool {
        matches!(self, ModeKind::ByoYomi | ModeKind::Canadian)
    }
}

/// How a period of a form ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants are those of `PeriodEnd`")]
pub enum EndKind {
    Moves,
    Time,
    #[default]
    Game,
}

impl EndKind {
    /// All ends, in the order in which they are offered.
    pub const ALL: [EndKind; 3] = [EndKind::Game, EndKind::Moves, EndKind::Time];
}

/// One period of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeriodForm {
    /// Main time; a plain number is minutes.
    pub time: String,
    /// How the period ends.
    pub end: EndKind,
    /// Own moves in the period.
    pub moves: String,
    /// How it gives time besides its main time.
    pub mode: ModeKind,
    /// Bonus, delay or overtime period; a plain number is seconds.
    pub bonus: String,
    /// The number of byo-yomi periods, or of moves in a Canadian one.
    pub count: String,
    /// Extra time of the double flag; a plain number is seconds.
    pub extra: String,
    /// How the bonus of the double flag is computed.
    pub rule: BonusRule,
}

/// A whole form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// Whether both sides have White's control.
    pub same: bool,
    /// Each side's periods.
    pub periods: ByColor<Vec<PeriodForm>>,
    /// Whether the first bonus is included in the starting time.
    pub first_bonus: bool,
    /// Whether a noted flag stops both clocks; `None` for the mode's default.
    pub freeze: Option<bool>,
    /// Whether a flag is noted by the clock or on a claim.
    pub noted: FlagDetection,
    /// Whether the order of two flags is shown.
    pub order: FlagOrder,
    /// Time until the scheduled start; empty for a start by Black's press. A
    /// plain number is minutes.
    pub starts_in: String,
    /// The default time; a plain number is minutes.
    pub default_time: String,
}

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants are the fields of the form")]
pub enum FormField {
    Period(Color, usize, PeriodField),
    Control(Color),
    StartsIn,
    DefaultTime,
}

/// A field of one period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants are the fields of `PeriodForm`")]
pub enum PeriodField {
    Time,
    End,
    Moves,
    Mode,
    Bonus,
    Count,
    Extra,
}

/// An error in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldErrorKind {
    /// The text is not a length of time.
    #[error(transparent)]
    Length(LengthError),
    /// The text is not a whole number.
    #[error("not a whole number")]
    NotWhole,
    /// The field is readable, but its value makes no valid setup.
    #[error(transparent)]
    Setup(SetupError),
}

/// A field and its error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem} (field {field:?})")]
pub struct FieldError {
    /// The field that has to be corrected.
    pub field: FormField,
    /// The problem with it.
    pub problem: FieldErrorKind,
}

impl SetupForm {
    /// The form that shows a setup.
    pub fn of(setup: &Setup) -> SetupForm {
        let draft = setup.draft();
        let standard = FlagPolicy::standard(&draft.controls).freeze;
        SetupForm {
            same: draft.controls.white == draft.controls.black,
            periods: draft
                .controls
                .clone()
                .map(|control| control.periods.iter().map(PeriodForm::of).collect()),
            first_bonus: draft.first_bonus,
            freeze: (draft.flag.freeze != standard).then_some(draft.flag.freeze),
            noted: draft.flag.noted,
            order: draft.flag.order,
            starts_in: draft
                .schedule
                .map(|s| print(s.start.since(Instant::START), Unit::Minutes))
                .unwrap_or_default(),
            default_time: print(
                draft.schedule.map_or(DEFAULT_TIME, |s| s.default_time),
                Unit::Minutes,
            ),
        }
    }

    /// Whether the order of two flags is hidden where the first stops both clocks, so that there is
    /// nothing to hide.
    pub fn hides_no_order(&self) -> bool {
        let stops = |setup: Setup| setup.flag_policy().stops_at_first();
        self.order == FlagOrder::Hidden && self.check().is_ok_and(stops)
    }

    /// Reads the form.
    ///
    /// # Errors
    /// Everything that is wrong with it, in reading order: each field that cannot be read
    /// ([`FieldErrorKind::Length`], [`FieldErrorKind::NotWhole`]), then each other one whose value
    /// makes no valid setup ([`FieldErrorKind::Setup`]).
    pub fn check(&self) -> Result<Setup, Vec<FieldError>> {
        let mut problems = Vec::new();
        let white = self.control(Color::White, &mut problems);
        let black = if self.same {
            white.clone()
        } else {
            self.control(Color::Black, &mut problems)
        };
        let controls = ByColor { white, black };
        let mut read = |text: &str, field| match parse(text, Unit::Minutes) {
            Ok(length) => length,
            Err(problem) => {
                problems.push(FieldError {
                    field,
                    problem: FieldErrorKind::Length(problem),
                });
                Millis::new(1)
            }
        };
        let schedule = (!self.starts_in.trim().is_empty()).then(|| Schedule {
            start: Instant::START + read(&self.starts_in, FormField::StartsIn),
            default_time: read(&self.default_time, FormField::DefaultTime),
        });
        let mut flag = FlagPolicy::standard(&controls);
        flag.freeze = self.freeze.unwrap_or(flag.freeze);
        flag.noted = self.noted;
        flag.order = self.order;
        let setup = Setup::new(SetupDraft {
            controls,
            first_bonus: self.first_bonus,
            flag,
            schedule,
            begins: Color::White,
        });
        match setup {
            Ok(setup) if problems.is_empty() => return Ok(setup),
            Ok(_) => {}
            Err(found) => {
                let shown = found.into_iter().filter(|problem| {
                    !(self.same && matches!(problem, SetupError::Control(Color::Black, _)))
                });
                for problem in shown {
                    let field = field_of(problem);
                    // An unreadable field has been reported already.
                    if problems.iter().all(|known| known.field != field) {
                        problems.push(FieldError {
                            field,
                            problem: FieldErrorKind::Setup(problem),
                        });
                    }
                }
            }
        }
        Err(problems)
    }

    fn control(&self, color: Color, problems: &mut Vec<FieldError>) -> TimeControl {
        let periods = self.periods.get(color).iter().enumerate();
        TimeControl {
            periods: periods
                .map(|(index, form)| {
                    form.period(|part, problem| {
                        problems.push(FieldError {
                            field: FormField::Period(color, index, part),
                            problem,
                        });
                    })
                })
                .collect(),
        }
    }
}

impl PeriodForm {
    /// The form that shows a period.
    pub fn of(period: &Period) -> PeriodForm {
        let (mode, bonus, count) = match period.mode {
            Mode::SuddenDeath => (ModeKind::SuddenDeath, None, None),
            Mode::Increment(t) => (ModeKind::Increment, Some(t), None),
            Mode::Delay(t) => (ModeKind::Delay, Some(t), None),
            Mode::Bronstein(t) => (ModeKind::Bronstein, Some(t), None),
            Mode::ByoYomi { period, count } => (ModeKind::ByoYomi, Some(period), Some(count)),
            Mode::Canadian { period, moves } => (ModeKind::Canadian, Some(period), Some(moves)),
            Mode::Hourglass => (ModeKind::Hourglass, None, None),
            Mode::Upcount => (ModeKind::Upcount, None, None),
            Mode::PerMove => (ModeKind::PerMove, None, None),
            Mode::DoubleFlag { bonus, .. } => (ModeKind::DoubleFlag, Some(bonus), None),
        };
        let (extra, rule) = match period.mode {
            Mode::DoubleFlag { extra, rule, .. } => (print(extra, Unit::Seconds), rule),
            _ => Default::default(),
        };
        let (end, moves) = match period.end {
            PeriodEnd::Moves(n) => (EndKind::Moves, n.to_string()),
            PeriodEnd::Time => (EndKind::Time, String::new()),
            PeriodEnd::Game => (EndKind::Game, String::new()),
        };
        PeriodForm {
            time: print(period.time, Unit::Minutes),
            end,
            moves,
            mode,
            bonus: bonus.map(|t| print(t, Unit::Seconds)).unwrap_or_default(),
            count: count.map(|n| n.to_string()).unwrap_or_default(),
            extra,
            rule,
        }
    }

    /// Reads the period. Unreadable fields are reported and replaced by harmless values, so that
    /// everything else can still be checked.
    fn period(&self, mut report: impl FnMut(PeriodField, FieldErrorKind)) -> Period {
        let mut length = |text: &str, unit, part| {
            parse(text, unit).unwrap_or_else(|problem| {
                report(part, FieldErrorKind::Length(problem));
                Millis::new(1)
            })
        };
        let time = length(&self.time, Unit::Minutes, PeriodField::Time);
        let bonus = if self.mode.has_bonus() {
            length(&self.bonus, Unit::Seconds, PeriodField::Bonus)
        } else {
            Millis::ZERO
        };
        let extra = if self.mode.has_extra() {
            parse(&self.extra, Unit::Seconds).unwrap_or_else(|problem| {
                report(PeriodField::Extra, FieldErrorKind::Length(problem));
                MAX_TIME // so that no bonus is too much for it
            })
        } else {
            Millis::ZERO
        };
        let mut whole = |text: &str, part| {
            text.trim().parse::<u16>().unwrap_or_else(|_| {
                report(part, FieldErrorKind::NotWhole);
                1
            })
        };
        let count = if self.mode.has_count() {
            whole(&self.count, PeriodField::Count)
        } else {
            0
        };
        let end = match self.end {
            EndKind::Moves => PeriodEnd::Moves(whole(&self.moves, PeriodField::Moves)),
            EndKind::Time => PeriodEnd::Time,
            EndKind::Game => PeriodEnd::Game,
        };
        let mode = match self.mode {
            ModeKind::SuddenDeath => Mode::SuddenDeath,
            // "3+0" is sudden death, and people do type the zero.
            ModeKind::Increment if bonus == Millis::ZERO => Mode::SuddenDeath,
            ModeKind::Increment => Mode::Increment(bonus),
            ModeKind::Delay => Mode::Delay(bonus),
            ModeKind::Bronstein => Mode::Bronstein(bonus),
            ModeKind::ByoYomi => Mode::ByoYomi {
                period: bonus,
                count,
            },
            ModeKind::Canadian => Mode::Canadian {
                period: bonus,
                moves: count,
            },
            ModeKind::Hourglass => Mode::Hourglass,
            ModeKind::Upcount => Mode::Upcount,
            ModeKind::PerMove => Mode::PerMove,
            ModeKind::DoubleFlag => Mode::DoubleFlag {
                extra,
                bonus,
                rule: self.rule,
            },
        };
        Period { time, end, mode }
    }
}

/// The field to which an error of the setup belongs.
fn field_of(problem: SetupError) -> FormField {
    match problem {
        SetupError::Control(color, ControlError::Period { period, problem }) => {
            let part = match problem {
                PeriodError::NoTime | PeriodError::TimeTooLong => PeriodField::Time,
                PeriodError::NoBonus
                | PeriodError::BonusTooLong
                | PeriodError::BonusAboveExtra
                | PeriodError::BonusAboveHalf => PeriodField::Bonus,
                PeriodError::NoExtra | PeriodError::ExtraTooLong => PeriodField::Extra,
                PeriodError::Count => PeriodField::Count,
                PeriodError::Moves => PeriodField::Moves,
                PeriodError::NotLast | PeriodError::EndlessLast | PeriodError::PerMoveByTime => {
                    PeriodField::End
                }
                PeriodError::HourglassNotAlone
                | PeriodError::UpcountNotLast
                | PeriodError::DoubleFlagNotLast => PeriodField::Mode,
            };
            FormField::Period(color, period, part)
        }
        SetupError::Control(color, _) => FormField::Control(color),
        SetupError::HourglassForOne | SetupError::DoubleFlagForOne => {
            FormField::Control(Color::Black)
        }
        SetupError::DefaultTime => FormField::DefaultTime,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> SetupForm {
        let control = TimeControl::single(Millis::minutes(3), Mode::Increment(Millis::seconds(2)));
        let setup = Setup::new(SetupDraft::standard(ByColor::both(control)));
        SetupForm::of(&setup.expect("3+2 is valid"))
    }

    #[test]
    fn a_form_reads_back_to_the_setup_it_shows() {
        let setup = form().check().expect("3+2 is valid");
        assert_eq!(SetupForm::of(&setup).check(), Ok(setup));
    }

    #[test]
    fn a_double_flag_form_reads_back_and_names_the_fields_with_errors() {
        let mode = Mode::DoubleFlag {
            extra: Millis::minutes(5),
            bonus: Millis::seconds(30),
            rule: BonusRule::Linear,
        };
        let control = TimeControl::single(Millis::minutes(30), mode);
        let setup = Setup::new(SetupDraft::standard(ByColor::both(control))).expect("valid");
        let mut form = SetupForm::of(&setup);
        assert_eq!(form.periods.white[0].extra, "300");
        assert_eq!(form.check(), Ok(setup));
        let mut wrong = |extra: &str, bonus: &str| -> Vec<FormField> {
            form.periods.white[0].rule = BonusRule::Hybrid;
            form.periods.white[0].extra = extra.into();
            form.periods.white[0].bonus = bonus.into();
            let problems = form.check().expect_err("something is wrong");
            problems.into_iter().map(|problem| problem.field).collect()
        };
        let at = |part| FormField::Period(Color::White, 0, part);
        assert_eq!(wrong("soon", "30"), [at(PeriodField::Extra)]);
        assert_eq!(wrong("60", "soon"), [at(PeriodField::Bonus)]);
        assert_eq!(
            wrong("0", "0"),
            [at(PeriodField::Bonus), at(PeriodField::Extra)]
        );
        assert_eq!(wrong("60", "31"), [at(PeriodField::Bonus)]);
    }

    #[test]
    fn a_form_reports_all_its_problems_at_once_each_with_its_field() {
        let mut form = form();
        form.periods.white = vec![
            PeriodForm {
                time: "-5".into(),
                end: EndKind::Moves,
                moves: "many".into(),
                mode: ModeKind::Canadian,
                bonus: String::new(),
                count: "0".into(),
                ..PeriodForm::default()
            },
            PeriodForm {
                time: "1000:00:00".into(),
                end: EndKind::Time,
                ..PeriodForm::of(&Period::default())
            },
        ];
        form.starts_in = "soon".into();
        form.default_time = "1:99".into();
        let found = form.check().expect_err("nothing of it is right");
        let fields: Vec<FormField> = found.iter().map(|problem| problem.field).collect();
        let at = |period, part| FormField::Period(Color::White, period, part);
        assert_eq!(
            fields,
            [
                at(0, PeriodField::Time),
                at(0, PeriodField::Bonus),
                at(0, PeriodField::Moves),
                FormField::StartsIn,
                FormField::DefaultTime,
                at(0, PeriodField::Count),
                at(1, PeriodField::Time),
                at(1, PeriodField::End),
            ]
        );
    }

    #[test]
    fn an_order_is_hidden_only_where_a_second_flag_can_fall() {
        let mut form = form();
        assert!(!form.hides_no_order(), "it is shown");
        form.order = FlagOrder::Hidden;
        form.freeze = Some(true);
        assert!(form.hides_no_order());
        form.freeze = Some(false);
        assert!(!form.hides_no_order());
        form.freeze = Some(true);
        form.noted = FlagDetection::OnClaim;
        assert!(!form.hides_no_order());
    }

    #[test]
    fn numbers_beyond_every_clock_are_a_message_and_not_a_crash() {
        for text in ["99999999999999999999999", "65536", "-1", "1e9", "NaN", "٣"] {
            let mut form = form();
            form.periods.white[0].mode = ModeKind::ByoYomi;
            form.periods.white[0].count = text.into();
            assert!(form.check().is_err(), "{text}");
        }
    }
}
