//! Past games.

use leptos::prelude::*;

use crate::platform::date;
use crate::storage::archive::Summary;
use crate::ui::components::page::Page;
use crate::ui::route::Route;
use crate::ui::table::Table;
use crate::ui::text::t;

/// The page.
#[component]
pub fn GamesPage() -> impl IntoView {
    let table = expect_context::<Table>();
    let games = table.keeper().archive().list().value.unwrap_or_default();
    let current = table.game.with_untracked(|game| game.id.clone());
    let body = if games.is_empty() {
        view! {
            <p class="empty">{t().games.none}</p>
            <p>
                <a class="button main" href=Route::Clock.href()>
                    {t().games.none_do}
                </a>
            </p>
        }
        .into_any()
    } else {
        let rows = games
            .into_iter()
            .map(|game| {
                let on_table = game.id == current && game.outcome.is_none();
                row(game, on_table)
            })
            .collect_view();
        view! { <ul class="games">{rows}</ul> }.into_any()
    };
    view! { <Page title=t().games.title.to_owned()>{body}</Page> }
}

fn row(game: Summary, on_table: bool) -> impl IntoView {
    let result = match game.outcome {
        Some(outcome) => outcome.result.score(),
        None if on_table => t().games.playing_now,
        None => t().games.unfinished,
    };
    view! {
        <li>
            <a href=Route::Game(game.id).href()>
                <strong class="score">{result}</strong>
                <span class="who">{(t().games.versus)(&game.players)}</span>
                <span class="notation">{game.control}</span>
                <span class="quiet">
                    {date::date_and_time(game.started)} " · "
                    {(t().games.moves)(game.moves.white)}
                </span>
            </a>
        </li>
    }
}
