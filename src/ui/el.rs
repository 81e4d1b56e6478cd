//! Making views: [`el`], its attributes, its children, and what of it changes.
//!
//! ```ignore
//! el("button")
//!     .attr("data-act", "panel")
//!     .attr_with("aria-label", move || if full.get() { "Leave" } else { "Fill" })
//!     .on("click", move |_| panel.set(true))
//!     .child(Icon::Pause.view())
//!     .child(dynamic(move || claim.get().then(|| el("b").child("!"))))
//! ```
//!
//! A component is a function that returns an [`El`]. It runs once; what is
//! given as a closure (`…_with`, [`text`], [`dynamic`], [`when`]) runs again
//! whenever a signal changes that it has read.
//!
//! This is in the place of Leptos's `view!`, which makes its code for every
//! type of view anew: half of the download. Signals, memos, owners, contexts
//! and effects are Leptos's.

use std::borrow::Cow;

use leptos::prelude::*;

use crate::platform::dom::{Event, Node};

/// A text that need not be copied when it is a constant.
pub type Words = Cow<'static, str>;

/// An element, or several things in a row.
#[must_use = "it is shown where it is made a child"]
#[derive(Clone, Debug)]
pub struct El(Node);

/// An element of HTML.
pub fn el(name: &str) -> El {
    El(Node::html(name))
}

/// An element of SVG.
pub fn svg(name: &str) -> El {
    El(Node::svg(name))
}

/// Several things in a row, without an element around them.
pub fn several() -> El {
    El(Node::several())
}

impl El {
    /// Sets an attribute.
    pub fn attr(self, name: &str, value: impl AsRef<str>) -> El {
        self.0.set_attribute(name, Some(value.as_ref()));
        self
    }

    /// Sets the classes.
    pub fn class(self, names: &str) -> El {
        self.attr("class", names)
    }

    /// Sets an attribute and keeps it up to date; `None` is no attribute.
    pub fn attr_with<V: Value>(
        self,
        name: &'static str,
        mut value: impl FnMut() -> V + 'static,
    ) -> El {
        self.keep(Box::new(move || value().value()), move |node, value| {
            node.set_attribute(name, value);
        })
    }

    /// Gives a class while this is so.
    pub fn class_with(self, name: &'static str, on: impl FnMut() -> bool + 'static) -> El {
        self.keep(flag(on), move |node, on| {
            node.set_class(name, on.is_some());
        })
    }

    /// Keeps a property of the style up to date.
    pub fn style_with(
        self,
        name: &'static str,
        mut value: impl FnMut() -> &'static str + 'static,
    ) -> El {
        self.keep(
            Box::new(move || Some(value().into())),
            move |node, value| {
                node.set_style(name, value.unwrap_or_default());
            },
        )
    }

    /// Keeps what a field says up to date.
    pub fn value_with(self, mut value: impl FnMut() -> String + 'static) -> El {
        let node = self.0.clone();
        // What was typed is not known here: it is set even where it is what
        // was set last.
        watch(move || node.set_value(&value()));
        self
    }

    /// Keeps a property that is so or not up to date, as `checked`.
    pub fn flag_with(self, name: &'static str, mut on: impl FnMut() -> bool + 'static) -> El {
        let node = self.0.clone();
        watch(move || node.set_flag(name, on()));
        self
    }

    /// Does something at every event of this name.
    pub fn on(self, name: &str, react: impl FnMut(&Event) + 'static) -> El {
        self.0.listen(name, Box::new(react));
        self
    }

    /// Adds a child, or several.
    pub fn child(self, child: impl Child) -> El {
        child.append_to(&self.0);
        self
    }

    /// Shows it at the end of the page.
    pub fn mount(self) {
        Node::body().append(&self.0);
    }

    /// Calls `set` with the value, and again when it is another.
    fn keep(
        self,
        value: Box<dyn FnMut() -> Option<Words>>,
        set: impl Fn(&Node, Option<&str>) + 'static,
    ) -> El {
        let node = self.0.clone();
        keep(node, value, Box::new(set));
        self
    }
}

