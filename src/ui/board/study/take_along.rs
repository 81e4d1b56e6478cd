//! The ways to export a game, to open another one, and to ask which side could still win.

use leptos::prelude::*;

use super::state::Study;
use crate::clock::Color;
use crate::game::book::Book;
use crate::game::start::fen_of;
use crate::platform::{clipboard, download};
use crate::ui::board::winnability::link;
use crate::ui::text;
use crate::ui::text::study::take as texts;
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::board::Scene;
use crate::ui::widgets::icon::Icon;

/// The type of a PGN.
const PGN: &str = "application/x-chess-pgn";

/// The game as a file or in the clipboard, and the way to another one.
#[component]
pub(super) fn TakeAlong(study: Study, on_open: Option<Callback<()>>) -> impl IntoView {
    let message = RwSignal::new("");
    let pgn = move |of: fn(&Book) -> String| {
        study.flush();
        study
            .book
            .with_untracked(|book| book.as_ref().map(of))
            .unwrap_or_default()
    };
    let copy = move |()| {
        clipboard::write(&pgn(Book::game_text), move |done| {
            let _ = message.try_set(if done {
                texts::copied()
            } else {
                texts::not_copied()
            });
        });
    };
    let save = move |()| {
        download::save_text("game.pgn", PGN, &pgn(Book::game_text));
    };
    let save_all = move |()| {
        download::save_text("games.pgn", PGN, &pgn(Book::text));
    };
    let has_several = Memo::new(move |_| {
        study
            .book
            .with(|book| book.as_ref().is_some_and(|book| book.games().len() > 1))
    });
    let open = on_open.map(|on_open| {
        let open = move |()| {
            study.flush();
            on_open.run(());
        };
        let label = text::study::open::other();
        view! { <ActButton act="open-other" icon=Icon::Plus label on_click=open/> }
    });
    view! {
        <div class="sheet-acts no-print">
            <ActButton act="copy-pgn" icon=Icon::Copy label=texts::copy() on_click=copy/>
            <ActButton act="save-pgn" icon=Icon::Save label=texts::save_game() on_click=save/>
            <Show when=move || has_several.get()>
                <ActButton
                    act="save-all"
                    icon=Icon::Save
                    label=texts::save_all()
                    on_click=save_all
                />
            </Show>
            {open}
        </div>
        <p class="quiet message no-print" role="status">
            {move || message.get()}
        </p>
    }
}

/// Whether a side could still win from here.
#[component]
pub(super) fn CouldWin(shown: Memo<Scene>) -> impl IntoView {
    let link = move |side: Color| {
        let href = move || shown.with(|scene| link::href(&fen_of(&scene.position), side));
        view! {
            <a data-ask=side.name() href=href>
                {texts::could_win(side)}
            </a>
        }
    };
    view! { <p class="could-win no-print">{Color::ALL.map(link).collect_view()}</p> }
}
