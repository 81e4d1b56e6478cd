//! Controls with an icon above their words: [`ActButton`] and [`ActLink`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::ui::route::Route;

/// One of several acts in a row, with its icon above its words.
#[component]
pub(crate) fn ActButton(
    /// The name by which tests find it.
    act: &'static str,
    icon: Icon,
    label: &'static str,
    #[prop(optional, into)] is_disabled: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="act"
            type="button"
            data-act=act
            disabled=move || is_disabled.get()
            on:click=move |_| on_click.run(())
        >
            {icon.view()}
            {label}
        </button>
    }
}

/// A link to a page among such acts.
#[component]
pub(crate) fn ActLink(
    /// The name by which tests find it.
    act: &'static str,
    icon: Icon,
    label: &'static str,
    #[prop(into)] to: Route,
) -> impl IntoView {
    view! {
        <a class="act" data-act=act href=to.href()>
            {icon.view()}
            {label}
        </a>
    }
}
