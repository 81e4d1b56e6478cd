//! Questions from all lessons, drawn by a seed: [`Quiz`].
//!
//! A question of the quiz is a question of a lesson, so its reasons and its rule are there already.
//! The same seed draws the same questions, in the same order and with the same order of answers, on
//! every device that has the same lessons, so that a teacher can share a quiz as a link.

use super::COURSES;
use super::lesson::{Asks, Course, Lesson, Step};
use super::random::Random;

/// The number of questions in a quiz, if there are enough.
pub const LENGTH: usize = 12;

/// The place of a question in the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Question {
    /// The index of its course in [`COURSES`].
    pub course: usize,
    /// The index of its lesson in the course.
    pub lesson: usize,
    /// The index of its step in the lesson.
    pub step: usize,
}

impl Question {
    /// Its course, lesson and step; `None` if there is no such step.
    pub fn find(self) -> Option<(Course, Lesson, Step)> {
        let course = *COURSES.get(self.course)?;
        let lesson = *course.lessons.get(self.lesson)?;
        let step = *lesson.steps.get(self.step)?;
        Some((course, lesson, step))
    }

    /// Whether each of its answers is right, in the order of the texts; empty if the step is not a
    /// question.
    pub fn answers(self) -> &'static [bool] {
        match self.find().map(|(_, _, step)| step.asks) {
            Some(Asks::Question { answers }) => answers,
            _ => &[],
        }
    }
}

/// All questions of all lessons (or of one course, by its index), in the order of the lessons.
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

/// The index of a course by its name in addresses, for a quiz of that course alone.
pub fn course(slug: &str) -> Option<usize> {
    COURSES.iter().position(|course| course.slug == slug)
}

/// A question in a quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedQuestion {
    /// The question of the course.
    pub question: Question,
    /// The order in which the answers are shown: for each, its index in the texts.
    pub order: Vec<usize>,
    given: Option<usize>,
}

impl AskedQuestion {
    /// The answer given, as an index into [`order`](AskedQuestion::order).
    pub fn given(&self) -> Option<usize> {
        self.given
    }

    /// Whether the answer shown at this position is right; `None` if there is none.
    pub fn is_right(&self, shown: usize) -> Option<bool> {
        let place = *self.order.get(shown)?;
        self.question.answers().get(place).copied()
    }

    /// Whether it was answered correctly; `None` if not answered yet.
    pub fn result(&self) -> Option<bool> {
        self.is_right(self.given?)
    }
}

/// The score of a quiz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Questions answered correctly.
    pub right: usize,
    /// Questions answered, correctly or not.
    pub answered: usize,
    /// All questions.
    pub of: usize,
}

/// A quiz in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    seed: u64,
    asked: Vec<AskedQuestion>,
}

impl Quiz {
    /// The quiz of a seed: of all courses, or of the one at this index. It has [`LENGTH`]
    /// questions, or fewer if there are not enough; none if there is no such course.
    pub fn draw(seed: u64, course: Option<usize>) -> Quiz {
        let mut random = Random::new(seed);
        let asked = drawn(&pool(course), &mut random)
            .into_iter()
            .map(|question| {
                let mut order: Vec<usize> = (0..question.answers().len()).collect();
                random.shuffle(&mut order);
                AskedQuestion {
                    question,
                    order,
                    given: None,
                }
            })
            .collect();
        Quiz { seed, asked }
    }

    /// The seed from which it was drawn.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Its questions, in order.
    pub fn asked(&self) -> &[AskedQuestion] {
        &self.asked
    }

    /// Answers a question; both arguments are positions as shown. Returns whether the answer is
    /// right. Only the first answer counts: for a question answered before, or an answer that does
    /// not exist, nothing changes and the result is `None`.
    pub fn answer(&mut self, place: usize, shown: usize) -> Option<bool> {
        let asked = self.asked.get_mut(place)?;
        if asked.given.is_some() {
            return None;
        }
        let right = asked.is_right(shown)?;
        asked.given = Some(shown);
        Some(right)
    }

    /// The present score.
    pub fn score(&self) -> Score {
        let results = || self.asked.iter().filter_map(AskedQuestion::result);
        Score {
            right: results().filter(|right| *right).count(),
            answered: results().count(),
            of: self.asked.len(),
        }
    }

    /// The questions answered incorrectly, in order.
    pub fn wrong(&self) -> impl Iterator<Item = &AskedQuestion> {
        self.asked
            .iter()
            .filter(|asked| asked.result() == Some(false))
    }
}

/// Draws [`LENGTH`] questions from a pool in the order of the lessons ([`pool`]). The result is in
/// the order of asking: the courses take turns, and so do the lessons within a course, so that
/// nobody is asked twelve times about the same paragraph.
pub fn drawn(pool: &[Question], random: &mut Random) -> Vec<Question> {
    let mut courses = Vec::new();
    for course in parted(pool, |question| question.course) {
        let mut lessons = parted(&course, |question| question.lesson);
        for lesson in &mut lessons {
            random.shuffle(lesson);
        }
        courses.push(dealt(lessons, random));
    }
    let mut questions = dealt(courses, random);
    questions.truncate(LENGTH);
    questions
}

/// Splits a pool into stacks of questions with the same key, in the order of the pool.
fn parted(pool: &[Question], key: impl Fn(&Question) -> usize) -> Vec<Vec<Question>> {
    pool.chunk_by(|one, next| key(one) == key(next))
        .map(<[Question]>::to_vec)
        .collect()
}

/// Deals one question from each stack, in random order of the stacks, repeatedly until all are
/// dealt.
fn dealt(stacks: Vec<Vec<Question>>, random: &mut Random) -> Vec<Question> {
    let mut stacks: Vec<_> = stacks.into_iter().map(Vec::into_iter).collect();
    let mut dealt = Vec::new();
    loop {
        let mut round: Vec<Question> = stacks.iter_mut().filter_map(Iterator::next).collect();
        if round.is_empty() {
            return dealt;
        }
        random.shuffle(&mut round);
        dealt.append(&mut round);
    }
}
