//! Copying to the clipboard.

use super::js;

/// Copies `text` and reports whether that worked. Only from within a gesture.
pub fn write(text: &str, done: impl FnOnce(bool) + 'static) {
    let asked = js::navigator()
        .and_then(|navigator| js::get(&navigator, "clipboard"))
        .and_then(|clipboard| js::ask(&clipboard, "writeText", &[&text.into()]));
    match asked {
        None => done(false),
        Some(promise) => js::then(promise, move |result| done(result.is_ok())),
    }
}
