//! The tile of a time control: [`ControlTile`].

use leptos::prelude::*;

use crate::clock::Setup;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::tile::Tile;
use crate::ui::text::bound;
use crate::ui::widgets::control_words as words;

/// The tile of a time control; a touch plays it. Tiles of one's own controls and of those used
/// before mark the control on the table.
#[component]
pub(super) fn ControlTile(
    setup: Setup,
    /// The control's name; empty for the name that players use.
    #[prop(optional, into)]
    name: String,
    /// Whether it is one of the controls that everybody has.
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
