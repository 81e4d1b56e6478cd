//! The events of a game and how it ends, in German.

use super::{color, seconds};
use crate::clock::digits::Digits;
use crate::clock::log::{Correction, Penalty};
use crate::clock::step::Move;
use crate::clock::{
    BoardEnd, ByColor, Claimant, Color, EndReason, Event, GameResult, Offence, Outcome, Rejection,
    StoppedBy,
};
use crate::time::Millis;

/// A reason on its own, as on a button.
pub(super) fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "Matt",
        EndReason::Resignation => "Aufgabe",
        EndReason::Flag => "Zeit\u{ad}überschreitung",
        EndReason::FlagWithoutMate => "Zeit um, Matt unmöglich",
        EndReason::Stalemate => "Patt",
        EndReason::DeadPosition => "Tote Stellung",
        EndReason::Agreement => "Vereinbarung",
        EndReason::Repetition => "Dreimal dieselbe Stellung",
        EndReason::FivefoldRepetition => "Fünfmal dieselbe Stellung",
        EndReason::FiftyMoves => "50-Züge-Regel",
        EndReason::SeventyFiveMoves => "75-Züge-Regel",
        EndReason::IllegalMoves => "Zweiter regelwidriger Zug",
        EndReason::Absence => "Nicht rechtzeitig da",
        EndReason::Arbiter => "Schieds\u{ad}richter",
        EndReason::Unstated => "",
        EndReason::FirstFlagClaim => "Reklamiert nach dem ersten Fallblättchen",
        EndReason::BothFirstFlags => "Beide Hauptzeiten aufgebraucht",
        EndReason::ExtraTime => "Zusatzzeit aufgebraucht",
        EndReason::MateOnExtraTime => "Matt in der Zusatzzeit",
    }
}

/// A reason after its result.
fn because(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => " durch Matt",
        EndReason::Resignation => " durch Aufgabe",
        EndReason::Flag => " durch Zeitüberschreitung",
        EndReason::FlagWithoutMate => ": Zeit überschritten, aber kein Matt möglich",
        EndReason::Stalemate => " durch Patt",
        EndReason::DeadPosition => " durch tote Stellung",
        EndReason::Agreement => " durch Vereinbarung",
        EndReason::Repetition => " durch dreimalige Stellungswiederholung",
        EndReason::FivefoldRepetition => " durch fünfmalige Stellungswiederholung",
        EndReason::FiftyMoves => " nach der 50-Züge-Regel",
        EndReason::SeventyFiveMoves => " nach der 75-Züge-Regel",
        EndReason::IllegalMoves => ": zweiter regelwidriger Zug des Gegners",
        EndReason::Absence => " kampflos: Gegner nicht rechtzeitig da",
        EndReason::Arbiter => ": Entscheidung des Schiedsrichters",
        EndReason::Unstated => "",
        EndReason::FirstFlagClaim => ": nach dem ersten Fallblättchen reklamiert",
        EndReason::BothFirstFlags => ": beide Hauptzeiten aufgebraucht",
        EndReason::ExtraTime => ": Zusatzzeit aufgebraucht",
        EndReason::MateOnExtraTime => ": Matt in der Zusatzzeit gewinnt nicht",
    }
}

pub(super) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "Weiß gewinnt",
        GameResult::Win(Color::Black) => "Schwarz gewinnt",
        GameResult::Draw => "Remis",
        GameResult::BothLose => "Beide verlieren",
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    let why = match (outcome.result, outcome.reason) {
        (GameResult::BothLose, EndReason::Absence) => " kampflos: keiner rechtzeitig da",
        (GameResult::Draw, EndReason::IllegalMoves) => {
            ": zweiter regelwidriger Zug, aber der Gegner kann nicht mehr gewinnen"
        }
        (_, why) => because(why),
    };
    [result(outcome.result), why].concat()
}

pub(super) fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::IllegalMove => "Regelwidriger Zug",
        Offence::PressWithoutMove => "Uhr ohne Zug gedrückt",
        Offence::WrongClaim => "Unberechtigte Reklamation",
        Offence::ClockHandling => "Uhr falsch bedient",
    }
}

