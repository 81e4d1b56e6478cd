//! The pages of the panel ([`PanelPage`]), and the parts that they are built from.

use leptos::prelude::*;

use crate::clock::{Color, Event, Offence};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::base;
use crate::ui::widgets::icon::Icon;

/// A page of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PanelPage {
    /// The likely actions.
    #[default]
    Main,
    /// Sets times and moves.
    Correct,
    /// Every offence.
    Penalties,
    /// The illegal move of a side counts, and the clock has taken nothing back.
    NotTakenBack(Color),
    /// The second illegal move of a side would lose: asks whether the opponent can checkmate.
    SecondIllegalMove(Color, Offence),
    /// Gives time.
    Give,
    /// Ends the game.
    End,
    /// The log of the game.
    Log,
    /// Asks whether to replace an unfinished game.
    New,
}

impl PanelPage {
    /// The name of the button that leads to it.
    pub(super) const fn act(self) -> &'static str {
        match self {
            PanelPage::Main => "panel",
            PanelPage::Correct => "correct",
            PanelPage::Penalties
            | PanelPage::NotTakenBack(_)
            | PanelPage::SecondIllegalMove(..) => "penalties",
            PanelPage::Give => "give",
            PanelPage::End => "end",
            PanelPage::Log => "log",
            PanelPage::New => "new",
        }
    }

    /// Whether something is typed or chosen on it before it does anything.
    pub(super) const fn has_fields(self) -> bool {
        match self {
            PanelPage::Correct | PanelPage::Penalties | PanelPage::Give | PanelPage::End => true,
            PanelPage::Main
            | PanelPage::NotTakenBack(_)
            | PanelPage::SecondIllegalMove(..)
            | PanelPage::Log
            | PanelPage::New => false,
        }
    }
}

/// A large button with an icon above its name, as on a device.
#[component]
pub(super) fn Key(
    /// The name by which tests find it.
    act: &'static str,
    icon: Icon,
    #[prop(into)] label: Signal<String>,
    /// Its exact effect now, in a few words.
    #[prop(optional, into)]
    detail: Signal<String>,
    /// Whether there is nothing to do. The button keeps the focus then.
    #[prop(optional, into)]
    is_off: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="key"
            type="button"
            data-act=act
            aria-disabled=move || is_off.get().then_some("true")
            on:click=move |_| {
                if !is_off.get_untracked() {
                    on_press.run(());
                }
            }
        >
            {icon.view()}
            <span>{move || label.get()}</span>
            " "
            <small>{move || detail.get()}</small>
        </button>
    }
}

/// A button that applies an event to the clock.
#[component]
pub(super) fn EventButton(
    /// The name by which tests find it.
    act: &'static str,
    #[prop(into)] label: String,
    event: Event,
    #[prop(optional, into)] is_main: Signal<bool>,
    #[prop(optional)] icon: Option<Icon>,
) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    view! {
        <button
            type="button"
            class:main=move || is_main.get()
            data-act=act
            on:click=move |_| {
                let _ = clock.act(event);
            }
        >
            {icon.map(Icon::view)}
            {label}
        </button>
    }
}

/// The reason why the last action was refused, if it was.
#[component]
pub(super) fn Refusal() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let refused = move || {
        clock.refused.get().map(|why| {
            view! { <p class="refusal" role="alert">{base::refusal::act(why)}</p> }
        })
    };
    view! { {refused} }
}

/// Whether a choice is chosen, as a value of `aria-pressed`.
pub(super) const fn pressed(is_pressed: bool) -> &'static str {
    if is_pressed { "true" } else { "false" }
}
