//! The common frame of every page except the clock: [`fn@Page`].

use leptos::prelude::*;

use super::icon::Icon;
use super::icon_button::IconLink;
use super::notices::Notices;
use crate::ui::route::Route;
use crate::ui::text::base;

/// A page with a title and a way back.
#[component]
pub(crate) fn Page(
    #[prop(into)] title: String,
    /// Where the way back leads.
    #[prop(into)]
    back: Route,
    /// The tools at the end of the header, before the way home.
    #[prop(optional, into)]
    tools: ViewFn,
    /// Its classes.
    #[prop(default = "page wide")]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <main class=class>
            <PageHeader title back tools/>
            <Notices/>
            {children()}
        </main>
    }
}

/// The title of a page, with the way back and the way home.
#[component]
pub(crate) fn PageHeader(
    #[prop(into)] title: Signal<String>,
    /// Where the way back leads.
    #[prop(into)]
    back: Route,
    /// The tools before the way home.
    #[prop(optional, into)]
    tools: ViewFn,
) -> impl IntoView {
    let is_below_home = back != Route::Home;
    view! {
        <header>
            <IconLink act="back" icon=Icon::Back label=base::common::back() to=back/>
            <h1>{move || title.get()}</h1>
            {tools.run()}
            {is_below_home.then(|| view! { <HomeLink/> })}
        </header>
    }
}

/// Leads home, at the end of a header.
#[component]
fn HomeLink() -> impl IntoView {
    view! {
        <a
            class="tool to-home"
            data-act="home"
            href=Route::Home.href()
            aria-label=base::common::home()
        >
            {Icon::Home.view()}
        </a>
    }
}
