//! The list of past games.

use leptos::prelude::*;

use crate::platform::date;
use crate::storage::games::GameSummary;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::take_up::{TakeUp, flag_words};
use crate::ui::read_control;
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::{bound, manage, t};
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::icon::Icon;
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
        <p class="empty">{manage().games.none}</p>
        <p>
            <a class="button main" href=play.href()>
                {Icon::Play.view()}
                {manage().games.none_do}
            </a>
        </p>
    }
}

/// Links to the other pages about games.
#[component]
fn Links() -> impl IntoView {
    let texts = &t().links;
    let correspondence = Route::CorrespondenceGames;
    view! {
        <p class="links no-print">
            <a href=correspondence.href()>{texts.correspondence}</a>
            <a href=Route::Study(StudyRoute::Study).href()>{manage().games.open_another}</a>
            <a href=Route::Study(StudyRoute::Winnability).href()>{texts.winnability}</a>
        </p>
    }
}

/// A past game in a line, which leads to its page. One that is unfinished can be played on, and one
/// that a flag has decided is given its result.
#[component]
fn PastGame(game: GameSummary, is_on_table: bool) -> impl IntoView {
    let texts = &manage().games;
    let result = match (game.outcome, game.flag) {
        (Some(outcome), _) => outcome.result.shown().to_owned(),
        (None, Some(flag)) => flag_words(flag),
        (None, None) if is_on_table => texts.playing_now.to_owned(),
        (None, None) => texts.unfinished.to_owned(),
    };
    let is_words = game.outcome.is_none();
    let may_be_taken_up = game.outcome.is_none() && !is_on_table;
    let is_open = game.is_open();
    let moves = bound(&(texts.moves)(game.moves.white));
    let control = match read_control(&game.control) {
        Ok(setup) => bound(&words::brief(&setup)),
        Err(_) => game.control,
    };
    let id = game.id.clone();
    view! {
        <li>
            <a href=Route::PastGame(game.id).href()>
                <strong class="score" class:words=is_words>
                    {result}
                </strong>
                <span class="who">{(t().games.versus)(&game.players)}</span>
                <span class="notation">{control}</span>
                <span class="quiet">{date::date_and_time(game.started)} " · " {moves}</span>
            </a>
            {may_be_taken_up.then(|| view! { <TakeUp id is_open/> })}
        </li>
    }
}
