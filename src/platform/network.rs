//! Whether the device is online, as far as the browser knows.

use super::js;
use super::listener::{self, Listener};

/// Whether the device may be online: `false` only if it certainly is not.
pub(crate) fn is_online() -> bool {
    js::navigator()
        .and_then(|navigator| js::get(&navigator, "onLine"))
        .and_then(|online| online.as_bool())
        .unwrap_or(true)
}

/// Reports whether the device is online, whenever that changes.
pub(crate) fn on_change(changed: impl Fn(bool) + Clone + 'static) -> [Option<Listener>; 2] {
    ["online", "offline"].map(|name| {
        let changed = changed.clone();
        listener::of_window(name, move |_| changed(is_online()))
    })
}
