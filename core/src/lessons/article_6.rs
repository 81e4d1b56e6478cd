//! The course on FIDE's article 6, one lesson for each paragraph.
//!
//! Each lesson sets up a clock, and the learner is either a player or the arbiter. The paragraphs
//! are those of the edition in the project's rule texts; where today's Laws differ, a step says so.

mod both_flags;
mod chess_clock;
mod default_time;
mod defect;
mod fallen;
mod flag;
mod irregularity;
mod losing;
mod periods;
mod placing;
mod pressing;
mod screens;
mod start;
mod stopping;
mod table;

use super::lesson::{Course, Lesson};

/// The course on article 6 of the Laws, in its order.
pub(crate) const COURSE: Course = Course {
    slug: "article-6",
    lessons: LESSONS,
};

/// Its lessons, in the order of the paragraphs.
pub const LESSONS: &[Lesson] = &[
    chess_clock::LESSON,
    periods::LESSON,
    flag::LESSON,
    placing::LESSON,
    start::LESSON,
    default_time::LESSON,
    pressing::LESSON,
    fallen::LESSON,
    losing::LESSON,
    defect::LESSON,
    both_flags::LESSON,
    stopping::LESSON,
    irregularity::LESSON,
    screens::LESSON,
];
