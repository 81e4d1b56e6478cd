//! The one place that knows every area: a function for each chunk draws its pages, and the frames
//! get what they draw of other areas.

use std::future::ready;

use super::chunks::{Chunks, DrawDeadline, DrawPage, SaveBackup, UseTexts};
use super::context::correspondence_store::CorrespondenceStore;
use super::el::El;
use super::route::{Area, CorrespondenceRoute, Route};
use super::{board, correspondence, events, frames, gallery, home, learn, manage, table};

/// All of it in one program, as tests have it.
pub const EVERY: Chunks = Chunks {
    shell,
    pages: |area| Box::pin(ready(Ok(of(area)))),
    texts: |_, _| Box::pin(ready(Ok((|| {}) as UseTexts))),
    deadline: || Box::pin(ready(Ok(home::deadline as DrawDeadline))),
    backup: || Box::pin(ready(Ok(CorrespondenceStore::backup as SaveBackup))),
};

fn of(area: Area) -> DrawPage {
    match area {
        Area::Home => home,
        Area::Board => board,
        Area::Study => study,
        Area::Correspondence => correspondence,
        Area::Plan => plan,
        Area::Events => events,
        Area::Learn => lessons,
        Area::Manage => manage,
        Area::Gallery => gallery,
    }
}

/// The page that is always there. No other area is asked for what is not its own.
pub fn shell(_: Route) -> El {
    table::clock_page()
}

/// The page of [`Area::Home`].
pub fn home(_: Route) -> El {
    home::home_page()
}

/// The page of [`Area::Board`].
pub fn board(_: Route) -> El {
    board::play::board_page()
}

/// The pages of [`Area::Study`].
pub fn study(route: Route) -> El {
    match route {
        Route::Study => board::study::study_page(),
        Route::Winning => board::winnability::winning_page(),
        Route::Correspondence(CorrespondenceRoute::Study(id)) => {
            board::private_study::study_page(&id)
        }
        _ => shell(route),
    }
}

/// The pages of [`Area::Correspondence`].
pub fn correspondence(route: Route) -> El {
    match route {
        Route::Correspondence(page) => correspondence::games(page),
        _ => shell(route),
    }
}

/// The pages of [`Area::Plan`].
pub fn plan(route: Route) -> El {
    match route {
        Route::Correspondence(page) => events::plan(page),
        _ => shell(route),
    }
}

/// The pages of [`Area::Events`].
pub fn events(route: Route) -> El {
    match route {
        Route::Correspondence(page) => events::events(page),
        _ => shell(route),
    }
}

/// The pages of [`Area::Learn`].
pub fn lessons(route: Route) -> El {
    match route {
        Route::Learn(page) => learn::learn_page(&page),
        _ => shell(route),
    }
}

/// The pages of [`Area::Manage`].
pub fn manage(route: Route) -> El {
    match route {
        Route::Controls => manage::controls::controls_page(),
        Route::Editor(place) => manage::editor::editor_page(place),
        Route::Games => manage::past_games::games_page(),
        Route::Game(id) => manage::past_game::game_page(&id),
        Route::Settings => manage::settings::settings_page(),
        Route::Keys => manage::keys::keys_page(),
        _ => shell(route),
    }
}

/// The page of [`Area::Gallery`].
pub fn gallery(_: Route) -> El {
    gallery::embed_page()
}

/// Shows the embedded view of the page's address.
pub fn run_frame() {
    frames::run(learn::lesson::lesson_alone);
}

/// Shows whatever the frame's address asks for, the clock included, where one program draws all.
pub fn frame() {
    frames::frame(learn::lesson::lesson_alone);
}

/// Shows the embedded view of a query in the body of the page.
pub fn show_frame(query: &str) {
    frames::show(query, learn::lesson::lesson_alone);
}
