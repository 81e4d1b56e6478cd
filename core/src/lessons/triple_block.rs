//! The course on Triple Block, from the three blocks to choosing an event.
//!
//! Each lesson is a file. All games start on 1 January 2027, and their blocks are those that the
//! rules propose for the length of the event.

mod absence;
mod after_50;
mod blocks;
mod etl;
mod event;
mod long_thought;
mod move_done;
mod overflow;
mod protection;
mod table;
mod team;

use super::lesson::{Course, Lesson};

pub(crate) const COURSE: Course = Course {
    slug: "triple-block",
    lessons: LESSONS,
};

/// Its lessons, in their order.
pub const LESSONS: &[Lesson] = &[
    blocks::LESSON,
    move_done::LESSON,
    overflow::LESSON,
    etl::LESSON,
    long_thought::LESSON,
    after_50::LESSON,
    protection::LESSON,
    team::LESSON,
    absence::LESSON,
    event::LESSON,
];
