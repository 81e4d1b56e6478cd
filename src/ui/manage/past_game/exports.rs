//! The ways to export a past game: [`Exports`].

use leptos::prelude::*;

use super::export::Comments;
use super::{PastGame, export};
use crate::platform::{clipboard, download, print, share};
use crate::storage::games::TableGame;
use crate::time::Instant;
use crate::ui::context::AppContext;
use crate::ui::context::study_store::look_at;
use crate::ui::text::manage::games as texts;
use crate::ui::text::shared;
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::icon::Icon;

/// Writes a game as text.
type Write = fn(&TableGame, Instant) -> String;

/// The game as a file, in the clipboard, shared and on paper; one of the board can also be studied.
#[component]
pub(super) fn Exports(past: PastGame) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let written = move |write: Write| past.game.with_value(|game| write(game, past.now));
    let is_on_board = past.game.with_value(|game| game.board.is_some());
    // For other people: the moves for a chess program, or else the game in words.
    let for_others = move || written(if is_on_board { pgn } else { export::text });
    let copy = move |()| {
        clipboard::write(&for_others(), move |done| {
            if done {
                context.notify_here(texts::copied().into());
            }
        });
    };
    let on_board = is_on_board.then(|| {
        view! {
            <SaveFile
                past
                label=shared::links::as_pgn()
                ending="pgn"
                media="application/x-chess-pgn"
                write=pgn
            />
        }
    });
    let study = is_on_board.then(|| {
        view! {
            <ActButton
                act="look-at-it"
                icon=Icon::Board
                label=shared::links::look_at_it()
                on_click=move |()| look_at(context, written(moves))
            />
        }
    });
    let shares = share::is_there().then(|| {
        view! {
            <ActButton
                act="share"
                icon=Icon::Share
                label=texts::share()
                on_click=move |()| share::text(&for_others())
            />
        }
    });
    view! {
        <div class="exports no-print">
            <div>
                <ActButton act="copy" icon=Icon::Copy label=texts::copy() on_click=copy/>
                {shares}
                {study}
                <ActButton
                    act="print"
                    icon=Icon::Print
                    label=texts::print()
                    on_click=|()| print::print()
                />
            </div>
            <div class="files" role="group" aria-label=texts::export()>
                {Icon::Download.view()}
                {on_board}
                <SaveFile
                    past
                    label=texts::as_text()
                    ending="txt"
                    media="text/plain"
                    write=export::text
                />
                <SaveFile
                    past
                    label=texts::as_csv()
                    ending="csv"
                    media="text/csv"
                    write=export::csv
                />
                <SaveFile
                    past
                    label=texts::as_json()
                    ending="json"
                    media="application/json"
                    write=export::json
                />
            </div>
        </div>
    }
}

fn pgn(game: &TableGame, now: Instant) -> String {
    export::pgn(game, now, Comments::All).unwrap_or_default()
}

/// The game as PGN without the work at the clock.
fn moves(game: &TableGame, now: Instant) -> String {
    export::pgn(game, now, Comments::Game).unwrap_or_default()
}

/// Saves the game as a file.
#[component]
fn SaveFile(
    past: PastGame,
    label: &'static str,
    ending: &'static str,
    media: &'static str,
    write: Write,
) -> impl IntoView {
    let save = move |_| {
        past.game.with_value(|game| {
            let name = [&export::file_name(game, past.now), ".", ending].concat();
            download::save_text(&name, media, &write(game, past.now));
        });
    };
    view! {
        <button type="button" data-export=ending on:click=save>
            {label}
        </button>
    }
}
