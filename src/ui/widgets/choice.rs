//! Choosing one of several: [`radio`], [`explained`] and [`select`].

use crate::ui::el::{El, el};
use crate::ui::widgets::field::labelled;

/// A radio button of the group `name`.
pub(crate) fn radio(
    name: &str,
    value: &str,
    chosen: impl FnMut() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> El {
    el("input")
        .attr("type", "radio")
        .attr("name", name)
        .attr("value", value)
        .flag_with("checked", chosen)
        .on("change", move |_| choose())
}

/// A radio button with its label and an explanation.
pub(crate) fn explained(
    name: &str,
    value: &str,
    label: &str,
    why: &str,
    chosen: impl FnMut() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> El {
    el("label")
        .class("check")
        .child(radio(name, value, chosen, choose))
        .child(el("span").child(label))
        .child(el("small").child(why))
}

/// A labelled drop-down list; `options` are values and labels.
pub(crate) fn select(
    name: &str,
    label: &'static str,
    options: Vec<(String, String)>,
    value: impl Fn() -> String + 'static,
    chosen: impl Fn(String) + 'static,
) -> El {
    let mut select = el("select").on("change", move |event| chosen(event.value()));
    for (value, words) in options {
        select = select.child(el("option").attr("value", value).child(words));
    }
    let select = select.value_with(value);
    labelled(
        name,
        Box::new(move || label.into()),
        select,
        std::rc::Rc::new(String::new),
        "",
    )
}
