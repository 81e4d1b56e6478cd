//! User gestures: a browser allows a page sound and vibration only after one.

use super::js;
use super::listener::{self, Listener};

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
