//! The form that opens games, pasted or from a file: [`OpenForm`].

use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use super::state::Study;
use crate::game::book::{Book, MAX_BYTES};
use crate::game::{GameTree, Start, pgn};
use crate::platform::dom::DomEvent;
use crate::platform::download;
use crate::platform::file::FileError;
use crate::platform::focus;
use crate::platform::listener::prevent_default;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::text::shared;
use crate::ui::text::study::open as texts;
use crate::ui::widgets::book_error::why_no_game;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::icon::Icon;

/// The form, with a text in it. It closes once it has opened a game, or when the user cancels.
#[component]
pub(super) fn OpenForm(study: Study, is_opening: RwSignal<bool>, text: String) -> impl IntoView {
    let typed = RwSignal::new(text);
    let wrong = RwSignal::new(None);
    let show = move |book| {
        study.put(book);
        is_opening.set(false);
        to_the_moves();
    };
    let read = move |text: &str| match Book::parse(text) {
        Ok(book) => show(book),
        Err(why) => wrong.set(Some(why_no_game(&why))),
    };
    let submit = move |event: SubmitEvent| {
        prevent_default(&event);
        read(&typed.get_untracked());
    };
    let read_file = move |event: Event| {
        let event = DomEvent::from(event);
        download::read_chosen_bytes(&event, MAX_BYTES as u32, move |file| match file {
            // The page may have been left while the file was read: then nobody waits for it.
            _ if typed.is_disposed() => {}
            Ok(file) => read(&pgn::decode(&file.bytes)),
            Err(FileError::None) => {}
            Err(FileError::TooLarge) => wrong.set(Some(texts::too_large().into())),
            Err(_) => wrong.set(Some(texts::unreadable().into())),
        });
    };
    let cancel = study.book.with_untracked(Option::is_some).then(|| {
        let close = move |_| {
            is_opening.set(false);
            to_the_moves();
        };
        view! {
            <button type="button" data-act="cancel" on:click=close>
                {shared::common::cancel()}
            </button>
        }
    });
    view! {
        <form class="open-game no-print" novalidate=true on:submit=submit>
            <p class="empty">{texts::teach()}</p>
            <Labelled
                id="field-pgn".into()
                label=Signal::stored(texts::paste().to_owned())
                error=wrong.into()
                hint=texts::paste_hint()
            >
                <textarea
                    id="field-pgn"
                    name="pgn"
                    rows="10"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="field-pgn-note"
                    aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                    prop:value=move || typed.get()
                    on:input:target=move |event| {
                        typed.set(event.target().value());
                        wrong.set(None);
                    }
                ></textarea>
            </Labelled>
            <button class="main" type="submit" data-act="open">
                {texts::open()}
            </button>
            <div class="other-ways stack">
                <label class="button">
                    {Icon::Bring.view()}
                    {texts::file()}
                    <input
                        class="unseen"
                        type="file"
                        name="pgn-file"
                        accept=".pgn,.fen,.txt,application/x-chess-pgn,text/plain"
                        on:change=read_file
                    />
                </label>
                <button
                    type="button"
                    data-act="empty"
                    on:click=move |_| show(Book::of(GameTree::new(Start::standard())))
                >
                    {Icon::Board.view()}
                    {texts::empty_board()}
                </button>
                {cancel}
            </div>
        </form>
    }
}

/// Moves the focus from the closed form to the moves, once they are there.
fn to_the_moves() {
    once(Millis::ZERO, || focus::offer(".walk [data-act=later]"));
}
