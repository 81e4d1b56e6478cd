//! The pages and their addresses: [`Route`], in the hash of the URL so that
//! any static host in any folder serves them.

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The clock; with a time control to play, as a link has it.
    #[default]
    Clock,
    /// Choosing a time control.
    Controls,
    /// Making one; of an own preset, by its place.
    Editor(Option<usize>),
    /// Past games.
    Games,
    /// One game, by its id.
    Game(String),
    /// Settings.
    Settings,
    /// The keyboard.
    Keys,
    /// An address that is none of ours.
    Unknown,
}

impl Route {
    /// The page of a hash, with the query that it may carry: `/edit/2`,
    /// `/?control=5%2B3`.
    pub fn parse(hash: &str) -> (Route, &str) {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => Route::Clock,
            (Some("controls"), None, _) => Route::Controls,
            (Some("edit"), None, _) => Route::Editor(None),
            (Some("edit"), Some(place), None) => match place.parse() {
                Ok(place) => Route::Editor(Some(place)),
                Err(_) => Route::Unknown,
            },
            (Some("games"), None, _) => Route::Games,
            (Some("game"), Some(id), None) => Route::Game(id.to_owned()),
            (Some("settings"), None, _) => Route::Settings,
            (Some("keys"), None, _) => Route::Keys,
            _ => Route::Unknown,
        };
        (route, query)
    }

    /// The link to the page.
    pub fn href(&self) -> String {
        match self {
            Route::Clock | Route::Unknown => "#/".into(),
            Route::Controls => "#/controls".into(),
            Route::Editor(None) => "#/edit".into(),
            Route::Editor(Some(place)) => format!("#/edit/{place}"),
            Route::Games => "#/games".into(),
            Route::Game(id) => format!("#/game/{id}"),
            Route::Settings => "#/settings".into(),
            Route::Keys => "#/keys".into(),
        }
    }

    /// Goes there.
    pub fn go(&self) {
        crate::platform::location::set_hash(&self.href()[1..]);
    }
}
