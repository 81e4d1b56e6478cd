//! The players of a game in a form: a tile for each side, with the name of its player on it, and
//! the choice of one's own, [`fn@Sides`].

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::ui::text::correspondence::new as words;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::radio::Radio;

/// The sides in ivory and ebony with their names, and the choice of one's own side or of neither.
#[component]
pub(super) fn Sides(
    #[prop(into)] mine: Signal<Option<Color>>,
    #[prop(into)] on_choose: Callback<Option<Color>>,
    #[prop(into)] names: Signal<ByColor<String>>,
    #[prop(into)] on_name: Callback<(Color, String)>,
    /// The problem with the name of each side.
    errors: ByColor<Signal<Option<String>>>,
) -> impl IntoView {
    let radio = move |place: usize, side: Option<Color>, label: &'static str| {
        view! {
            <label>
                <Radio
                    name="mine"
                    value=place.to_string()
                    is_chosen=Signal::derive(move || mine.get() == side)
                    on_choose=move |()| on_choose.run(side)
                />
                <span>{label}</span>
            </label>
        }
    };
    let tile = move |place: usize, side: Color, label: &'static str| {
        view! {
            <div class="side-tile" data-side=side.name()>
                {radio(place, Some(side), label)}
                <Field
                    name=["name-", side.name()].concat()
                    label=words::name_of(side)
                    value=Signal::derive(move || names.with(|names| names.get(side).clone()))
                    on_input=move |name| on_name.run((side, name))
                    error=*errors.get(side)
                />
            </div>
        }
    };
    view! {
        <fieldset class="sides">
            <legend>{words::side()}</legend>
            <div>
                {tile(0, Color::White, words::white())} {tile(1, Color::Black, words::black())}
                <div class="side-neither">{radio(2, None, words::neither())}</div>
            </div>
        </fieldset>
    }
}
