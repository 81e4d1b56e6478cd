//! The course on the double flag, from why time scrambles are nonsense to claiming a draw.

use super::lesson::{Course, Lesson};

/// The course.
pub const COURSE: Course = Course {
    slug: "double-flag",
    lessons: LESSONS,
};

/// Its lessons.
pub const LESSONS: &[Lesson] = &[];
