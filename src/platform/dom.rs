//! The tree that the page shows, and what happens in it.
//!
//! A [`Node`] is made, filled and told what to listen to; it stays as long as
//! somebody shows or holds it, and what listens to it goes with it. Nothing
//! here knows of signals.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::js;

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// What can be called: a closure behind one type. A `dyn FnMut` carries code
/// for being called only once too, for every closure.
pub trait Call<A, R> {
    /// Calls it.
    fn call(&mut self, argument: A) -> R;
}

impl<A, R, F: FnMut(A) -> R> Call<A, R> for F {
    fn call(&mut self, argument: A) -> R {
        self(argument)
    }
}

/// What happens at an event.
pub type React = Box<dyn for<'a> Call<&'a Event, ()>>;

/// An element, a text, or several of them that have no place yet.
///
/// One number to the program, since there are hundreds of them in the code.
#[derive(Clone, Debug)]
pub struct Node(web_sys::Node);

impl Node {
    /// An element of HTML.
    pub fn html(name: &str) -> Node {
        Node::element(HTML, name)
    }

    /// An element of SVG.
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

    /// A text.
    pub fn text(text: &str) -> Node {
        Node::made(|page| Some(page.create_text_node(text).into()))
    }

    /// A place for several nodes, which leaves them where it is put.
    pub fn several() -> Node {
        Node::made(|page| Some(page.create_document_fragment().into()))
    }

    /// The body of the page.
    pub fn body() -> Node {
        Node::made(|page| page.body().map(Into::into))
    }

    fn made(make: impl FnOnce(&web_sys::Document) -> Option<web_sys::Node>) -> Node {
        // A page that shows an app can make nodes.
        let made = js::document().and_then(|page| make(&page));
        Node(made.unwrap_or_else(|| JsValue::NULL.unchecked_into()))
    }

    /// Puts a node behind those that are in this one.
    pub fn append(&self, node: &Node) {
        let _ = self.0.append_child(&node.0);
    }

    /// Changes a text.
    pub fn set_text(&self, text: &str) {
        self.0.set_text_content(Some(text));
    }

    /// Sets an attribute; `None` takes it away.
    pub fn set_attribute(&self, name: &str, value: Option<&str>) {
        let element = self.as_element();
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }

    /// Adds a class, or takes it away.
    pub fn set_class(&self, name: &str, on: bool) {
        let _ = self.as_element().class_list().toggle_with_force(name, on);
    }

    /// Sets a property of the style. A page's policy may forbid the attribute
    /// `style`, and does not forbid this.
    pub fn set_style(&self, name: &str, value: &str) {
        if let Some(style) = js::get(&self.0, "style") {
            js::call(&style, "setProperty", &[&name.into(), &value.into()]);
        }
    }

    /// Sets a property that is a text, as the `value` of an input.
    pub fn set_value(&self, value: &str) {
        self.set("value", &value.into());
    }

    /// Sets a property that is there or not, as `checked`.
    pub fn set_flag(&self, name: &str, on: bool) {
        self.set(name, &on.into());
    }

    fn set(&self, name: &str, value: &JsValue) {
        let _ = js_sys::Reflect::set(&self.0, &name.into(), value);
    }

    /// Calls `react` at every event of this name. It is let go of together
    /// with the node.
    pub fn listen(&self, name: &str, mut react: React) {
        let closure =
            Closure::<dyn FnMut(web_sys::Event)>::new(move |event| react.call(&Event(event)));
        let function = closure.into_js_value();
        let _ = self
            .0
            .add_event_listener_with_callback(name, function.unchecked_ref());
    }

    /// Puts others in the place of all that stands between this node and
    /// `end`. Whoever was on a control stays on the one that has its name in
    /// `data-act`.
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
        // Whatever is none ignores what is asked of it.
        self.0.unchecked_ref()
    }
}

/// Something that happened at a node.
#[derive(Debug)]
pub struct Event(web_sys::Event);

impl Event {
    /// Keeps the browser from doing what it does.
    pub fn prevent_default(&self) {
        self.0.prevent_default();
    }

    /// When it happened, by the clock of `performance.now()`.
    pub fn time_stamp(&self) -> f64 {
        self.0.time_stamp()
    }

    /// Whether no pointer made this click: a key, a switch or a screen reader
    /// did.
    pub fn is_without_pointer(&self) -> bool {
        js::get(&self.0, "detail").is_some_and(|count| count.as_f64() == Some(0.0))
    }

    /// What the field says in which it happened.
    pub fn value(&self) -> String {
        self.property("value")
            .and_then(|value| value.as_string())
            .unwrap_or_default()
    }

    /// Whether the box is checked in which it happened.
    pub fn checked(&self) -> bool {
        self.property("checked")
            .is_some_and(|value| value.is_truthy())
    }

    fn property(&self, name: &str) -> Option<JsValue> {
        js::get(self.0.target()?.as_ref(), name)
    }

    /// The input in which it happened.
    pub(super) fn input(&self) -> Option<web_sys::HtmlInputElement> {
        self.0.target()?.dyn_into().ok()
    }
}
