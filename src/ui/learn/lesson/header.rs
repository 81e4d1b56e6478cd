//! The header of a lesson's page: [`Header`].

use leptos::prelude::*;

use crate::platform::{clipboard, location};
use crate::ui::learn::player::{Frame, Player};
use crate::ui::route::LearnRoute;
use crate::ui::text::base;
use crate::ui::text::learn as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;

/// The title and the tools. Only the app has a way back and a link to copy.
#[component]
pub(super) fn Header(player: Player) -> impl IntoView {
    let is_in_app = player.frame == Frame::App;
    let back = || {
        let label = base::common::back();
        view! { <IconLink act="back" icon=Icon::Back label to=LearnRoute::Lessons/> }
    };
    view! {
        <header>
            {is_in_app.then(back)}
            <h1>{player.taught.words.title}</h1>
            {is_in_app.then(|| view! { <CopyStepLink player/> })}
            <FullScreenButton has_title=true/>
        </header>
    }
}

/// Copies the link to the step at hand, and says so.
#[component]
fn CopyStepLink(player: Player) -> impl IntoView {
    let said = RwSignal::new("");
    // The message was about the step before.
    watch(move || {
        player.place.track();
        said.set("");
    });
    let copy = move |_| {
        let link = location::address() + &player.href(player.place.get_untracked());
        clipboard::write(&link, move |done| {
            let word = if done {
                texts::player::copied()
            } else {
                texts::player::not_copied()
            };
            let _ = said.try_set(word);
        });
    };
    view! {
        <button
            class="tool"
            data-act="copy-link"
            aria-label=texts::player::copy_link()
            title=texts::player::copy_link()
            on:click=copy
        >
            {Icon::Link.view()}
        </button>
        <p class="copied" role="status">
            {move || said.get()}
        </p>
    }
}
