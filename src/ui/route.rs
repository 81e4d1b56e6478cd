//! The pages and their addresses: [`Route`], in the hash of the URL so that
//! any static host in any folder serves them.
//!
//! An area with several pages has a type of its own, which knows its addresses: `/edit/2` is read
//! and written by [`ManageRoute`].

mod area;
mod event_form_route;
mod events_route;
mod learn_route;
mod lesson_route;
mod manage_route;
mod plan_route;
mod study_route;

pub use area::Area;
pub use event_form_route::EventFormRoute;
pub use events_route::EventsRoute;
pub use learn_route::LearnRoute;
pub use lesson_route::LessonRoute;
pub use manage_route::ManageRoute;
pub use plan_route::PlanRoute;
pub use study_route::StudyRoute;

use crate::correspondence::Seconds;
use crate::percent::{STRICT, encode};

/// A link to a clock with this time control, in the notation.
pub(crate) fn link_to_control(notation: &str) -> String {
    ["#/?control=", &encode(notation, STRICT)].concat()
}

/// The query of a correspondence game that opens its comparison with the server.
pub(crate) const COMPARE: &str = "compare";

/// The query that opens the form of a refill; the seconds to refill at least follow.
pub(crate) const REFILL: &str = "refill=";

/// A page of the app, with what its address says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The first page.
    #[default]
    Home,
    /// The clock; with a time control to play, as a link has it.
    Clock,
    /// The board, with the clock beside it.
    Board,
    /// A page to study a game or a position.
    Study(StudyRoute),
    /// The private study of the correspondence game with this id.
    PrivateStudy(String),
    /// The list of all correspondence games, most urgent first.
    CorrespondenceGames,
    /// The form for a new correspondence game.
    NewCorrespondenceGame,
    /// One correspondence game, by its id.
    CorrespondenceGame(String),
    /// The page that takes a server's file.
    Bring,
    /// The server's figures of the correspondence games whose time is not known.
    Figures,
    /// A page that looks ahead in correspondence games.
    Plan(PlanRoute),
    /// The planner for a leave.
    Absence,
    /// A page about correspondence events.
    Events(EventsRoute),
    /// The form of a correspondence event.
    EventForm(EventFormRoute),
    /// The list of lessons, or the link for a class.
    Learn(LearnRoute),
    /// A lesson or the quiz.
    Lesson(LessonRoute),
    /// Time controls, the list of past games, settings.
    Manage(ManageRoute),
    /// One past game, by its id.
    PastGame(String),
    /// The views that other sites can embed.
    Gallery,
    /// An address without a page.
    Unknown,
}

impl Route {
    /// The page of a hash, with the query that it may carry: `/edit/2`,
    /// `/?control=5%2B3`.
    pub fn parse(hash: &str) -> (Route, &str) {
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let route = match parts[..] {
            [] => Some(Route::Home),
            ["clock"] => Some(Route::Clock),
            ["board"] => Some(Route::Board),
            ["embed"] => Some(Route::Gallery),
            ["post"] => Some(Route::CorrespondenceGames),
            ["post", "absence"] => Some(Route::Absence),
            ["post", "figures"] => Some(Route::Figures),
            ["post", "bring"] => Some(Route::Bring),
            ["game", id] => Some(Route::PastGame(id.into())),
            ["post", "new"] => Some(Route::NewCorrespondenceGame),
            ["post", "game", id] => Some(Route::CorrespondenceGame(id.into())),
            ["post", "game", id, "study"] => Some(Route::PrivateStudy(id.into())),
            _ => Route::parse_in_areas(&parts),
        };
        (route.unwrap_or(Route::Unknown), query)
    }

    fn parse_in_areas(parts: &[&str]) -> Option<Route> {
        None.or_else(|| ManageRoute::parse(parts).map(Route::Manage))
            .or_else(|| StudyRoute::parse(parts).map(Route::Study))
            .or_else(|| PlanRoute::parse(parts).map(Route::Plan))
            .or_else(|| EventsRoute::parse(parts).map(Route::Events))
            .or_else(|| EventFormRoute::parse(parts).map(Route::EventForm))
            .or_else(|| LearnRoute::parse(parts).map(Route::Learn))
            .or_else(|| LessonRoute::parse(parts).map(Route::Lesson))
    }

    /// The link to the page of a correspondence game, with its comparison with the server open.
    pub fn compare(id: &str) -> String {
        [&Route::CorrespondenceGame(id.into()).href(), "?", COMPARE].concat()
    }

    /// The link to the page of a correspondence game, with the form of a refill open: of at least this
    /// much.
    pub fn refill(id: &str, least: Seconds) -> String {
        let page = Route::CorrespondenceGame(id.into()).href();
        [&page, "?", REFILL, &least.get().to_string()].concat()
    }

    /// The link to the page.
    pub fn href(&self) -> String {
        let path = match self {
            Route::Home | Route::Unknown => "/".into(),
            Route::Clock => "/clock".into(),
            Route::Board => "/board".into(),
            Route::Study(page) => page.path(),
            Route::PrivateStudy(id) => format!("/post/game/{id}/study"),
            Route::CorrespondenceGames => "/post".into(),
            Route::NewCorrespondenceGame => "/post/new".into(),
            Route::CorrespondenceGame(id) => format!("/post/game/{id}"),
            Route::Plan(page) => page.path(),
            Route::Absence => "/post/absence".into(),
            Route::Figures => "/post/figures".into(),
            Route::Bring => "/post/bring".into(),
            Route::Events(page) => page.path(),
            Route::EventForm(page) => page.path(),
            Route::Learn(page) => page.path(),
            Route::Lesson(page) => page.path(),
            Route::Manage(page) => page.path(),
            Route::PastGame(id) => ["/game/", id].concat(),
            Route::Gallery => "/embed".into(),
        };
        ["#", &path].concat()
    }

    /// The area whose chunk has the page; `None` for the clock, which is always
    /// there. `public/start.js` guesses it by the first words of the address
    /// (`areas.json`), so that it can ask for the chunk before there is a program.
    pub const fn area(&self) -> Option<Area> {
        Some(match self {
            Route::Clock => return None,
            // An unknown address shows home.
            Route::Home | Route::Unknown => Area::Home,
            Route::Board => Area::Board,
            Route::Study(_) => Area::Study,
            Route::PrivateStudy(_) => Area::Private,
            Route::CorrespondenceGames => Area::Correspondence,
            Route::NewCorrespondenceGame => Area::NewGame,
            Route::CorrespondenceGame(_) => Area::CorrespondenceGame,
            Route::Plan(_) => Area::Plan,
            Route::Absence => Area::Absence,
            Route::Figures => Area::Figures,
            Route::Bring => Area::Bring,
            Route::Events(_) => Area::Events,
            Route::EventForm(_) => Area::EventForm,
            Route::Learn(_) => Area::Learn,
            Route::Lesson(_) => Area::Lesson,
            Route::Manage(_) => Area::Manage,
            Route::PastGame(_) => Area::Game,
            Route::Gallery => Area::Gallery,
        })
    }

    /// Sets the address, which leads to the page.
    pub fn go(&self) {
        crate::platform::location::set_hash(&self.href()[1..]);
    }
}
