//! Time controls in English: what they mean, and what is wrong with them.

use crate::clock::draft::FieldErrorKind;
use crate::clock::length::LengthError;
use crate::clock::notation::Expected;
use crate::clock::setup::{ControlError, PeriodError, SetupError};

pub(super) fn expected(expected: Expected) -> &'static str {
    match expected {
        Expected::Control => "type a time control, like 5+3.",
        Expected::KnownControl => "“?” means that the time control is unknown.",
        Expected::SomeControl => "“-” means that there was no clock.",
        Expected::ShorterText => "this text is too long for a time control.",
        Expected::Time => "a time was expected: minutes, 30s, 2h or 1:30:00.",
        Expected::Bonus => "a number of seconds was expected.",
        Expected::Count => "a whole number was expected.",
        Expected::Moves => "a number of moves was expected, as in 90/40.",
        Expected::Move => "the word “move” was expected, as in 10s per move.",
        Expected::Slash => "a slash was expected, as in G/90.",
        Expected::TimesSeconds => "x and seconds were expected, as in 3x30.",
        Expected::Digit => "a digit was expected after the point.",
        Expected::Sixtieth => "two digits from 00 to 59 were expected.",
        Expected::ClockSeconds => {
            "write h:mm:ss: 1:30 could be an hour and a half or a minute and a half."
        }
        Expected::SmallerNumber => "this number is larger than any clock can show.",
        Expected::FewerDecimals => "no clock measures finer than a millisecond.",
        Expected::Unit => "say s or min: this could be either.",
        Expected::TimeOrMoves => "say which is the time: 90min/40 or 40/90min.",
        Expected::BonusOrPeriod => "write +30s for an increment, or “, 30” for another period.",
        Expected::BonusForAllOrLast => {
            "say which periods have the increment: 90/40, 30 with 30s, or 90/40, 30+30."
        }
        Expected::FirstMove => "no period begins with this move.",
        Expected::PeriodEnd => "say what ends the period before: 90/40, 30 or 90/flag, 30.",
        Expected::Continuation => {
            "the end was expected, or a comma and the next period, or what a move gives (+3, d5)."
        }
        Expected::PeriodWithoutBonus => "every period already has its own increment.",
    }
}

pub(super) fn setup_problem(problem: &SetupError) -> String {
    match problem {
        SetupError::Control(_, ControlError::NoPeriod) => "There is no period.".into(),
        SetupError::Control(_, ControlError::TooManyPeriods) => {
            "A time control has at most 9 periods.".into()
        }
        SetupError::Control(_, ControlError::Period { problem, .. }) => {
            period_problem(*problem).into()
        }
        SetupError::HourglassForOne => "An hourglass is for both sides.".into(),
        SetupError::DoubleFlagForOne => "The double flag is for both sides.".into(),
        SetupError::DefaultTime => "The default time is at most 99:59:59.".into(),
    }
}

pub(super) fn period_problem(problem: PeriodError) -> &'static str {
    match problem {
        PeriodError::NoTime => "There is no time to play with.",
        PeriodError::TimeTooLong | PeriodError::BonusTooLong | PeriodError::ExtraTooLong => {
            "A clock shows at most 99:59:59."
        }
        PeriodError::NoBonus | PeriodError::NoExtra => "This must be more than zero.",
        PeriodError::Count | PeriodError::Moves => "A number from 1 to 999.",
        PeriodError::NotLast => "Another period follows: say when this one ends.",
        PeriodError::EndlessLast => "Nothing follows the last period: it cannot end by time.",
        PeriodError::HourglassNotAlone => "An hourglass is the only period, for the whole game.",
        PeriodError::UpcountNotLast => "Only the last period can count up.",
        PeriodError::PerMoveByTime => "A fixed time for each move cannot end by time.",
        PeriodError::DoubleFlagNotLast => {
            "The double flag is for the last period, to the end of the game."
        }
        PeriodError::BonusAboveExtra => "This is at most the extra time.",
        PeriodError::BonusAboveHalf => {
            "This is at most half of the extra time: more could not be given every time."
        }
    }
}

pub(super) fn problem(problem: &FieldErrorKind) -> String {
    match problem {
        FieldErrorKind::Length(length) => match length {
            LengthError::Empty => "A time is missing.",
            LengthError::Negative => "A time cannot be negative.",
            LengthError::NotANumber => "Not a time. Enter 90, 2.5 or 1:30:00.",
            LengthError::WrongUnit => "Units are s, min and h.",
            LengthError::Above59 => "After a colon, minutes and seconds go up to 59.",
            LengthError::TooLarge => "A clock shows at most 99:59:59.",
            LengthError::TooFine => "No clock measures finer than a millisecond.",
        }
        .into(),
        FieldErrorKind::NotWhole => "A whole number from 1 to 999.".into(),
        FieldErrorKind::Setup(problem) => setup_problem(problem),
    }
}
