//! The pages and their addresses: [`Route`], in the hash of the URL so that
//! any static host in any folder serves them.

use std::num::NonZeroU16;

use super::text::TextArea;

/// A page of the app, with what its address says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// Where one begins.
    #[default]
    Home,
    /// The clock; with a time control to play, as a link has it.
    Clock,
    /// The board, with the clock beside it.
    Board,
    /// Choosing a time control.
    Controls,
    /// Making one; of an own preset, by its place.
    Editor(Option<usize>),
    /// The list of past games.
    Games,
    /// One game, by its id.
    Game(String),
    /// A page about correspondence games.
    Correspondence(CorrespondenceRoute),
    /// Settings, backup, storage.
    Settings,
    /// A game to look at.
    Study,
    /// Whether a side could still win; of the position in its query.
    Winning,
    /// What can be done by keyboard.
    Keys,
    /// A course, a lesson or the quiz.
    Learn(LearnRoute),
    /// What of this can be shown on other pages.
    Embed,
    /// An address that is none of ours.
    Unknown,
}

/// A page of the lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnRoute {
    /// All of them.
    Lessons,
    /// One, by its id, where it was left.
    Lesson(String),
    /// A step of one, counted from 1.
    Step(String, NonZeroU16),
    /// The quiz; of the seed in its query.
    Quiz,
}

impl LearnRoute {
    fn parse<'a>(mut parts: impl Iterator<Item = &'a str>) -> Option<LearnRoute> {
        Some(match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => LearnRoute::Lessons,
            (Some("quiz"), None, _) => LearnRoute::Quiz,
            (Some("quiz"), ..) => return None,
            (Some(id), None, _) => LearnRoute::Lesson(id.into()),
            (Some(id), Some(step), None) => LearnRoute::Step(id.into(), step.parse().ok()?),
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            LearnRoute::Lessons => String::new(),
            LearnRoute::Lesson(id) => ["/", id].concat(),
            LearnRoute::Step(id, step) => ["/", id, "/", &step.to_string()].concat(),
            LearnRoute::Quiz => "/quiz".into(),
        }
    }
}

impl From<LearnRoute> for Route {
    fn from(page: LearnRoute) -> Route {
        Route::Learn(page)
    }
}

/// A page about correspondence games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorrespondenceRoute {
    /// The list of all games, most urgent first.
    Games,
    /// Entering a new one.
    New,
    /// One, by its id.
    Game(String),
    /// What one works out about it.
    Study(String),
    /// Time scrubbed forward.
    WhatIf(String),
    /// Its budgets over the moves, and where the pace leads.
    Chart(String),
    /// The list of all events.
    Events,
    /// Making one; with parameters, as a link has them.
    NewEvent,
    /// One, by its id.
    Event(String),
    /// Its parameters, to be changed.
    EditEvent(String),
    /// Its teams: substitutes, replacements, transfers.
    Team(String),
    /// A time away.
    Absence,
}

impl CorrespondenceRoute {
    fn parse<'a>(mut parts: impl Iterator<Item = &'a str>) -> Option<CorrespondenceRoute> {
        let parts = (parts.next(), parts.next(), parts.next(), parts.next());
        Some(match parts {
            (None, ..) => CorrespondenceRoute::Games,
            (Some("new"), None, ..) => CorrespondenceRoute::New,
            (Some("game"), Some(id), None, _) => CorrespondenceRoute::Game(id.into()),
            (Some("game"), Some(id), Some("study"), None) => CorrespondenceRoute::Study(id.into()),
            (Some("game"), Some(id), Some("what-if"), None) => {
                CorrespondenceRoute::WhatIf(id.into())
            }
            (Some("game"), Some(id), Some("chart"), None) => CorrespondenceRoute::Chart(id.into()),
            (Some("events"), None, ..) => CorrespondenceRoute::Events,
            (Some("event"), None, ..) => CorrespondenceRoute::NewEvent,
            (Some("event"), Some(id), None, _) => CorrespondenceRoute::Event(id.into()),
            (Some("event"), Some(id), Some("edit"), None) => {
                CorrespondenceRoute::EditEvent(id.into())
            }
            (Some("event"), Some(id), Some("team"), None) => CorrespondenceRoute::Team(id.into()),
            (Some("absence"), None, ..) => CorrespondenceRoute::Absence,
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            CorrespondenceRoute::Games => String::new(),
            CorrespondenceRoute::New => "/new".into(),
            CorrespondenceRoute::Game(id) => format!("/game/{id}"),
            CorrespondenceRoute::Study(id) => format!("/game/{id}/study"),
            CorrespondenceRoute::WhatIf(id) => format!("/game/{id}/what-if"),
            CorrespondenceRoute::Chart(id) => format!("/game/{id}/chart"),
            CorrespondenceRoute::Events => "/events".into(),
            CorrespondenceRoute::NewEvent => "/event".into(),
            CorrespondenceRoute::Event(id) => format!("/event/{id}"),
            CorrespondenceRoute::EditEvent(id) => format!("/event/{id}/edit"),
            CorrespondenceRoute::Team(id) => format!("/event/{id}/team"),
            CorrespondenceRoute::Absence => "/absence".into(),
        }
    }
}

impl From<CorrespondenceRoute> for Route {
    fn from(page: CorrespondenceRoute) -> Route {
        Route::Correspondence(page)
    }
}

