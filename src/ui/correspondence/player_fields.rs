//! The players of a game in a form: one's own side, [`SideChoice`], and a name, [`NameField`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::ui::text;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::field::Field;

/// The choice of one's own side, or of neither.
#[component]
pub(super) fn SideChoice(
    #[prop(into)] value: Signal<Option<Color>>,
    #[prop(into)] on_change: Callback<Option<Color>>,
) -> impl IntoView {
    let words = &text::correspondence().games.new;
    view! {
        <Choice
            name="mine"
            legend=words.side
            options=vec![
                (Some(Color::White), words.white),
                (Some(Color::Black), words.black),
                (None, words.neither),
            ]
            value
            on_change
        />
    }
}

/// The name of the player of a side.
#[component]
pub(super) fn NameField(
    side: Color,
    value: RwSignal<String>,
    #[prop(into)] error: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <Field
            name=["name-", side.name()].concat()
            label=(text::correspondence().games.new.name_of)(side)
            value
            on_input=move |text| value.set(text)
            error
        />
    }
}
