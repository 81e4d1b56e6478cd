//! Closures of one type for the views.
//!
//! Leptos makes its code for every type of view and of attribute anew, and
//! each closure has a type of its own. Boxed, they share one: that is a third
//! of the download.

use leptos::prelude::*;

/// A piece of a view that is made again whenever what it reads changes.
pub fn dynamic<V: IntoAny>(
    mut view: impl FnMut() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || view().into_any())
}

/// The value of an attribute that is computed again whenever what it reads
/// changes.
pub fn attr<T: 'static>(value: impl FnMut() -> T + Send + 'static) -> Box<dyn FnMut() -> T + Send> {
    Box::new(value)
}

/// What an event does, where the event itself does not matter.
pub fn on<E: 'static>(mut act: impl FnMut() + 'static) -> Box<dyn FnMut(E)> {
    Box::new(move |_| act())
}
