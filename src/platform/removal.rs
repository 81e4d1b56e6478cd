//! The events that a browser fires at an element because the app takes it out of the page:
//! [`undisturbed`].

use std::cell::{Cell, RefCell};

use gloo_events::{EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, Node};

use super::js;
use super::listener::Listener;

/// The events that Chromium fires in the middle of the removal of an element that has the focus.
/// All others come in tasks of their own.
const NAMES: [&str; 5] = ["blur", "change", "compositionend", "focusout", "input"];

thread_local! {
    static IS_DRAWING: Cell<bool> = const { Cell::new(false) };
    static WAITING: RefCell<Vec<Event>> = const { RefCell::new(Vec::new()) };
}

/// Makes [`undisturbed`] work. The listeners stay, and come before all others.
pub(crate) fn listen() {
    let Some(window) = js::window() else { return };
    for name in NAMES {
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: true,
        };
        Listener::new_with_options(&window, name, options, |event| {
            if IS_DRAWING.get() {
                event.stop_immediate_propagation();
                WAITING.with_borrow_mut(|waiting| waiting.push(event.clone()));
            }
        })
        .forget();
    }
}

/// Does something that may take elements out of the page, and keeps their events from every
/// listener meanwhile. Afterwards the events of those that are still in the page reach their
/// listeners: a field may have lost the focus to another. The events of the others are dropped.
pub(crate) fn undisturbed<T>(work: impl FnOnce() -> T) -> T {
    IS_DRAWING.set(true);
    let done = work();
    IS_DRAWING.set(false);
    for event in WAITING.take() {
        let target = event.target().filter(|target| {
            let node: Option<&Node> = target.dyn_ref();
            node.is_some_and(Node::is_connected)
        });
        if let Some(target) = target {
            // It throws only for an event that is under way.
            let _ = target.dispatch_event(&event);
        }
    }
    done
}
