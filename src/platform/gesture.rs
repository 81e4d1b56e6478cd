//! What a person does with the page, as browsers understand it: only from a
//! gesture on may a page be heard or felt.

use super::js;
use super::listener::{self, Listener};

/// Tells of the end of every touch, click and key: by then the browser counts
/// it as a gesture, which it does not yet when a finger comes down.
pub(crate) fn on_gesture(done: impl FnMut() + Clone + 'static) -> Vec<Listener> {
    ["pointerup", "keydown"]
        .into_iter()
        .filter_map(|name| {
            let mut done = done.clone();
            listener::of_window(name, move |_| done())
        })
        .collect()
}

/// Whether there has been a gesture. Where a browser does not say, it is
/// taken that there was.
pub(crate) fn has_been() -> bool {
    js::navigator()
        .and_then(|navigator| js::get(&navigator, "userActivation"))
        .is_none_or(|activation| js::is_true(&activation, "hasBeenActive"))
}
