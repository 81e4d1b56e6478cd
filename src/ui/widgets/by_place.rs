//! Values that a control chooses by their places: [`by_place`].

use leptos::prelude::*;

/// The options of a control by their places: only this much is compiled for each type of value.
pub(super) struct ByPlace {
    pub labels: Vec<&'static str>,
    /// The place of the value.
    pub chosen: Signal<Option<usize>>,
    pub on_choose: Callback<usize>,
}

/// The labels, the chosen place and the action of a control with these options.
pub(super) fn by_place<T>(
    options: Vec<(T, &'static str)>,
    value: Signal<T>,
    on_change: Callback<T>,
) -> ByPlace
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let (values, labels) = options.into_iter().unzip::<T, _, Vec<T>, Vec<_>>();
    let values = StoredValue::new(values);
    let place = move || values.with_value(|all| all.iter().position(|&one| one == value.get()));
    let choose = move |place: usize| {
        if let Some(chosen) = values.with_value(|all| all.get(place).copied()) {
            on_change.run(chosen);
        }
    };
    ByPlace {
        labels,
        chosen: Signal::derive(place),
        on_choose: Callback::new(choose),
    }
}
