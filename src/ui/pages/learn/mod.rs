//! The lessons: all of them, one of them, and the quiz.

mod end;
pub mod index;
pub mod lesson;
pub mod quiz;
mod step;
mod told;

use std::num::NonZeroU16;

use leptos::prelude::*;

use crate::lessons::COURSES;
use crate::lessons::lesson::Lesson;
use crate::lessons::quiz::pool;
use crate::ui::el::El;
use crate::ui::learning::Learning;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::table::Table;
use crate::ui::text::learn;
use crate::ui::text::learn::{CourseWords, LessonWords, StepWords};

/// The page.
pub fn learn_page(asked: &LearnRoute) -> El {
    let table = expect_context::<Table>();
    let learning = Learning::open(table);
    let (slug, place) = match asked {
        LearnRoute::Lessons => return index::index_page(learning),
        LearnRoute::Quiz => return quiz::quiz_page(),
        LearnRoute::Lesson(slug) => (slug, None),
        LearnRoute::Step(slug, step) => (slug, Some(usize::from(step.get()) - 1)),
    };
    match Taught::find(slug) {
        Some(taught) => lesson::lesson_page(taught, place, learning),
        None => {
            table.tell(learn().player.missing.into());
            index::index_page(learning)
        }
    }
}

/// A lesson and its words.
#[derive(Clone, Copy, Debug)]
pub struct Taught {
    /// The place of its course.
    pub course: usize,
    /// Its place in the course.
    pub place: usize,
    /// Its steps.
    pub lesson: Lesson,
    /// What it says.
    pub words: &'static LessonWords,
}

impl Taught {
    /// The lesson at a place of a course.
    pub fn at(course: usize, place: usize) -> Option<Taught> {
        Some(Taught {
            course,
            place,
            lesson: *COURSES.get(course)?.lessons.get(place)?,
            words: learn().courses.get(course)?.lessons.get(place)?,
        })
    }

    /// The lesson of this name.
    pub fn find(slug: &str) -> Option<Taught> {
        all().find(|taught| taught.lesson.slug == slug)
    }

    /// The one after it, in its course.
    pub fn next(&self) -> Option<Taught> {
        Taught::at(self.course, self.place + 1)
    }

    /// The words of a step.
    pub fn step(&self, place: usize) -> Option<&'static StepWords> {
        self.words.steps.get(place)
    }

    /// Its course.
    pub fn course(&self) -> Option<&'static CourseWords> {
        learn().courses.get(self.course)
    }
}

/// The lessons of a course, in order.
pub fn lessons_of(course: usize) -> impl Iterator<Item = Taught> {
    (0..).map_while(move |place| Taught::at(course, place))
}

fn all() -> impl Iterator<Item = Taught> {
    (0..COURSES.len()).flat_map(lessons_of)
}

/// Whether there is anything to be asked.
fn has_questions() -> bool {
    !pool(None).is_empty()
}

/// The link to a lesson, where it was left.
fn lesson_href(taught: &Taught) -> String {
    Route::Learn(LearnRoute::Lesson(taught.lesson.slug.into())).href()
}

/// The link to a step, counted from 0.
fn step_href(taught: &Taught, place: usize) -> String {
    let step = u16::try_from(place + 1).ok().and_then(NonZeroU16::new);
    let slug = taught.lesson.slug.into();
    Route::Learn(LearnRoute::Step(slug, step.unwrap_or(NonZeroU16::MIN))).href()
}
