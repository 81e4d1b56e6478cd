//! The course on FIDE's article 6, one lesson for each paragraph.

use super::lesson::{Course, Lesson};

/// The course.
pub const COURSE: Course = Course {
    slug: "article-6",
    lessons: LESSONS,
};

/// Its lessons.
pub const LESSONS: &[Lesson] = &[];
