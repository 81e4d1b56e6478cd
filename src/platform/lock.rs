//! A lock that one page of this site holds at a time: the page that may write.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::listener::Listener;
use super::{js, visibility};

/// A requested lock. It is released when this is dropped or the page is left, even if the browser
/// keeps the page to show it again: such a page has to start over.
#[must_use = "the lock is given back when this is dropped"]
pub struct Lock {
    state: Rc<RefCell<State>>,
    lost: Rc<Cell<Option<Lost>>>,
    _leaving: Option<Listener>,
}

/// Called when another page has taken the lock away.
type Lost = Box<dyn FnOnce()>;

/// How a lock is requested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Request {
    /// Only if it is free.
    IfFree,
    /// In turn, when all before have given it back.
    InTurn,
    /// At once, from whoever holds it.
    AtOnce,
}

enum State {
    /// Requested, but not answered yet.
    Asked,
    /// Held until the function is called.
    Held(Function),
    /// Refused, or no longer wanted.
    Over,
    /// This browser has no locks.
    Missing,
}

impl Lock {
    /// Requests the lock only if it is free, and reports whether it is held now.
    ///
    /// Where there are no locks it counts as held: the sequence numbers of stored values still keep
    /// two pages from overwriting each other. The report may come before this returns.
    pub fn hold(name: &str, on_result: impl FnOnce(bool) + 'static) -> Lock {
        Lock::ask(name, Request::IfFree, on_result)
    }

    /// Requests the lock and reports when it is held, however long that takes.
    pub fn wait(name: &str, on_held: impl FnOnce() + 'static) -> Lock {
        Lock::ask_until_held(name, Request::InTurn, on_held)
    }

    /// Takes the lock from the page that holds it, and reports when it is held.
    pub fn take(name: &str, on_held: impl FnOnce() + 'static) -> Lock {
        Lock::ask_until_held(name, Request::AtOnce, on_held)
    }

    /// Calls `lost` when another page takes the lock away.
    pub fn on_lost(self, lost: impl FnOnce() + 'static) -> Lock {
        self.lost.set(Some(Box::new(lost)));
        self
    }

    /// Whether the lock is held, or the browser has no locks.
    pub fn is_held(&self) -> bool {
        matches!(*self.state.borrow(), State::Held(_) | State::Missing)
    }

    fn ask_until_held(name: &str, request: Request, on_held: impl FnOnce() + 'static) -> Lock {
        Lock::ask(name, request, move |held| {
            if held {
                on_held();
            }
        })
    }

    fn ask(name: &str, request: Request, on_result: impl FnOnce(bool) + 'static) -> Lock {
        let state = Rc::new(RefCell::new(State::Asked));
        let lost = Rc::new(Cell::new(None::<Lost>));
        // Called once, by the earlier of the two below.
        let tell = Rc::new(Cell::new(Some(on_result)));

        let granted = {
            let (state, tell) = (state.clone(), tell.clone());
            Closure::once_into_js(move |lock: JsValue| -> JsValue {
                let mut end = None;
                let wanted = matches!(*state.borrow(), State::Asked);
                if wanted && !lock.is_null() && !lock.is_undefined() {
                    // The lock is held until this promise resolves.
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
        let failed = {
            let (state, lost) = (state.clone(), lost.clone());
            move || {
                let before = state.replace(State::Over);
                match before {
                    State::Asked => {
                        *state.borrow_mut() = State::Missing;
                        if let Some(tell) = tell.take() {
                            tell(true);
                        }
                    }
                    State::Held(_) => {
                        if let Some(lost) = lost.take() {
                            lost();
                        }
                    }
                    State::Over | State::Missing => {}
                }
            }
        };

        let options = match request {
            Request::IfFree => js::object("ifAvailable", &true.into()),
            Request::InTurn => js::object("ifAvailable", &false.into()),
            Request::AtOnce => js::object("steal", &true.into()),
        };
        let asked = js::navigator()
            .and_then(|navigator| js::get(&navigator, "locks"))
            .and_then(|locks| js::ask(&locks, "request", &[&name.into(), &options, &granted]));
        match asked {
            // Fails in a sandboxed frame, before the lock is granted, and when another page takes
            // it away.
            Some(promise) => js::then(promise, move |result| {
                if result.is_err() {
                    failed();
                }
            }),
            None => failed(),
        }
        // A browser may keep a page that was left, with all that it holds, to show it again:
        // without the release, the next page would find the lock taken.
        let left = state.clone();
        let leaving = visibility::on_pagehide(move || release(&left));
        Lock {
            state,
            lost,
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
