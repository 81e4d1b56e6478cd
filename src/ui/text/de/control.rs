//! Time controls in German: what they mean, and what is wrong with them.

use crate::clock::draft::FieldErrorKind;
use crate::clock::length::LengthError;
use crate::clock::notation::Expected;
use crate::clock::setup::{ControlError, PeriodError, SetupError};

// Examples have a decimal point, as the notation does: its comma separates periods.
pub(super) fn expected(expected: Expected) -> &'static str {
    match expected {
        Expected::Control => "Eine Bedenkzeit eingeben, etwa 5+3.",
        Expected::KnownControl => "„?“ heißt, dass die Bedenkzeit unbekannt ist.",
        Expected::SomeControl => "„-“ heißt, dass ohne Uhr gespielt wurde.",
        Expected::ShorterText => "Dieser Text ist zu lang für eine Bedenkzeit.",
        Expected::Time => "Hier fehlt eine Zeit: Minuten, 30s, 2h oder 1:30:00.",
        Expected::Bonus => "Hier fehlt eine Anzahl Sekunden.",
        Expected::Count => "Hier fehlt eine ganze Zahl.",
        Expected::Moves => "Hier fehlt eine Anzahl Züge, wie in 90/40.",
        Expected::Move => "Hier fehlt das Wort „move“, wie in 10s per move.",
        Expected::Slash => "Hier fehlt ein Schrägstrich, wie in G/90.",
        Expected::TimesSeconds => "Hier fehlen x und Sekunden, wie in 3x30.",
        Expected::Digit => "Nach dem Punkt fehlt eine Ziffer.",
        Expected::Sixtieth => "Hier fehlen zwei Ziffern von 00 bis 59.",
        Expected::ClockSeconds => {
            "Als h:mm:ss schreiben: 1:30 kann anderthalb Stunden oder anderthalb Minuten heißen."
        }
        Expected::SmallerNumber => "Eine so große Zahl kann keine Uhr zeigen.",
        Expected::FewerDecimals => "Feiner als Millisekunden misst keine Uhr.",
        Expected::Unit => "s oder min dazuschreiben: Es könnte beides sein.",
        Expected::TimeOrMoves => "Angeben, was die Zeit ist: 90min/40 oder 40/90min.",
        Expected::BonusOrPeriod => "Als Zeitgutschrift +30s schreiben, als weitere Periode „, 30“.",
        Expected::BonusForAllOrLast => {
            "Welche Perioden haben die Zeitgutschrift? Alle: 90/40, 30 with 30s. Nur die letzte: \
             90/40, 30+30."
        }
        Expected::FirstMove => "Mit diesem Zug beginnt keine Periode.",
        Expected::PeriodEnd => "Wann endet die Periode davor? 90/40, 30 oder 90/flag, 30.",
        Expected::Continuation => {
            "Hier kann nur das Ende folgen, ein Komma mit der nächsten Periode oder was ein Zug \
             bringt (+3, d5)."
        }
        Expected::PeriodWithoutBonus => "Jede Periode hat schon ihre eigene Zeitgutschrift.",
    }
}

pub(super) fn setup_problem(problem: &SetupError) -> String {
    match problem {
        SetupError::Control(_, ControlError::NoPeriod) => "Es gibt keine Periode.".into(),
        SetupError::Control(_, ControlError::TooManyPeriods) => {
            "Eine Bedenkzeit hat höchstens 9 Perioden.".into()
        }
        SetupError::Control(_, ControlError::Period { problem, .. }) => {
            period_problem(*problem).into()
        }
        SetupError::HourglassForOne => "Die Sanduhr gilt für beide Seiten.".into(),
        SetupError::DoubleFlagForOne => "Das doppelte Fallblättchen gilt für beide Seiten.".into(),
        SetupError::DefaultTime => "Die Wartezeit ist höchstens 99:59:59.".into(),
    }
}

pub(super) fn period_problem(problem: PeriodError) -> &'static str {
    match problem {
        PeriodError::NoTime => "Es gibt keine Zeit zum Spielen.",
        PeriodError::TimeTooLong | PeriodError::BonusTooLong | PeriodError::ExtraTooLong => {
            "Eine Uhr zeigt höchstens 99:59:59."
        }
        PeriodError::NoBonus | PeriodError::NoExtra => "Dies muss mehr als null sein.",
        PeriodError::Count | PeriodError::Moves => "Eine Zahl von 1 bis 999.",
        PeriodError::NotLast => "Es folgt noch eine Periode: angeben, wann diese endet.",
        PeriodError::EndlessLast => {
            "Auf die letzte Periode folgt keine: Sie kann nicht mit ihrer Zeit enden."
        }
        PeriodError::HourglassNotAlone => {
            "Die Sanduhr ist die einzige Periode und gilt für die ganze Partie."
        }
        PeriodError::UpcountNotLast => "Aufwärts zählt nur die letzte Periode.",
        PeriodError::PerMoveByTime => {
            "Eine feste Zeit für jeden Zug kann nicht mit ihrer Zeit enden."
        }
        PeriodError::DoubleFlagNotLast => {
            "Das doppelte Fallblättchen gehört in die letzte Periode, bis zum Ende der Partie."
        }
        PeriodError::BonusAboveExtra => "Dies ist höchstens so viel wie die Zusatzzeit.",
        PeriodError::BonusAboveHalf => {
            "Dies ist höchstens die halbe Zusatzzeit: Mehr ließe sich nicht jedes Mal geben."
        }
    }
}

pub(super) fn problem(problem: &FieldErrorKind) -> String {
    match problem {
        FieldErrorKind::Length(length) => match length {
            LengthError::Empty => "Hier fehlt eine Zeit.",
            LengthError::Negative => "Eine Zeit kann nicht negativ sein.",
            LengthError::NotANumber => "Das ist keine Zeit. Möglich sind 90, 2,5 und 1:30:00.",
            LengthError::WrongUnit => "Die Einheiten sind s, min und h.",
            LengthError::Above59 => {
                "Minuten und Sekunden gehen hinter einem Doppelpunkt nur bis 59."
            }
            LengthError::TooLarge => "Eine Uhr zeigt höchstens 99:59:59.",
            LengthError::TooFine => "Feiner als Millisekunden misst keine Uhr.",
        }
        .into(),
        FieldErrorKind::NotWhole => "Eine ganze Zahl von 1 bis 999.".into(),
        FieldErrorKind::Setup(problem) => setup_problem(problem),
    }
}