impl Route {
    /// The page of a hash, with the query that it may carry: `/edit/2`,
    /// `/?control=5%2B3`.
    pub fn parse(hash: &str) -> (Route, &str) {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => Route::Home,
            (Some("clock"), None, _) => Route::Clock,
            (Some("board"), None, _) => Route::Board,
            (Some("controls"), None, _) => Route::Controls,
            (Some("edit"), None, _) => Route::Editor(None),
            (Some("edit"), Some(place), None) => match place.parse() {
                Ok(place) => Route::Editor(Some(place)),
                Err(_) => Route::Unknown,
            },
            (Some("games"), None, _) => Route::Games,
            (Some("game"), Some(id), None) => Route::Game(id.to_owned()),
            (Some("post"), ..) => {
                let parts = path.split('/').filter(|part| !part.is_empty());
                CorrespondenceRoute::parse(parts.skip(1))
                    .map_or(Route::Unknown, Route::Correspondence)
            }
            (Some("settings"), None, _) => Route::Settings,
            (Some("study"), None, _) => Route::Study,
            (Some("winning"), None, _) => Route::Winning,
            (Some("keys"), None, _) => Route::Keys,
            (Some("learn"), ..) => {
                let parts = path.split('/').filter(|part| !part.is_empty());
                LearnRoute::parse(parts.skip(1)).map_or(Route::Unknown, Route::Learn)
            }
            (Some("embed"), None, _) => Route::Embed,
            _ => Route::Unknown,
        };
        (route, query)
    }

    /// The link to the page.
    pub fn href(&self) -> String {
        match self {
            Route::Home | Route::Unknown => "#/".into(),
            Route::Clock => "#/clock".into(),
            Route::Board => "#/board".into(),
            Route::Controls => "#/controls".into(),
            Route::Editor(None) => "#/edit".into(),
            Route::Editor(Some(place)) => format!("#/edit/{place}"),
            Route::Games => "#/games".into(),
            Route::Game(id) => format!("#/game/{id}"),
            Route::Correspondence(page) => ["#/post", &page.path()].concat(),
            Route::Settings => "#/settings".into(),
            Route::Study => "#/study".into(),
            Route::Winning => "#/winning".into(),
            Route::Keys => "#/keys".into(),
            Route::Learn(page) => ["#/learn", &page.path()].concat(),
            Route::Embed => "#/embed".into(),
        }
    }

    /// The area whose chunk has the page; `None` for the clock, which is always
    /// there. `public/start.js` guesses it by the first words of the address
    /// (`areas.json`), so that it can ask for the chunk before there is a program.
    pub const fn area(&self) -> Option<Area> {
        Some(match self {
            Route::Clock => return None,
            // What is no page leads home.
            Route::Home | Route::Unknown => Area::Home,
            Route::Controls
            | Route::Editor(_)
            | Route::Games
            | Route::Game(_)
            | Route::Settings
            | Route::Keys => Area::Manage,
            Route::Board => Area::Board,
            Route::Study
            | Route::Winning
            | Route::Correspondence(CorrespondenceRoute::Study(_)) => Area::Study,
            Route::Correspondence(
                CorrespondenceRoute::Events
                | CorrespondenceRoute::NewEvent
                | CorrespondenceRoute::Event(_)
                | CorrespondenceRoute::EditEvent(_)
                | CorrespondenceRoute::Team(_),
            ) => Area::Events,
            Route::Correspondence(
                CorrespondenceRoute::WhatIf(_)
                | CorrespondenceRoute::Chart(_)
                | CorrespondenceRoute::Absence,
            ) => Area::Plan,
            Route::Correspondence(_) => Area::Correspondence,
            Route::Learn(_) => Area::Learn,
            Route::Embed => Area::Gallery,
        })
    }

    /// Sets the address, which leads to the page.
    pub fn go(&self) {
        crate::platform::location::set_hash(&self.href()[1..]);
    }
}

/// Pages that are looked at together: a chunk, and its style sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Where one begins.
    Home,
    /// The board, with the clock beside it.
    Board,
    /// A game to look at, and whether a side can still win.
    Study,
    /// Correspondence games and entering them.
    Correspondence,
    /// What may become of them: time scrubbed forward, budgets, a time away.
    Plan,
    /// Correspondence events and teams.
    Events,
    /// Lessons and the quiz.
    Learn,
    /// Time controls, past games, settings.
    Manage,
    /// What can be embedded.
    Gallery,
}

impl Area {
    /// All of them.
    pub const ALL: [Area; 9] = [
        Area::Home,
        Area::Board,
        Area::Study,
        Area::Correspondence,
        Area::Plan,
        Area::Events,
        Area::Learn,
        Area::Manage,
        Area::Gallery,
    ];

    /// Its name in the build, and in `areas.json`.
    pub const fn name(self) -> &'static str {
        match self {
            Area::Home => "home",
            Area::Board => "board",
            Area::Study => "study",
            Area::Correspondence => "correspondence",
            Area::Plan => "plan",
            Area::Events => "events",
            Area::Learn => "learn",
            Area::Manage => "manage",
            Area::Gallery => "gallery",
        }
    }

    /// The texts that its pages say, beside those of every page.
    pub const fn texts(self) -> &'static [TextArea] {
        match self {
            Area::Home => &[],
            Area::Manage => &[TextArea::Manage],
            Area::Board => &[TextArea::Board, TextArea::Play],
            Area::Study | Area::Correspondence | Area::Plan | Area::Events => {
                &[TextArea::Board, TextArea::Play, TextArea::Desk]
            }
            Area::Learn | Area::Gallery => &[TextArea::Board, TextArea::Learn],
        }
    }
}
