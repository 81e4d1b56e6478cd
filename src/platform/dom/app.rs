//! The part of nodes and events that only the app needs: places, styles, scrolling, pointers, fields.

use wasm_bindgen::{JsCast, JsValue};

use super::{DomEvent, Node};
use crate::platform::js;
use crate::platform::keyboard::{self, KeyPress};

impl Node {
    /// The first element in it that matches a selector.
    pub fn find(&self, selector: &str) -> Option<Node> {
        let found = self.as_element().query_selector(selector).ok().flatten();
        found.map(Node::from)
    }

    /// The style of this element of HTML, to be kept where it is written many times a second.
    pub fn style(&self) -> Style {
        let element: &web_sys::HtmlElement = self.0.unchecked_ref();
        Style(element.style())
    }

    /// Sets a numeric property of the node's style object.
    pub fn set_number(&self, name: &str, value: f64) {
        if let Some(style) = js::get(&self.0, "style") {
            js::call(&style, "setProperty", &[&name.into(), &value.into()]);
        }
    }

    /// Removes it from its parent.
    pub fn remove(&self) {
        if let Some(parent) = self.0.parent_node() {
            let _ = parent.remove_child(&self.0);
        }
    }

    /// Scrolls its ancestors just far enough to show it.
    pub fn scroll_near(&self) {
        let nearest = js::object("block", &"nearest".into());
        js::call(&self.0, "scrollIntoView", &[&nearest]);
    }

    /// Scrolls its content, but no ancestor, just far enough to show `inner`.
    pub fn scroll_to(&self, inner: &Node) {
        let (Some(room), Some(inner)) = (self.rectangle(), inner.rectangle()) else {
            return;
        };
        let above = room.top - inner.top;
        let below = inner.top + inner.height - room.top - room.height;
        let by = if above > 0.0 { -above } else { below.max(0.0) };
        js::call(&self.0, "scrollBy", &[&0.into(), &by.into()]);
    }

    /// The element, for the other files of this folder.
    pub(in crate::platform) fn to_element(&self) -> Option<web_sys::Element> {
        self.0.dyn_ref().cloned()
    }

    /// Its place in the window. This forces a layout.
    pub fn rectangle(&self) -> Option<Rectangle> {
        let rectangle = js::call(&self.0, "getBoundingClientRect", &[])?;
        let side = |name| js::get(&rectangle, name)?.as_f64();
        Some(Rectangle {
            left: side("left")?,
            top: side("top")?,
            width: side("width")?,
            height: side("height")?,
        })
    }

    /// Sends all further events of this pointer to this element, until the pointer goes up.
    pub fn capture_pointer(&self, pointer: i32) {
        // Throws if the pointer is already up.
        let _ = self.as_element().set_pointer_capture(pointer);
    }
}

/// The style of an element.
#[derive(Clone, Debug)]
pub struct Style(web_sys::CssStyleDeclaration);

impl Style {
    /// Sets a property.
    pub fn set(&self, name: &str, value: &str) {
        let _ = self.0.set_property(name, value);
    }
}

/// Fills an element of a view with what is drawn by hand: `<div use:fill=node/>`.
pub fn fill(element: web_sys::Element, node: Node) {
    element.replace_children_with_node_1(&node.0);
}

/// A place in the window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rectangle {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// A finger, pen or mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// The browser's id of the pointer.
    pub id: i32,
    /// Horizontal position in the window, in CSS pixels.
    pub x: i32,
    /// Vertical position in the window, in CSS pixels.
    pub y: i32,
    /// Whether it is a finger: it has no buttons, and covers what it touches.
    pub touch: bool,
    /// The button that went down or up: 0 is the main one, 2 the secondary one.
    pub button: i16,
    /// Whether Shift or Control is down.
    pub shift: bool,
    /// Whether Alt is down.
    pub alt: bool,
}

impl DomEvent {
    /// The pointer, if this is a pointer event.
    pub fn pointer(&self) -> Option<Pointer> {
        let event: &web_sys::PointerEvent = self.0.dyn_ref()?;
        Some(Pointer {
            id: event.pointer_id(),
            x: event.client_x(),
            y: event.client_y(),
            touch: event.pointer_type() == "touch",
            button: event.button(),
            shift: event.shift_key() || event.ctrl_key(),
            alt: event.alt_key(),
        })
    }

    /// The key, if this is a keyboard event.
    pub fn key(&self) -> Option<KeyPress> {
        self.0.dyn_ref().map(keyboard::key_press)
    }

    /// Stops the event from reaching the ancestors.
    pub fn stop(&self) {
        self.0.stop_propagation();
    }

    /// An attribute of the element at which it happened.
    pub fn attribute(&self, name: &str) -> Option<String> {
        let target: web_sys::Element = self.0.target()?.dyn_into().ok()?;
        target.get_attribute(name)
    }

    /// The value of the field at which it happened.
    pub fn value(&self) -> String {
        self.property("value")
            .and_then(|value| value.as_string())
            .unwrap_or_default()
    }

    /// Whether the checkbox at which it happened is checked.
    pub fn checked(&self) -> bool {
        self.property("checked")
            .is_some_and(|value| value.is_truthy())
    }

    fn property(&self, name: &str) -> Option<JsValue> {
        js::get(self.0.target()?.as_ref(), name)
    }

    /// The input at which it happened.
    pub(in crate::platform) fn input(&self) -> Option<web_sys::HtmlInputElement> {
        self.0.target()?.dyn_into().ok()
    }
}
