//! Choosing one of several: [`fn@Choice`] in views; [`radio`], [`explained`] and [`select`] where
//! pages are drawn with [`el`].

use leptos::prelude::*;

use super::by_place::{ByPlace, by_place};
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

/// One of several values, as radio buttons side by side.
#[component]
pub(crate) fn Choice<T>(
    name: &'static str,
    legend: &'static str,
    options: Vec<(T, &'static str)>,
    #[prop(into)] value: Signal<T>,
    #[prop(into)] on_change: Callback<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let ByPlace {
        labels,
        chosen,
        on_choose,
    } = by_place(options, value, on_change);
    view! { <Radios name legend labels chosen on_choose/> }
}

/// Radio buttons, by their places.
#[component]
fn Radios(
    name: &'static str,
    legend: &'static str,
    labels: Vec<&'static str>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
) -> impl IntoView {
    let radio = move |(place, label): (usize, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    value=place.to_string()
                    prop:checked=move || chosen.get() == Some(place)
                    on:change=move |_| on_choose.run(place)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div>{labels.into_iter().enumerate().map(radio).collect_view()}</div>
        </fieldset>
    }
}
