//! Being called later.

use std::cell::Cell;
use std::fmt;
use std::rc::{Rc, Weak};

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::{js, visibility};
use crate::time::Millis;

/// The longest that a browser can wait; more would be not at all.
const MAX_DELAY: i64 = i32::MAX as i64;

/// One function that can be called later again and again, once at a time.
///
/// It is one closure for all its life, armed anew each time. A browser may call
/// it somewhat early, late, or, while the page is hidden, much later: whoever
/// is called looks at the clock.
#[derive(Clone)]
pub struct Timer {
    inner: Rc<Inner>,
}

struct Inner {
    armed: Cell<Armed>,
    closure: Closure<dyn FnMut()>,
}

#[derive(Clone, Copy)]
enum Armed {
    No,
    Timeout(i32),
    Frame(i32),
}

impl Timer {
    /// Not armed yet. The function is given the wake itself, to arm it again.
    pub fn new(mut call: impl FnMut(&Timer) + 'static) -> Timer {
        let inner = Rc::new_cyclic(|weak: &Weak<Inner>| {
            let weak = weak.clone();
            Inner {
                armed: Cell::new(Armed::No),
                closure: Closure::new(move || {
                    if let Some(inner) = weak.upgrade() {
                        inner.armed.set(Armed::No);
                        call(&Timer { inner });
                    }
                }),
            }
        });
        Timer { inner }
    }

    /// Calls after this time, instead of when it was armed for before. No time
    /// or less is as soon as possible; more than 24 days is 24 days.
    pub fn after(&self, time: Millis) {
        self.cancel();
        let time = time.get().clamp(0, MAX_DELAY) as i32;
        let handle = js::window().and_then(|window| {
            window
                .set_timeout_with_callback_and_timeout_and_arguments_0(self.function(), time)
                .ok()
        });
        if let Some(handle) = handle {
            self.inner.armed.set(Armed::Timeout(handle));
        }
    }

    /// Calls before the next frame is drawn, instead of when it was armed for
    /// before. A hidden page draws none.
    pub fn at_next_frame(&self) {
        self.cancel();
        let handle =
            js::window().and_then(|window| window.request_animation_frame(self.function()).ok());
        if let Some(handle) = handle {
            self.inner.armed.set(Armed::Frame(handle));
        }
    }

    /// Does not call after all.
    pub fn cancel(&self) {
        self.inner.cancel();
    }

    /// Whether it will call.
    pub fn is_armed(&self) -> bool {
        !matches!(self.inner.armed.get(), Armed::No)
    }

    fn function(&self) -> &js_sys::Function {
        self.inner.closure.as_ref().unchecked_ref()
    }
}

impl Inner {
    fn cancel(&self) {
        let Some(window) = js::window() else { return };
        match self.armed.replace(Armed::No) {
            Armed::No => {}
            Armed::Timeout(handle) => window.clear_timeout_with_handle(handle),
            Armed::Frame(handle) => {
                let _ = window.cancel_animation_frame(handle);
            }
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl fmt::Debug for Timer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_armed() {
            "Wake(armed)"
        } else {
            "Wake(not armed)"
        })
    }
}

/// Calls once after this time, whatever happens.
pub fn once(time: Millis, call: impl FnOnce() + 'static) {
    let time = time.get().clamp(0, MAX_DELAY) as i32;
    let function: JsValue = Closure::once_into_js(call);
    if let Some(window) = js::window() {
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(function.unchecked_ref(), time);
    }
}

/// Calls once when what was drawn until now is seen; at once where nothing is,
/// because the page is hidden.
pub fn after_paint(call: impl FnOnce() + 'static) {
    if !visibility::is_visible() {
        return once(Millis::ZERO, call);
    }
    let function = Closure::once_into_js(move || once(Millis::ZERO, call));
    if let Some(window) = js::window() {
        let _ = window.request_animation_frame(function.unchecked_ref());
    }
}
