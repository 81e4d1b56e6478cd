//! Listening to an event for as long as a value lives.

use gloo_events::EventListenerOptions;
use web_sys::{Event, EventTarget};

/// A listener, which stops listening when it is dropped.
pub use gloo_events::EventListener as Listener;

/// Listens to the event `name` of `target`. Unlike with [`Listener::new`], the callback may prevent
/// the browser's default action.
pub(super) fn listen(
    target: &EventTarget,
    name: &'static str,
    react: impl FnMut(&Event) + 'static,
) -> Listener {
    let options = EventListenerOptions::enable_prevent_default();
    Listener::new_with_options(target, name, options, react)
}

/// Prevents the browser's default action, if that is still possible: it is not for a touch on a page
/// that scrolls, and Chromium reports the attempt as an error.
pub fn prevent_default(event: impl AsRef<Event>) {
    let event = event.as_ref();
    if event.cancelable() {
        event.prevent_default();
    }
}

/// Listens to the event `name` of the window.
pub(super) fn of_window(
    name: &'static str,
    react: impl FnMut(&Event) + 'static,
) -> Option<Listener> {
    Some(listen(super::js::window()?.as_ref(), name, react))
}

/// Listens to the event `name` of the document.
pub(super) fn of_document(
    name: &'static str,
    react: impl FnMut(&Event) + 'static,
) -> Option<Listener> {
    Some(listen(super::js::document()?.as_ref(), name, react))
}
