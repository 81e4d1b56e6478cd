//! Words that a screen reader says when they change: [`LiveRegion`].

use leptos::prelude::*;

/// A place whose words a screen reader says when they change. It is there from the start, as
/// browsers require.
#[component]
pub(crate) fn LiveRegion(children: Children) -> impl IntoView {
    view! { <div role="status">{children()}</div> }
}
