//! The pages of time controls and of keys, in German.

use super::control::sentence;
use super::key_name;
use super::length::seconds;
use super::modes::{group, group_hint};
use crate::clock::Mode;
use crate::ui::text::{ChooseText, KeysText, ManageText, TileText};

pub(super) const MANAGE: ManageText = ManageText {
    sentence,
    choose: ChooseText {
        title: "Bedenkzeit",
        last_used: "Zuletzt",
        own: "Eigene",
        new_own: "Erstellen",
        type_it: "Eintippen",
        type_one: "Bedenkzeit eintippen",
        type_hint: "5+3 · G/90 d5",
        play: "Spielen",
        edit: "Bearbeiten",
        up: "Nach oben",
        down: "Nach unten",
        share: "Link kopieren",
        shared: "Link kopiert",
        group,
        group_hint,
    },
    tile: TileText {
        odds: "Zeitvorgabe",
        versus: |white, black| format!("Weiß {white}, Schwarz {black}"),
        then: "danach ",
        length: seconds,
        moves_in: |moves, time| format!("{moves} Züge in {time}"),
        extra,
    },
    keys: KeysText {
        title: "Tastatur",
        first_half: "Linke oder untere Hälfte drücken",
        second_half: "Rechte oder obere Hälfte drücken",
        pause: "Anhalten und fortsetzen",
        undo: "Rückgängig",
        redo: "Wiederher\u{ad}stellen",
        full_screen: "Vollbild",
        help: "Diese Seite",
        either: "oder",
        name: key_name,
    },
};

fn extra(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath => String::new(),
        Mode::Increment(t) => format!("+{} pro Zug", seconds(t)),
        Mode::Delay(t) => format!("vor jedem Zug {} Aufschub", seconds(t)),
        Mode::Bronstein(t) => format!("gibt bis zu {} zurück (Bronstein)", seconds(t)),
        Mode::ByoYomi { period, count } => format!("danach {count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            format!("danach {} für je {moves} Züge", seconds(period))
        }
        Mode::Hourglass => "Sanduhr: Was einer verbraucht, gewinnt der andere".into(),
        Mode::Upcount => "danach aufwärts, ohne Fallblättchen".into(),
        Mode::PerMove => "für jeden Zug".into(),
        Mode::DoubleFlag { extra, .. } => format!("danach {} für das Remis", seconds(extra)),
    }
}
