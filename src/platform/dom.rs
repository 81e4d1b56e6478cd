//! The DOM tree, and its events.
//!
//! A [`Node`] lives as long as it is shown or held, and its listeners go with it. Nothing here
//! knows of signals.

#[cfg(feature = "web")]
mod app;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::js;
#[cfg(feature = "web")]
pub use app::{Pointer, Rectangle, Style, fill};

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

    /// Calls `react` at every event of this name. It is dropped together with the node.
    pub fn listen(&self, name: &str, mut react: React) {
        let closure =
            Closure::<dyn FnMut(web_sys::Event)>::new(move |event| react.call(&DomEvent(event)));
        let function = closure.into_js_value();
        let _ = self
            .0
            .add_event_listener_with_callback(name, function.unchecked_ref());
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

    /// Whether it or something in it has the focus.
    pub fn has_focus(&self) -> bool {
        js::document()
            .and_then(|page| page.active_element())
            .is_some_and(|active| self.0.contains(Some(&active)))
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

    /// The id of the pointer and its place in the window. Kept cheap, since there are hundreds of
    /// these events a second.
    pub fn place(&self) -> (i32, [i32; 2]) {
        // For any other event these are 0.
        let event: &web_sys::PointerEvent = self.0.unchecked_ref();
        (event.pointer_id(), [event.client_x(), event.client_y()])
    }
}
