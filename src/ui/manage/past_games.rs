//! The list of past games.

use leptos::prelude::*;

use crate::platform::date;
use crate::storage::games::GameSummary;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, several};
use crate::ui::route::{CorrespondenceRoute, ManageRoute, Route, StudyRoute};
use crate::ui::text::t;
use crate::ui::widgets::page::page;

pub(crate) fn games_page() -> El {
    let clock = expect_context::<ClockController>();
    let context = clock.context;
    let games = context.storage().games().list().value.unwrap_or_default();
    let current = clock.game.with_untracked(|game| game.id.clone());
    let body = if games.is_empty() {
        let link = el("a")
            .class("button main")
            .attr("href", context.play_route().href())
            .child(t().games.none_do);
        several()
            .child(el("p").class("empty").child(t().games.none))
            .child(el("p").child(link))
    } else {
        let row = |game: GameSummary| {
            let on_table = game.id == current && game.outcome.is_none();
            row(game, on_table)
        };
        let rows: Vec<El> = games.into_iter().map(row).collect();
        el("ul").class("games").child(rows)
    };
    page(t().games.title, &context.play_route(), body).child(links())
}

/// What else there is to do with games.
fn links() -> El {
    let link = |route: Route, label: &'static str| el("a").attr("href", route.href()).child(label);
    el("p")
        .class("links no-print")
        .child(link(
            CorrespondenceRoute::Games.into(),
            t().links.correspondence,
        ))
        .child(link(Route::Study(StudyRoute::Study), t().links.study))
        .child(link(
            Route::Study(StudyRoute::Winnability),
            t().links.winnability,
        ))
}

fn row(game: GameSummary, on_table: bool) -> El {
    let result = match game.outcome {
        Some(outcome) => outcome.result.score(),
        None if on_table => t().games.playing_now,
        None => t().games.unfinished,
    };
    let span = |class: &str| el("span").class(class);
    let played = span("quiet")
        .child(date::date_and_time(game.started))
        .child(" · ")
        .child((t().games.moves)(game.moves.white));
    let link = el("a")
        .attr("href", Route::Manage(ManageRoute::Game(game.id)).href())
        .child(el("strong").class("score").child(result))
        .child(span("who").child((t().games.versus)(&game.players)))
        .child(span("notation").child(game.control))
        .child(played);
    el("li").child(link)
}
