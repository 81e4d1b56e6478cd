//! The device's own way of sharing: by message, by mail, to an app.

use super::js;

/// Whether the device has one.
pub fn is_there() -> bool {
    js::navigator().is_some_and(|navigator| js::has(&navigator, "share"))
}

/// Lets the user share `text`. Only from within a gesture.
pub fn text(text: &str) {
    let shared = js::object("text", &text.into());
    let asked = js::navigator().and_then(|navigator| js::ask(&navigator, "share", &[&shared]));
    // A user who shares nothing after all needs no message.
    if let Some(asked) = asked {
        js::ignore(asked);
    }
}
