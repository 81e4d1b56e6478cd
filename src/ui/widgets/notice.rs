//! A notice that can be closed: [`fn@ClosableNotice`].

use leptos::prelude::*;

use super::icon::Icon;
use super::icon_button::IconButton;
use crate::ui::text::base;

/// Words, perhaps with a button that does something about them, and the button that closes them.
#[component]
pub(crate) fn ClosableNotice(
    /// The name by which style sheets and tests find it.
    #[prop(optional)]
    name: Option<&'static str>,
    #[prop(optional)] role: Option<&'static str>,
    /// The name by which tests find the button that closes it.
    #[prop(default = "dismiss")]
    close: &'static str,
    #[prop(into)] on_close: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <p class="notice" role=role data-notice=name>
            {children()}
            <IconButton act=close icon=Icon::Close label=base::common::close() on_click=on_close/>
        </p>
    }
}
