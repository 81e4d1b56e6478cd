//! The pages of the area *learn*, with their addresses: [`LearnRoute`].

use std::num::NonZeroU16;

use super::Route;

/// A page of the lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnRoute {
    /// The list of all lessons; which course it shows may be in the query.
    Lessons,
    /// One lesson, by its id, at the step where it was left.
    Lesson(String),
    /// A step of a lesson, counted from 1.
    Step(String, NonZeroU16),
    /// The quiz; its seed is in the query.
    Quiz,
    /// The link for a class.
    Class,
}

impl LearnRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<LearnRoute> {
        Some(match *parts {
            ["learn"] => LearnRoute::Lessons,
            ["learn", "quiz"] => LearnRoute::Quiz,
            ["learn", "class"] => LearnRoute::Class,
            ["learn", "quiz" | "class", ..] => return None,
            ["learn", id] => LearnRoute::Lesson(id.into()),
            ["learn", id, step] => LearnRoute::Step(id.into(), step.parse().ok()?),
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            LearnRoute::Lessons => "/learn".into(),
            LearnRoute::Lesson(id) => format!("/learn/{id}"),
            LearnRoute::Step(id, step) => format!("/learn/{id}/{step}"),
            LearnRoute::Quiz => "/learn/quiz".into(),
            LearnRoute::Class => "/learn/class".into(),
        }
    }
}

impl From<LearnRoute> for Route {
    fn from(page: LearnRoute) -> Route {
        Route::Learn(page)
    }
}
