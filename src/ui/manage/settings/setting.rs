//! One setting as a control: [`SettingCheck`] and [`SettingChoice`].

use leptos::prelude::*;

use crate::settings::Settings;
use crate::ui::context::AppContext;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::choice::Choice;

/// A setting that is on or off.
#[component]
pub(super) fn SettingCheck(
    name: &'static str,
    label: &'static str,
    /// The line of explanation; may be empty.
    #[prop(optional)]
    hint: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    view! {
        <Check
            name
            label
            hint
            value=Signal::derive(move || context.settings.with(get))
            on_change=move |on| context.set(|settings| set(settings, on))
        />
    }
}

/// A setting that is one of several values.
#[component]
pub(super) fn SettingChoice<T>(
    name: &'static str,
    legend: &'static str,
    options: Vec<(T, &'static str)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let context = expect_context::<AppContext>();
    view! {
        <Choice
            name
            legend
            options
            value=Signal::derive(move || context.settings.with(get))
            on_change=move |value| context.set(|settings| set(settings, value))
        />
    }
}
