//! Radio buttons that explain themselves: [`ExplainedChoice`] in a [`Group`].

use leptos::prelude::*;

/// A group of options, of which one is chosen.
#[component]
pub(super) fn Group(label: &'static str, children: Children) -> impl IntoView {
    view! {
        <div class="event-choice" role="radiogroup" aria-label=label>
            <p class="event-label">{label}</p>
            {children()}
        </div>
    }
}

/// A radio button with its label and what it means.
#[component]
pub(super) fn ExplainedChoice(
    name: &'static str,
    value: &'static str,
    #[prop(into)] label: String,
    #[prop(into)] why: String,
    #[prop(into)] is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
    /// Shown between the label and the meaning.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <label class="event-option">
            <input
                type="radio"
                name=name
                value=value
                prop:checked=move || is_chosen.get()
                on:change=move |_| on_choose.run(())
            />
            <strong>{label}</strong>
            {children.map(|children| children())}
            <small>{why}</small>
        </label>
    }
}
