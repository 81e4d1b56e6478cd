//! The course on the double flag, from why time scrambles are nonsense to what related time
//! controls give. Each lesson is a file.

mod beside;
mod bonus;
mod bullet;
mod claim;
mod extra_time;
mod first_flag;
mod results;
mod scramble;
mod table;

use super::lesson::{Course, Lesson};

pub(crate) const COURSE: Course = Course {
    slug: "double-flag",
    lessons: LESSONS,
};

/// Its lessons, in their order.
pub const LESSONS: &[Lesson] = &[
    scramble::LESSON,
    first_flag::LESSON,
    extra_time::LESSON,
    bonus::LESSON,
    results::LESSON,
    claim::LESSON,
    bullet::LESSON,
    beside::LESSON,
];
