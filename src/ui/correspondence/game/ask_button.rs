//! A button that opens a form of the page: [`fn@AskButton`].

use leptos::prelude::*;

use super::state::{Ask, GamePage};

/// Opens the form of an entry. It rests while another tab writes.
#[component]
pub(super) fn AskButton(
    page: GamePage,
    /// The name by which tests find it.
    act: &'static str,
    #[prop(optional)] class: &'static str,
    label: &'static str,
    ask: Ask,
    /// Whether the keyboard passes over it, because another one does the same.
    #[prop(optional)]
    is_second: bool,
) -> impl IntoView {
    view! {
        <button
            class=class
            type="button"
            data-act=act
            tabindex=is_second.then_some("-1")
            disabled=move || page.correspondence.following.get()
            on:click=move |_| page.ask(ask)
        >
            {label}
        </button>
    }
}
