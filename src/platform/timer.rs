//! Calling a function later.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::{js, visibility};
use crate::time::Millis;

/// The longest delay of a browser; a longer one would fire at once.
const MAX_DELAY: i64 = i32::MAX as i64;

/// A function that can be called later, repeatedly, with at most one call pending.
///
/// A browser may call it slightly early, late, or, while the page is hidden, much later: the
/// function has to check the clock.
#[derive(Clone)]
pub struct Timer {
    inner: Rc<Inner>,
}

type Call = Box<dyn FnMut(&Timer)>;

struct Inner {
    armed: RefCell<Option<Armed>>,
    call: RefCell<Call>,
}

/// The pending call, cancelled when dropped.
enum Armed {
    Timeout { _handle: Timeout },
    Frame { _handle: AnimationFrame },
}

impl Timer {
    /// Not armed yet. The function receives the timer, to arm it again.
    pub fn new(call: impl FnMut(&Timer) + 'static) -> Timer {
        let inner = Rc::new(Inner {
            armed: RefCell::default(),
            call: RefCell::new(Box::new(call)),
        });
        Timer { inner }
    }

    /// Calls after this time, replacing a pending call. Zero or less means as soon as possible;
    /// more than 24 days means 24 days.
    pub fn after(&self, time: Millis) {
        self.cancel();
        let _handle = Timeout::new(delay(time), self.waker());
        self.inner.armed.replace(Some(Armed::Timeout { _handle }));
    }

    /// Calls before the next frame is drawn, replacing a pending call. A hidden page draws none.
    pub fn at_next_frame(&self) {
        self.cancel();
        let wake = self.waker();
        let _handle = gloo_render::request_animation_frame(move |_| wake());
        self.inner.armed.replace(Some(Armed::Frame { _handle }));
    }

    /// Cancels the pending call.
    pub fn cancel(&self) {
        self.inner.armed.take();
    }

    /// Whether a call is pending.
    pub fn is_armed(&self) -> bool {
        self.inner.armed.borrow().is_some()
    }

    /// Holds the timer weakly: a dropped timer does not call.
    fn waker(&self) -> impl FnOnce() + 'static {
        let weak = Rc::downgrade(&self.inner);
        move || {
            if let Some(inner) = weak.upgrade() {
                let timer = Timer { inner };
                timer.cancel();
                (timer.inner.call.borrow_mut())(&timer);
            }
        }
    }
}

fn delay(time: Millis) -> u32 {
    time.get().clamp(0, MAX_DELAY) as u32
}

impl fmt::Debug for Timer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_armed() {
            "Timer(armed)"
        } else {
            "Timer(not armed)"
        })
    }
}

/// Calls once after this time; cannot be cancelled.
pub fn once(time: Millis, call: impl FnOnce() + 'static) {
    Timeout::new(delay(time), call).forget();
}

/// Waits for this time.
#[cfg(feature = "web")]
pub async fn wait(time: Millis) {
    TimeoutFuture::new(delay(time)).await;
}

/// Waits for the next task, so that what happened meanwhile is handled and drawn.
pub async fn pause() {
    TimeoutFuture::new(0).await;
}

/// Calls once when the present state has been painted; at once if the page is hidden.
pub fn after_paint(call: impl FnOnce() + 'static) {
    if !visibility::is_visible() {
        return once(Millis::ZERO, call);
    }
    let function = Closure::once_into_js(move || once(Millis::ZERO, call));
    if let Some(window) = js::window() {
        let _ = window.request_animation_frame(function.unchecked_ref());
    }
}
