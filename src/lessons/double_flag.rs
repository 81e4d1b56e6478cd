//! The course on the double flag, from why time scrambles are nonsense to
//! what its relatives give. A lesson is a file.

mod scramble;

use super::lesson::{Course, Lesson};

/// The course.
pub const COURSE: Course = Course {
    slug: "double-flag",
    lessons: LESSONS,
};

/// Its lessons.
pub const LESSONS: &[Lesson] = &[scramble::LESSON];
