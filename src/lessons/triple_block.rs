//! The course on Triple Block, from the three blocks to planning an absence.

use super::lesson::{Course, Lesson};

/// The course.
pub const COURSE: Course = Course {
    slug: "triple-block",
    lessons: LESSONS,
};

/// Its lessons.
pub const LESSONS: &[Lesson] = &[];
