//! The pages of the area *learn*, with their addresses: [`LearnRoute`].

use super::Route;

/// A page that leads to lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnRoute {
    /// The list of all lessons; which course it shows may be in the query.
    Lessons,
    /// The link for a class.
    Class,
}

impl LearnRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<LearnRoute> {
        Some(match *parts {
            ["learn"] => LearnRoute::Lessons,
            ["learn", "class"] => LearnRoute::Class,
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            LearnRoute::Lessons => "/learn".into(),
            LearnRoute::Class => "/learn/class".into(),
        }
    }
}

impl From<LearnRoute> for Route {
    fn from(page: LearnRoute) -> Route {
        Route::Learn(page)
    }
}
