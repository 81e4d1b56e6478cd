//! The list of past games.

use leptos::prelude::*;

use crate::platform::timer::once;
use crate::platform::{date, focus};
use crate::storage::games::{GameSummary, TableGame};
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::take_up::{TakeUp, flag_words};
use crate::ui::read_control;
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::manage::games as texts;
use crate::ui::text::{base, bound, shared};
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconButton;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::undo_notice::UndoNotice;

#[component]
pub(crate) fn PastGamesPage() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let context = clock.context;
    let read = move || context.storage().games().list().value.unwrap_or_default();
    let games = RwSignal::new(read());
    let current = clock.game.with_untracked(|game| game.id.clone());
    let on_delete = Callback::new(move |id: String| {
        if context.delete_game(&id) {
            games.set(read());
            once(Millis::ZERO, || focus::offer("[data-act=undo-change]"));
        }
    });
    let row = move |game: GameSummary| {
        let is_on_table = game.id == current;
        view! { <PastGame game is_on_table on_delete/> }
    };
    let rows = move || games.get().into_iter().map(row.clone()).collect_view();
    let list = move || {
        if games.with(Vec::is_empty) {
            view! { <NoGames play=context.play_route()/> }.into_any()
        } else {
            view! { <ul class="games">{rows.clone()}</ul> }.into_any()
        }
    };
    let deleted = move || {
        let versus = |game: &TableGame| base::versus(&game.players);
        context.deleted_game.with(|game| game.as_ref().map(versus))
    };
    let undo = move |()| {
        if context.put_game_back() {
            games.set(read());
        }
    };
    view! {
        <Page title=base::games::title() back=context.play_route()>
            <UndoNotice
                message=Signal::derive(move || deleted().map(|versus| texts::deleted(&versus)))
                next=".games a, .empty + p a"
                on_undo=undo
                on_close=move |()| context.deleted_game.set(None)
            />
            {list}
            <Links/>
        </Page>
    }
}

#[component]
fn NoGames(play: Route) -> impl IntoView {
    view! {
        <p class="empty">{texts::none()}</p>
        <p>
            <a class="button main" href=play.href()>
                {Icon::Play.view()}
                {texts::none_do()}
            </a>
        </p>
    }
}

/// Links to the other pages about games.
#[component]
fn Links() -> impl IntoView {
    let link = |icon: Icon, label: &'static str, to: Route| {
        view! {
            <a class="button" href=to.href()>
                {icon.view()}
                {label}
            </a>
        }
    };
    view! {
        <p class="acts wide no-print">
            {link(Icon::Board, texts::open_another(), Route::Study(StudyRoute::Study))}
            {link(Icon::Check, shared::links::winnability(), Route::Study(StudyRoute::Winnability))}
            {link(Icon::Correspondence, shared::links::correspondence(), Route::CorrespondenceGames)}
        </p>
    }
}

/// A past game in a line, which leads to its page. One that is unfinished can be played on, and one
/// that a flag has decided is given its result.
#[component]
fn PastGame(
    game: GameSummary,
    is_on_table: bool,
    /// Deletes the game with this id.
    on_delete: Callback<String>,
) -> impl IntoView {
    let result = match (game.outcome, game.flag) {
        (Some(outcome), _) => outcome.result.shown().to_owned(),
        (None, Some(flag)) => flag_words(flag),
        (None, None) if is_on_table => texts::playing_now().to_owned(),
        (None, None) => texts::unfinished().to_owned(),
    };
    let is_words = game.outcome.is_none();
    let may_be_taken_up = game.outcome.is_none() && !is_on_table;
    let is_open = game.is_open();
    let moves = bound(&texts::moves(game.moves.white));
    let control = match read_control(&game.control) {
        Ok(setup) => bound(&words::brief(&setup)),
        Err(_) => game.control,
    };
    let started = bound(&date::date_and_time(game.started));
    let id = game.id.clone();
    let deleted = id.clone();
    let versus = base::versus(&game.players);
    let delete = (!is_on_table).then(|| {
        view! {
            <IconButton
                act="delete"
                icon=Icon::Delete
                label=shared::common::delete()
                on_click=move |()| on_delete.run(deleted.clone())
            />
        }
    });
    view! {
        <li>
            <a href=Route::PastGame(game.id).href()>
                <strong class="score" class:words=is_words>
                    {result}
                </strong>
                <span class="who">{versus}</span>
                <span class="notation">{control}</span>
                <span class="quiet">{started} "\u{a0}· " {moves}</span>
            </a>
            {may_be_taken_up.then(|| view! { <TakeUp id is_open/> })}
            {delete}
        </li>
    }
}
