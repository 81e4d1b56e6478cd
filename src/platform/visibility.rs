//! Whether the page is visible, and when it is left.

use web_sys::VisibilityState;

use super::js;
use super::listener::{self, Listener};

/// Whether the page is visible.
pub fn is_visible() -> bool {
    js::document().is_some_and(|document| document.visibility_state() == VisibilityState::Visible)
}

/// Reports when the page becomes visible (`true`) or hidden. On a telephone, being hidden is the
/// last event a page is sure to get, so state has to be saved then.
pub fn on_visibility_change(mut changed: impl FnMut(bool) + 'static) -> Option<Listener> {
    listener::of_document("visibilitychange", move |_| changed(is_visible()))
}

/// Reports when a page that was left is shown again unchanged, as a browser may do on going back:
/// other pages may have run meanwhile.
pub fn on_shown_again(mut shown: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("pageshow", move |event| {
        if js::is_true(event, "persisted") {
            shown();
        }
    })
}

/// Reports when the page is left or closed.
pub fn on_pagehide(mut hidden: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("pagehide", move |_| hidden())
}
