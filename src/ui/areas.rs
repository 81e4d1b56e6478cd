//! The one place that knows every area: a function for each chunk draws its pages, and the frames
//! get what they draw of other areas.

use std::future::ready;

use leptos::prelude::*;

use super::board::play::PlayPage;
use super::board::private_study::PrivateStudyPage;
use super::board::study::StudyPage;
use super::board::winnability::WinnabilityPage;
use super::chunks::{
    Chunks, Codes, DrawDeadline, DrawLate, ReadControl, ReportStart, SaveBackup, UsePages,
};
use super::context::correspondence_store::CorrespondenceStore;
use super::context::start_report;
use super::correspondence::bring::BringPage;
use super::correspondence::figures::FiguresPage;
use super::correspondence::games::GamesPage;
use super::correspondence::new::NewPage;
use super::events::ahead::AheadPage;
use super::events::all_ahead::AllAheadPage;
use super::events::event::editor::{EditEventPage, GameEventPage, NewEventPage};
use super::events::event::event_page::EventPage;
use super::events::leave_planner::AbsencePage;
use super::events::list::EventsPage;
use super::events::team::TeamPage;
use super::frames::Frame;
use super::gallery::GalleryPage;
use super::home::HomePage;
use super::learn::LearnPage;
use super::learn::class::ClassPage;
use super::learn::index::IndexPage;
use super::learn::quiz::QuizPage;
use super::manage::controls::ControlsPage;
use super::manage::editor::EditorPage;
use super::manage::keys::KeysPage;
use super::manage::past_game::PastGamePage;
use super::manage::past_games::PastGamesPage;
use super::manage::settings::SettingsPage;
use super::route::{
    Area, EventFormRoute, EventsRoute, LessonRoute, ManageRoute, PlanRoute, StudyRoute,
};
use super::table::ClockPage;
use super::widgets::default_claim::DefaultClaims;
use super::widgets::half::claim::draw_claim;
use super::widgets::notices::Notices;
use super::widgets::{panel, players};
use super::{correspondence, frames, home, learn, read_control};
use crate::qr::Drawing;
use crate::qr::series::{self, Reader};

/// All chunks in one program, for tests.
pub const EVERY: Chunks = Chunks {
    clock,
    pages: |area| Box::pin(ready(Ok(use_pages(area)))),
    late: || Box::pin(ready(Ok(LATE))),
    control: || Box::pin(ready(Ok(read_control as ReadControl))),
    deadline: || Box::pin(ready(Ok(home::deadline as DrawDeadline))),
    report: || Box::pin(ready(Ok(REPORT))),
    backup: || Box::pin(ready(Ok(CorrespondenceStore::backup as SaveBackup))),
    codes: || Box::pin(ready(Ok(CODES))),
};

/// Makes codes for cameras, and reads a series of them.
pub const CODES: Codes = Codes {
    of_link: Drawing::of_link,
    parts: series::parts,
    of_part: Drawing::of_part,
    read: Reader::read,
};

/// Reports the result of a start.
pub const REPORT: ReportStart = start_report::report;

/// Draws all that comes after the first paint of a clock.
pub const LATE: DrawLate = DrawLate {
    panel: panel::view::draw,
    player: players::player_at,
    notices: || view! { <Notices/> }.into_any(),
    defaults: || view! { <DefaultClaims/> }.into_any(),
    draw_claim,
};

/// The function that puts an area's pages in use.
pub const fn use_pages(area: Area) -> UsePages {
    match area {
        Area::Home => |pages| pages.home = Some(home),
        Area::Board => |pages| pages.board = Some(board),
        Area::Study => |pages| pages.study = Some(study),
        Area::Private => |pages| pages.private = Some(private),
        Area::Correspondence => |pages| pages.correspondence = Some(correspondence),
        Area::NewGame => |pages| pages.new_game = Some(new_game),
        Area::CorrespondenceGame => |pages| pages.correspondence_game = Some(correspondence_game),
        Area::Figures => |pages| pages.figures = Some(figures),
        Area::Bring => |pages| pages.bring = Some(bring),
        Area::Plan => |pages| pages.plan = Some(plan),
        Area::Absence => |pages| pages.absence = Some(absence),
        Area::Events => |pages| pages.events = Some(events),
        Area::EventForm => |pages| pages.event_form = Some(event_form),
        Area::Learn => |pages| pages.learn = Some(learn),
        Area::Class => |pages| pages.class = Some(class),
        Area::Lesson => |pages| pages.lesson = Some(lesson),
        Area::Manage => |pages| pages.manage = Some(manage),
        Area::Game => |pages| pages.game = Some(game),
        Area::Gallery => |pages| pages.gallery = Some(gallery),
    }
}

/// The clock, which is always there.
pub fn clock() -> AnyView {
    view! { <ClockPage/> }.into_any()
}

/// The page of [`Area::Home`].
pub fn home() -> AnyView {
    view! { <HomePage/> }.into_any()
}

