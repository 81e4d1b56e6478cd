//! The strip before a game: [`ReadyBar`].

use leptos::prelude::*;

use crate::clock::view::bar::BarView;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::base;
use crate::ui::widgets::control_words;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::{IconButton, IconLink};

/// The ways out, the time control, and how the clock stands.
#[component]
pub(super) fn ReadyBar() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let turn = move |()| {
        clock
            .context
            .set(|settings| settings.mirrored = !settings.mirrored);
    };
    let starts_in = move || match clock.bar.get() {
        BarView::Ready { starts_in } => starts_in,
        _ => None,
    };
    let here = move || {
        let here = clock.face.with(|face| face.sides.map(|side| side.is_here));
        base::face::are_here(here.white, here.black)
    };
    let hint = move || match starts_in() {
        Some(left) => {
            let starts = base::face::starts_in(&left.to_string());
            match here() {
                "" => starts,
                who => [who, " · ", &starts].concat(),
            }
        }
        None => match clock.game.with(|game| game.clock.setup().included_bonus()) {
            Some(bonus) => base::face::first_included(bonus),
            None => base::face::change_control().into(),
        },
    };
    let is_worded = Memo::new(move |_| control_words::is_worded(clock));
    // Words say themselves what they are, and need the room; a screen reader still says it.
    let is_label = move || is_worded.get() && hint() == base::face::change_control();
    view! {
        <nav class="bar ready" aria-label=base::face::menu()>
            <IconLink act="home" icon=Icon::Home label=base::common::home() to=Route::Home/>
            <IconLink act="board" icon=Icon::Board label=base::beside::title() to=Route::Board/>
            <IconButton act="turn" icon=Icon::Turn label=base::face::swap_view() on_click=turn/>
            <Show when=move || starts_in().is_some()>
                <PutOffButton/>
            </Show>
            <a
                class="control"
                class:worded=Signal::derive(move || is_worded.get())
                data-act="controls"
                href=Route::Manage(ManageRoute::Controls).href()
            >
                <span class="notation">{move || control_words::on_clock(clock)}</span>
                <span class="hint" class:unseen=Signal::derive(is_label)>
                    {hint}
                </span>
            </a>
            <FullScreenButton/>
            <IconLink
                act="settings"
                icon=Icon::Settings
                label=base::common::settings()
                to=ManageRoute::Settings
            />
        </nav>
    }
}

/// Stops the clocks before they start, which postpones a scheduled start (6.5).
#[component]
fn PutOffButton() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    view! {
        <button
            class="tool"
            type="button"
            data-act="put-off"
            aria-label=base::face::put_off()
            on:click=move |event| clock.pause(event.time_stamp())
        >
            {Icon::Pause.view()}
        </button>
    }
}
