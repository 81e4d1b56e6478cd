//! The less common acts and pages, and which way the board looks, behind the last button of the bar.

use leptos::prelude::*;

use super::prompt::Prompt;
use super::state::BoardPage;
use crate::settings::Facing;
use crate::ui::route::{ManageRoute, StudyRoute};
use crate::ui::text::play::acts as texts;
use crate::ui::text::{self, base, shared};
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::icon::Icon;

#[component]
pub(super) fn More(screen: BoardPage) -> impl IntoView {
    let type_move = move |()| {
        screen.prompt.set(Prompt::Nothing);
        screen.type_move();
    };
    let settings = screen.clock.context.settings;
    let face = move |facing| {
        let context = screen.clock.context;
        context.set(|settings| settings.board.facing = facing);
    };
    view! {
        <div class="asked pages" role="group" aria-label=texts::more()>
            <ActButton
                act="type-move"
                icon=Icon::Keyboard
                label=text::play::moves::write()
                on_click=type_move
            />
            <ActButton
                act="players"
                icon=Icon::Edit
                label=shared::players::title()
                on_click=move |()| {
                    screen.prompt.set(Prompt::Nothing);
                    screen.names_players.set(true);
                }
            />
            <ActLink
                act="control"
                icon=Icon::Clock
                label=texts::control()
                to=ManageRoute::Controls
            />
            <ActLink act="games" icon=Icon::History label=base::games::title() to=ManageRoute::Games/>
            <ActLink act="study" icon=Icon::Board label=shared::links::study() to=StudyRoute::Study/>
            <ActLink
                act="winnability"
                icon=Icon::Check
                label=shared::links::winnability()
                to=StudyRoute::Winnability
            />
            <ActLink
                act="settings"
                icon=Icon::Settings
                label=base::common::settings()
                to=ManageRoute::Settings
            />
            <Choice
                name="facing"
                legend=texts::facing()
                options=Facing::ALL.map(|facing| (facing, texts::facing_name(facing))).to_vec()
                value=Signal::derive(move || settings.with(|settings| settings.board.facing))
                on_change=face
            />
        </div>
    }
}
