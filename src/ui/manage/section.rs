//! A part of a page with its heading: [`Section`].

use leptos::prelude::*;

/// A part of a page with its heading and one line that says what it is for.
#[component]
pub(crate) fn Section(
    title: &'static str,
    /// Its purpose; empty if the heading says it all.
    #[prop(optional)]
    hint: &'static str,
    /// Its classes.
    #[prop(default = "group")]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <section class=class>
            <div class="group-head">
                <h2>{title}</h2>
                {(!hint.is_empty()).then(|| view! { <p class="quiet">{hint}</p> })}
            </div>
            <div class="group-body stack">{children()}</div>
        </section>
    }
}
