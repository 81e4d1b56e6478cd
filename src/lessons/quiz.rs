//! Questions from all lessons, drawn by a seed: [`Quiz`].
//!
//! A question of the quiz is a question of a lesson: nothing is written twice,
//! and its reasons and its rule are there.

use super::COURSES;
use super::lesson::Asks;

/// How many questions a quiz has.
pub const LENGTH: usize = 12;

/// One question: where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The place of its course in [`COURSES`].
    pub course: usize,
    /// The place of its lesson in the course.
    pub lesson: usize,
    /// The place of its step in the lesson.
    pub step: usize,
}

/// All questions of all lessons (or of one course).
pub fn pool(course: Option<usize>) -> Vec<Question> {
    let mut pool = Vec::new();
    for (place, of) in COURSES.iter().enumerate() {
        if course.is_some_and(|course| course != place) {
            continue;
        }
        for (lesson, taught) in of.lessons.iter().enumerate() {
            for (step, asked) in taught.steps.iter().enumerate() {
                if matches!(asked.asks, Asks::Question { .. }) {
                    pool.push(Question {
                        course: place,
                        lesson,
                        step,
                    });
                }
            }
        }
    }
    pool
}
