//! The keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement};

use super::dom::Node;
use super::js;
use super::timer::after_paint;

/// Moves the focus to the first element that matches a selector; if there is none, it stays.
pub(crate) fn move_to(selector: &str) {
    if let Some(element) = first(selector) {
        // An element that cannot take the focus ignores this.
        let _ = element.focus();
    }
}

/// Moves the focus to the first element that matches a selector, and opens what it is folded in:
/// nothing that is folded can take it.
pub(crate) fn unfold(selector: &str) {
    if let Some(element) = first(selector) {
        if let Ok(Some(details)) = element.closest("details") {
            let _ = details.set_attribute("open", "");
        }
        let _ = element.focus();
    }
}

/// Selects the text of the field that an event is of.
pub(crate) fn select_text(event: &Event) {
    let input = event.target();
    let input = input.and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    if let Some(input) = input.filter(|input| input.type_() == "text") {
        input.select();
    }
}

/// Takes the focus from the control that has it, as a touch beside it does: a field then reports
/// what was typed.
pub(crate) fn leave() {
    if let Some(Holder(element)) = holder() {
        let _ = element.blur();
    }
}

/// Moves the focus from the element that has it to the next one that matches a selector. `false` if
/// no element that matches has it, or if it is the last one.
pub(crate) fn next(selector: &str) -> bool {
    let (Some(Holder(now)), Some(document)) = (holder(), js::document()) else {
        return false;
    };
    let Ok(all) = document.query_selector_all(selector) else {
        return false;
    };
    let is_now = |place: &u32| {
        all.get(*place)
            .is_some_and(|node| node.is_same_node(Some(&now)))
    };
    let place = (0..all.length()).find(is_now);
    let next = place.and_then(|place| all.get(place + 1)?.dyn_into::<HtmlElement>().ok());
    next.is_some_and(|next| next.focus().is_ok())
}

/// The first element that matches a selector.
fn first(selector: &str) -> Option<HtmlElement> {
    js::document()
        .and_then(|document| document.query_selector(selector).ok())
        .flatten()
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
}

/// Moves the focus to an element of a view once it is painted, without scrolling there:
/// `<h2 tabindex="-1" use:take_focus=true>`.
pub(crate) fn take_focus(element: Element, is_wanted: bool) {
    if is_wanted {
        let node = Node::from(element);
        after_paint(move || node.focus());
    }
}

/// Moves the focus into a container, to the first element that matches a selector. If it is already
/// inside, it stays: what someone is typing must not land in another field.
pub(crate) fn enter(container: &str, selector: &str) {
    if holder().is_none_or(|holder| !holder.is_within(container)) {
        move_to(selector);
    }
}

/// Moves the focus to the first element that matches a selector, unless something has it: the
/// element that had it is gone, and nobody has chosen another since.
pub(crate) fn offer(selector: &str) {
    if holder().is_none() {
        move_to(selector);
    }
}

/// The control that had the focus, to which it may return.
#[derive(Debug)]
pub(crate) struct Holder(HtmlElement);

/// The control that has the focus; `None` if nothing in particular has it.
pub(crate) fn holder() -> Option<Holder> {
    let document = js::document()?;
    let element: HtmlElement = document.active_element()?.dyn_into().ok()?;
    let of_page = document.body().is_some_and(|body| body == element);
    (!of_page).then_some(Holder(element))
}

impl Holder {
    fn is_within(&self, container: &str) -> bool {
        self.0.closest(container).is_ok_and(|found| found.is_some())
    }

    /// Returns the focus to it. `false` if the control is no longer there, or does not take it.
    pub(crate) fn take_back(&self) -> bool {
        self.0.is_connected()
            && self.0.focus().is_ok()
            && holder().is_some_and(|holder| holder.0 == self.0)
    }
}
