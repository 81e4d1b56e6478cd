//! A text or an attribute that changes: [`BoundAttribute`]. The page is touched only when it does.

use std::borrow::Cow;
use std::cell::RefCell;

use crate::platform::dom::Node;

/// A text or attribute in the page, and its present value.
pub(super) struct BoundAttribute {
    node: Node,
    /// The name of the attribute; empty for the text.
    attribute: &'static str,
    stands: RefCell<Option<Cow<'static, str>>>,
}

impl BoundAttribute {
    /// The text of a node.
    pub(super) fn text(node: &Node) -> BoundAttribute {
        BoundAttribute::attribute(node, "")
    }

    /// An attribute of a node.
    pub(super) fn attribute(node: &Node, attribute: &'static str) -> BoundAttribute {
        BoundAttribute {
            node: node.clone(),
            attribute,
            stands: RefCell::new(None),
        }
    }

    /// Sets the value.
    pub(super) fn set(&self, value: impl Into<Cow<'static, str>>) {
        self.put(Some(value.into()));
    }

    /// Sets the value; `None` removes the attribute.
    pub(super) fn set_to(&self, value: Option<&'static str>) {
        self.put(value.map(Cow::Borrowed));
    }

    /// Sets or removes a boolean attribute.
    pub(super) fn set_there(&self, is_there: bool) {
        self.put(is_there.then_some(Cow::Borrowed("")));
    }

    fn put(&self, value: Option<Cow<'static, str>>) {
        let mut stands = self.stands.borrow_mut();
        if *stands == value {
            return;
        }
        match (self.attribute, &value) {
            ("", text) => self.node.set_text(text.as_deref().unwrap_or("")),
            (name, value) => self.node.set_attribute(name, value.as_deref()),
        }
        *stands = value;
    }
}

/// An HTML element with a class.
pub(super) fn element(name: &str, class: &str) -> Node {
    let node = Node::html(name);
    if !class.is_empty() {
        node.set_attribute("class", Some(class));
    }
    node
}

/// Appends an element with a class to another.
pub(super) fn child(parent: &Node, name: &str, class: &str) -> Node {
    let node = element(name, class);
    parent.append(&node);
    node
}

/// A drawing of one path in a 24 by 24 box.
pub(super) fn drawing(class: &str, path: &str) -> Node {
    let svg = Node::svg("svg");
    if !class.is_empty() {
        svg.set_attribute("class", Some(class));
    }
    svg.set_attribute("viewBox", Some("0 0 24 24"));
    svg.set_attribute("aria-hidden", Some("true"));
    let line = Node::svg("path");
    line.set_attribute("d", Some(path));
    svg.append(&line);
    svg
}
