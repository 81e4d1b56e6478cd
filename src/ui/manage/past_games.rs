//! The list of past games.

use leptos::prelude::*;

use crate::platform::date;
use crate::storage::games::GameSummary;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::{CorrespondenceRoute, ManageRoute, Route, StudyRoute};
use crate::ui::text::t;
use crate::ui::widgets::page::Page;

#[component]
pub(crate) fn PastGamesPage() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let context = clock.context;
    let games = context.storage().games().list().value.unwrap_or_default();
    let current = clock.game.with_untracked(|game| game.id.clone());
    let row = |game: GameSummary| {
        let is_on_table = game.id == current && game.outcome.is_none();
        view! { <PastGame game is_on_table/> }
    };
    let list = if games.is_empty() {
        view! { <NoGames play=context.play_route()/> }.into_any()
    } else {
        view! { <ul class="games">{games.into_iter().map(row).collect_view()}</ul> }.into_any()
    };
    view! {
        <Page title=t().games.title back=context.play_route()>
            {list}
            <Links/>
        </Page>
    }
}

#[component]
fn NoGames(play: Route) -> impl IntoView {
    view! {
        <p class="empty">{t().games.none}</p>
        <p><a class="button main" href=play.href()>{t().games.none_do}</a></p>
    }
}

/// What else there is to do with games.
#[component]
fn Links() -> impl IntoView {
    let texts = &t().links;
    let correspondence = Route::from(CorrespondenceRoute::Games);
    view! {
        <p class="links no-print">
            <a href=correspondence.href()>{texts.correspondence}</a>
            <a href=Route::Study(StudyRoute::Study).href()>{texts.study}</a>
            <a href=Route::Study(StudyRoute::Winnability).href()>{texts.winnability}</a>
        </p>
    }
}

#[component]
fn PastGame(game: GameSummary, is_on_table: bool) -> impl IntoView {
    let texts = &t().games;
    let result = match game.outcome {
        Some(outcome) => outcome.result.score(),
        None if is_on_table => texts.playing_now,
        None => texts.unfinished,
    };
    let moves = (texts.moves)(game.moves.white);
    view! {
        <li>
            <a href=Route::Manage(ManageRoute::Game(game.id)).href()>
                <strong class="score">{result}</strong>
                <span class="who">{(texts.versus)(&game.players)}</span>
                <span class="notation">{game.control}</span>
                <span class="quiet">{date::date_and_time(game.started)} " · " {moves}</span>
            </a>
        </li>
    }
}
