//! Whether the device has a network, as far as the browser knows.

use super::js;
use super::listener::{self, Listener};

/// Whether there may be a network: `false` only where there is surely none.
pub(crate) fn is_online() -> bool {
    js::navigator()
        .and_then(|navigator| js::get(&navigator, "onLine"))
        .and_then(|online| online.as_bool())
        .unwrap_or(true)
}

/// Tells whether there is a network, whenever that changes.
pub(crate) fn on_change(changed: impl Fn(bool) + Clone + 'static) -> [Option<Listener>; 2] {
    ["online", "offline"].map(|name| {
        let changed = changed.clone();
        listener::of_window(name, move |_| changed(is_online()))
    })
}
