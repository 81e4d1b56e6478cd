//! The options of an embeddable view as a form: [`OptionForm`].

use leptos::prelude::*;

use super::option_field::OptionField;
use super::state::Gallery;
use crate::ui::text::learn;
use crate::ui::widgets::radio::Radio;

/// Shows a field for each parameter of the chosen view.
#[component]
pub(super) fn OptionForm(gallery: Gallery) -> impl IntoView {
    let parameters = Memo::new(move |_| gallery.parameters());
    let is_board = Memo::new(move |_| gallery.view() == "board");
    let fields = move || {
        let parameters = parameters.get();
        // A closure in a closure replaces what was there: each field shows what is chosen by then.
        move || {
            let field = |&parameter| view! { <OptionField gallery parameter/> };
            untrack(|| parameters.iter().map(field).collect_view())
        }
    };
    view! {
        <section class="gallery-options">
            <h2>{learn().gallery.options}</h2>
            <Show when=move || is_board.get()>
                <GameOrPosition gallery/>
            </Show>
            {fields}
        </section>
    }
}

/// Lets an author choose whether the board shows a game or a position.
#[component]
fn GameOrPosition(gallery: Gallery) -> impl IntoView {
    let words = &learn().gallery;
    let choice = |name: &'static str, label: &'static str, position: bool| {
        view! {
            <label class="check">
                <Radio
                    name="shows"
                    value=name
                    is_chosen=Signal::derive(move || gallery.position.get() == position)
                    on_choose=move |()| gallery.position.set(position)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <div class="gallery-shows" role="radiogroup" aria-label=words.shows>
            {choice("game", words.shows_game, false)}
            {choice("position", words.shows_position, true)}
        </div>
    }
}
