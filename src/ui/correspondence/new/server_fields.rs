//! The figures that the server shows for a game that is under way.

use leptos::prelude::*;

use super::form::NewGameForm;
use super::game_fields::{Line, Problems};
use crate::clock::Color;
use crate::correspondence::enter::EnterError;
use crate::ui::text;

/// Clock, bank and moves made of a side.
#[component]
pub(super) fn ServerFields(form: NewGameForm, problems: Problems, side: Color) -> impl IntoView {
    let words = &text::correspondence().games.new;
    let name = |what: &str| [what, "-", side.name()].concat();
    let clock =
        problems.first(move |problem| matches!(problem, EnterError::Clock(of, _) if *of == side));
    let bank =
        problems.first(move |problem| matches!(problem, EnterError::Bank(of, _) if *of == side));
    let made =
        problems.first(move |problem| matches!(problem, EnterError::Made(of) if *of == side));
    view! {
            <Line
                name=name("clock")
                label=(words.clock)(side)
                hint=words.length_hint
                value=*form.clocks.get(side)
                error=clock
            />
            <Line
                name=name("bank")
                label=(words.bank)(side)
                hint=words.length_hint
                value=*form.banks.get(side)
                error=bank
            />
            <Line
                name=name("made")
                label=(words.made)(side)
                hint=words.made_hint
                value=*form.made.get(side)
                error=made
            />
    }
}
