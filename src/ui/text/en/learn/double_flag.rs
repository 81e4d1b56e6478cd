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
    "The double flag",
    "A clock that lets you be short of time and still play chess.",
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
    first_move_starts: "The clocks start with your first move.",
    curves: "What a press on extra time gives",
    left: "Extra time left",
    gives: "A press gives",
    after: "After the press",
    press: "Press",
    drag: "Drag the handle, or use the arrow keys: a second, with Shift a tenth.",
    place: |left, after| {
        let [left, after] = [left, after].map(|time| exact_seconds(time, '.'));
        format!("{left} s left, {after} s after a press")
    },
    seconds: |time| format!("{}\u{a0}s", exact_seconds(time, '.')),
    press_all: "Press all clocks",
    black_thinks: "Black is to move.",
    spent: |time| format!("The last move took {} s.", exact_seconds(time, '.')),
};