/// The offence, and what came of it.
pub(super) fn penalized(penalty: &Penalty) -> String {
    let Penalty {
        offender,
        offence: what,
        given,
        outcome,
    } = *penalty;
    let offence = format!("{} ({})", offence(what), color(offender));
    match outcome {
        Some(outcome) => format!("{offence}, zum zweiten Mal: {}", result(outcome.result)),
        None if given == Millis::ZERO => offence,
        None => format!(
            "{offence}; {} hat {given} erhalten",
            color(offender.other())
        ),
    }
}

/// The clocks that the arbiter set, and what they showed before.
pub(super) fn corrected(set: &ByColor<Correction>) -> String {
    let side = |side: Color| {
        let (one, whose) = (set.get(side), color(side));
        let time = one.time.is_real().then(|| {
            let [before, after] = [one.time.before, one.time.after].map(Digits::down);
            format!("Zeit von {whose} auf {after} gestellt (war {before})")
        });
        let moves = one.moves.is_real().then(|| {
            format!(
                "Züge von {whose} auf {} gestellt (waren {})",
                one.moves.after, one.moves.before
            )
        });
        let more = one
            .has_more
            .then(|| format!("Periode von {whose} gestellt"));
        [time, moves, more]
    };
    let set: Vec<String> = Color::ALL.into_iter().flat_map(side).flatten().collect();
    if set.is_empty() {
        return "Beide Zeiten bestätigt".into();
    }
    set.join("; ")
}

pub(super) fn event(event: &Event) -> String {
    match *event {
        Event::Press(side) => format!("{} hat gedrückt", color(side)),
        Event::Stop(StoppedBy::Arbiter) => "Uhren angehalten".into(),
        Event::Stop(StoppedBy::Player(side)) => format!(
            "{} hat die Uhren angehalten und den Schiedsrichter gerufen",
            color(side)
        ),
        Event::Resume => "Partie fortgesetzt".into(),
        Event::Away { .. } => "Das Gerät war inaktiv".into(),
        Event::CountAway(true) => "Inaktive Zeit angerechnet".into(),
        Event::CountAway(false) => "Inaktive Zeit nicht angerechnet".into(),
        Event::Correct(readings) => format!(
            "Uhren gestellt auf {} und {}",
            Digits::down(readings.white.time),
            Digits::down(readings.black.time)
        ),
        Event::SwapSides => "Plätze getauscht".into(),
        Event::Give { to, amount } if amount.is_positive() => {
            format!("{} hat {amount} erhalten", color(to))
        }
        Event::Give { to, amount } => format!("{} hat {} verloren", color(to), -amount),
        Event::Penalize {
            offender,
            offence: what,
            ..
        } => format!("{} ({})", offence(what), color(offender)),
        Event::IntroduceIncrement(t) => format!("Ab jetzt +{} je Zug für beide", seconds(t)),
        Event::ClaimFlag(Claimant::Arbiter) => "Gefallenes Fallblättchen festgestellt".into(),
        Event::ClaimFlag(Claimant::Clock) => "Die Uhr hat das Fallblättchen festgestellt".into(),
        Event::ClaimFlag(Claimant::Player(side)) => {
            format!("{} hat das Fallblättchen reklamiert", color(side))
        }
        Event::Arrive(side) => format!("{} ist da", color(side)),
        Event::ClaimDefault(side) => format!("{} war nicht oder zu spät da", color(side)),
        Event::ClaimDefaultOfBoth => "Beide waren nicht oder zu spät da".into(),
        Event::PlayOn => "Nächste Periode für beide".into(),
        Event::ClaimDraw(side) => format!("{} hat Remis reklamiert", color(side)),
        Event::OnBoard(end) => board_end(end),
        Event::Dead { .. } => "Tote Stellung, bewiesen: Die Partie war zu Ende".into(),
        Event::Restore { readings, on_turn } => format!(
            "Zurück zu einer früheren Stellung: {} und {}, {} am Zug",
            Digits::down(readings.white.time),
            Digits::down(readings.black.time),
            color(on_turn)
        ),
        Event::End(how) => outcome(how),
        Event::Undo(id) => format!("Nr. {} rückgängig gemacht", id.0 + 1),
        Event::Redo(id) => format!("Nr. {} wiederhergestellt", id.0 + 1),
    }
}

