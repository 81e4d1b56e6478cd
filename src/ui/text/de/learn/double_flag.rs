//! The words of the course `double_flag`. A lesson is a file.

mod scramble;

use crate::lessons::double_flag::LESSONS;
use crate::ui::text::learn::{CourseWords, LessonWords, course};

/// The words.
pub const DOUBLE_FLAG: CourseWords = course(
    "Das doppelte Fallblättchen",
    "Eine Uhr, mit der man auch bei knapper Zeit noch Schach spielt.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonWords] = &[scramble::WORDS];
