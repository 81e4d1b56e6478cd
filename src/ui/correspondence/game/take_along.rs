//! The ways to export a game: icons in the header, [`fn@ExportTools`], and the question before a
//! running game leaves the device, [`fn@ExportQuestion`].

use leptos::prelude::*;

use super::state::GamePage;
use super::{export, statement};
use crate::platform::{clipboard, download, print};
use crate::ui::correspondence::more_tools::MoreTools;
use crate::ui::text::correspondence::game as words;
use crate::ui::text::shared;
use crate::ui::widgets::code_series::CodeSeries;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconButton;

/// A way to export the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExportKind {
    SavePgn,
    CopyPgn,
    CopyNumeric,
    CopyStatement,
    Print,
    /// As codes for another device of one's own.
    Codes,
}

/// The export of a game, as far as the user has come with it. A handle.
#[derive(Clone, Copy)]
pub(super) struct Export {
    page: GamePage,
    /// The way about which the page asks.
    wanted: RwSignal<Option<ExportKind>>,
    said: RwSignal<&'static str>,
    /// The text that is shown as codes.
    shown: RwSignal<Option<String>>,
}

impl Export {
    pub(super) fn of(page: GamePage) -> Export {
        Export {
            page,
            wanted: RwSignal::new(None),
            said: RwSignal::new(""),
            shown: RwSignal::new(None),
        }
    }

    /// Takes that way. A running game is confidential, so the page asks first, except for paper and for
    /// what only those see who stand before the screen.
    fn ask(self, way: ExportKind) {
        self.said.set("");
        let is_asked = !matches!(way, ExportKind::Print | ExportKind::Codes);
        if is_asked && export::is_running(self.page) {
            self.wanted.set(Some(way));
        } else {
            self.take(way);
        }
    }

    fn take(self, way: ExportKind) {
        let Export { page, said, .. } = self;
        self.wanted.set(None);
        let copy = |text: String| {
            clipboard::write(&text, move |done| {
                let _ = said.try_set(if done {
                    words::copied()
                } else {
                    words::not_copied()
                });
            });
        };
        match way {
            ExportKind::SavePgn => {
                let id = page.game.with_untracked(|game| game.id.clone());
                let name = ["zeitnot-", &id, ".pgn"].concat();
                download::save_text(&name, "application/x-chess-pgn", &export::pgn(page));
            }
            ExportKind::CopyPgn => copy(export::pgn(page)),
            ExportKind::CopyNumeric => copy(export::numeric_moves(page)),
            ExportKind::CopyStatement => copy(statement::as_text(page)),
            ExportKind::Print => print::print(),
            ExportKind::Codes => {
                let text = (page.game).with_untracked(|game| page.correspondence.game_text(game));
                self.shown.set(text);
            }
        }
    }
}

#[component]
pub(super) fn ExportTools(export: Export) -> impl IntoView {
    let way = move |act, icon, label, way| {
        view! { <IconButton act icon label on_click=move |()| export.ask(way)/> }
    };
    view! {
        <MoreTools label=words::take_along() in_words=true>
            {way("save-pgn", Icon::Save, words::save_pgn(), ExportKind::SavePgn)}
            {way("copy-pgn", Icon::Copy, words::copy_pgn(), ExportKind::CopyPgn)}
            {way("copy-numeric", Icon::Copy, words::copy_numeric(), ExportKind::CopyNumeric)}
            {way("copy-statement", Icon::Statement, words::copy_statement(), ExportKind::CopyStatement)}
            {way("print", Icon::Print, words::print(), ExportKind::Print)}
            {way("show-codes", Icon::Code, shared::series::title(), ExportKind::Codes)}
        </MoreTools>
    }
}

/// The question whether to share a running game, and what became of the export.
#[component]
pub(super) fn ExportQuestion(export: Export) -> impl IntoView {
    let question = move || {
        export.wanted.get().map(|way| {
            view! {
                <div class="ask no-print" role="alert" data-confidential="">
                    <p>{words::confidential()}</p>
                    <div class="acts two">
                        <button
                            type="button"
                            data-act="share-anyway"
                            on:click=move |_| export.take(way)
                        >
                            {words::share_anyway()}
                        </button>
                        <button
                            type="button"
                            data-act="share-not"
                            on:click=move |_| export.wanted.set(None)
                        >
                            {shared::common::cancel()}
                        </button>
                    </div>
                </div>
            }
        })
    };
    view! {
        {question}
        <ShowLet some=move || export.shown.get() let:text>
            <CodeSeries text on_close=move |()| export.shown.set(None)/>
        </ShowLet>
        <p class="correspondence-exported quiet no-print" role="status">
            {move || export.said.get()}
        </p>
    }
}
