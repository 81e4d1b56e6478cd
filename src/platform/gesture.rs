//! User gestures: a browser allows a page sound and vibration only after one.

use gloo_events::EventListenerOptions;

use super::js;
use super::listener::{self, Listener, prevent_default};

/// Calls `done` whenever a pointer goes up or a key goes down. A finger coming down does not count
/// as a gesture yet.
pub(crate) fn on_gesture(done: impl FnMut() + Clone + 'static) -> Vec<Listener> {
    ["pointerup", "keydown"]
        .into_iter()
        .filter_map(|name| {
            let mut done = done.clone();
            listener::of_window(name, move |_| done())
        })
        .collect()
}

/// Whether there has been a gesture; `true` if the browser does not say.
pub(crate) fn has_been() -> bool {
    js::navigator()
        .and_then(|navigator| js::get(&navigator, "userActivation"))
        .is_none_or(|activation| js::is_true(&activation, "hasBeenActive"))
}

/// Keeps the touch that has just gone down from ending in a click on whatever is there by then.
///
/// The node listens, not the view: a control that goes at its own `pointerdown` takes its view's
/// listeners with it before the browser says that the touch has started.
pub(crate) fn end_without_click(pointer_down: &web_sys::PointerEvent) {
    let Some(target) = pointer_down.current_target() else {
        return;
    };
    let options = EventListenerOptions::enable_prevent_default();
    Listener::once_with_options(&target, "touchstart", options, |event| {
        prevent_default(event);
    })
    .forget();
}
