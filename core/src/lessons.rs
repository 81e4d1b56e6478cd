//! Lessons as data: scripts of the same events as in a real game, played by the same core. Pure;
//! the texts are in the catalogue, so that each lesson is written once for all languages.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`lesson`] | a lesson, its steps, the rule that each cites |
//! | [`exhibit`] | what a step lets one handle: a clock, a board, a ledger, curves, the table of events |
//! | [`run`] | a lesson in progress: the current step, its state, whether the learner may go on |
//! | [`progress`] | the solved steps, as stored |
//! | [`quiz`] | questions from all lessons, drawn with a seed |
//! | [`random`] | pseudorandom numbers that are the same on every device |
//! | [`triple_block`], [`double_flag`], [`article_6`] | the courses |
//!
//! A lesson cannot be failed: it is done once the core has found each of its tasks done and each of
//! its questions was answered correctly ([`progress::Progress::is_done`]). The exhibit of a step
//! can always be restarted.

pub mod article_6;
pub mod double_flag;
pub mod exhibit;
pub mod lesson;
pub mod progress;
pub mod quiz;
pub mod random;
pub mod run;
pub mod triple_block;

pub use lesson::{Course, Lesson, Step};

/// All courses. The quiz of a seed is drawn in this order, so links keep it.
pub const COURSES: [Course; 3] = [triple_block::COURSE, double_flag::COURSE, article_6::COURSE];

/// The places of the courses in [`COURSES`], in the order in which pages offer them: those of a
/// clock on the table come first.
pub const OFFERED: [usize; COURSES.len()] = [1, 2, 0];

/// The lesson of a link, by its name in addresses.
pub fn find(slug: &str) -> Option<(Course, Lesson)> {
    COURSES.into_iter().find_map(|course| {
        let lesson = course.lessons.iter().find(|lesson| lesson.slug == slug)?;
        Some((course, *lesson))
    })
}
