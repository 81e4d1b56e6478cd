//! Controls that show only an icon: [`IconButton`] and [`IconLink`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::ui::route::Route;

/// A button that shows an icon.
///
/// Its action is a prop and not an `on:click` of the caller, because Leptos does not replace a
/// listener given to a component from outside when it updates a row in place.
#[component]
pub(crate) fn IconButton(
    /// The name by which tests find it.
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
            title=label
            on:click=move |_| on_click.run(())
        >
            {icon.view()}
        </button>
    }
}

/// A link to a page that shows an icon.
#[component]
pub(crate) fn IconLink(
    /// The name by which tests find it.
    act: &'static str,
    icon: Icon,
    label: &'static str,
    #[prop(into)] to: Route,
) -> impl IntoView {
    view! { <a class="tool" data-act=act href=to.href() aria-label=label title=label>{icon.view()}</a> }
}
