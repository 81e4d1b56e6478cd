//! How far the browser has turned the screen, and keeping it from turning.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use super::js;
use super::listener::{Listener, listen};

/// The angle of the screen from its natural orientation, in degrees; 0 if the browser does not say.
pub(crate) fn angle() -> u16 {
    let angle = orientation().and_then(|orientation| js::get(&orientation, "angle")?.as_f64());
    // Anything else becomes 0.
    angle.unwrap_or_default() as u16
}

/// Reports the angle whenever the screen turns.
pub(crate) fn on_turn(mut turned: impl FnMut(u16) + 'static) -> Option<Listener> {
    let target: EventTarget = orientation()?.dyn_into().ok()?;
    Some(listen(&target, "change", move |_| turned(angle())))
}

/// Keeps the screen as it is, where the browser can: on the full screen of a phone or tablet.
pub(crate) fn lock() {
    if let Some(orientation) = orientation()
        && let Some(kind) = js::get(&orientation, "type")
        && let Some(promise) = js::ask(&orientation, "lock", &[&kind])
    {
        js::ignore(promise);
    }
}

/// Lets the screen turn again.
pub(crate) fn unlock() {
    if let Some(orientation) = orientation() {
        js::call(&orientation, "unlock", &[]);
    }
}

fn orientation() -> Option<JsValue> {
    js::get(&js::get(js::window()?.as_ref(), "screen")?, "orientation")
}
