//! Lessons as data: scripts of the same events that a real game has, played by
//! the same core. Pure; the words are the catalogue's, so that a lesson is
//! written once for all languages.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`lesson`] | a lesson, its steps, the rule that each cites |
//! | [`exhibit`] | what a step gives into one's hands: a clock, a board, a ledger, curves, the table of events |
//! | [`run`] | a lesson while it is taken: which step, what was done, whether one may go on |
//! | [`progress`] | what was solved, kept |
//! | [`quiz`] | questions from all lessons, drawn by a seed |
//! | [`random`] | chance that is the same on every device |
//! | [`triple_block`], [`double_flag`], [`article_6`] | the courses |
//!
//! A lesson cannot be finished wrongly: it is done when each of its tasks was
//! seen to be done by the core and each of its questions was answered rightly
//! ([`progress::Progress::is_done`]). Whatever one does, the exhibit of a step
//! can be begun again.

pub mod article_6;
pub(crate) mod double_flag;
pub mod exhibit;
pub mod lesson;
pub mod progress;
pub mod quiz;
pub mod random;
pub mod run;
pub(crate) mod triple_block;

pub use lesson::{Course, Lesson, Step};

/// All courses, in the order in which they are offered.
pub const COURSES: [Course; 3] = [triple_block::COURSE, double_flag::COURSE, article_6::COURSE];

/// The lesson of a link, by its name in addresses.
pub fn find(slug: &str) -> Option<(Course, Lesson)> {
    COURSES.into_iter().find_map(|course| {
        let lesson = course.lessons.iter().find(|lesson| lesson.slug == slug)?;
        Some((course, *lesson))
    })
}