/// The page of [`Area::Board`].
pub fn board() -> AnyView {
    view! { <PlayPage/> }.into_any()
}

/// The pages of [`Area::Study`].
pub fn study(page: StudyRoute) -> AnyView {
    match page {
        StudyRoute::Study => view! { <StudyPage/> }.into_any(),
        StudyRoute::Winnability => view! { <WinnabilityPage/> }.into_any(),
    }
}

/// The page of [`Area::Private`].
pub fn private(id: String) -> AnyView {
    view! { <PrivateStudyPage id/> }.into_any()
}

/// The page of [`Area::Correspondence`].
pub fn correspondence() -> AnyView {
    open_correspondence();
    view! { <GamesPage/> }.into_any()
}

/// The page of [`Area::NewGame`].
pub fn new_game() -> AnyView {
    open_correspondence();
    view! { <NewPage/> }.into_any()
}

/// The page of [`Area::CorrespondenceGame`].
pub fn correspondence_game(id: String) -> AnyView {
    open_correspondence();
    correspondence::game::game_page(&id)
}

/// The page of [`Area::Figures`].
pub fn figures() -> AnyView {
    open_correspondence();
    view! { <FiguresPage/> }.into_any()
}

/// The page of [`Area::Bring`].
pub fn bring() -> AnyView {
    open_correspondence();
    view! { <BringPage/> }.into_any()
}

/// The pages of [`Area::Plan`].
pub fn plan(page: PlanRoute) -> AnyView {
    open_correspondence();
    match page {
        PlanRoute::Ahead(id) => view! { <AheadPage id/> }.into_any(),
        PlanRoute::AllAhead => view! { <AllAheadPage/> }.into_any(),
    }
}

/// The page of [`Area::Absence`].
pub fn absence() -> AnyView {
    open_correspondence();
    view! { <AbsencePage/> }.into_any()
}

/// The pages of [`Area::Events`].
pub fn events(page: EventsRoute) -> AnyView {
    open_correspondence();
    match page {
        EventsRoute::List => view! { <EventsPage/> }.into_any(),
        EventsRoute::Event(id) => view! { <EventPage id/> }.into_any(),
        EventsRoute::Team(id) => view! { <TeamPage id/> }.into_any(),
    }
}

/// The pages of [`Area::EventForm`].
pub fn event_form(page: EventFormRoute) -> AnyView {
    open_correspondence();
    match page {
        EventFormRoute::New => view! { <NewEventPage/> }.into_any(),
        EventFormRoute::NewForGame => view! { <GameEventPage/> }.into_any(),
        EventFormRoute::Edit(id) => view! { <EditEventPage id/> }.into_any(),
    }
}

/// The page of [`Area::Learn`].
pub fn learn() -> AnyView {
    view! { <IndexPage/> }.into_any()
}

/// The page of [`Area::Class`].
pub fn class() -> AnyView {
    view! { <ClassPage/> }.into_any()
}

/// The pages of [`Area::Lesson`].
pub fn lesson(page: LessonRoute) -> AnyView {
    let (slug, place) = match page {
        LessonRoute::Lesson(slug) => (slug, None),
        LessonRoute::Step(slug, step) => (slug, Some(usize::from(step.get()) - 1)),
        LessonRoute::Quiz => return view! { <QuizPage/> }.into_any(),
    };
    view! { <LearnPage slug place/> }.into_any()
}

/// The pages of [`Area::Manage`].
pub fn manage(page: ManageRoute) -> AnyView {
    match page {
        ManageRoute::Controls => view! { <ControlsPage/> }.into_any(),
        ManageRoute::Editor(place) => view! { <EditorPage place/> }.into_any(),
        ManageRoute::Games => view! { <PastGamesPage/> }.into_any(),
        ManageRoute::Settings => view! { <SettingsPage/> }.into_any(),
        ManageRoute::Backup => view! { <SettingsPage is_at_backup=true/> }.into_any(),
        ManageRoute::Keys => view! { <KeysPage/> }.into_any(),
    }
}

/// The page of [`Area::Game`].
pub fn game(id: String) -> AnyView {
    view! { <PastGamePage id/> }.into_any()
}

/// The page of [`Area::Gallery`].
pub fn gallery() -> AnyView {
    view! { <GalleryPage/> }.into_any()
}

/// Reads the stored correspondence games, which these pages show.
fn open_correspondence() {
    expect_context::<CorrespondenceStore>().open();
}

/// Shows the embedded view of the page's address.
pub fn run_frame() {
    frames::run(learn::lesson::lesson_alone);
}

/// Shows whatever the frame's address asks for, the clock included, where one program draws all.
pub fn frame() {
    frames::frame(learn::lesson::lesson_alone);
}

/// Draws the embedded view of a query.
pub fn show_frame(query: &str) -> AnyView {
    let query = query.to_owned();
    view! { <Frame query lesson=learn::lesson::lesson_alone/> }.into_any()
}
