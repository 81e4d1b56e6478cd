//! The words of the course `article_6`.

mod chess_clock;
mod pressing;

use crate::lessons::article_6::LESSONS;
use crate::ui::text::learn::{CourseWords, LessonWords, course};

/// The words.
pub const ARTICLE_6: CourseWords = course(
    "FIDE, article 6",
    "What the Laws say about the clock, one paragraph at a time.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonWords] = &[chess_clock::WORDS, pressing::WORDS];
