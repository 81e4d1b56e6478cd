//! A past game as a file: [`Exports`].

use leptos::prelude::*;

use super::export;
use crate::platform::{download, print};
use crate::storage::games::TableGame;
use crate::time::Instant;
use crate::ui::context::AppContext;
use crate::ui::context::study_store::look_at;
use crate::ui::text::{manage, t};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::section::Section;

/// The game as a file, in several formats, and on paper; one of the board can also be studied.
#[component]
pub(super) fn Exports(game: StoredValue<TableGame>, now: Instant) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let texts = &manage().games;
    let save = move |ending: &str, media: &str, text: &str| {
        let name = game.with_value(|game| format!("zeitnot-{}.{ending}", game.id));
        download::save_text(&name, media, text);
    };
    let pgn = move || game.with_value(|game| export::pgn(game, now));
    let save_pgn = move |_| {
        save("pgn", "application/x-chess-pgn", &pgn().unwrap_or_default());
    };
    let study = move |_| {
        if let Some(pgn) = pgn() {
            look_at(context, &pgn);
        }
    };
    let on_board = game.with_value(|game| game.board.is_some()).then(|| {
        view! {
            <button data-export="pgn" on:click=save_pgn>
                {Icon::Save.view()}
                {t().links.as_pgn}
            </button>
            <button data-act="look-at-it" on:click=study>
                {Icon::Board.view()}
                {t().links.look_at_it}
            </button>
        }
    });
    type Write = fn(&TableGame, Instant) -> String;
    let formats: [(&str, &str, &str, Write); 3] = [
        (texts.as_text, "txt", "text/plain", export::text),
        (texts.as_csv, "csv", "text/csv", export::csv),
        (texts.as_json, "json", "application/json", export::json),
    ];
    let format = move |(label, ending, media, write): (_, _, _, Write)| {
        let save = move |_| save(ending, media, &game.with_value(|game| write(game, now)));
        view! {
            <button data-export=ending on:click=save>
                {Icon::Save.view()}
                {label}
            </button>
        }
    };
    view! {
        <Section title=texts.export class="group no-print">
            <div class="acts">
                {on_board}
                {formats.map(format).collect_view()}
                <button data-act="print" on:click=|_| print::print()>
                    {Icon::Print.view()}
                    {texts.print}
                </button>
            </div>
        </Section>
    }
}
