//! The words of the course `article_6`, in German.

mod chess_clock;
mod pressing;

use crate::lessons::article_6::LESSONS;
use crate::ui::text::learn::{CourseWords, LessonWords, course};

/// The words.
pub const ARTICLE_6: CourseWords = course(
    "FIDE, Artikel 6",
    "Was die Schachregeln über die Uhr sagen, ein Absatz nach dem anderen.",
    LESSONS,
    WORDS,
);

const WORDS: &[LessonWords] = &[chess_clock::WORDS, pressing::WORDS];
