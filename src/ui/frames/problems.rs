//! The message in place of a view that cannot be shown: [`Problems`].

use leptos::prelude::*;

use crate::embed::words;

/// Says that something cannot be shown, and why.
#[component]
pub(super) fn Problems(
    /// The reasons, in words.
    why: Vec<String>,
) -> impl IntoView {
    let reasons = why.into_iter().map(|why| view! { <li>{why}</li> });
    view! {
        <div class="embed-wrong" role="alert">
            <p>{words::address::cannot_show()}</p>
            <ul>{reasons.collect_view()}</ul>
        </div>
    }
}
