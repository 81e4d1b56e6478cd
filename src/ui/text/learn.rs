//! The words of the lessons: [`Learn`].
//!
//! The steps of a lesson are data (`crate::lessons`); its words are here, in
//! the same order. A step without its words, or an answer without its reason,
//! does not compile ([`course`]).

use crate::lessons::exhibit::Refusal;
use crate::lessons::lesson::{Asks, Lesson, Rule};

/// All words of the lessons.
#[allow(missing_docs, reason = "the names say what the texts say")]
#[derive(Debug)]
pub struct Learn {
    pub title: &'static str,
    /// What the page of what can be embedded is for.
    pub embed_hint: &'static str,
    /// In the order of [`COURSES`](crate::lessons::COURSES).
    pub courses: [CourseWords; 3],
    pub rule: fn(Rule) -> String,
    pub refusal: fn(&Refusal) -> String,
}

/// The words of a course.
#[derive(Clone, Copy, Debug)]
pub struct CourseWords {
    /// Its name.
    pub title: &'static str,
    /// What one knows after it, in a sentence.
    pub aim: &'static str,
    /// Its lessons.
    pub lessons: &'static [LessonWords],
}

/// The words of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonWords {
    /// Its name, of at most 40 characters.
    pub title: &'static str,
    /// What it is about, in a sentence of at most 120 characters.
    pub aim: &'static str,
    /// Its steps.
    pub steps: &'static [StepWords],
}

/// The words of a step.
#[derive(Clone, Copy, Debug)]
pub struct StepWords {
    /// A sentence or two: at most 320 characters. A blank line parts
    /// paragraphs.
    pub says: &'static str,
    /// What is to be done, or asked: one sentence. Empty where nothing is.
    pub asks: &'static str,
    /// What is said when the task is done: one sentence.
    pub done: &'static str,
    /// The answers, each with the reason why it is right or wrong.
    pub answers: &'static [(&'static str, &'static str)],
}

impl StepWords {
    /// Of a step at which one reads or looks.
    pub const fn read(says: &'static str) -> StepWords {
        StepWords {
            says,
            asks: "",
            done: "",
            answers: &[],
        }
    }

    /// Of a task.
    pub const fn task(says: &'static str, asks: &'static str, done: &'static str) -> StepWords {
        StepWords {
            says,
            asks,
            done,
            answers: &[],
        }
    }

    /// Of a question.
    pub const fn question(
        says: &'static str,
        asks: &'static str,
        answers: &'static [(&'static str, &'static str)],
    ) -> StepWords {
        StepWords {
            says,
            asks,
            done: "",
            answers,
        }
    }
}

/// The words of a course, which fit its lessons.
///
/// # Panics
/// When words lack or are too many. Evaluated in a constant, that is an error
/// of the compiler.
pub const fn course(
    title: &'static str,
    aim: &'static str,
    lessons: &[Lesson],
    words: &'static [LessonWords],
) -> CourseWords {
    assert!(lessons.len() == words.len(), "a lesson lacks its words");
    let mut lesson = 0;
    while lesson < lessons.len() {
        let (steps, said) = (lessons[lesson].steps, words[lesson].steps);
        assert!(steps.len() == said.len(), "a step lacks its words");
        let mut step = 0;
        while step < steps.len() {
            let words = &said[step];
            assert!(!words.says.is_empty(), "a step says nothing");
            match steps[step].asks {
                Asks::Nothing => assert!(words.asks.is_empty(), "nothing is asked here"),
                Asks::Task { .. } => {
                    assert!(!words.asks.is_empty(), "a task lacks its words");
                    assert!(!words.done.is_empty(), "a task lacks its end");
                }
                Asks::Question { .. } => {
                    assert!(!words.asks.is_empty(), "a question lacks its words")
                }
            }
            let answers = steps[step].answers();
            assert!(answers == words.answers.len(), "an answer lacks its words");
            step += 1;
        }
        lesson += 1;
    }
    CourseWords {
        title,
        aim,
        lessons: words,
    }
}
