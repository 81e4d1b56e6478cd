//! Keys pressed anywhere in the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::listener::{self, Listener};

/// A key that went down.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    /// What it says, as `a`, ` ` or `ArrowLeft`.
    pub key: String,
    /// Where it is, whatever it says, as `KeyA` or `ShiftLeft`.
    pub code: String,
    /// It is held down, and this is not its first report.
    pub repeat: bool,
    /// Control, Alt or Meta is down too: a shortcut of the browser's, most
    /// likely.
    pub modified: bool,
    /// Shift is down.
    pub shift: bool,
    /// Someone is writing: the key is meant for a field.
    pub writing: bool,
    /// The focus is on something that Space or Enter would press.
    pub on_control: bool,
    /// The event's own `timeStamp`.
    pub time_stamp: f64,
}

/// Tells of every key that goes down. `true` means that it was used, and keeps
/// the browser from doing with it what it does.
pub fn on_key_down(mut pressed: impl FnMut(&KeyPress) -> bool + 'static) -> Option<Listener> {
    listener::of_window("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            // What fills in forms sends key events that are none.
            return;
        };
        if pressed(&key_press(event)) {
            event.prevent_default();
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

/// Whether the event is for an element that matches the selector, or is in one.
fn is_in(event: &Event, selector: &str) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .and_then(|element| element.closest(selector).ok())
        .flatten()
        .is_some()
}
