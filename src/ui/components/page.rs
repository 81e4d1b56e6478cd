//! The frame of every page but the clock: its title, the way back, its body.

use leptos::prelude::*;

use super::icon::Icon;
use super::notices::Notices;
use crate::ui::route::Route;
use crate::ui::text::t;

/// A page with a title and a way back.
#[component]
pub fn Page(
    /// What the page is called.
    #[prop(into)]
    title: Signal<String>,
    /// Where "back" leads.
    #[prop(default = Route::Clock)]
    back: Route,
    /// The body.
    children: Children,
) -> impl IntoView {
    view! {
        <main class="page">
            <header>
                <a class="tool" data-act="back" href=back.href() aria-label=t().common.back>
                    {Icon::Back.view()}
                </a>
                <h1>{title}</h1>
            </header>
            <Notices />
            {children()}
        </main>
    }
}
