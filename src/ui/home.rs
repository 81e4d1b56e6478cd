//! Home: the game under way, the next deadline, and the ways to everything else.

mod clock;
mod games;
mod quick;
mod welcome;

pub use games::deadline;

use leptos::prelude::*;

use crate::ui::app::App;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{Child, El, dynamic, el, several, text};
use crate::ui::route::{CorrespondenceRoute, LearnRoute, ManageRoute, Route};
use crate::ui::text::t;
use crate::ui::widgets::about::about;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notices::notices;

/// Home: what is under way, and the ways to everything else.
pub fn home_page() -> El {
    let (app, clock) = (expect_context::<App>(), expect_context::<ClockController>());
    let on_board = move || {
        clock.game.track();
        clock.face.track();
        untrack(|| {
            if clock.is_on_board() {
                t().home.board_goes_on
            } else {
                t().home.board
            }
        })
    };
    let board = el("span").class("home-hint").child(text(on_board));
    let learn = el("span").class("home-hint").child(t().home.learn);
    let ways = el("nav")
        .class("home-ways")
        .attr("aria-label", t().home.ways)
        .child(clock::clock(clock))
        .child(way("board", &Route::Board, Icon::Board, t().beside.title).child(board))
        .child(
            way(
                "post",
                &CorrespondenceRoute::Games.into(),
                Icon::Correspondence,
                t().home.games,
            )
            .child(next(app, clock.context)),
        )
        .child(
            way(
                "learn",
                &LearnRoute::Lessons.into(),
                Icon::Learn,
                t().common.learn,
            )
            .child(learn),
        );
    el("main")
        .class("page home")
        .child(el("h1").child("Zeitnot"))
        .child(notices())
        .child(ways)
        .child(quick::quick())
        .child(welcome::welcome(clock.context))
        .child(more())
}

/// The correspondence game that is due next, once what says so is loaded.
fn next(app: App, context: AppContext) -> El {
    let drawn = app.deadline();
    dynamic(move || match drawn.get() {
        Some(draw) => untrack(|| draw(context)),
        None => el("span").class("home-hint").child(t().home.games_hint),
    })
}

/// A line that leads somewhere; what there is to say of it is its last child.
fn way(act: &str, route: &Route, icon: Icon, name: &str) -> El {
    el("a")
        .class("home-way")
        .attr("data-act", act)
        .attr("href", route.href())
        .child(icon.view())
        .child(el("strong").child(name))
        // Or a screen reader makes one word of the two.
        .child(" ")
}

/// What one rarely comes for.
fn more() -> El {
    let link = |act: &str, route: Route, label: &str| {
        el("li").child(
            el("a")
                .attr("data-act", act)
                .attr("href", route.href())
                .child(label),
        )
    };
    let links = [
        link("games", Route::Manage(ManageRoute::Games), t().games.title),
        link(
            "settings",
            Route::Manage(ManageRoute::Settings),
            t().common.settings,
        ),
        link("embed", Route::Gallery, t().common.embed),
    ];
    let details = el("details")
        .class("home-about")
        .child(el("summary").child(t().about.title))
        .child(about());
    el("footer")
        .class("home-more")
        .child(nav(links))
        .child(details)
}

fn nav(links: impl Child) -> El {
    el("nav")
        .attr("aria-label", t().home.more)
        .child(el("ul").child(links))
}

/// A text beside one that is only heard.
fn seen_and_heard(seen: El, heard: El) -> El {
    several()
        .child(seen.attr("aria-hidden", "true"))
        .child(heard.class("unseen"))
}
