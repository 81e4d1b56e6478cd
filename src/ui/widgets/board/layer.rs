//! The building blocks of the board: [`div`] and [`layer`].

use crate::platform::dom::Node;

/// A box with a class.
pub(super) fn div(class: &str) -> Node {
    let node = Node::html("div");
    node.set_attribute("class", Some(class));
    node
}

/// Adds a layer that screen readers pass over.
pub(super) fn layer(field: &Node, class: &str) -> Node {
    let layer = div(class);
    layer.set_attribute("aria-hidden", Some("true"));
    field.append(&layer);
    layer
}
