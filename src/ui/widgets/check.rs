//! Yes or no: [`Check`].

use leptos::prelude::*;

/// A check box with its label and one line of explanation.
#[component]
pub(crate) fn Check(
    name: &'static str,
    label: &'static str,
    /// The line of explanation; empty if there is none.
    #[prop(optional)]
    hint: &'static str,
    #[prop(into)] value: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                name=name
                prop:checked=move || value.get()
                on:change:target=move |event| on_change.run(event.target().checked())
            />
            <span>{label}</span>
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
        </label>
    }
}
