//! The bar of the board page: the ways out, the time control or the pause, and how the page is
//! seen and heard.

use leptos::prelude::*;

use super::prompt::Prompt;
use super::state::BoardPage;
use crate::clock::Phase;
use crate::settings::Facing;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::base;
use crate::ui::text::play::acts as texts;
use crate::ui::widgets::control_words;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::{IconButton, IconLink};

#[component]
pub(super) fn PlayBar(screen: BoardPage) -> impl IntoView {
    view! {
        <nav class="tools" aria-label=base::face::menu()>
            <IconLink act="home" icon=Icon::Home label=base::common::home() to=Route::Home/>
            <IconLink act="clock" icon=Icon::Clock label=texts::clock_only() to=Route::Clock/>
            // Where the board turns by itself, nobody flips it.
            <Show when=move || screen.facing.get() != Facing::SideToMove>
                <IconButton
                    act="flip"
                    icon=Icon::Swap
                    label=texts::flip()
                    on_click=move |()| screen.flip()
                />
            </Show>
            <BarMiddle screen/>
            <SoundButton screen/>
            <FullScreenButton/>
            <MoreButton screen/>
        </nav>
    }
}

/// The pause while a clock runs, else the time control.
#[component]
fn BarMiddle(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let is_running = Memo::new(move |_| matches!(clock.phase.get(), Phase::Running(_)));
    move || {
        if is_running.get() {
            view! {
                <button
                    class="pause"
                    type="button"
                    data-act="pause"
                    aria-label=base::face::pause()
                    aria-keyshortcuts="Space"
                    on:click=move |event| clock.pause(event.time_stamp())
                >
                    {Icon::Pause.view()}
                </button>
            }
            .into_any()
        } else {
            view! {
                <a
                    class="control"
                    class:worded=move || control_words::is_worded(clock)
                    data-act="controls"
                    href=Route::Manage(ManageRoute::Controls).href()
                >
                    <span class="unseen">{texts::control()}{base::common::colon()}</span>
                    <span class="notation">{move || control_words::on_clock(clock)}</span>
                </a>
            }
            .into_any()
        }
    }
}

#[component]
fn SoundButton(screen: BoardPage) -> impl IntoView {
    let context = screen.clock.context;
    let is_on = Memo::new(move |_| context.settings.with(|settings| settings.sound));
    let icon = move || {
        if is_on.get() {
            Icon::Sound.view()
        } else {
            Icon::SoundOff.view()
        }
    };
    view! {
        <button
            class="tool"
            type="button"
            data-act="sound"
            aria-label=texts::sound()
            aria-pressed=move || is_on.get().to_string()
            on:click=move |_| context.set(|settings| settings.sound = !settings.sound)
        >
            {icon}
        </button>
    }
}

/// Opens and closes the less common acts and pages.
#[component]
fn MoreButton(screen: BoardPage) -> impl IntoView {
    let prompt = screen.prompt;
    let is_open = move || prompt.get() == Prompt::More;
    let toggle = move |_| {
        prompt.update(|prompt| {
            *prompt = match prompt {
                Prompt::More => Prompt::Nothing,
                _ => Prompt::More,
            };
        });
    };
    view! {
        <button
            class="tool"
            type="button"
            data-act="more"
            aria-label=texts::more()
            aria-expanded=move || is_open().to_string()
            on:click=toggle
        >
            {Icon::More.view()}
        </button>
    }
}
