//! Keeping the screen on.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use super::listener::{Listener, listen};
use super::{js, visibility};

/// Whether the screen is kept on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WakeState {
    /// Not requested, or released while the page is hidden.
    #[default]
    Idle,
    /// The screen stays on.
    Held,
    /// This browser cannot keep it on.
    Unavailable,
    /// The browser refused, for example at a low battery. It is asked again when the page becomes
    /// visible and at every `set(true)`.
    Refused,
}

/// Keeps the screen on for as long as it is wanted, even after the page was hidden.
#[must_use = "the screen is let go when this is dropped"]
pub struct WakeLock {
    inner: Rc<Inner>,
    _visible: Option<Listener>,
}

struct Inner {
    wanted: Cell<bool>,
    asking: Cell<bool>,
    /// Requested again before the last request was answered.
    again: Cell<bool>,
    state: Cell<WakeState>,
    sentinel: RefCell<Option<(JsValue, Option<Listener>)>>,
    on_state: Box<dyn Fn(WakeState)>,
}

impl WakeLock {
    /// Requests nothing yet. `on_state` is called whenever the state changes.
    pub fn new(on_state: impl Fn(WakeState) + 'static) -> WakeLock {
        let inner = Rc::new(Inner {
            wanted: Cell::default(),
            asking: Cell::default(),
            again: Cell::default(),
            state: Cell::default(),
            sentinel: RefCell::default(),
            on_state: Box::new(on_state),
        });
        let listening = inner.clone();
        WakeLock {
            inner,
            _visible: visibility::on_visibility_change(move |visible| {
                if visible {
                    listening.ask();
                }
            }),
        }
    }

    /// Sets whether the screen is to stay on. May be called any number of times.
    pub fn set(&self, wanted: bool) {
        self.inner.wanted.set(wanted);
        if wanted {
            self.inner.ask();
        } else {
            self.inner.release();
        }
    }

    /// The present state.
    pub fn state(&self) -> WakeState {
        self.inner.state.get()
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        self.inner.wanted.set(false);
        self.inner.release();
    }
}

impl fmt::Debug for WakeLock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("WakeLock").field(&self.state()).finish()
    }
}

impl Inner {
    fn become_(&self, state: WakeState) {
        if self.state.replace(state) != state {
            (self.on_state)(state);
        }
    }

    fn ask(self: &Rc<Inner>) {
        if !self.wanted.get() || self.sentinel.borrow().is_some() || !visibility::is_visible() {
            return;
        }
        if self.asking.get() {
            self.again.set(true);
            return;
        }
        let asked = js::navigator()
            .and_then(|navigator| js::get(&navigator, "wakeLock"))
            .and_then(|wake| js::ask(&wake, "request", &[&"screen".into()]));
        let Some(promise) = asked else {
            self.become_(WakeState::Unavailable);
            return;
        };
        self.asking.set(true);
        self.again.set(false);
        let inner = self.clone();
        js::then(promise, move |answer| inner.take_answer(answer));
    }

    fn take_answer(self: Rc<Inner>, answer: Result<JsValue, JsValue>) {
        self.asking.set(false);
        let Ok(sentinel) = answer else {
            if self.wanted.get() {
                self.become_(WakeState::Refused);
            }
            // Refused because the page was hidden, and it is visible again.
            if self.again.take() {
                self.ask();
            }
            return;
        };
        if !self.wanted.get() {
            // No longer wanted when it was granted.
            let_go(&sentinel);
            return;
        }
        if js::is_true(&sentinel, "released") {
            // The page was hidden in the meantime, and may be visible again.
            self.become_(WakeState::Idle);
            if self.again.take() {
                self.ask();
            }
            return;
        }
        let released = sentinel.dyn_ref::<EventTarget>().map(|target| {
            let inner = Rc::downgrade(&self);
            listen(target, "release", move |_| {
                if let Some(inner) = inner.upgrade() {
                    let gone = inner.sentinel.take();
                    if gone.is_some() {
                        inner.become_(WakeState::Idle);
                    }
                }
            })
        });
        self.sentinel.replace(Some((sentinel, released)));
        self.become_(WakeState::Held);
    }

    fn release(&self) {
        if let Some((sentinel, _)) = self.sentinel.take() {
            let_go(&sentinel);
        }
        self.become_(WakeState::Idle);
    }
}

fn let_go(sentinel: &JsValue) {
    if let Some(promise) = js::ask(sentinel, "release", &[]) {
        js::ignore(promise);
    }
}
