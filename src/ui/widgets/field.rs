//! A labelled text field with a hint and an error.

use leptos::html;
use leptos::prelude::*;

/// A text field with its label and a note: the error, which is announced, or else the hint.
#[component]
pub(crate) fn Field(
    /// The name of the input.
    #[prop(into)]
    name: String,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<String>,
    /// Called with the text after every change.
    #[prop(into)]
    on_input: Callback<String>,
    /// The unit or expected format.
    #[prop(optional)]
    hint: &'static str,
    /// An example value.
    #[prop(optional)]
    placeholder: &'static str,
    #[prop(optional, into)] error: Signal<Option<String>>,
    /// Whether to show a numeric keyboard on phones.
    #[prop(optional)]
    numeric: bool,
    /// Whether it takes the focus when it appears.
    #[prop(optional)]
    autofocus: bool,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    if autofocus {
        input.on_load(|input| {
            let _ = input.focus();
        });
    }
    let id = format!("field-{name}");
    let note = format!("{id}-note");
    view! {
        <Labelled id=id.clone() label error hint>
            <input
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                inputmode=if numeric { "decimal" } else { "text" }
                id=id
                name=name
                node_ref=input
                placeholder=placeholder
                aria-describedby=note
                aria-invalid=move || error.with(Option::is_some).then_some("true")
                prop:value=move || value.get()
                on:input:target=move |event| on_input.run(event.target().value())
            />
        </Labelled>
    }
}

/// A control with its label and a note: the error, which is announced, or else the hint. The
/// control has the id `id` and is described by `id` with `-note`.
#[component]
pub(crate) fn Labelled(
    id: String,
    label: Signal<String>,
    error: Signal<Option<String>>,
    hint: &'static str,
    children: Children,
) -> impl IntoView {
    let note = format!("{id}-note");
    let is_wrong = move || error.with(Option::is_some);
    view! {
        <div class="field" class:wrong=is_wrong>
            <label for=id>{move || label.get()}</label>
            {children()}
            <p class="note" id=note role=move || is_wrong().then_some("alert")>
                {move || error.get().unwrap_or_else(|| hint.to_owned())}
            </p>
        </div>
    }
}
