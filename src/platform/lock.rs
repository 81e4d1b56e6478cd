//! A lock that one page of this site holds at a time: who writes.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::listener::Listener;
use super::{js, visibility};

/// A lock that was asked for. It is given back when this is dropped or the page
/// is left, also one that the browser keeps to show it again: that one has to
/// begin anew.
#[must_use = "the lock is given back when this is dropped"]
pub struct Lock {
    state: Rc<RefCell<State>>,
    _leaving: Option<Listener>,
}

enum State {
    /// Not answered yet.
    Asked,
    /// Held until the function is called.
    Held(Function),
    /// Not to be had, or no longer wanted.
    Over,
    /// This browser has no locks.
    Missing,
}

impl Lock {
    /// Asks for the lock, if it is free, and tells whether it is held now.
    ///
    /// Where there are no locks it counts as held: the sequence numbers of what
    /// is stored still keep two pages from overwriting each other. It may be
    /// told before this returns.
    pub fn hold(name: &str, on_result: impl FnOnce(bool) + 'static) -> Lock {
        Lock::ask(name, true, on_result)
    }

    /// Asks for the lock and tells when it is held, however long that takes.
    pub fn wait(name: &str, on_held: impl FnOnce() + 'static) -> Lock {
        Lock::ask(name, false, move |held| {
            if held {
                on_held();
            }
        })
    }

    /// Whether the lock is held, or there are none.
    pub fn is_held(&self) -> bool {
        matches!(*self.state.borrow(), State::Held(_) | State::Missing)
    }

    fn ask(name: &str, if_available: bool, on_result: impl FnOnce(bool) + 'static) -> Lock {
        let state = Rc::new(RefCell::new(State::Asked));
        // Told once, by whichever of the two below comes first.
        let tell = Rc::new(Cell::new(Some(on_result)));

        let granted = {
            let (state, tell) = (state.clone(), tell.clone());
            Closure::once_into_js(move |lock: JsValue| -> JsValue {
                let mut end = None;
                let wanted = matches!(*state.borrow(), State::Asked);
                if wanted && !lock.is_null() && !lock.is_undefined() {
                    // The lock is held until this promise is kept.
                    let promise = Promise::new(&mut |resolve, _| end = Some(resolve));
                    if let Some(resolve) = end {
                        *state.borrow_mut() = State::Held(resolve);
                        if let Some(tell) = tell.take() {
                            tell(true);
                        }
                        return promise.into();
                    }
                }
                *state.borrow_mut() = State::Over;
                if wanted && let Some(tell) = tell.take() {
                    tell(false);
                }
                JsValue::UNDEFINED
            })
        };
        let missing = {
            let state = state.clone();
            move || {
                let wanted = matches!(*state.borrow(), State::Asked);
                if wanted {
                    *state.borrow_mut() = State::Missing;
                    if let Some(tell) = tell.take() {
                        tell(true);
                    }
                }
            }
        };

        let options = js::object("ifAvailable", &if_available.into());
        let asked = js::navigator()
            .and_then(|navigator| js::get(&navigator, "locks"))
            .and_then(|locks| js::ask(&locks, "request", &[&name.into(), &options, &granted]));
        match asked {
            // Refused in a sandboxed frame, before it was granted.
            Some(promise) => js::then(promise, move |result| {
                if result.is_err() {
                    missing();
                }
            }),
            None => missing(),
        }
        // A browser may keep a page that was left, with all that it holds, to show it
        // again: the page that comes after it would be told that another one has the
        // lock.
        let left = state.clone();
        let leaving = visibility::on_pagehide(move || release(&left));
        Lock {
            state,
            _leaving: leaving,
        }
    }
}

fn release(state: &RefCell<State>) {
    if let State::Held(resolve) = state.replace(State::Over) {
        let _ = resolve.call0(&JsValue::UNDEFINED);
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        release(&self.state);
    }
}

impl fmt::Debug for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_held() {
            "Lock(held)"
        } else {
            "Lock(not held)"
        })
    }
}
