//! The options of an embeddable view as a form: [`OptionForm`].

use leptos::prelude::*;

use super::input::Input;
use super::option_choice::OptionChoice;
use super::option_field::OptionField;
use super::state::Gallery;
use crate::embed::parameter::Parameter;
use crate::ui::text::learn as texts;
use crate::ui::widgets::choice::Choice;

/// Shows a field for each parameter of the chosen view.
#[component]
pub(super) fn OptionForm(gallery: Gallery) -> impl IntoView {
    let parameters = Memo::new(move |_| gallery.parameters());
    let is_board = Memo::new(move |_| gallery.view() == "board");
    let fields = move || {
        let parameters = parameters.get();
        // A closure in a closure replaces the earlier fields, so that each shows the current
        // choice.
        move || {
            let field = |&parameter: &Parameter| {
                let (options, is_long) = match Input::of(parameter) {
                    Input::Choice { values, usual } => {
                        return view! { <OptionChoice gallery parameter values usual/> }.into_any();
                    }
                    Input::List(options) => (Some(options()), false),
                    Input::Line => (None, false),
                    Input::Lines => (None, true),
                };
                view! { <OptionField gallery parameter options is_long/> }.into_any()
            };
            untrack(|| parameters.iter().map(field).collect_view())
        }
    };
    let shows = move |is_position| gallery.position.set(is_position);
    view! {
        <section class="gallery-options" aria-label=texts::gallery::options()>
            <Show when=move || is_board.get()>
                <Choice
                    name="shows"
                    legend=texts::gallery::shows()
                    options=vec![(false, texts::gallery::shows_game()), (true, texts::gallery::shows_position())]
                    value=gallery.position
                    on_change=shows
                />
            </Show>
            {fields}
        </section>
    }
}
