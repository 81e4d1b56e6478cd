//! A choice made by one touch: [`Tile`].

use leptos::prelude::*;

/// A large button with a name and one line that explains it.
#[component]
pub(crate) fn Tile(
    #[prop(into)] name: String,
    /// The explanation; empty if the name says it all.
    #[prop(into)]
    detail: String,
    /// Whether this choice is the one in use.
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
            // Without the space a screen reader would read both as one word.
            " "
            <span>{detail}</span>
        </button>
    }
}
