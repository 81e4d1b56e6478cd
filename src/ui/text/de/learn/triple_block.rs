//! The words of the course `triple_block`.

mod blocks;

use crate::lessons::triple_block::LESSONS;
use crate::ui::text::learn::{CourseWords, LessonWords, course};

/// The words.
pub const TRIPLE_BLOCK: CourseWords = course(
    "Triple Block",
    "Drei Blöcke Bedenkzeit, und wie man im Fernschach nie nach Zeit verliert.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonWords] = &[blocks::WORDS];
