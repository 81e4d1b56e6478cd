//! Choosing one of several: [`fn@Choice`].

use leptos::prelude::*;

use super::by_place::{ByPlace, by_place};
use super::radio::Radio;

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
                <Radio
                    name
                    value=place.to_string()
                    is_chosen=Signal::derive(move || chosen.get() == Some(place))
                    on_choose=move |()| on_choose.run(place)
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
