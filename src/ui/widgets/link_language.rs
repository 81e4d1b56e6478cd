//! The language of a link that is given to others: [`LinkLanguage`], [`address_in`].

use leptos::prelude::*;

use crate::platform::location;
use crate::ui::text::{NAMES, base, shared};
use crate::ui::widgets::select::Select;

/// The language in which a link opens the app; `None` is that of each reader's browser.
pub(crate) type LinkedLanguage = Option<&'static str>;

/// The address of the app, in a language.
pub(crate) fn address_in(language: LinkedLanguage) -> String {
    let query = language.map(|tag| ["?lang=", tag].concat());
    location::address() + &query.unwrap_or_default()
}

/// A list of the languages, by their own names.
#[component]
pub(crate) fn LinkLanguage(
    #[prop(into)] value: Signal<LinkedLanguage>,
    #[prop(into)] on_change: Callback<LinkedLanguage>,
) -> impl IntoView {
    let own = (None, shared::common::language_system());
    let named = NAMES.iter().map(|&(tag, name)| (Some(tag), name));
    view! {
        <Select
            name="language"
            label=base::language::title()
            options=[own].into_iter().chain(named).collect()
            value
            on_change
        />
    }
}
