//! How boards look: [`BoardLookSettings`].

use leptos::prelude::*;

use super::setting::{SettingCheck, SettingChoice};
use crate::settings::{BoardColours, Letters};
use crate::ui::manage::section::Section;
use crate::ui::text::{manage, shared};

/// The colours of the squares, the letters of the pieces, and the names of files and ranks.
#[component]
pub(super) fn BoardLookSettings() -> impl IntoView {
    let colours = BoardColours::ALL.map(|set| (set, shared::beside::colours_name(set)));
    let letters = Letters::ALL.map(|set| (set, shared::beside::letters_name(set)));
    view! {
        <Section title=shared::beside::board() hint=manage::settings::board_hint()>
            <SettingChoice
                name="colours"
                legend=shared::beside::colours()
                options=colours.to_vec()
                get=|s| s.board.colours
                set=|s, value| s.board.colours = value
            />
            <SettingChoice
                name="letters"
                legend=shared::beside::letters()
                options=letters.to_vec()
                get=|s| s.board.letters
                set=|s, value| s.board.letters = value
            />
            <SettingCheck
                name="coordinates"
                label=shared::beside::coordinates()
                get=|s| s.board.coordinates
                set=|s, value| s.board.coordinates = value
            />
        </Section>
    }
}
