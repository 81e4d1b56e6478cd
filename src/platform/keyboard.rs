//! Keys pressed anywhere in the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::listener::{self, Listener, prevent_default};

/// A key that went down.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    /// The character or name of the key, such as `a`, ` ` or `ArrowLeft`.
    pub key: String,
    /// The position of the key whatever the layout, such as `KeyA` or `ShiftLeft`.
    pub code: String,
    /// Whether this is a repetition because the key is held down.
    pub repeat: bool,
    /// Whether Control, Alt or Meta is down too: most likely a shortcut of the browser.
    pub modified: bool,
    /// Whether Shift is down.
    pub shift: bool,
    /// Whether the key is meant for a form field that has the focus.
    pub writing: bool,
    /// Whether the focus is on a control that Space or Enter would press.
    pub on_control: bool,
    /// The event's own `timeStamp`.
    pub time_stamp: f64,
}

/// Reports every key that goes down. `true` means that it was used, and prevents the browser's
/// default action.
pub fn on_key_down(mut pressed: impl FnMut(&KeyPress) -> bool + 'static) -> Option<Listener> {
    listener::of_window("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            // Form fillers send key events that are not keyboard events.
            return;
        };
        if pressed(&key_press(event)) {
            prevent_default(event);
        }
    })
}

pub(super) fn key_press(event: &KeyboardEvent) -> KeyPress {
    KeyPress {
        key: event.key(),
        code: event.code(),
        repeat: event.repeat(),
        modified: event.ctrl_key() || event.alt_key() || event.meta_key(),
        shift: event.shift_key(),
        writing: is_in(event, "input, textarea, select, [contenteditable]"),
        on_control: is_in(event, "button, a, input, select, label"),
        time_stamp: event.time_stamp(),
    }
}

/// Whether the target of the event matches the selector or is inside such an element.
fn is_in(event: &Event, selector: &str) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .and_then(|element| element.closest(selector).ok())
        .flatten()
        .is_some()
}
