//! A page within a page of another site: what it says to that page, and hears
//! from it.

use wasm_bindgen::{JsCast, JsValue};

use super::js;
use super::listener::{self, Listener};

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessagePart {
    /// A whole number that a browser can hold.
    Number(i64),
    /// A text in quotes.
    Text(String),
    /// JSON's `null`.
    Null,
}

/// The largest whole number of which the next one is another.
const MAX_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Whether this is the page that is made for frames.
pub fn is_page() -> bool {
    js::document()
        .and_then(|document| document.document_element())
        .and_then(|page| page.get_attribute("data-start"))
        .is_some_and(|start| start == "embed")
}

/// The page that has this one in a frame, if there is one.
fn parent() -> Option<JsValue> {
    let window = JsValue::from(js::window()?);
    js::get(&window, "parent").filter(|parent| *parent != window)
}

/// Says something to the page around this one, whoever's it is: nothing that
/// is not to be known there. Alone, a page says it to nobody.
pub fn tell(parts: &[(&str, MessagePart)]) {
    let Some(parent) = parent() else { return };
    let message = js_sys::Object::new();
    for (name, part) in parts {
        let value = match part {
            MessagePart::Number(number) => JsValue::from_f64(*number as f64),
            MessagePart::Text(text) => JsValue::from_str(text),
            MessagePart::Null => JsValue::NULL,
        };
        // A plain object takes every property.
        let _ = js_sys::Reflect::set(&message, &JsValue::from_str(name), &value);
    }
    js::call(&parent, "postMessage", &[&message, &"*".into()]);
}

/// What was said.
#[derive(Debug)]
pub struct Message(JsValue);

impl Message {
    /// A part of it: a whole number, a text of at most `longest` letters, or
    /// `null`; `None` for whatever else is there or is not.
    pub fn part(&self, name: &str, longest: u32) -> Option<MessagePart> {
        let value = js_sys::Reflect::get(&self.0, &JsValue::from_str(name)).ok()?;
        if value.is_null() {
            return Some(MessagePart::Null);
        }
        if let Some(number) = value.as_f64() {
            let whole = number.fract() == 0.0 && number.abs() <= MAX_INTEGER;
            return whole.then_some(MessagePart::Number(number as i64));
        }
        let text: &js_sys::JsString = value.dyn_ref()?;
        (text.length() <= longest).then(|| MessagePart::Text(text.into()))
    }
}

/// Hears what the page around this one says, and nobody else.
pub fn on_message(mut heard: impl FnMut(&Message) + 'static) -> Option<Listener> {
    listener::of_window("message", move |event| {
        let source = js::get(event, "source");
        if source.is_some() && source == parent() {
            let data = js_sys::Reflect::get(event, &"data".into());
            heard(&Message(data.unwrap_or_default()));
        }
    })
}
