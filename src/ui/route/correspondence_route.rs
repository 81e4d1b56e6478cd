//! The pages of the area *correspondence game*, with their addresses: [`CorrespondenceRoute`].

use super::Route;

/// A page about one correspondence game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorrespondenceRoute {
    /// The form for a new game.
    New,
    /// One game, by its id.
    Game(String),
}

impl CorrespondenceRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<CorrespondenceRoute> {
        Some(match *parts {
            ["post", "new"] => CorrespondenceRoute::New,
            ["post", "game", id] => CorrespondenceRoute::Game(id.into()),
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            CorrespondenceRoute::New => "/post/new".into(),
            CorrespondenceRoute::Game(id) => format!("/post/game/{id}"),
        }
    }
}

impl From<CorrespondenceRoute> for Route {
    fn from(page: CorrespondenceRoute) -> Route {
        Route::Correspondence(page)
    }
}
