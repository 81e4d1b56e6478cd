//! The pages and their addresses: [`Route`], in the hash of the URL so that
//! any static host in any folder serves them.
//!
//! An area with several pages has a type of its own, which knows its addresses: `/edit/2` is read
//! and written by [`ManageRoute`].

mod area;

use std::num::NonZeroU16;

use crate::correspondence::Seconds;
use crate::percent::{STRICT, encode};
pub use area::Area;

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
    /// The list of all lessons; which course it shows may be in the query.
    Learn,
    /// The link for a class.
    Class,
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
            ["learn"] => Some(Route::Learn),
            ["learn", "class"] => Some(Route::Class),
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
            Route::Learn => "/learn".into(),
            Route::Class => "/learn/class".into(),
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
            Route::Learn => Area::Learn,
            Route::Class => Area::Class,
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

/// A page to enter the parameters of a correspondence event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFormRoute {
    /// The form for a new event; a link carries its parameters.
    New,
    /// The same for a game that is being entered: from here back to that game.
    NewForGame,
    /// The form that changes an event, by its id.
    Edit(String),
}

impl EventFormRoute {
    fn parse(parts: &[&str]) -> Option<EventFormRoute> {
        Some(match *parts {
            ["post", "event"] => EventFormRoute::New,
            ["post", "new", "event"] => EventFormRoute::NewForGame,
            ["post", "event", id, "edit"] => EventFormRoute::Edit(id.into()),
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            EventFormRoute::New => "/post/event".into(),
            EventFormRoute::NewForGame => "/post/new/event".into(),
            EventFormRoute::Edit(id) => format!("/post/event/{id}/edit"),
        }
    }
}

impl From<EventFormRoute> for Route {
    fn from(page: EventFormRoute) -> Route {
        Route::EventForm(page)
    }
}

/// A page about correspondence events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventsRoute {
    /// The list of all events.
    List,
    /// One event, by its id.
    Event(String),
    /// The teams of an event, by its id: substitutes, replacements, transfers.
    Team(String),
}

impl EventsRoute {
    fn parse(parts: &[&str]) -> Option<EventsRoute> {
        Some(match *parts {
            ["post", "events"] => EventsRoute::List,
            ["post", "event", id] => EventsRoute::Event(id.into()),
            ["post", "event", id, "team"] => EventsRoute::Team(id.into()),
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            EventsRoute::List => "/post/events".into(),
            EventsRoute::Event(id) => format!("/post/event/{id}"),
            EventsRoute::Team(id) => format!("/post/event/{id}/team"),
        }
    }
}

impl From<EventsRoute> for Route {
    fn from(page: EventsRoute) -> Route {
        Route::Events(page)
    }
}

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
    fn parse(parts: &[&str]) -> Option<LessonRoute> {
        Some(match *parts {
            ["learn", "quiz"] => LessonRoute::Quiz,
            ["learn", "quiz" | "class", ..] => return None,
            ["learn", id] => LessonRoute::Lesson(id.into()),
            ["learn", id, step] => LessonRoute::Step(id.into(), step.parse().ok()?),
            _ => return None,
        })
    }

    fn path(&self) -> String {
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

/// A page for time controls, the list of past games or settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManageRoute {
    /// The time controls to choose from.
    Controls,
    /// The editor for a new time control, or for a preset of one's own, by its place.
    Editor(Option<usize>),
    /// The list of past games.
    Games,
    /// Settings, backup, storage.
    Settings,
    /// The same, at the backup.
    Backup,
    /// The list of keys.
    Keys,
}

impl ManageRoute {
    fn parse(parts: &[&str]) -> Option<ManageRoute> {
        Some(match *parts {
            ["controls"] => ManageRoute::Controls,
            ["edit"] => ManageRoute::Editor(None),
            ["edit", place] => ManageRoute::Editor(Some(place.parse().ok()?)),
            ["games"] => ManageRoute::Games,
            ["settings"] => ManageRoute::Settings,
            ["settings", "backup"] => ManageRoute::Backup,
            ["keys"] => ManageRoute::Keys,
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            ManageRoute::Controls => "/controls".into(),
            ManageRoute::Editor(None) => "/edit".into(),
            ManageRoute::Editor(Some(place)) => format!("/edit/{place}"),
            ManageRoute::Games => "/games".into(),
            ManageRoute::Settings => "/settings".into(),
            ManageRoute::Backup => "/settings/backup".into(),
            ManageRoute::Keys => "/keys".into(),
        }
    }
}

impl From<ManageRoute> for Route {
    fn from(page: ManageRoute) -> Route {
        Route::Manage(page)
    }
}

/// A page that looks ahead in correspondence games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRoute {
    /// A game at later instants, by its id: what if, the pace, the calendar.
    Ahead(String),
    /// All of one's own games at later instants.
    AllAhead,
}

impl PlanRoute {
    fn parse(parts: &[&str]) -> Option<PlanRoute> {
        Some(match *parts {
            // The last two are its old addresses.
            ["post", "game", id, "ahead" | "what-if" | "chart"] => PlanRoute::Ahead(id.into()),
            ["post", "ahead"] => PlanRoute::AllAhead,
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            PlanRoute::Ahead(id) => format!("/post/game/{id}/ahead"),
            PlanRoute::AllAhead => "/post/ahead".into(),
        }
    }
}

impl From<PlanRoute> for Route {
    fn from(page: PlanRoute) -> Route {
        Route::Plan(page)
    }
}

/// A page to study a game or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyRoute {
    /// The games that were opened last.
    Study,
    /// Whether a side can still win the position in the query.
    Winnability,
}

impl StudyRoute {
    fn parse(parts: &[&str]) -> Option<StudyRoute> {
        Some(match *parts {
            ["study"] => StudyRoute::Study,
            ["winning"] => StudyRoute::Winnability,
            _ => return None,
        })
    }

    fn path(&self) -> String {
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
