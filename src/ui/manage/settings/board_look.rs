//! How boards look: [`BoardLookSettings`].

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::context::board_look::{BoardColours, Letters};
use crate::ui::text::{manage, t};
use crate::ui::widgets::check::Check;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::section::Section;

/// The colours of the squares, the letters of the pieces, and the names of files and ranks.
#[component]
pub(super) fn BoardLookSettings() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let settings = context.settings;
    let texts = &t().beside;
    let colours = BoardColours::ALL.map(|set| (set, (texts.colours_name)(set)));
    let letters = Letters::ALL.map(|set| (set, (texts.letters_name)(set)));
    view! {
        <Section title=texts.board hint=manage().settings.board_hint>
            <Choice
                name="colours"
                legend=texts.colours
                options=colours.to_vec()
                value=Signal::derive(move || settings.with(|s| s.board.colours))
                on_change=move |colours| context.set(|s| s.board.colours = colours)
            />
            <Choice
                name="letters"
                legend=texts.letters
                options=letters.to_vec()
                value=Signal::derive(move || settings.with(|s| s.board.letters))
                on_change=move |letters| context.set(|s| s.board.letters = letters)
            />
            <Check
                name="coordinates"
                label=texts.coordinates
                value=Signal::derive(move || settings.with(|s| s.board.coordinates))
                on_change=move |on| context.set(|s| s.board.coordinates = on)
            />
        </Section>
    }
}
