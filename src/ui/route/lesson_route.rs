//! The pages of the area *lesson*, with their addresses: [`LessonRoute`].

use std::num::NonZeroU16;

use super::Route;

/// A page on which the rules are taught or asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonRoute {
    /// One lesson, by its id, at the step where it was left.
    Lesson(String),
    /// A step of a lesson, counted from 1.
    Step(String, NonZeroU16),
    /// The quiz; its seed is in the query.
    Quiz,
}

impl LessonRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<LessonRoute> {
        Some(match *parts {
            ["learn", "quiz"] => LessonRoute::Quiz,
            ["learn", "quiz" | "class", ..] => return None,
            ["learn", id] => LessonRoute::Lesson(id.into()),
            ["learn", id, step] => LessonRoute::Step(id.into(), step.parse().ok()?),
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            LessonRoute::Lesson(id) => format!("/learn/{id}"),
            LessonRoute::Step(id, step) => format!("/learn/{id}/{step}"),
            LessonRoute::Quiz => "/learn/quiz".into(),
        }
    }
}

impl From<LessonRoute> for Route {
    fn from(page: LessonRoute) -> Route {
        Route::Lesson(page)
    }
}
