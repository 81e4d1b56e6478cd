//! A page in a frame of another site: the messages to and from that page.

use wasm_bindgen::{JsCast, JsValue};

use super::js;
use super::listener::{self, Listener};

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessagePart {
    /// A whole number that a float holds exactly.
    Number(i64),
    /// A text.
    Text(String),
    /// JSON's `null`.
    Null,
}

/// The largest whole number that a float still tells from the next one.
const MAX_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Whether this is the page made for frames.
pub fn is_page() -> bool {
    js::document()
        .and_then(|document| document.document_element())
        .and_then(|page| page.get_attribute("data-start"))
        .is_some_and(|start| start == "embed")
}

/// The texts of an area that the page of a frame has loaded before its program.
pub(crate) fn table(area: &str) -> Option<String> {
    let tables = js::get(&js::page_script()?, "tables")?;
    js::get(&tables, area)?.as_string()
}

/// The page that contains this one in a frame, if any.
fn parent() -> Option<JsValue> {
    let window = JsValue::from(js::window()?);
    js::get(&window, "parent").filter(|parent| *parent != window)
}

/// Sends a message to the surrounding page, whatever its site: it must hold nothing secret. Does
/// nothing outside a frame.
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

/// A message that was received.
#[derive(Debug)]
pub struct Message(JsValue);

impl Message {
    /// A part of it: a whole number, a text of at most `longest` UTF-16 units, or `null`; `None`
    /// for anything else.
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

/// Listens to messages of the surrounding page, and of nobody else.
pub fn on_message(mut heard: impl FnMut(&Message) + 'static) -> Option<Listener> {
    listener::of_window("message", move |event| {
        let source = js::get(event, "source");
        if source.is_some() && source == parent() {
            let data = js_sys::Reflect::get(event, &"data".into());
            heard(&Message(data.unwrap_or_default()));
        }
    })
}
