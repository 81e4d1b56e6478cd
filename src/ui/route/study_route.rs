//! The pages of the area *study*, with their addresses: [`StudyRoute`].

use super::Route;

/// A page to study a game or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyRoute {
    /// The games that were opened last.
    Study,
    /// Whether a side can still win the position in the query.
    Winnability,
}

impl StudyRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<StudyRoute> {
        Some(match *parts {
            ["study"] => StudyRoute::Study,
            ["winning"] => StudyRoute::Winnability,
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            StudyRoute::Study => "/study".into(),
            StudyRoute::Winnability => "/winning".into(),
        }
    }
}

impl From<StudyRoute> for Route {
    fn from(page: StudyRoute) -> Route {
        Route::Study(page)
    }
}
