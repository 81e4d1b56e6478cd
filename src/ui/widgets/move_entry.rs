//! A field for entering a move in SAN or UCI notation.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::field::Field;
use crate::game::Move;
use crate::game::notation::MoveError;
use crate::ui::el::{El, el};
use crate::ui::text;

/// A move field and its submit button.
#[derive(Debug)]
pub(crate) struct MoveEntry {
    /// The label.
    pub label: &'static str,
    /// The text in the field.
    pub typed: RwSignal<String>,
    /// The error; empty if there is none.
    pub wrong: RwSignal<String>,
    pub send: El,
}

impl MoveEntry {
    /// An empty field with its button.
    pub(crate) fn new(label: &'static str, send: El) -> MoveEntry {
        MoveEntry {
            label,
            typed: RwSignal::new(String::new()),
            wrong: RwSignal::new(String::new()),
            send: send.attr("type", "submit"),
        }
    }

    /// The form. A valid move is played; an invalid text stays, with its error.
    pub(crate) fn view(
        self,
        class: &str,
        read: impl Fn(&str) -> Result<Move, MoveError> + 'static,
        play: impl Fn(Move) + 'static,
    ) -> El {
        let MoveEntry {
            label,
            typed,
            wrong,
            send,
        } = self;
        let enter = move || {
            let text = typed.get_untracked();
            if text.trim().is_empty() {
                return;
            }
            match read(text.trim()) {
                Ok(found) => play(found),
                Err(problem) => wrong.set((text::play().move_problem)(&problem)),
            }
        };
        let field = Field::new(
            "move",
            label,
            move || typed.get(),
            move |text| {
                typed.set(text);
                wrong.set(String::new());
            },
        )
        .placeholder(text::play().write_a_move)
        .error(move || wrong.get())
        .view();
        el("form")
            .class(class)
            .attr("novalidate", "")
            .attr("autocomplete", "off")
            .on("submit", move |event| {
                event.prevent_default();
                enter();
            })
            .child(field)
            .child(send)
    }
}

/// A field for a move and the button that plays it. A valid move is played; an invalid text stays,
/// with its error.
#[component]
pub(crate) fn MoveField(
    class: &'static str,
    label: &'static str,
    /// By which tests find the button.
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
        event.prevent_default();
        let text = typed.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        match read.run(text) {
            Ok(found) => play.run(found),
            Err(problem) => wrong.set(Some((text::play().move_problem)(&problem))),
        }
    };
    view! {
        <form class=class novalidate=true autocomplete="off" on:submit=enter>
            <Field
                name="move"
                label
                placeholder=text::play().write_a_move
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
