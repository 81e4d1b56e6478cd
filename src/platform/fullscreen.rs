//! Showing the clock on the full screen.

use wasm_bindgen::{JsCast, JsValue};

use super::js;
use super::listener::{self, Listener};

/// Old iPads use prefixed names.
const ENABLED: [&str; 2] = ["fullscreenEnabled", "webkitFullscreenEnabled"];
const ELEMENT: [&str; 2] = ["fullscreenElement", "webkitFullscreenElement"];
const ENTER: [&str; 2] = ["requestFullscreen", "webkitRequestFullscreen"];
const LEAVE: [&str; 2] = ["exitFullscreen", "webkitExitFullscreen"];

/// Whether the browser supports full screen.
pub fn is_supported() -> bool {
    document().is_some_and(|document| ENABLED.iter().any(|name| js::is_true(&document, name)))
}

/// Whether full screen is active now.
pub fn is_active() -> bool {
    document().is_some_and(|document| ELEMENT.iter().any(|name| js::is_true(&document, name)))
}

/// Enters full screen with the whole page. Only from within a gesture.
pub fn enter() {
    if let Some(document) = document()
        && let Some(page) = js::get(&document, "documentElement")
    {
        let options = js::object("navigationUI", &"hide".into());
        first(&page, &ENTER, &[&options]);
    }
}

/// Leaves full screen.
pub fn leave() {
    if let Some(document) = document() {
        first(&document, &LEAVE, &[]);
    }
}

/// Enters or leaves full screen. Only from within a gesture.
pub fn toggle() {
    if is_active() {
        leave();
    } else {
        enter();
    }
}

/// Reports whether full screen is active whenever that changes; a swipe leaves it too.
pub fn on_change(mut changed: impl FnMut(bool) + 'static) -> Option<Listener> {
    let prefixed = document().is_some_and(|document| {
        !js::has(&document, "onfullscreenchange") && js::has(&document, "onwebkitfullscreenchange")
    });
    let name = if prefixed {
        "webkitfullscreenchange"
    } else {
        "fullscreenchange"
    };
    listener::of_document(name, move |_| changed(is_active()))
}

fn document() -> Option<JsValue> {
    js::document().map(JsValue::from)
}

/// Calls the first of these methods that exists.
fn first(object: &JsValue, names: &[&str], arguments: &[&JsValue]) {
    for name in names {
        if js::get(object, name).is_some() {
            let answer = js::call(object, name, arguments);
            if let Some(promise) = answer.and_then(|answer| answer.dyn_into().ok()) {
                js::ignore(promise);
            }
            return;
        }
    }
}