pub(super) fn board_end(end: BoardEnd) -> String {
    match end {
        BoardEnd::Checkmate { winner } => format!("{} hat mattgesetzt", color(winner)),
        BoardEnd::Resignation { by } => format!("{} hat aufgegeben", color(by)),
        BoardEnd::Stalemate => "Patt".into(),
        BoardEnd::DeadPosition => "Tote Stellung".into(),
        BoardEnd::Agreement => "Remis vereinbart".into(),
        BoardEnd::FiftyMoves => "50-Züge-Regel".into(),
        BoardEnd::SeventyFiveMoves => "75-Züge-Regel".into(),
        BoardEnd::Threefold => "Dreimal dieselbe Stellung".into(),
        BoardEnd::Fivefold => "Fünfmal dieselbe Stellung".into(),
    }
}

/// An end on the board, as a player says it.
pub(super) fn board_fact(end: BoardEnd) -> String {
    match end {
        BoardEnd::Checkmate { winner } => format!("{} setzt matt", color(winner)),
        BoardEnd::Resignation { by } => format!("{} gibt auf", color(by)),
        BoardEnd::FiftyMoves => "50 Züge, reklamiert".into(),
        BoardEnd::Threefold => "Dreimal dieselbe Stellung, reklamiert".into(),
        _ => board_end(end),
    }
}

pub(super) fn moved(moved: &Move) -> String {
    let gained = if moved.gained == Millis::ZERO {
        String::new()
    } else {
        format!(", +{}", moved.gained)
    };
    format!(
        "{}: {}. Zug in {:.3}{gained}",
        color(moved.side),
        moved.number,
        moved.thought
    )
}

pub(super) fn rejection(rejection: Rejection) -> &'static str {
    match rejection {
        Rejection::OpponentStarts => "Diese Uhr startet die andere Seite.",
        Rejection::NotYourClock => "Es läuft die andere Uhr.",
        Rejection::IsStopped => "Die Uhren sind angehalten.",
        Rejection::NotRunning => "Es läuft keine Uhr.",
        Rejection::IsRunning => "Zuerst die Uhren anhalten.",
        Rejection::FlagHasFallen => {
            "Ein Fallblättchen ist gefallen. Zeiten korrigieren, rückgängig machen oder die Partie \
             beenden."
        }
        Rejection::NoFlagHasFallen => "Es gibt kein Fallblättchen zu reklamieren.",
        Rejection::OrderUnknown => {
            "Beide Fallblättchen sind gefallen, in unbekannter Reihenfolge: Die Partie geht weiter \
             (6.11)."
        }
        Rejection::NotBothFlags => {
            "Das geht nur, wenn beide Fallblättchen in unbekannter Reihenfolge gefallen sind."
        }
        Rejection::AwayUndecided => "Zuerst entscheiden, ob die inaktive Zeit zählt.",
        Rejection::NotAway => "Das Gerät war nicht inaktiv.",
        Rejection::TooEarlyForAbsence => "Die Wartezeit ist noch nicht abgelaufen.",
        Rejection::NoScheduledStart => "Es ist kein Partiebeginn festgesetzt.",
        Rejection::IsPresent => "Dieser Spieler ist rechtzeitig gekommen.",
        Rejection::NoDrawToClaim => "Es gibt kein Remis zu reklamieren.",
        Rejection::NotInThisMode => "Das gibt es mit dem doppelten Fallblättchen nicht.",
        Rejection::NoIncrement => {
            "Mit einer Sanduhr oder fester Zeit je Zug gibt es keine Zeitgutschrift."
        }
        Rejection::OutOfRange => "Diese Zeit kann diese Uhr nicht zeigen.",
        Rejection::HasEnded => {
            "Die Partie ist zu Ende. Zum Weiterspielen das Ende rückgängig machen."
        }
        Rejection::NothingToUndo => "Es gibt nichts rückgängig zu machen.",
        Rejection::NothingToRedo => "Es gibt nichts wiederherzustellen.",
    }
}
