//! The device's own way of sharing: by message, by mail, to an app.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{File, FilePropertyBag};

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

/// Whether it takes files of text.
pub fn takes_files() -> bool {
    let files = text_file("zeitnot.txt", "Zeitnot");
    let answer = files.and_then(|files| js::call(&js::navigator()?, "canShare", &[&files]));
    answer.is_some_and(|answer| answer.is_truthy())
}

/// Lets the user share a file of text, and reports whether it was shared. Only from within a gesture.
pub fn file(name: &str, text: &str, done: impl FnOnce(bool) + 'static) {
    let files = text_file(name, text);
    let asked = files.and_then(|files| js::ask(&js::navigator()?, "share", &[&files]));
    if let Some(asked) = asked {
        js::then(asked, move |answer| done(answer.is_ok()));
    }
}

/// The one file that is to be shared.
fn text_file(name: &str, text: &str) -> Option<JsValue> {
    let options = FilePropertyBag::new();
    options.set_type("text/plain");
    let parts = Array::of1(&JsValue::from_str(text));
    let file = File::new_with_str_sequence_and_options(&parts, name, &options).ok()?;
    Some(js::object("files", &Array::of1(&file)))
}
