//! The tile of a time control: [`ControlTile`].

use leptos::prelude::*;

use crate::clock::Setup;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::bound;
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::tile::Tile;

/// The tile of a time control, which plays it. Where controls are one's own or were used before, the
/// one on the table is marked.
#[component]
pub(super) fn ControlTile(
    setup: Setup,
    /// What it is called; as players do, if this is empty.
    #[prop(optional, into)]
    name: String,
    /// Whether it is one of those that everybody has.
    #[prop(optional)]
    is_preset: bool,
    play: Callback<Setup>,
) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let is_named = !name.is_empty();
    let (name, detail) = if is_named {
        (name, words::whole(&setup))
    } else {
        (words::name(&setup), words::detail(&setup))
    };
    let class = if words::is_long(&setup) {
        "tile long"
    } else if is_named || !words::is_figures(&setup) {
        "tile worded"
    } else {
        "tile"
    };
    let on_table = setup.clone();
    let is_chosen = move || !is_preset && clock.game.with(|game| *game.clock.setup() == on_table);
    view! {
        <Tile
            name=bound(&name)
            detail=bound(&detail)
            is_chosen=Signal::derive(is_chosen)
            on_choose=move |()| play.run(setup.clone())
            class
        />
    }
}
