//! A button that copies a link: [`CopyLink`].

use leptos::prelude::*;

use super::icon::Icon;
use super::icon_button::IconButton;
use crate::platform::clipboard;
use crate::ui::context::AppContext;

/// A button that copies a link and says so.
#[component]
pub(crate) fn CopyLink(
    /// The name by which tests find it.
    act: &'static str,
    label: &'static str,
    link: String,
    /// The notice shown once the link is copied.
    copied: &'static str,
    /// Whether it is the purpose of its page: then it has its label in words.
    #[prop(optional)]
    is_main: bool,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let copy = move |()| {
        clipboard::write(&link, move |done| {
            if done {
                context.notify_here(copied.into());
            }
        });
    };
    if !is_main {
        return view! { <IconButton act icon=Icon::Link label on_click=copy/> }.into_any();
    }
    view! {
        <button type="button" class="main" data-act=act on:click=move |_| copy(())>
            {Icon::Link.view()}
            {label}
        </button>
    }
    .into_any()
}
