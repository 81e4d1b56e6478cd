//! The head of the panel: the status, and the tools.

use leptos::prelude::*;

use super::Panel;
use super::PanelPlace;
use super::page::PanelPage;
use crate::clock::view::placement::Arrangement;
use crate::clock::{Color, Seat};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{base, shared};
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::{IconButton, IconLink};

/// The head of a first page: a title, a line below, and the tools.
#[component]
pub(super) fn Head(
    panel: Panel,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] detail: Signal<String>,
    /// The result and its reason, by which tests and style sheets know it.
    #[prop(optional, into)]
    outcome: Signal<Option<[&'static str; 2]>>,
) -> impl IntoView {
    let may_close = move || panel.may_close(panel.clock.phase.get());
    view! {
        <header>
            <div class="titles">
                <h2
                    data-result=move || outcome.get().map(|[result, _]| result)
                    data-reason=move || outcome.get().map(|[_, reason]| reason)
                >
                    {move || title.get()}
                </h2>
                <p>{move || detail.get()}</p>
            </div>
            <TurnButton panel/>
            <FullScreenButton/>
            <IconLink
                act="settings"
                icon=Icon::Settings
                label=base::common::settings()
                to=ManageRoute::Settings
            />
            <IconLink act="home" icon=Icon::Home label=base::common::home() to=Route::Home/>
            <Show when=may_close>
                <IconButton
                    act="close"
                    icon=Icon::Close
                    label=base::common::close()
                    on_click=move |()| panel.wanted.set(false)
                />
            </Show>
        </header>
    }
}

/// The head of another page: the way back, and a title.
#[component]
pub(super) fn SubHead(panel: Panel, title: &'static str) -> impl IntoView {
    view! {
        <header>
            <IconButton
                act="panel-back"
                icon=Icon::Back
                label=base::common::back()
                on_click=move |()| panel.page.set(PanelPage::Main)
            />
            <h2>{title}</h2>
            <TurnButton panel/>
        </header>
    }
}

/// Turns the panel to the other player, if they sit face to face.
#[component]
fn TurnButton(panel: Panel) -> impl IntoView {
    let Panel {
        clock, is_turned, ..
    } = panel;
    let placement = Memo::new(move |_| clock.placement());
    let is_shown = move || {
        let arrangement = placement.with(|placement| placement.arrangement);
        panel.place == PanelPlace::Clock && arrangement == Arrangement::FaceToFace
    };
    // The side whose half is on the other side of the panel.
    let other = move || {
        let is_first_below = !placement.with(|placement| placement.exchanged);
        let seat = if is_first_below == is_turned.get() {
            Seat::First
        } else {
            Seat::Second
        };
        let white = clock.face.with(|face| face.white_seat);
        if seat == white {
            Color::White
        } else {
            Color::Black
        }
    };
    view! {
        <Show when=is_shown>
            <button
                class="said"
                type="button"
                data-act="turn-panel"
                on:click=move |_| is_turned.update(|turned| *turned = !*turned)
            >
                {Icon::TurnTo.view()}
                <span>{move || shared::panel::turn_to(other())}</span>
            </button>
        </Show>
    }
}
