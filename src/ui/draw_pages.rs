//! The functions that draw the pages: [`DrawPages`].

use leptos::prelude::AnyView;

use super::route::{
    Area, EventFormRoute, EventsRoute, LessonRoute, ManageRoute, PlanRoute, Route, StudyRoute,
};

/// The functions that draw the pages, area by area. An area that is not loaded yet has none.
#[derive(Clone, Copy, Debug)]
pub struct DrawPages {
    /// Draws the clock, which is always there.
    pub clock: fn() -> AnyView,
    /// Draws the first page.
    pub home: Option<fn() -> AnyView>,
    /// Draws the board.
    pub board: Option<fn() -> AnyView>,
    /// Draws a page to study a game or a position.
    pub study: Option<fn(StudyRoute) -> AnyView>,
    /// Draws the private study of a correspondence game, by its id.
    pub private: Option<fn(String) -> AnyView>,
    /// Draws the list of correspondence games.
    pub correspondence: Option<fn() -> AnyView>,
    /// Draws the form for a new correspondence game.
    pub new_game: Option<fn() -> AnyView>,
    /// Draws a correspondence game, by its id.
    pub correspondence_game: Option<fn(String) -> AnyView>,
    /// Draws the page for the server's figures of several correspondence games.
    pub figures: Option<fn() -> AnyView>,
    /// Draws the page that takes a server's file.
    pub bring: Option<fn() -> AnyView>,
    /// Draws a page that looks ahead in correspondence games.
    pub plan: Option<fn(PlanRoute) -> AnyView>,
    /// Draws the planner for a leave.
    pub absence: Option<fn() -> AnyView>,
    /// Draws a page about correspondence events.
    pub events: Option<fn(EventsRoute) -> AnyView>,
    /// Draws the form of a correspondence event.
    pub event_form: Option<fn(EventFormRoute) -> AnyView>,
    /// Draws the list of lessons.
    pub learn: Option<fn() -> AnyView>,
    /// Draws the link for a class.
    pub class: Option<fn() -> AnyView>,
    /// Draws a lesson or the quiz.
    pub lesson: Option<fn(LessonRoute) -> AnyView>,
    /// Draws a page for time controls, the list of past games or settings.
    pub manage: Option<fn(ManageRoute) -> AnyView>,
    /// Draws a past game.
    pub game: Option<fn(String) -> AnyView>,
    /// Draws the gallery of embedded views.
    pub gallery: Option<fn() -> AnyView>,
}

impl DrawPages {
    /// The clock alone, before any area is loaded.
    pub const fn new(clock: fn() -> AnyView) -> DrawPages {
        DrawPages {
            clock,
            home: None,
            board: None,
            study: None,
            private: None,
            correspondence: None,
            new_game: None,
            correspondence_game: None,
            figures: None,
            bring: None,
            plan: None,
            absence: None,
            events: None,
            event_form: None,
            learn: None,
            class: None,
            lesson: None,
            manage: None,
            game: None,
            gallery: None,
        }
    }

    /// Draws a page, if its area is loaded.
    pub fn draw(&self, route: Route) -> Option<AnyView> {
        match route {
            Route::Clock => Some((self.clock)()),
            // The app adds a notice to an unknown address.
            Route::Home | Route::Unknown => self.home.map(|draw| draw()),
            Route::Board => self.board.map(|draw| draw()),
            Route::Study(page) => self.study.map(|draw| draw(page)),
            Route::PrivateStudy(id) => self.private.map(|draw| draw(id)),
            Route::CorrespondenceGames => self.correspondence.map(|draw| draw()),
            Route::NewCorrespondenceGame => self.new_game.map(|draw| draw()),
            Route::CorrespondenceGame(id) => self.correspondence_game.map(|draw| draw(id)),
            Route::Figures => self.figures.map(|draw| draw()),
            Route::Bring => self.bring.map(|draw| draw()),
            Route::Plan(page) => self.plan.map(|draw| draw(page)),
            Route::Absence => self.absence.map(|draw| draw()),
            Route::Events(page) => self.events.map(|draw| draw(page)),
            Route::EventForm(page) => self.event_form.map(|draw| draw(page)),
            Route::Learn => self.learn.map(|draw| draw()),
            Route::Class => self.class.map(|draw| draw()),
            Route::Lesson(page) => self.lesson.map(|draw| draw(page)),
            Route::Manage(page) => self.manage.map(|draw| draw(page)),
            Route::PastGame(id) => self.game.map(|draw| draw(id)),
            Route::Gallery => self.gallery.map(|draw| draw()),
        }
    }

    /// Whether an area is loaded.
    pub const fn has(&self, area: Area) -> bool {
        match area {
            Area::Home => self.home.is_some(),
            Area::Board => self.board.is_some(),
            Area::Study => self.study.is_some(),
            Area::Private => self.private.is_some(),
            Area::Correspondence => self.correspondence.is_some(),
            Area::NewGame => self.new_game.is_some(),
            Area::CorrespondenceGame => self.correspondence_game.is_some(),
            Area::Figures => self.figures.is_some(),
            Area::Bring => self.bring.is_some(),
            Area::Plan => self.plan.is_some(),
            Area::Absence => self.absence.is_some(),
            Area::Events => self.events.is_some(),
            Area::EventForm => self.event_form.is_some(),
            Area::Learn => self.learn.is_some(),
            Area::Class => self.class.is_some(),
            Area::Lesson => self.lesson.is_some(),
            Area::Manage => self.manage.is_some(),
            Area::Game => self.game.is_some(),
            Area::Gallery => self.gallery.is_some(),
        }
    }
}
