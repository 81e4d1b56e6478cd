//! A part of a page with its heading: [`Section`].

use leptos::prelude::*;

/// A part of a page with its heading.
#[component]
pub(crate) fn Section(title: &'static str, children: Children) -> impl IntoView {
    view! {
        <section>
            <h2>{title}</h2>
            {children()}
        </section>
    }
}
