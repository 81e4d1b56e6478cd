//! A labelled text field with a hint and an error.

use std::rc::Rc;

use leptos::html;
use leptos::prelude::*;

use crate::ui::el::{El, Str, el, text};

/// A text field. Its error is shown beside it and announced.
pub(crate) struct Field {
    /// The name of the input.
    name: String,
    label: Box<dyn Fn() -> Str>,
    value: Box<dyn Fn() -> String>,
    /// Called with the text after every change.
    typed: Box<dyn Fn(String)>,
    /// The unit or expected format.
    hint: &'static str,
    /// An example value.
    placeholder: &'static str,
    /// The error; empty if there is none.
    error: Rc<dyn Fn() -> String>,
}

impl std::fmt::Debug for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

impl Field {
    /// Creates a field that shows `value` and passes every change to `typed`.
    pub(crate) fn new(
        name: impl Into<String>,
        label: impl Into<Str>,
        value: impl Fn() -> String + 'static,
        typed: impl Fn(String) + 'static,
    ) -> Field {
        let label = label.into();
        Field {
            name: name.into(),
            label: Box::new(move || label.clone()),
            value: Box::new(value),
            typed: Box::new(typed),
            hint: "",
            placeholder: "",
            error: Rc::new(String::new),
        }
    }

    /// A field backed by a signal.
    pub(crate) fn of(
        name: impl Into<String>,
        label: impl Into<Str>,
        value: RwSignal<String>,
    ) -> Field {
        Field::new(
            name,
            label,
            move || value.get(),
            move |text| value.set(text),
        )
    }

    /// Sets the unit or expected format.
    #[must_use]
    pub(crate) fn hint(mut self, hint: &'static str) -> Field {
        self.hint = hint;
        self
    }

    /// Sets an example value.
    #[must_use]
    pub(crate) fn placeholder(mut self, placeholder: &'static str) -> Field {
        self.placeholder = placeholder;
        self
    }

    /// Sets the error; empty means none.
    #[must_use]
    pub(crate) fn error(mut self, error: impl Fn() -> String + 'static) -> Field {
        self.error = Rc::new(error);
        self
    }

    pub(crate) fn view(self) -> El {
        let Field { hint, error, .. } = self;
        let input = el("input")
            .attr("type", "text")
            .attr("autocomplete", "off")
            .attr("autocapitalize", "off")
            .attr("spellcheck", "false")
            .attr("inputmode", "text")
            .attr("placeholder", self.placeholder);
        let typed = self.typed;
        let input = input
            .value_with(self.value)
            .on("input", move |event| typed(event.value()));
        labelled(&self.name, self.label, input, error, hint)
    }
}

/// A control with its label and a note: the error if there is one, otherwise the hint.
pub(crate) fn labelled(
    name: &str,
    label: Box<dyn Fn() -> Str>,
    control: El,
    error: Rc<dyn Fn() -> String>,
    hint: &'static str,
) -> El {
    let id = ["field-", name].concat();
    let note = [&id, "-note"].concat();
    let wrong = {
        let error = error.clone();
        move || !error().is_empty()
    };
    let control = control
        .attr("id", &id)
        .attr("name", name)
        .attr("aria-describedby", &note)
        .attr_with("aria-invalid", {
            let wrong = wrong.clone();
            move || wrong().then_some("true")
        });
    el("div")
        .class("field")
        .class_with("wrong", wrong.clone())
        .child(el("label").attr("for", &id).child(text(label)))
        .child(control)
        .child(
            el("p")
                .class("note")
                .attr("id", &note)
                .attr_with("role", move || wrong().then_some("alert"))
                .child(text(move || {
                    let error = error();
                    if error.is_empty() { hint.into() } else { error }
                })),
        )
}

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
