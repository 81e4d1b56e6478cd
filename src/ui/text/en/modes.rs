//! Groups of time controls, and what each does with a move, in English.

use super::length::{hours, seconds};
use crate::clock::Mode;
use crate::clock::presets::Group;
use crate::ui::text::TileText;

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Bullet => "Bullet",
        Group::Blitz => "Blitz",
        Group::Rapid => "Rapid",
        Group::Classical => "Classical",
        Group::Tournament => "Tournament",
        Group::DoubleFlag => "Double flag",
        Group::Delay => "Delay",
        Group::Overtime => "Overtime",
        Group::Other => "Other",
    }
}

pub(super) fn mode_short(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath | Mode::Upcount => String::new(),
        Mode::Increment(t) => format!("+{} per move", seconds(t)),
        Mode::Delay(t) => format!("{} delay", seconds(t)),
        Mode::Bronstein(t) => format!("up to {} back", seconds(t)),
        Mode::ByoYomi { period, count } => format!("{count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => format!("{moves} moves in {}", seconds(period)),
        Mode::Hourglass => "hourglass".into(),
        Mode::PerMove => "for each move".into(),
        Mode::DoubleFlag { extra, .. } => format!("then {} to hold a draw", seconds(extra)),
    }
}

/// The name of a time control, and its meaning in a line.
pub(super) const TILE: TileText = TileText {
    odds: "Time odds",
    hourglass: "Hourglass",
    versus: |white, black| format!("White {white}, Black {black}"),
    then: "then ",
    then_again: "then ",
    length: hours,
    moves_in: |moves, time| format!("{moves} moves in {time}"),
    extra,
};

fn extra(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath => String::new(),
        Mode::Increment(t) => format!("+{} per move", seconds(t)),
        Mode::Delay(t) => format!("waits {} before each move", seconds(t)),
        Mode::Bronstein(t) => format!("gives back up to {} (Bronstein)", seconds(t)),
        Mode::ByoYomi { period, count } => format!("then {count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            format!("then {} for every {moves} moves", seconds(period))
        }
        Mode::Hourglass => "what one uses, the other gains".into(),
        Mode::Upcount => "then counts up, without a flag".into(),
        Mode::PerMove => "for each move".into(),
        Mode::DoubleFlag { extra, .. } => format!("then {} to hold a draw", seconds(extra)),
    }
}
