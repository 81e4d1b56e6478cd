//! The tools of a header: [`fn@MoreTools`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::ui::text::t;

/// Icons at the end of a header. Where it has no room for them, a button opens them in a line of
/// their own below it, each with its words.
#[component]
pub(crate) fn MoreTools(
    /// The name of all of them.
    label: &'static str,
    children: Children,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    view! {
        <button
            class="tool more"
            type="button"
            data-act="more"
            aria-label=t().common.more
            title=t().common.more
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|is| *is = !*is)
        >
            {Icon::More.view()}
        </button>
        <nav class="more-tools" class:open=move || is_open.get() aria-label=label>
            {children()}
        </nav>
    }
}
