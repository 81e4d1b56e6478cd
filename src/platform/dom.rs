//! The DOM tree, and its events.
//!
//! A [`Node`] lives as long as it is shown or held, and its listeners go with it. Nothing here
//! knows of signals.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::js;
use super::keyboard::KeyPress;

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// Object-safe callback. Unlike `dyn FnMut` its vtable has no `call_once`, which saves code
/// for every closure.
pub trait Call<A, R> {
    fn call(&mut self, argument: A) -> R;
}

impl<A, R, F: FnMut(A) -> R> Call<A, R> for F {
    fn call(&mut self, argument: A) -> R {
        self(argument)
    }
}

/// A reaction to an event.
pub(crate) type React = Box<dyn for<'a> Call<&'a DomEvent, ()>>;

/// An element, a text, or a fragment of several nodes.
///
/// One type for all elements keeps the code small, since there are hundreds of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Node(web_sys::Node);

impl<E: Into<web_sys::Node>> From<E> for Node {
    fn from(node: E) -> Node {
        Node(node.into())
    }
}

impl Node {
    /// An HTML element.
    pub fn html(name: &str) -> Node {
        Node::element(HTML, name)
    }

    /// An SVG element.
    pub fn svg(name: &str) -> Node {
        Node::element(SVG, name)
    }

    fn element(space: &str, name: &str) -> Node {
        Node::made(|page| {
            page.create_element_ns(Some(space), name)
                .ok()
                .map(Into::into)
        })
    }

    pub fn text(text: &str) -> Node {
        Node::made(|page| Some(page.create_text_node(text).into()))
    }

    /// The first element in it that matches a selector.
    pub fn find(&self, selector: &str) -> Option<Node> {
        let found = self.as_element().query_selector(selector).ok().flatten();
        found.map(Node::from)
    }

    /// A fragment for several nodes: inserting it inserts the nodes.
    pub fn several() -> Node {
        Node::made(|page| Some(page.create_document_fragment().into()))
    }

    /// The body of the page.
    pub fn body() -> Node {
        Node::made(|page| page.body().map(Into::into))
    }

    fn made(make: impl FnOnce(&web_sys::Document) -> Option<web_sys::Node>) -> Node {
        // A page that runs the app can create nodes.
        let made = js::document().and_then(|page| make(&page));
        Node(made.unwrap_or_else(|| JsValue::NULL.unchecked_into()))
    }

    /// Appends a child.
    pub fn append(&self, node: &Node) {
        let _ = self.0.append_child(&node.0);
    }

    /// Sets the text content.
    pub fn set_text(&self, text: &str) {
        self.0.set_text_content(Some(text));
    }

    /// Sets an attribute; `None` removes it.
    pub fn set_attribute(&self, name: &str, value: Option<&str>) {
        let element = self.as_element();
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }

    /// Adds or removes a class.
    pub fn set_class(&self, name: &str, on: bool) {
        let _ = self.as_element().class_list().toggle_with_force(name, on);
    }

    /// Sets a property of the style. A page's content security policy may forbid the attribute
    /// `style`, but not this.
    pub fn set_style(&self, name: &str, value: &str) {
        // A node without a style has no method to set it either.
        if self.0.node_type() == web_sys::Node::ELEMENT_NODE {
            let element: &web_sys::HtmlElement = self.0.unchecked_ref();
            let _ = element.style().set_property(name, value);
        }
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

    /// Calls `react` at every event of this name. It is dropped together with the node.
    pub fn listen(&self, name: &str, mut react: React) {
        let closure =
            Closure::<dyn FnMut(web_sys::Event)>::new(move |event| react.call(&DomEvent(event)));
        let function = closure.into_js_value();
        let _ = self
            .0
            .add_event_listener_with_callback(name, function.unchecked_ref());
    }

    /// Removes it from its parent.
    pub fn remove(&self) {
        if let Some(parent) = self.0.parent_node() {
            let _ = parent.remove_child(&self.0);
        }
    }

    /// Removes all children.
    pub fn clear(&self) {
        self.0.set_text_content(None);
    }

    /// Focuses it, without scrolling there.
    pub fn focus(&self) {
        let quietly = js::object("preventScroll", &JsValue::TRUE);
        js::call(&self.0, "focus", &[&quietly]);
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
    pub(super) fn to_element(&self) -> Option<web_sys::Element> {
        self.0.dyn_ref().cloned()
    }

    /// Whether it or something in it has the focus.
    pub fn has_focus(&self) -> bool {
        js::document()
            .and_then(|page| page.active_element())
            .is_some_and(|active| self.0.contains(Some(&active)))
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

    /// Replaces all siblings between this node and `end`. If a control among them has the focus, it
    /// moves to the new one with the same `data-act`.
    pub fn replace_until(&self, end: &Node, others: &Node) {
        let Some(parent) = end.0.parent_node() else {
            return;
        };
        let active = js::document().and_then(|page| page.active_element());
        let mut left = None;
        while let Some(old) = self.0.next_sibling() {
            if old == end.0 {
                break;
            }
            if let Some(active) = &active
                && old.contains(Some(active))
            {
                left = active.get_attribute("data-act");
            }
            let _ = parent.remove_child(&old);
        }
        let _ = parent.insert_before(&others.0, Some(&end.0));
        if let Some(name) = left
            && let Some(parent) = parent.dyn_ref::<web_sys::Element>()
            && let Ok(Some(same)) = parent.query_selector(&["[data-act=\"", &name, "\"]"].concat())
        {
            js::call(&same, "focus", &[]);
        }
    }

    fn as_element(&self) -> &web_sys::Element {
        // A node that is not an element ignores the call.
        self.0.unchecked_ref()
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

/// An event at a node.
#[derive(Debug)]
pub struct DomEvent(web_sys::Event);

impl<E: Into<web_sys::Event>> From<E> for DomEvent {
    fn from(event: E) -> DomEvent {
        DomEvent(event.into())
    }
}

impl AsRef<web_sys::Event> for DomEvent {
    fn as_ref(&self) -> &web_sys::Event {
        &self.0
    }
}

impl DomEvent {
    /// When it happened, in milliseconds of `performance.now()`.
    pub fn time_stamp(&self) -> f64 {
        self.0.time_stamp()
    }

    /// Whether this click was made without a pointer: by a key, a switch or a screen reader.
    pub fn is_without_pointer(&self) -> bool {
        js::get(&self.0, "detail").is_some_and(|count| count.as_f64() == Some(0.0))
    }

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

    /// The id of the pointer and its place in the window. Kept cheap, since there are hundreds of
    /// these events a second.
    pub fn place(&self) -> (i32, [i32; 2]) {
        // For any other event these are 0.
        let event: &web_sys::PointerEvent = self.0.unchecked_ref();
        (event.pointer_id(), [event.client_x(), event.client_y()])
    }

    /// The key, if this is a keyboard event.
    pub fn key(&self) -> Option<KeyPress> {
        self.0.dyn_ref().map(super::keyboard::key_press)
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
    pub(super) fn input(&self) -> Option<web_sys::HtmlInputElement> {
        self.0.target()?.dyn_into().ok()
    }
}
