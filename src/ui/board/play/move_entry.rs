//! A field for entering a move in SAN or UCI notation.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::game::Move;
use crate::game::notation::MoveError;
use crate::platform::listener::prevent_default;
use crate::ui::text;
use crate::ui::widgets::field::Field;

/// A field for a move and the button that plays it. A valid move is played; an invalid text stays,
/// with its error.
#[component]
pub(crate) fn MoveField(
    class: &'static str,
    label: &'static str,
    /// The name by which tests find the button.
    act: &'static str,
    button: &'static str,
    typed: RwSignal<String>,
    wrong: RwSignal<Option<String>>,
    #[prop(into)] read: Callback<String, Result<Move, MoveError>>,
    #[prop(into)] play: Callback<Move>,
) -> impl IntoView {
    let type_move = move |text| {
        typed.set(text);
        wrong.set(None);
    };
    let enter = move |event: SubmitEvent| {
        prevent_default(&event);
        let text = typed.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        match read.run(text) {
            Ok(found) => play.run(found),
            Err(problem) => wrong.set(Some(text::play::move_problem(&problem))),
        }
    };
    view! {
        <form class=class novalidate=true autocomplete="off" on:submit=enter>
            <Field
                name="move"
                label
                placeholder=text::play::moves::write()
                value=typed
                on_input=type_move
                error=wrong
            />
            <button type="submit" data-act=act>
                {button}
            </button>
        </form>
    }
}
