//! The words of the course `double_flag`. A lesson is a file.

mod beside;
mod bonus;
mod bullet;
mod claim;
mod extra_time;
mod first_flag;
mod results;
mod scramble;

use crate::lessons::double_flag::LESSONS;
use crate::time::exact_seconds;
use crate::ui::text::learn::exhibits::DoubleFlagText;
use crate::ui::text::learn::{CourseText, LessonText, course};

pub(super) const DOUBLE_FLAG: CourseText = course(
    "Das doppelte Fallblättchen",
    "Eine Uhr, mit der man auch bei knapper Zeit noch Schach spielt.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonText] = &[
    scramble::WORDS,
    first_flag::WORDS,
    extra_time::WORDS,
    bonus::WORDS,
    results::WORDS,
    claim::WORDS,
    bullet::WORDS,
    beside::WORDS,
];

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
