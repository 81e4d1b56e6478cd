//! Whether the page is seen, and when it goes.

use web_sys::VisibilityState;

use super::js;
use super::listener::{self, Listener};

/// Whether the page is seen.
pub fn is_visible() -> bool {
    js::document().is_some_and(|document| document.visibility_state() == VisibilityState::Visible)
}

/// Tells when the page becomes visible (`true`) or hidden. Hidden is the last
/// that a page on a telephone is sure to hear: what is to be saved is saved
/// then.
pub fn on_visibility_change(mut changed: impl FnMut(bool) + 'static) -> Option<Listener> {
    listener::of_document("visibilitychange", move |_| changed(is_visible()))
}

/// Tells when a page that was left is shown again as it was, which a browser may do
/// on the way back: other pages may have been there meanwhile.
pub fn on_shown_again(mut shown: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("pageshow", move |event| {
        if js::is_true(event, "persisted") {
            shown();
        }
    })
}

/// Tells when the page is left or closed.
pub fn on_pagehide(mut hidden: impl FnMut() + 'static) -> Option<Listener> {
    listener::of_window("pagehide", move |_| hidden())
}
