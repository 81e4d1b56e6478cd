//! Parameters that are chosen side by side: [`OptionChoice`].

use leptos::prelude::*;

use super::state::Gallery;
use crate::embed::parameter::Parameter;
use crate::ui::text::learn as texts;
use crate::ui::widgets::choice::Choice;

/// Lets an author choose one of these values. The usual one leaves the address empty.
#[component]
pub(super) fn OptionChoice(
    gallery: Gallery,
    parameter: Parameter,
    values: &'static [&'static str],
    /// The place of the usual value.
    usual: usize,
) -> impl IntoView {
    let label = |&value: &&'static str| match texts::gallery::value(parameter, value) {
        "" => value,
        name => name,
    };
    let options: Vec<_> = values.iter().map(label).enumerate().collect();
    let chosen = move || {
        let value = gallery.get(parameter);
        if value.is_empty() {
            usual
        } else {
            // An unknown value chooses none of them.
            let known = values.iter().position(|known| *known == value);
            known.unwrap_or(values.len())
        }
    };
    let choose = move |place: usize| {
        let value = values.get(place).filter(|_| place != usual);
        gallery.set(parameter, value.copied().unwrap_or(""));
    };
    let wrong = Memo::new(move |_| gallery.wrong(parameter));
    view! {
        <div class="gallery-choice">
            <Choice
                name=parameter.name()
                legend=texts::gallery::label(parameter)
                options
                value=Signal::derive(chosen)
                on_change=choose
            />
            <p class="note" role="alert">
                {move || wrong.get()}
            </p>
        </div>
    }
}
