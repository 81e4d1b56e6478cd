//! Correspondence games: their list, a game, and a new one.

pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod new;

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::El;
use crate::ui::route::CorrespondenceRoute;

/// A page about games. Any other route shows their list.
pub fn games(page: CorrespondenceRoute) -> El {
    expect_context::<CorrespondenceStore>().open();
    match page {
        CorrespondenceRoute::New => new::new_page(),
        CorrespondenceRoute::Game(id) => game::game_page(&id),
        _ => games::games_page(),
    }
}
