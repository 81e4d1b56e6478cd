//! The words of the exhibits of the course `double_flag`.

use crate::time::exact_seconds;
use crate::ui::text::learn::exhibits::DoubleFlagText;

/// The words of its exhibits.
pub(super) const EXHIBITS: DoubleFlagText = DoubleFlagText {
    first_move_starts: "Die Uhren starten mit dem ersten Zug.",
    curves: "Was das Drücken in der Zusatzzeit bringt",
    left: "Verbleibende Zusatzzeit",
    gives: "Drücken bringt",
    after: "Nach dem Drücken",
    press: "Drücken",
    drag: "Den Griff ziehen oder die Pfeiltasten nehmen: eine Sekunde, mit Umschalt eine Zehntelsekunde.",
    place: |left, after| {
        let [left, after] = [left, after].map(|time| exact_seconds(time, ','));
        format!("{left} s übrig, {after} s nach dem Drücken")
    },
    seconds: |time| format!("{}\u{a0}s", exact_seconds(time, ',')),
    press_all: "Alle Uhren drücken",
    black_thinks: "Schwarz ist am Zug.",
    spent: |time| {
        format!(
            "Der letzte Zug hat {} s gekostet.",
            exact_seconds(time, ',')
        )
    },
};
