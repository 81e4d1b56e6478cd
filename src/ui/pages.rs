//! One file a page, and the functions that draw the pages of each area: each is
//! the root of a chunk.

pub(crate) mod board;
pub(crate) mod clock;
pub(crate) mod controls;
pub mod correspondence;
pub(crate) mod editor;
pub(crate) mod gallery;
pub(crate) mod game;
pub(crate) mod games;
pub mod home;
pub(crate) mod keys;
pub(crate) mod learn;
pub(crate) mod settings;
pub mod study;
pub(crate) mod verdict;
pub mod winnability;

use std::future::ready;

use super::chunks::{Chunks, DrawDeadline, DrawPage, SaveBackup, UseTexts};
use super::correspondence::CorrespondenceStore;
use super::el::El;
use super::embed;
use super::route::{Area, CorrespondenceRoute, Route};

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
    clock::clock_page()
}

/// The page of [`Area::Home`].
pub fn home(_: Route) -> El {
    home::home_page()
}

/// The page of [`Area::Board`].
pub fn board(_: Route) -> El {
    board::board_page()
}

/// The pages of [`Area::Study`].
pub fn study(route: Route) -> El {
    match route {
        Route::Study => study::study_page(),
        Route::Winning => winnability::winning_page(),
        Route::Correspondence(CorrespondenceRoute::Study(id)) => correspondence::study(&id),
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
        Route::Correspondence(page) => correspondence::plan(page),
        _ => shell(route),
    }
}

/// The pages of [`Area::Events`].
pub fn events(route: Route) -> El {
    match route {
        Route::Correspondence(page) => correspondence::events(page),
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
        Route::Controls => controls::controls_page(),
        Route::Editor(place) => editor::editor_page(place),
        Route::Games => games::games_page(),
        Route::Game(id) => game::game_page(&id),
        Route::Settings => settings::settings_page(),
        Route::Keys => keys::keys_page(),
        _ => shell(route),
    }
}

/// The page of [`Area::Gallery`].
pub fn gallery(_: Route) -> El {
    gallery::embed_page()
}

/// Shows the embedded view of the page's address.
pub fn run_frame() {
    embed::run(learn::lesson::lesson_alone);
}

/// Shows whatever the frame's address asks for, the clock included, where one program draws all.
pub fn frame() {
    embed::frame(learn::lesson::lesson_alone);
}

/// Shows the embedded view of a query in the body of the page.
pub fn show_frame(query: &str) {
    embed::show(query, learn::lesson::lesson_alone);
}
