//! A radio button: [`Radio`].

use leptos::prelude::*;

/// Shows a radio button; the caller labels it.
#[component]
pub(crate) fn Radio(
    /// The name of its group.
    name: &'static str,
    #[prop(into)] value: String,
    is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
) -> impl IntoView {
    view! {
        <input
            type="radio"
            name=name
            value=value
            prop:checked=move || is_chosen.get()
            on:change=move |_| on_choose.run(())
        />
    }
}
