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
//! The pages move from it to `view!` and `#[component]`, area by area; until the last has moved,
//! [`El::of`] takes a view into what is drawn here, and `{el}` takes what is drawn here into a
//! `view!`.
//!
//! Signals, memos, owners, contexts and effects are Leptos's.

mod seam;

use std::borrow::Cow;

use leptos::prelude::*;

use crate::platform::dom::{Call, DomEvent, Node};

/// A text that need not be copied when it is a constant.
pub type Str = Cow<'static, str>;

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
    pub fn attr_with<V: AttributeValue>(
        self,
        name: &'static str,
        value: impl FnMut() -> V + 'static,
    ) -> El {
        self.keep(Part::Attribute(name), words(value))
    }

    /// Gives a class while this is so.
    pub fn class_with(self, name: &'static str, on: impl FnMut() -> bool + 'static) -> El {
        self.keep(Part::Class(name), flag(on))
    }

    /// Keeps a property of the style up to date.
    pub fn style_with(
        self,
        name: &'static str,
        value: impl FnMut() -> &'static str + 'static,
    ) -> El {
        self.keep(Part::Style(name), words(value))
    }

    /// Keeps what a field says up to date.
    pub fn value_with(self, value: impl FnMut() -> String + 'static) -> El {
        self.keep(Part::Value, words(value))
    }

    /// Binds a boolean DOM property such as `checked`.
    pub fn flag_with(self, name: &'static str, on: impl FnMut() -> bool + 'static) -> El {
        self.keep(Part::Flag(name), flag(on))
    }

    /// Does something at every event of this name.
    pub fn on(self, name: &str, react: impl FnMut(&DomEvent) + 'static) -> El {
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

    /// Its node, for what is drawn by hand.
    pub fn node(&self) -> &Node {
        &self.0
    }

    fn keep(self, part: Part, value: Compute) -> El {
        keep(&self.0, part, value);
        self
    }
}

/// A computed value; `None` removes the attribute, and means false for boolean parts.
type Compute = Box<dyn Call<(), Option<Str>>>;

fn words<V: AttributeValue>(mut value: impl FnMut() -> V + 'static) -> Compute {
    Box::new(move |()| value().value())
}

fn flag(mut on: impl FnMut() -> bool + 'static) -> Compute {
    Box::new(move |()| on().then_some(Str::Borrowed("")))
}

/// The part of a node that is kept up to date.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Text,
    Attribute(&'static str),
    Class(&'static str),
    Style(&'static str),
    Flag(&'static str),
    Value,
}

/// Sets a part of a node, and again when what it is to be is another.
fn keep(node: &Node, part: Part, mut value: Compute) {
    let node = node.clone();
    let mut last: Option<Option<Str>> = None;
    watch(move || {
        let now = value.call(());
        // What was typed into a field is not known here.
        if last.as_ref() == Some(&now) && part != Part::Value {
            return;
        }
        let text = now.as_deref();
        match part {
            Part::Text => node.set_text(text.unwrap_or_default()),
            Part::Attribute(name) => node.set_attribute(name, text),
            Part::Class(name) => node.set_class(name, text.is_some()),
            Part::Style(name) => node.set_style(name, text.unwrap_or_default()),
            Part::Flag(name) => node.set_flag(name, text.is_some()),
            Part::Value => node.set_value(text.unwrap_or_default()),
        }
        last = Some(now);
    });
}

/// Sets a signal where that changes it: nothing is drawn anew that is as it was.
pub fn set_if_other<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}

/// Runs now, and again whenever a signal changes that it has read; as long as
/// the owner lives in which it was begun.
pub fn watch(mut run: impl FnMut() + 'static) {
    watch_boxed(Box::new(move |()| run()));
}

fn watch_boxed(mut run: Box<dyn Call<(), ()>>) {
    let effect = RenderEffect::new(move |_| run.call(()));
    on_cleanup(move || drop(effect));
}

/// A text that changes.
pub fn text<V: AttributeValue>(value: impl FnMut() -> V + 'static) -> El {
    let node = Node::text("");
    keep(&node, Part::Text, words(value));
    El(node)
}

/// A piece that is made again whenever a signal changes that it has read.
/// What it made before is taken away, with everything that watched there.
pub fn dynamic<C: Child>(mut make: impl FnMut() -> C + 'static) -> El {
    region(Box::new(move |parent: &Node| make().append_to(parent)))
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

/// As many pieces as there are things, in a row. Those that stay are left as
/// they are: each keeps its own texts up to date.
pub fn each(
    mut count: impl FnMut() -> usize + 'static,
    mut make: impl FnMut(usize) -> El + 'static,
) -> El {
    let end = Node::text("");
    let whole = Node::several();
    whole.append(&end);
    let owner = Owner::current().unwrap_or_default();
    let mut shown: Vec<(Owner, Node, Node)> = Vec::new();
    watch(move || {
        let count = count();
        while shown.len() > count
            && let Some((owner, start, last)) = shown.pop()
        {
            owner.cleanup();
            start.replace_until(&last, &Node::several());
            start.remove();
            last.remove();
        }
        for index in shown.len()..count {
            let (start, last) = (Node::text(""), Node::text(""));
            let piece = Node::several();
            piece.append(&start);
            let owner = owner.child();
            owner.with(|| untrack(|| make(index)).append_to(&piece));
            piece.append(&last);
            end.put_before(&piece);
            shown.push((owner, start, last));
        }
    });
    El(whole)
}

fn region(mut fill: Box<dyn for<'a> Call<&'a Node, ()>>) -> El {
    // The piece stands between two empty texts, whoever else is beside it.
    let (start, end) = (Node::text(""), Node::text(""));
    let whole = Node::several();
    whole.append(&start);
    whole.append(&end);
    watch(move || {
        let piece = Node::several();
        fill.call(&piece);
        start.replace_until(&end, &piece);
    });
    El(whole)
}

/// What an attribute or a text can be.
pub trait AttributeValue {
    /// As words; `None` where there is no such attribute.
    fn value(self) -> Option<Str>;
}

impl AttributeValue for &'static str {
    fn value(self) -> Option<Str> {
        Some(self.into())
    }
}

impl AttributeValue for Str {
    fn value(self) -> Option<Str> {
        Some(self)
    }
}

impl AttributeValue for String {
    fn value(self) -> Option<Str> {
        Some(self.into())
    }
}

impl<V: AttributeValue> AttributeValue for Option<V> {
    fn value(self) -> Option<Str> {
        self.and_then(AttributeValue::value)
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
