//! What is chosen by one touch: [`Tile`].

use leptos::prelude::*;

/// A large button with a name and one line of what it means.
#[component]
pub(crate) fn Tile(
    #[prop(into)] name: String,
    /// What it means; empty if the name says it all.
    #[prop(into)]
    detail: String,
    /// Whether it is what is in use.
    #[prop(into)]
    is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
    /// Its classes: how much room its words need.
    #[prop(default = "tile")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <button
            class=class
            type="button"
            aria-current=move || is_chosen.get().then_some("true")
            on:click=move |_| on_choose.run(())
        >
            <strong>{name}</strong>
            // Else a screen reader makes one word of the two.
            " "
            <span>{detail}</span>
        </button>
    }
}
