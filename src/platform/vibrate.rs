//! Vibration.

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::{gesture, js};

/// Whether this browser supports vibration; whether the device does is unknown.
pub fn is_supported() -> bool {
    js::navigator().is_some_and(|navigator| js::get(&navigator, "vibrate").is_some())
}

/// Vibrates and pauses in turn, in milliseconds. Returns whether the browser accepted it: before
/// the first gesture it would log an error, so it is not asked.
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
