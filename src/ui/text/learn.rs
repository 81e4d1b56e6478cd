//! The words around the lessons: [`LearnText`]. Those of the lessons are in `lessons.rs` beside it.

pub(crate) mod correspondence;
pub(crate) mod exhibits;

use exhibits::DoubleFlagText;

use crate::clock::Event;
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::ui::text::correspondence::common::Dated;
use crate::ui::text::gallery::GalleryText;

/// All words of the lessons.
#[derive(Debug)]
pub struct LearnText {
    pub title: &'static str,
    pub lesson: &'static str,
    pub rule: fn(Rule) -> String,
    /// Why an act is refused.
    pub refusal: fn(&ExhibitError, Dated<'_>) -> String,
    /// Something that a player or the arbiter can do with a clock: the label of its button. The
    /// page shows beside it whose hand it is.
    pub act: fn(&Event) -> String,
    pub arbiter: &'static str,
    /// The texts on the correspondence games.
    pub correspondence: correspondence::LedgerExhibitText,
    pub index: IndexText,
    pub player: PlayerText,
    pub quiz: QuizText,
    pub class: ClassText,
    pub double_flag: DoubleFlagText,
    /// The gallery of embedded views.
    pub gallery: GalleryText,
}

/// The words of the list of lessons.
#[derive(Clone, Copy, Debug)]
pub struct IndexText {
    /// Continues a lesson, by its number in the course.
    pub go_on: fn(usize) -> String,
    pub begin: fn(usize) -> String,
    /// How many steps a lesson has.
    pub steps: fn(usize) -> String,
    pub done: &'static str,
    /// The number of lessons in all, after the number of those done.
    pub of: fn(usize) -> String,
}

/// The words around a lesson.
#[derive(Clone, Copy, Debug)]
pub struct PlayerText {
    /// The number of a step, counted from 1, and the number of steps.
    pub step: fn(usize, usize) -> String,
    pub task: &'static str,
    pub question: &'static str,
    pub back: &'static str,
    pub begin_again: &'static str,
    pub show: &'static str,
    pub showing: &'static str,
    pub go_on: &'static str,
    pub finish: &'static str,
    /// Why the learner cannot go on.
    pub task_first: &'static str,
    pub answer_first: &'static str,
    pub right_first: &'static str,
    pub right: &'static str,
    pub wrong: &'static str,
    pub done: &'static str,
    pub copy_link: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub end: &'static str,
    /// The heading over the steps that are not solved yet.
    pub end_open: &'static str,
    pub learnt: &'static str,
    pub next: &'static str,
    pub anew: &'static str,
    pub all: &'static str,
    pub missing: &'static str,
    pub keys: &'static str,
}

/// The words of the quiz.
#[derive(Clone, Copy, Debug)]
pub struct QuizText {
    pub title: &'static str,
    pub lead: fn(usize) -> String,
    pub mixed: &'static str,
    /// By its seed.
    pub number: fn(u64) -> String,
    pub question: fn(usize, usize) -> String,
    pub result: &'static str,
    pub score: fn(usize, usize) -> String,
    pub all_right: &'static str,
    pub were_wrong: &'static str,
    pub your_answer: &'static str,
    pub right_answer: &'static str,
    pub to_step: &'static str,
    pub another: &'static str,
    pub same: &'static str,
    pub none: &'static str,
    pub see_result: &'static str,
}

/// The words of the link for a class.
#[derive(Clone, Copy, Debug)]
pub struct ClassText {
    pub title: &'static str,
    pub lead: &'static str,
    pub given: &'static str,
    pub lessons: &'static str,
    pub course: &'static str,
    pub language: &'static str,
    pub own_language: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
}
