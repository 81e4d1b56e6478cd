//! A button of a correspondence exhibit: [`PostButton`].

use leptos::prelude::*;

/// A button that acts on a correspondence exhibit.
#[component]
pub(super) fn PostButton(
    /// The name by which tests find it.
    post: &'static str,
    label: &'static str,
    /// Whether it is the learner's usual act.
    #[prop(optional)]
    is_main: bool,
    #[prop(optional, into)] is_disabled: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class:lesson-main=is_main
            type="button"
            data-post=post
            disabled=move || is_disabled.get()
            on:click=move |_| on_click.run(())
        >
            {label}
        </button>
    }
}
