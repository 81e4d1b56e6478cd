//! The tools of a header: [`fn@MoreTools`].

use leptos::prelude::*;

use crate::ui::text::shared;
use crate::ui::widgets::icon::Icon;

/// Icons at the end of a header. Where it has no room for them, or if they need words, a button
/// opens them in a line of their own below it, each with its words.
#[component]
pub(crate) fn MoreTools(
    /// The name of all of them.
    label: &'static str,
    /// Whether every header has room for them.
    #[prop(optional, into)]
    all_fit: Signal<bool>,
    /// Whether their icons alone say too little, so that every header has the button.
    #[prop(optional)]
    in_words: bool,
    children: Children,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    view! {
        <button
            class="tool more"
            class:none=move || all_fit.get()
            class:in-words=in_words
            type="button"
            data-act="more"
            aria-label=shared::common::more()
            title=shared::common::more()
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|is| *is = !*is)
        >
            {Icon::More.view()}
        </button>
        <nav
            class="more-tools"
            class:in-words=in_words
            class:open=move || is_open.get() && !all_fit.get()
            class:fit=move || all_fit.get()
            aria-label=label
        >
            {children()}
        </nav>
    }
}
