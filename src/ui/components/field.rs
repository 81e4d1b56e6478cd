//! A labelled text field with its unit, its hint and what is wrong with it.

use std::rc::Rc;

use leptos::prelude::*;

use crate::ui::el::{El, Str, el, text};

/// A text field. What is wrong stands beside it and is announced.
pub(crate) struct Field {
    /// The name of the input.
    name: String,
    /// What it is for.
    label: Box<dyn Fn() -> Str>,
    /// What it says.
    value: Box<dyn Fn() -> String>,
    /// Called with every change.
    typed: Box<dyn Fn(String)>,
    /// The unit, or how to write it.
    hint: &'static str,
    /// What it would look like.
    placeholder: &'static str,
    /// What is wrong with it; empty when nothing is.
    error: Rc<dyn Fn() -> String>,
    /// Whether it takes numbers, for the keyboard of a phone.
    numeric: bool,
}

impl std::fmt::Debug for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

impl Field {
    /// A field, by its name, what it is for, what it says, and what is done
    /// with every change.
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
            numeric: false,
        }
    }

    /// A field whose text is kept in a signal.
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

    /// What it is for may change.
    #[must_use]
    pub(crate) fn label_with(mut self, label: impl Fn() -> &'static str + 'static) -> Field {
        self.label = Box::new(move || label().into());
        self
    }

    /// The unit, or how to write it.
    #[must_use]
    pub(crate) fn hint(mut self, hint: &'static str) -> Field {
        self.hint = hint;
        self
    }

    /// What it would look like.
    #[must_use]
    pub(crate) fn placeholder(mut self, placeholder: &'static str) -> Field {
        self.placeholder = placeholder;
        self
    }

    /// What is wrong with it; empty when nothing is.
    #[must_use]
    pub(crate) fn error(mut self, error: impl Fn() -> String + 'static) -> Field {
        self.error = Rc::new(error);
        self
    }

    /// It takes numbers.
    #[must_use]
    pub(crate) fn numeric(mut self) -> Field {
        self.numeric = true;
        self
    }

    pub(crate) fn view(self) -> El {
        let Field { hint, error, .. } = self;
        let input = el("input")
            .attr("type", "text")
            .attr("autocomplete", "off")
            .attr("autocapitalize", "off")
            .attr("spellcheck", "false")
            .attr("inputmode", if self.numeric { "decimal" } else { "text" })
            .attr("placeholder", self.placeholder);
        let typed = self.typed;
        let input = input
            .value_with(self.value)
            .on("input", move |event| typed(event.value()));
        labelled(&self.name, self.label, input, error, hint)
    }
}

/// A control with its label, and a note that is its hint, or what is wrong
/// with it.
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
