//! A buzz in the hand.

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::{gesture, js};

/// Whether this browser has vibration; whether the device can is not known.
pub fn is_supported() -> bool {
    js::navigator().is_some_and(|navigator| js::get(&navigator, "vibrate").is_some())
}

/// Buzzes and pauses by turns, in milliseconds. Whether the browser took it:
/// before the first gesture it would complain instead, and is not asked.
pub fn vibrate(pattern: &[u16]) -> bool {
    if !gesture::has_been() {
        return false;
    }
    let list: Array = pattern
        .iter()
        .map(|length| JsValue::from(*length))
        .collect();
    js::navigator()
        .and_then(|navigator| js::call(&navigator, "vibrate", &[&list]))
        .is_some_and(|taken| taken.is_truthy())
}
