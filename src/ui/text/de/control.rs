//! Time controls in German: what they mean, and what is wrong with them.

use super::length::exact;
use super::{count, spoken};
use crate::clock::draft::FieldErrorKind;
use crate::clock::length::LengthError;
use crate::clock::notation::Expected;
use crate::clock::setup::{ControlError, FlagPolicy, PeriodError, SetupError};
use crate::clock::{BonusRule, FlagDetection, Mode, Period, PeriodEnd, Setup, TimeControl};
use crate::time::Millis;

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

/// The meaning of a setup, in whole sentences.
pub(super) fn sentence(setup: &Setup) -> String {
    let draft = setup.draft();
    let mut text = if draft.controls.white == draft.controls.black {
        format!("Jeder Spieler hat {}.", control(&draft.controls.white))
    } else {
        format!(
            "Weiß hat {}. Schwarz hat {}.",
            control(&draft.controls.white),
            control(&draft.controls.black)
        )
    };
    let increments = draft
        .controls
        .iter()
        .flat_map(|control| &control.periods)
        .any(|period| matches!(period.mode, Mode::Increment(_)));
    if increments && !draft.first_bonus {
        text.push_str(" Die erste Zeitgutschrift gibt es beim ersten Drücken.");
    }
    let flag = setup.flag_policy();
    if flag.noted == FlagDetection::OnClaim {
        text.push_str(" Ein gefallenes Fallblättchen zählt erst, wenn es reklamiert wird.");
    } else if flag.freeze != FlagPolicy::standard(&draft.controls).freeze {
        text.push_str(if flag.freeze {
            " Fällt ein Fallblättchen, bleiben beide Uhren stehen."
        } else {
            " Fällt ein Fallblättchen, laufen die Uhren weiter."
        });
    }
    if let Some(schedule) = draft.schedule {
        text.push_str(" Die Uhr von Weiß startet von selbst; wer ");
        if schedule.default_time == Millis::ZERO {
            text.push_str("dann noch nicht da ist");
        } else {
            text.push_str(&spoken(schedule.default_time));
            text.push_str(" später noch nicht da ist");
        }
        text.push_str(", verliert kampflos.");
    }
    text
}

pub(super) fn control(control: &TimeControl) -> String {
    let last = control.periods.len().saturating_sub(1);
    let mut increments = control.periods.iter().map(|period| period.mode.increment());
    // An increment that all periods share is mentioned once, at the end.
    let shared = increments
        .next()
        .filter(|first| first.is_positive() && last > 0);
    let shared = shared.filter(|&first| increments.all(|next| next == first));
    let part = |(i, one): (usize, &Period)| {
        let mode = shared.map_or(one.mode, |_| Mode::SuddenDeath);
        period(&Period { mode, ..*one }, i == last, last > 0)
    };
    let parts: Vec<String> = control.periods.iter().enumerate().map(part).collect();
    let text = match shared {
        Some(t) => parts.join(", danach ") + &format!(", +{} für jeden Zug", exact(t)),
        None => parts.join("; danach "),
    };
    // Avoids the same word again and again.
    match text.split_once("danach ") {
        Some((before, rest)) => [before, "danach ", &rest.replace("danach ", "dann ")].concat(),
        None => text,
    }
}

fn moves(n: u16) -> String {
    count(i64::from(n), "Zug", "Züge")
}

pub(super) fn period(period: &Period, last: bool, several: bool) -> String {
    let time = match period.time {
        Millis::ZERO => "keine Hauptzeit".into(),
        time => exact(time),
    };
    let span = match period.end {
        PeriodEnd::Moves(n) if last => format!(" für je {}", moves(n)),
        PeriodEnd::Moves(n) => format!(" für {}", moves(n)),
        PeriodEnd::Time => {
            " (läuft die Zeit bei einem Spieler ab, beginnt für beide die nächste Periode)".into()
        }
        PeriodEnd::Game if several => " für den Rest der Partie".into(),
        PeriodEnd::Game => " für die Partie".into(),
    };
    // The time before overtime.
    let main = || match period.time {
        Millis::ZERO => String::new(),
        _ => format!("{time}{span}, danach "),
    };
    match period.mode {
        Mode::SuddenDeath => format!("{time}{span}"),
        Mode::Increment(t) => format!("{time}{span}, +{} für jeden Zug", exact(t)),
        Mode::Delay(t) => format!(
            "{time}{span}, und vor jedem Zug wartet die Uhr {}",
            exact(t)
        ),
        Mode::Bronstein(t) => format!(
            "{time}{span}, und nach jedem Zug kommt die verbrauchte Zeit zurück, höchstens {}",
            exact(t)
        ),
        Mode::ByoYomi {
            period: t,
            count: 1,
        } => format!(
            "{}1 Periode von {}, die bei jedem Zug von vorn beginnt",
            main(),
            exact(t)
        ),
        Mode::ByoYomi {
            period: t,
            count: n,
        } => format!(
            "{}{n} Perioden von je {}, die erst verloren gehen, wenn sie aufgebraucht sind",
            main(),
            exact(t)
        ),
        Mode::Canadian {
            period: t,
            moves: n,
        } => format!("{}{} für je {}", main(), exact(t), moves(n)),
        Mode::Hourglass => format!("{time}, und was der eine verbraucht, gewinnt der andere"),
        Mode::Upcount => {
            format!("{time}, danach zählt die Uhr aufwärts; kein Fallblättchen fällt")
        }
        Mode::DoubleFlag { extra, bonus, rule } => {
            let how = match rule {
                BonusRule::Truncated => "",
                BonusRule::Linear | BonusRule::Hybrid => " (weniger, wenn noch viel übrig ist)",
            };
            format!(
                "{time}{span}, danach {extra} Zusatzzeit, um remis zu halten, mit +{} für jeden \
                 Zug{how}, höchstens {extra}",
                exact(bonus),
                extra = exact(extra),
            )
        }
        Mode::PerMove => match period.end {
            PeriodEnd::Moves(1) => format!("{time} für 1 Zug"),
            PeriodEnd::Moves(n) => format!("{time} für jeden von {n} Zügen"),
            _ => format!("{time} für jeden Zug"),
        },
    }
}
