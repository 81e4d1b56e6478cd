//! The common frame of every page except the clock: [`fn@Page`] in views, [`page`] where pages are
//! drawn with [`el`].

use leptos::prelude::*;

use super::icon::Icon;
use super::icon_button::IconLink;
use super::notices::Notices;
use crate::ui::el::{Child, El, el};
use crate::ui::route::Route;
use crate::ui::text::t;

/// A page with a title and a way back.
#[component]
pub(crate) fn Page(
    #[prop(into)] title: String,
    /// Where the way back leads.
    #[prop(into)]
    back: Route,
    /// What stands at the end of the header, before the way home.
    #[prop(optional, into)]
    tools: ViewFn,
    children: Children,
) -> impl IntoView {
    view! {
        <main class="page wide">
            <PageHeader title back tools/>
            <Notices/>
            {children()}
        </main>
    }
}

/// The title of a page, with the way back and the way home.
#[component]
pub(crate) fn PageHeader(
    #[prop(into)] title: String,
    /// Where the way back leads.
    #[prop(into)]
    back: Route,
    /// What stands before the way home.
    #[prop(optional, into)]
    tools: ViewFn,
) -> impl IntoView {
    let is_below_home = back != Route::Home;
    view! {
        <header>
            <IconLink act="back" icon=Icon::Back label=t().common.back to=back/>
            <h1>{title}</h1>
            {tools.run()}
            {is_below_home.then(home)}
        </header>
    }
}

/// A page with a title and a way back.
pub(crate) fn page(title: &str, back: &Route, body: impl Child) -> El {
    frame(title, back).child(body)
}

/// The home link at the end of a header.
pub(crate) fn home() -> El {
    el("a")
        .class("tool to-home")
        .attr("data-act", "home")
        .attr("href", Route::Home.href())
        .attr("aria-label", t().common.home)
        .child(Icon::Home.view())
}

fn frame(title: &str, back: &Route) -> El {
    let header = el("header")
        .child(
            el("a")
                .class("tool")
                .attr("data-act", "back")
                .attr("href", back.href())
                .attr("aria-label", t().common.back)
                .child(Icon::Back.view()),
        )
        .child(el("h1").child(title));
    let header = match back {
        Route::Home => header,
        _ => header.child(home()),
    };
    el("main")
        .class("page")
        .child(header)
        .child(El::of(view! { <Notices/> }))
}
