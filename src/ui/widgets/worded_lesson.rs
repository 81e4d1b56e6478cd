//! A lesson with its words in the language in use: [`WordedLesson`].

use std::num::NonZeroU16;

use crate::lessons::lesson::Lesson;
use crate::lessons::quiz::pool;
use crate::lessons::{COURSES, OFFERED};
use crate::ui::route::{LessonRoute, Route};
use crate::ui::text::lessons::courses;
use crate::ui::text::lessons::{LessonText, StepText};

/// A lesson and its words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WordedLesson {
    /// The place of its course.
    pub course: usize,
    /// Its place in the course.
    pub place: usize,
    pub lesson: Lesson,
    /// Its texts.
    pub words: &'static LessonText,
}

impl WordedLesson {
    /// The lesson at a place of a course.
    pub(crate) fn at(course: usize, place: usize) -> Option<WordedLesson> {
        Some(WordedLesson {
            course,
            place,
            lesson: *COURSES.get(course)?.lessons.get(place)?,
            words: courses().get(course)?.lessons.get(place)?,
        })
    }

    /// The lesson of this name.
    pub(crate) fn find(slug: &str) -> Option<WordedLesson> {
        all().find(|taught| taught.lesson.slug == slug)
    }

    /// The next one in its course.
    pub(crate) fn next(&self) -> Option<WordedLesson> {
        WordedLesson::at(self.course, self.place + 1)
    }

    /// The words of a step.
    pub(crate) fn step(&self, place: usize) -> Option<&'static StepText> {
        self.words.steps.get(place)
    }
}

/// The lessons of a course, in order.
pub(crate) fn lessons_of(course: usize) -> impl Iterator<Item = WordedLesson> {
    (0..).map_while(move |place| WordedLesson::at(course, place))
}

/// All lessons, in the order of the pages.
pub(crate) fn all() -> impl Iterator<Item = WordedLesson> {
    OFFERED.into_iter().flat_map(lessons_of)
}

/// Whether there are any questions to ask.
pub(crate) fn has_questions() -> bool {
    !pool(None).is_empty()
}

/// The link to a lesson, where it was left.
pub(crate) fn lesson_href(taught: &WordedLesson) -> String {
    Route::Lesson(LessonRoute::Lesson(taught.lesson.slug.into())).href()
}

/// The link to a step, counted from 0.
pub(crate) fn step_href(taught: &WordedLesson, place: usize) -> String {
    let step = u16::try_from(place + 1).ok().and_then(NonZeroU16::new);
    let slug = taught.lesson.slug.into();
    Route::Lesson(LessonRoute::Step(slug, step.unwrap_or(NonZeroU16::MIN))).href()
}
