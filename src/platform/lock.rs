//! A lock that one page of this site holds at a time: the page that may write.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::listener::Listener;
use super::{js, timer, visibility};
use crate::time::Millis;

/// How long a browser may take to answer a request that need not wait for another page.
const PATIENCE: Millis = Millis::seconds(5);

/// A requested lock. It is released when this is dropped or the page is left, even if the browser
/// keeps the page to show it again: such a page has to start over.
#[must_use = "the lock is given back when this is dropped"]
pub struct Lock {
    state: Rc<RefCell<State>>,
    _leaving: Option<Listener>,
}

/// How a lock is requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Only if it is free.
    IfFree,
    /// In turn, when all before have given it back, however long that takes.
    InTurn,
    /// At once, from the page that holds it.
    AtOnce,
}

/// The news of a requested lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockNews {
    /// It is held.
    Held,
    /// Another page holds it.
    Refused,
    /// It was held, and another page has taken it.
    Lost,
    /// This browser has no locks. The sequence numbers of stored values still keep two pages from
    /// overwriting each other.
    Missing,
    /// This browser does not say whether it is held. Some never do; a later answer no longer counts.
    Silent,
}

enum State {
    /// Requested, but not answered yet.
    Asked,
    /// Held until the function is called.
    Held(Function),
    /// Refused, lost, or no longer wanted.
    Over,
    /// This browser has no locks, or does not answer.
    Missing,
}

impl Lock {
    /// Requests the lock, and reports what comes of that, perhaps before this returns.
    pub fn request(name: &str, how: Request, report: impl Fn(LockNews) + 'static) -> Lock {
        let state = Rc::new(RefCell::new(State::Asked));
        let report = Rc::new(report);
        let granted = {
            let (state, report) = (state.clone(), report.clone());
            Closure::once_into_js(move |lock: JsValue| -> JsValue {
                // It may be no longer wanted, or have come too late.
                if !matches!(*state.borrow(), State::Asked) {
                    return JsValue::UNDEFINED;
                }
                if lock.is_null() || lock.is_undefined() {
                    state.replace(State::Over);
                    report(LockNews::Refused);
                    return JsValue::UNDEFINED;
                }
                // The lock is held until this promise resolves.
                let mut end = None;
                let promise = Promise::new(&mut |resolve, _| end = Some(resolve));
                state.replace(end.map_or(State::Over, State::Held));
                report(LockNews::Held);
                promise.into()
            })
        };
        let failed = {
            let state = state.clone();
            move |why| match state.replace(State::Missing) {
                State::Asked => report(why),
                State::Held(_) => {
                    state.replace(State::Over);
                    report(LockNews::Lost);
                }
                before => {
                    state.replace(before);
                }
            }
        };
        let options = match how {
            Request::IfFree => js::object("ifAvailable", &true.into()),
            Request::InTurn => js::object("ifAvailable", &false.into()),
            Request::AtOnce => js::object("steal", &true.into()),
        };
        let asked = js::navigator()
            .and_then(|navigator| js::get(&navigator, "locks"))
            .and_then(|locks| js::ask(&locks, "request", &[&name.into(), &options, &granted]));
        match asked {
            Some(promise) => {
                if how != Request::InTurn {
                    let (state, failed) = (state.clone(), failed.clone());
                    timer::once(PATIENCE, move || {
                        let is_asked = matches!(*state.borrow(), State::Asked);
                        if is_asked {
                            failed(LockNews::Silent);
                        }
                    });
                }
                // Fails in a sandboxed frame, before the lock is granted, and when another page
                // takes it away.
                js::then(promise, move |result| {
                    if result.is_err() {
                        failed(LockNews::Missing);
                    }
                });
            }
            None => failed(LockNews::Missing),
        }
        // A browser may keep a page that was left, with all that it holds, to show it again:
        // without the release, the next page would find the lock taken.
        let left = state.clone();
        let leaving = visibility::on_pagehide(move || release(&left));
        Lock {
            state,
            _leaving: leaving,
        }
    }

    /// Whether this page holds the lock, so that no other page does.
    pub fn is_held(&self) -> bool {
        matches!(*self.state.borrow(), State::Held(_))
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
