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
use crate::ui::text::learn::exhibits::{DoubleFlagWords, exact_seconds};
use crate::ui::text::learn::{CourseWords, LessonWords, course};

/// The words.
pub const DOUBLE_FLAG: CourseWords = course(
    "Das doppelte Fallblättchen",
    "Eine Uhr, mit der man auch bei knapper Zeit noch Schach spielt.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonWords] = &[
    scramble::WORDS,
    first_flag::WORDS,
    extra_time::WORDS,
    bonus::WORDS,
    results::WORDS,
    claim::WORDS,
    bullet::WORDS,
    beside::WORDS,
];
