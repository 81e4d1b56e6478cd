//! A button that shows its icon above its words: [`ActButton`].

use leptos::prelude::*;

use super::icon::Icon;

/// One of several acts in a row, with its icon above its words.
#[component]
pub(crate) fn ActButton(
    /// By which tests find it.
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
