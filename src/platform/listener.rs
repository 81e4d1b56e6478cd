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
