//! The actions for a past game: [`Actions`].

use leptos::prelude::*;

use super::PastGame;
use crate::storage::games::TableGame;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::new_game::{NewGame, NewGameQuestion};
use crate::ui::manage::take_up::TakeUp;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{manage, shared};
use crate::ui::widgets::icon::Icon;

/// The actions for a game: going back to one on the table; otherwise playing on or again, and
/// deleting.
#[component]
pub(super) fn Actions(past: PastGame) -> impl IntoView {
    let actions = if past.is_on_table {
        view! { <ContinueLink/> }.into_any()
    } else {
        view! { <OffTable game=past.game/> }.into_any()
    };
    view! { <div class="primary no-print">{actions}</div> }
}

#[component]
fn ContinueLink() -> impl IntoView {
    let context = expect_context::<AppContext>();
    view! {
        <a class="button main" href=context.play_route().href()>{manage::games::continue_it()}</a>
    }
}

#[component]
fn OffTable(game: StoredValue<TableGame>) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let summary = game.with_value(|game| game.summary(game.clock.last_instant()));
    let (is_unfinished, is_open) = (summary.outcome.is_none(), summary.is_open());
    let id = summary.id;
    let new_game = NewGame::new(clock);
    let again = move |_| new_game.play(game.with_value(|game| game.clock.setup().clone()));
    view! {
        {is_unfinished.then(|| view! { <TakeUp id is_open is_main=true/> })}
        <button class=(!is_unfinished).then_some("main") data-act="again" on:click=again>
            {Icon::Play.view()}
            {manage::games::again()}
        </button>
        <DeleteGame game/>
        <NewGameQuestion new_game/>
    }
}

/// Deletes the game and leads back to the others, where that can be undone.
#[component]
fn DeleteGame(game: StoredValue<TableGame>) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let delete = move |_| {
        if game.with_value(|game| context.delete_game(&game.id)) {
            Route::Manage(ManageRoute::Games).go();
        }
    };
    view! {
        <button type="button" data-act="delete" on:click=delete>
            {Icon::Delete.view()}
            {shared::common::delete()}
        </button>
    }
}
