//! A drop-down list: [`Select`].

use leptos::prelude::*;

use super::by_place::{ByPlace, by_place};
use super::field::Labelled;

/// One of several values, as a drop-down list with its label.
#[component]
pub(crate) fn Select<T>(
    /// The name of the list.
    #[prop(into)]
    name: String,
    #[prop(into)] label: String,
    options: Vec<(T, &'static str)>,
    #[prop(into)] value: Signal<T>,
    #[prop(into)] on_change: Callback<T>,
    #[prop(optional, into)] error: Signal<Option<String>>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let ByPlace {
        labels,
        chosen,
        on_choose,
    } = by_place(options, value, on_change);
    view! { <Options name label labels chosen on_choose error/> }
}

/// A drop-down list, its options by their places.
#[component]
fn Options(
    name: String,
    label: String,
    labels: Vec<&'static str>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
    error: Signal<Option<String>>,
) -> impl IntoView {
    let id = format!("field-{name}");
    let note = format!("{id}-note");
    let option = move |(place, label): (usize, &'static str)| {
        view! {
            <option value=place.to_string() prop:selected=move || chosen.get() == Some(place)>
                {label}
            </option>
        }
    };
    let choose = move |place: String| {
        if let Ok(place) = place.parse() {
            on_choose.run(place);
        }
    };
    view! {
        <Labelled id=id.clone() label=Signal::stored(label) error hint="">
            <select
                id=id
                name=name
                aria-describedby=note
                aria-invalid=move || error.with(Option::is_some).then_some("true")
                on:change:target=move |event| choose(event.target().value())
            >
                {labels.into_iter().enumerate().map(option).collect_view()}
            </select>
        </Labelled>
    }
}
