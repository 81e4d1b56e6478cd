//! The one place that knows every area: a function for each chunk draws its pages, and the frames
//! get what they draw of other areas.

use std::future::ready;

use leptos::prelude::*;

use super::board::play::PlayPage;
use super::board::private_study::PrivateStudyPage;
use super::board::study::StudyPage;
use super::board::winnability::WinnabilityPage;
use super::chunks::{Chunks, DrawDeadline, DrawPanel, SaveBackup, UsePages, UseTexts};
use super::context::correspondence_store::CorrespondenceStore;
use super::correspondence::games::GamesPage;
use super::el::El;
use super::events::ahead::AheadPage;
use super::events::all_ahead::AllAheadPage;
use super::events::event::editor::{EditEventPage, NewEventPage};
use super::events::event::event_page::EventPage;
use super::events::leave_planner::AbsencePage;
use super::events::list::EventsPage;
use super::events::team::TeamPage;
use super::frames::Frame;
use super::gallery::GalleryPage;
use super::home::HomePage;
use super::manage::controls::ControlsPage;
use super::manage::editor::EditorPage;
use super::manage::keys::KeysPage;
use super::manage::past_game::PastGamePage;
use super::manage::past_games::PastGamesPage;
use super::manage::settings::SettingsPage;
use super::route::{
    Area, CorrespondenceRoute, EventsRoute, LearnRoute, ManageRoute, PlanRoute, StudyRoute,
};
use super::table::ClockPage;
use super::widgets::panel;
use super::{correspondence, frames, home, learn};

/// All chunks in one program, for tests.
pub const EVERY: Chunks = Chunks {
    clock,
    pages: |area| Box::pin(ready(Ok(use_pages(area)))),
    texts: |_, _| Box::pin(ready(Ok((|| {}) as UseTexts))),
    panel: || Box::pin(ready(Ok(panel::view::draw as DrawPanel))),
    deadline: || Box::pin(ready(Ok(home::deadline as DrawDeadline))),
    backup: || Box::pin(ready(Ok(CorrespondenceStore::backup as SaveBackup))),
};

/// Makes the function that puts an area's pages in use, for each area of `areas.json`.
macro_rules! areas {
    ($($(#[$about:meta])* $area:ident = $name:ident, $texts:tt;)+) => {
        fn use_pages(area: Area) -> UsePages {
            match area {
                $(Area::$area => |pages| pages.$name = Some($name),)+
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/areas.rs"));

/// The clock, which is always there.
pub fn clock() -> El {
    El::of(view! { <ClockPage/> })
}

/// The page of [`Area::Home`].
pub fn home() -> El {
    El::of(view! { <HomePage/> })
}

/// The page of [`Area::Board`].
pub fn board() -> El {
    El::of(view! { <PlayPage/> })
}

/// The pages of [`Area::Study`].
pub fn study(page: StudyRoute) -> El {
    match page {
        StudyRoute::Study => El::of(view! { <StudyPage/> }),
        StudyRoute::Winnability => El::of(view! { <WinnabilityPage/> }),
    }
}

/// The page of [`Area::Private`].
pub fn private(id: String) -> El {
    El::of(view! { <PrivateStudyPage id/> })
}

/// The pages of [`Area::Correspondence`].
pub fn correspondence(page: CorrespondenceRoute) -> El {
    open_correspondence();
    match page {
        CorrespondenceRoute::Games => El::of(view! { <GamesPage/> }),
        CorrespondenceRoute::New => correspondence::new::new_page(),
        CorrespondenceRoute::Game(id) => correspondence::game::game_page(&id),
    }
}

/// The pages of [`Area::Plan`].
pub fn plan(page: PlanRoute) -> El {
    open_correspondence();
    match page {
        PlanRoute::Ahead(id) => El::of(view! { <AheadPage id/> }),
        PlanRoute::AllAhead => El::of(view! { <AllAheadPage/> }),
        PlanRoute::Absence => El::of(view! { <AbsencePage/> }),
    }
}

/// The pages of [`Area::Events`].
pub fn events(page: EventsRoute) -> El {
    open_correspondence();
    match page {
        EventsRoute::List => El::of(view! { <EventsPage/> }),
        EventsRoute::New => El::of(view! { <NewEventPage/> }),
        EventsRoute::Event(id) => El::of(view! { <EventPage id/> }),
        EventsRoute::Edit(id) => El::of(view! { <EditEventPage id/> }),
        EventsRoute::Team(id) => El::of(view! { <TeamPage id/> }),
    }
}

/// The pages of [`Area::Learn`].
pub fn learn(page: LearnRoute) -> El {
    learn::learn_page(&page)
}

/// The pages of [`Area::Manage`].
pub fn manage(page: ManageRoute) -> El {
    match page {
        ManageRoute::Controls => El::of(view! { <ControlsPage/> }),
        ManageRoute::Editor(place) => El::of(view! { <EditorPage place/> }),
        ManageRoute::Games => El::of(view! { <PastGamesPage/> }),
        ManageRoute::Settings => El::of(view! { <SettingsPage/> }),
        ManageRoute::Backup => El::of(view! { <SettingsPage is_at_backup=true/> }),
        ManageRoute::Keys => El::of(view! { <KeysPage/> }),
    }
}

/// The page of [`Area::Game`].
pub fn game(id: String) -> El {
    El::of(view! { <PastGamePage id/> })
}

/// The page of [`Area::Gallery`].
pub fn gallery() -> El {
    El::of(view! { <GalleryPage/> })
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
