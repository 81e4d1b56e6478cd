//! Where one begins: what one came for, in one tap.

use crate::ui::components::notices::notices;
use crate::ui::el::{El, el};
use crate::ui::route::{LearnRoute, PostRoute, Route};
use crate::ui::text::t;

/// The page.
pub fn home_page() -> El {
    let link = |act: &str, route: Route, label: &str| {
        let link = el("a").attr("data-act", act).attr("href", route.href());
        el("li").child(link.child(label))
    };
    let links = [
        link("clock", Route::Clock, t().common.clock),
        link("board", Route::Board, t().beside.title),
        link("post", PostRoute::Games.into(), t().links.post),
        link("games", Route::Games, t().games.title),
        link("learn", LearnRoute::Lessons.into(), t().common.learn),
        link("settings", Route::Settings, t().settings.title),
    ];
    el("main")
        .class("page home")
        .child(el("h1").child("Zeitnot"))
        .child(notices())
        .child(el("ul").class("games").child(links))
}
