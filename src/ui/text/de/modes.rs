//! Groups of time controls, and what each does with a move, in German.

use super::length::{count, hours, seconds};
use crate::clock::Mode;
use crate::clock::presets::Group;
use crate::ui::text::TileText;

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Bullet => "Bullet",
        Group::Blitz => "Blitz",
        Group::Rapid => "Schnell",
        Group::Classical => "Klassisch",
        Group::Tournament => "Turnier",
        Group::DoubleFlag => "Doppeltes Fallblättchen",
        Group::Delay => "Aufschub",
        Group::Overtime => "Byo-yomi",
        Group::Other => "Anderes",
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
        Mode::DoubleFlag { extra, .. } => format!("danach {} für das Remis", seconds(extra)),
    }
}

/// The name of a time control, and its meaning in a line.
pub(super) const TILE: TileText = TileText {
    odds: "Zeitvorgabe",
    hourglass: "Sanduhr",
    versus: |white, black| format!("Weiß {white}, Schwarz {black}"),
    then: "danach ",
    then_again: "dann ",
    length: hours,
    moves_in: |moves, time| format!("{moves} Züge in {time}"),
    extra,
};

fn extra(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath => String::new(),
        Mode::Increment(t) => format!("+{} je Zug", seconds(t)),
        Mode::Delay(t) => format!("vor jedem Zug {} Aufschub", seconds(t)),
        Mode::Bronstein(t) => format!("gibt bis zu {} zurück (Bronstein)", seconds(t)),
        Mode::ByoYomi { period, count } => format!("danach {count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            format!("danach {} für je {moves} Züge", seconds(period))
        }
        Mode::Hourglass => "was einer verbraucht, gewinnt der andere".into(),
        Mode::Upcount => "danach aufwärts, ohne Fallblättchen".into(),
        Mode::PerMove => "für jeden Zug".into(),
        Mode::DoubleFlag { extra, .. } => format!("danach {} für das Remis", seconds(extra)),
    }
}
