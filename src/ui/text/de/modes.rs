//! Groups of time controls, and what each does with a move, in German.

use super::length::{count, seconds};
use crate::clock::Mode;
use crate::clock::draft::ModeKind;
use crate::clock::presets::Group;

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Bullet => "Bullet",
        Group::Blitz => "Blitz",
        Group::Rapid => "Schnellschach",
        Group::Classical => "Turnierschach",
        Group::DoubleFlag => "Doppeltes Fallblättchen",
        Group::Delay => "Aufschub",
        Group::Overtime => "Byo-yomi",
        Group::Other => "Anderes",
    }
}

pub(super) fn group_hint(group: Group) -> &'static str {
    match group {
        Group::DoubleFlag => {
            "Die Hauptzeit ist zum Gewinnen da. Ist sie um, gibt es Zusatzzeit, um das Remis zu \
             halten: bei „15\u{a0}df60/10“ 60\u{a0}Sekunden und bis zu 10 mehr für jeden Zug."
        }
        Group::Delay => {
            "„5\u{a0}d2“: Vor jedem Zug wartet die Uhr 2\u{a0}Sekunden. „3\u{a0}b2“: Nach dem Zug \
             kommen bis zu 2\u{a0}verbrauchte Sekunden zurück (Bronstein)."
        }
        Group::Overtime => {
            "„30\u{a0}byo\u{a0}5x30“: 30\u{a0}Minuten, danach 5\u{a0}Perioden von \
             30\u{a0}Sekunden, die erst verloren gehen, wenn sie aufgebraucht sind. \
             „60\u{a0}can\u{a0}5min/10“: danach je 10\u{a0}Züge in 5\u{a0}Minuten."
        }
        Group::Other => {
            "„5\u{a0}v\u{a0}4“: 5\u{a0}Minuten für Weiß, 4 für Schwarz. „hourglass\u{a0}1“, \
             die Sanduhr: Was der eine verbraucht, gewinnt der andere. „10s/move“: \
             10\u{a0}Sekunden für jeden Zug. „25\u{a0}up“: Nach 25\u{a0}Minuten zählt die Uhr \
             aufwärts."
        }
        _ => "",
    }
}

pub(super) fn mode(mode: ModeKind) -> &'static str {
    match mode {
        ModeKind::SuddenDeath => "nichts: feste Bedenkzeit",
        ModeKind::Increment => "Zeitgutschrift (Fischer)",
        ModeKind::Delay => "Aufschub vor jedem Zug (US)",
        ModeKind::Bronstein => "Zeit zurück nach dem Zug (Bronstein)",
        ModeKind::ByoYomi => "Byo-yomi",
        ModeKind::Canadian => "kanadisches Byo-yomi",
        ModeKind::Hourglass => "Sanduhr",
        ModeKind::Upcount => "nichts: nach null aufwärts zählen",
        ModeKind::PerMove => "nichts: diese Zeit für jeden Zug",
        ModeKind::DoubleFlag => "Zusatzzeit (doppeltes Blättchen)",
    }
}

pub(super) fn mode_short(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath | Mode::Upcount => String::new(),
        Mode::Increment(t) => format!("+{} je Zug", seconds(t)),
        Mode::Delay(t) => format!("{} Aufschub", seconds(t)),
        Mode::Bronstein(t) => format!("bis zu {} zurück", seconds(t)),
        Mode::ByoYomi { period, count } => format!("{count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            let moves = count(moves.into(), "Zug", "Züge");
            format!("{moves} in {}", seconds(period))
        }
        Mode::Hourglass => "Sanduhr".into(),
        Mode::PerMove => "für jeden Zug".into(),
        Mode::DoubleFlag { extra, bonus, .. } => {
            format!("{} Zusatzzeit, +{} je Zug", seconds(extra), seconds(bonus))
        }
    }
}
