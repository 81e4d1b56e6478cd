//! What shows an icon alone: [`IconButton`] and [`IconLink`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::ui::route::Route;

/// A button that shows an icon.
///
/// What it does is a prop and not an `on:click` of the caller: a listener that is given to a
/// component from outside is not replaced when a row is updated in place.
#[component]
pub(crate) fn IconButton(
    /// By which tests find it.
    act: &'static str,
    icon: Icon,
    label: &'static str,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="tool"
            type="button"
            data-act=act
            aria-label=label
            on:click=move |_| on_click.run(())
        >
            {icon.view()}
        </button>
    }
}

/// A link to a page that shows an icon.
#[component]
pub(crate) fn IconLink(
    /// By which tests find it.
    act: &'static str,
    icon: Icon,
    label: &'static str,
    #[prop(into)] to: Route,
) -> impl IntoView {
    view! { <a class="tool" data-act=act href=to.href() aria-label=label>{icon.view()}</a> }
}
