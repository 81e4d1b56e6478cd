//! The course on FIDE's article 6, one lesson for each paragraph.
//!
//! Each lesson puts a clock on the table, and the learner is now a player, now
//! the arbiter. The paragraphs are those of the edition in the project's rule
//! texts; where today's Laws say something else, a step says so.

mod chess_clock;
mod pressing;
mod table;

use super::lesson::{Course, Lesson};

/// The course.
pub const COURSE: Course = Course {
    slug: "article-6",
    lessons: LESSONS,
};

/// Its lessons, in the order of the paragraphs.
pub const LESSONS: &[Lesson] = &[chess_clock::LESSON, pressing::LESSON];
