//! The button that fills the screen: [`fn@FullScreenButton`].

use leptos::prelude::*;

use super::icon::Icon;
use super::listener::use_listener;
use crate::platform::fullscreen;
use crate::ui::text::base;

/// Enters and leaves full screen; absent if the browser does not support it.
#[component]
pub(crate) fn FullScreenButton(
    /// Whether it also says what it does in a tooltip.
    #[prop(optional)]
    has_title: bool,
) -> impl IntoView {
    let is_full = RwSignal::new(fullscreen::is_active());
    use_listener(fullscreen::on_change(move |active| is_full.set(active)));
    let label = move || {
        if is_full.get() {
            base::face::leave_full_screen()
        } else {
            base::face::full_screen()
        }
    };
    let icon = move || {
        if is_full.get() {
            Icon::LeaveFullScreen.view()
        } else {
            Icon::FullScreen.view()
        }
    };
    fullscreen::is_supported().then(|| {
        view! {
            <button
                class="tool"
                type="button"
                data-act="full-screen"
                aria-label=label
                title=move || has_title.then(label)
                on:click=|_| fullscreen::toggle()
            >
                {icon}
            </button>
        }
    })
}
