//! Listening to an event for as long as a value lives.

use std::fmt;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

/// A listener, which stops listening when it is dropped.
#[must_use = "the listener stops listening when it is dropped"]
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Listener {
    /// Listens to the event `name` of `target`. `None` when the target cannot
    /// be listened to.
    pub fn new(
        target: &EventTarget,
        name: &'static str,
        react: impl FnMut(Event) + 'static,
    ) -> Option<Listener> {
        let closure = Closure::new(react);
        // Old media query lists are no event targets: asked by name.
        super::js::call(
            target.as_ref(),
            "addEventListener",
            &[&name.into(), closure.as_ref()],
        )?;
        Some(Listener {
            target: target.clone(),
            name,
            closure,
        })
    }

    /// Listens to the event `name` of the window.
    pub(super) fn window(
        name: &'static str,
        react: impl FnMut(Event) + 'static,
    ) -> Option<Listener> {
        Listener::new(super::js::window()?.as_ref(), name, react)
    }

    /// Listens to the event `name` of the document.
    pub(super) fn document(
        name: &'static str,
        react: impl FnMut(Event) + 'static,
    ) -> Option<Listener> {
        Listener::new(super::js::document()?.as_ref(), name, react)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self
            .target
            .remove_event_listener_with_callback(self.name, self.closure.as_ref().unchecked_ref());
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listener(")?;
        f.write_str(self.name)?;
        f.write_str(")")
    }
}