/// Puts a value into a node.
type Set = Box<dyn Fn(&Node, Option<&str>)>;

fn keep(node: Node, mut value: impl FnMut() -> Option<Words> + 'static, set: Set) {
    let mut last: Option<Option<Words>> = None;
    watch(move || {
        let now = value();
        if last.as_ref() != Some(&now) {
            set(&node, now.as_deref());
            last = Some(now);
        }
    });
}

fn flag(mut on: impl FnMut() -> bool + 'static) -> Box<dyn FnMut() -> Option<Words>> {
    Box::new(move || on().then(|| "".into()))
}

/// Runs now, and again whenever a signal changes that it has read; as long as
/// the owner lives in which it was begun.
pub fn watch(run: impl FnMut() + 'static) {
    watch_boxed(Box::new(run));
}

fn watch_boxed(mut run: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_| run());
    on_cleanup(move || drop(effect));
}

/// A text that changes.
pub fn text<V: Value>(mut value: impl FnMut() -> V + 'static) -> El {
    let node = Node::text("");
    keep(
        node.clone(),
        move || value().value(),
        Box::new(|node, text| node.set_text(text.unwrap_or_default())),
    );
    El(node)
}

/// A piece that is made again whenever a signal changes that it has read.
/// What it made before is taken away, with everything that watched there.
pub fn dynamic<C: Child>(mut make: impl FnMut() -> C + 'static) -> El {
    region(Box::new(move |parent| make().append_to(parent)))
}

/// A piece that is there while a condition holds; it is made when it begins to.
pub fn when<C: Child>(
    condition: impl Fn() -> bool + Send + Sync + 'static,
    mut make: impl FnMut() -> C + 'static,
) -> El {
    let condition: Box<dyn Fn() -> bool + Send + Sync> = Box::new(condition);
    let condition = Memo::new(move |_| condition());
    dynamic(move || condition.get().then(|| untrack(&mut make)))
}

fn region(mut fill: Box<dyn FnMut(&Node)>) -> El {
    // The piece stands between two empty texts, whoever else is beside it.
    let (start, end) = (Node::text(""), Node::text(""));
    let whole = Node::several();
    whole.append(&start);
    whole.append(&end);
    watch_boxed(Box::new(move || {
        let piece = Node::several();
        fill(&piece);
        start.replace_until(&end, &piece);
    }));
    El(whole)
}

/// What an attribute or a text can be.
pub trait Value {
    /// As words; `None` where there is no such attribute.
    fn value(self) -> Option<Words>;
}

impl Value for &'static str {
    fn value(self) -> Option<Words> {
        Some(self.into())
    }
}

impl Value for Words {
    fn value(self) -> Option<Words> {
        Some(self)
    }
}

impl Value for String {
    fn value(self) -> Option<Words> {
        Some(self.into())
    }
}

impl<V: Value> Value for Option<V> {
    fn value(self) -> Option<Words> {
        self.and_then(Value::value)
    }
}

/// What can be in an element.
pub trait Child {
    /// Puts it behind what is there.
    fn append_to(self, parent: &Node);
}

impl Child for El {
    fn append_to(self, parent: &Node) {
        parent.append(&self.0);
    }
}

impl Child for &str {
    fn append_to(self, parent: &Node) {
        parent.append(&Node::text(self));
    }
}

impl Child for String {
    fn append_to(self, parent: &Node) {
        self.as_str().append_to(parent);
    }
}

impl<C: Child> Child for Option<C> {
    fn append_to(self, parent: &Node) {
        if let Some(child) = self {
            child.append_to(parent);
        }
    }
}

impl<C: Child> Child for Vec<C> {
    fn append_to(self, parent: &Node) {
        for child in self {
            child.append_to(parent);
        }
    }
}

impl<C: Child, const N: usize> Child for [C; N] {
    fn append_to(self, parent: &Node) {
        for child in self {
            child.append_to(parent);
        }
    }
}
