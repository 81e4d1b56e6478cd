//! The words of the lessons: `locales/TAG/lessons.ftl`, in the order of the courses, lessons and
//! steps (`crate::lessons`) that they are for.
//!
//! They are so many that none has a function of its own: [`courses`] takes them one after another,
//! as many for each step as it needs. `xtask/tests/house/lessons.rs` holds that each has the name
//! of its step.

use std::cell::Cell;

use crate::lessons::COURSES;
use crate::lessons::lesson::{Asks, Lesson, Step};
use crate::words::{Table, area};

area!("lessons", without functions);

thread_local! {
    /// The words of the table in use.
    static COURSES_IN_USE: Cell<Option<(&'static Table, &'static [CourseText])>> =
        const { Cell::new(None) };
}

/// The words of a course.
#[derive(Debug)]
pub struct CourseText {
    pub title: &'static str,
    /// Its aim: what the learner knows after it, in a sentence.
    pub aim: &'static str,
    pub lessons: Vec<LessonText>,
}

/// The words of a lesson.
#[derive(Debug)]
pub struct LessonText {
    /// Its name, of at most 40 characters.
    pub title: &'static str,
    /// Its subject, in a sentence of at most 120 characters.
    pub aim: &'static str,
    pub steps: Vec<StepText>,
}

/// The words of a step.
#[derive(Debug)]
pub struct StepText {
    /// A sentence or two: at most 320 characters. A blank line separates paragraphs.
    pub says: &'static str,
    /// The task or the question: one sentence. Empty if the step asks nothing.
    pub asks: &'static str,
    /// The text shown when the task is done: one sentence. Empty if there is no task.
    pub done: &'static str,
    /// The answers, each with the reason why it is right or wrong.
    pub answers: Vec<(&'static str, &'static str)>,
}

/// The words of all courses, in the order of [`COURSES`].
pub fn courses() -> &'static [CourseText] {
    let table = WORDS.table();
    let known = COURSES_IN_USE
        .get()
        .filter(|(of, _)| std::ptr::eq(*of, table));
    let courses = known.map(|(_, courses)| courses);
    courses.unwrap_or_else(|| {
        let mut texts = Texts { table, next: 0 };
        let courses = COURSES.iter().map(|course| CourseText {
            title: texts.next(),
            aim: texts.next(),
            lessons: course
                .lessons
                .iter()
                .map(|lesson| texts.lesson(lesson))
                .collect(),
        });
        // They stay as long as their table.
        let courses: &'static [CourseText] = Vec::leak(courses.collect());
        COURSES_IN_USE.set(Some((table, courses)));
        courses
    })
}

/// The texts of a table, one after another.
struct Texts {
    table: &'static Table,
    next: usize,
}

impl Texts {
    fn next(&mut self) -> &'static str {
        self.next += 1;
        self.table.whole(self.next - 1)
    }

    fn lesson(&mut self, lesson: &Lesson) -> LessonText {
        LessonText {
            title: self.next(),
            aim: self.next(),
            steps: lesson.steps.iter().map(|step| self.step(step)).collect(),
        }
    }

    fn step(&mut self, step: &Step) -> StepText {
        let says = self.next();
        let (mut asks, mut done) = ("", "");
        let mut answers = Vec::new();
        match step.asks {
            Asks::Nothing => {}
            Asks::Task { .. } => (asks, done) = (self.next(), self.next()),
            Asks::Question { answers: right } => {
                asks = self.next();
                answers = right.iter().map(|_| (self.next(), self.next())).collect();
            }
        }
        StepText {
            says,
            asks,
            done,
            answers,
        }
    }
}
