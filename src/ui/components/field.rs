//! A labelled text field with its unit, its hint and what is wrong with it.

use crate::ui::erased::{attr, dynamic};
use leptos::prelude::*;

/// A text field. What is wrong stands beside it and is announced.
#[component]
pub fn Field(
    /// What it is for.
    #[prop(into)]
    label: Signal<String>,
    /// The name of the input.
    #[prop(into)]
    name: String,
    /// What it says.
    #[prop(into)]
    value: Signal<String>,
    /// Called with every change.
    on_input: impl Fn(String) + 'static,
    /// The unit, or how to write it.
    #[prop(optional)]
    hint: &'static str,
    /// What it would look like.
    #[prop(optional)]
    placeholder: &'static str,
    /// What is wrong with it; empty when nothing is.
    #[prop(optional, into)]
    error: Signal<String>,
    /// Whether it takes numbers, for the keyboard of a phone.
    #[prop(optional)]
    numeric: bool,
) -> impl IntoView {
    let id = format!("field-{name}");
    let note = format!("{id}-note");
    let wrong = Memo::new(move |_| !error.with(String::is_empty));
    view! {
        <div class="field" class:wrong=attr(move || wrong.get())>
            <label for=id.clone()>{label}</label>
            <input
                id=id
                name=name
                type="text"
                autocomplete="off"
                inputmode=if numeric { "decimal" } else { "text" }
                placeholder=placeholder
                aria-describedby=note.clone()
                aria-invalid=attr(move || wrong.get().then_some("true"))
                prop:value=value
                on:input:target=move |event| on_input(event.target().value())
            />
            <p class="note" id=note role=attr(move || wrong.get().then_some("alert"))>
                {dynamic(move || if wrong.get() { error.get() } else { hint.to_owned() })}
            </p>
        </div>
    }
}
