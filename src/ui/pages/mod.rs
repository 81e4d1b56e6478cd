//! One file a page, and the functions that draw the pages of each area: each is
//! the root of a chunk.

pub mod board;
pub mod clock;
pub mod controls;
pub mod editor;
pub mod embed;
pub mod game;
pub mod games;
pub mod home;
pub mod keys;
pub mod learn;
pub mod post;
pub mod settings;
pub mod study;
pub mod winning;

use super::chunks::Draw;
use super::el::El;
use super::route::{Area, Route};

/// Who draws the pages of an area. Whoever calls this has all of them.
pub fn of(area: Area) -> Draw {
    match area {
        Area::Play => play,
        Area::Correspondence => correspondence,
        Area::Learn => lessons,
        Area::Manage => manage,
        Area::Gallery => gallery,
    }
}

/// The pages that are always there. What is none of any other area leads home.
pub fn shell(route: Route) -> El {
    match route {
        Route::Clock => clock::clock_page(),
        _ => home::home_page(),
    }
}

/// The pages of [`Area::Play`].
pub fn play(route: Route) -> El {
    match route {
        Route::Board => board::board_page(),
        Route::Study => study::study_page(),
        Route::Winning => winning::winning_page(),
        _ => shell(route),
    }
}

/// The pages of [`Area::Correspondence`].
pub fn correspondence(route: Route) -> El {
    match route {
        Route::Post(page) => post::post_page(page),
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
pub fn gallery(route: Route) -> El {
    match route {
        Route::Embed => embed::embed_page(),
        _ => shell(route),
    }
}
