//! Full screen, where the browser can: [`FullScreenButton`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::platform::fullscreen;
use crate::ui::text::t;

/// The button that fills the screen with the page, or leaves that.
#[component]
pub(crate) fn FullScreenButton() -> impl IntoView {
    let is_full = RwSignal::new(fullscreen::is_active());
    let listener = StoredValue::new_local(fullscreen::on_change(move |is_active| {
        is_full.set(is_active)
    }));
    on_cleanup(move || drop(listener.try_update_value(Option::take)));
    let label = Signal::derive(move || {
        if is_full.get() {
            t().face.leave_full_screen
        } else {
            t().face.full_screen
        }
    });
    let icon = move || {
        if is_full.get() {
            Icon::LeaveFullScreen.view()
        } else {
            Icon::FullScreen.view()
        }
    };
    let button = move || {
        view! {
            <button
                class="tool"
                type="button"
                data-act="full-screen"
                aria-label=label
                on:click=|_| fullscreen::toggle()
            >
                {icon}
            </button>
        }
    };
    fullscreen::is_supported().then(button)
}
