//! The app as installed on the device: whether a newer version is waiting.
//!
//! `public/start.js` has the service worker cache the app. A new version is complete before it is
//! reported here. It is used once no page of the old one is open any more, or when
//! [`WaitingUpdate::take`] is called.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use super::listener::{Listener, listen};
use super::time::wall_now;
use super::{js, visibility};
use crate::time::{Millis, WallTime};

/// The minimum time between two checks for a newer version.
const BETWEEN_LOOKS: Millis = Millis::minutes(60);

/// The version of the app with the day and the short name of its commit, as the build writes it
/// into the page; `None` on other pages, as in tests.
pub(crate) fn version() -> Option<String> {
    let named = js::document()?.query_selector("meta[name=version]");
    named.ok()??.get_attribute("content")
}

/// A newer version that is waiting. Clones refer to the same one.
#[derive(Clone, Debug)]
pub(crate) struct WaitingUpdate {
    registration: JsValue,
    taking: Rc<RefCell<Option<Listener>>>,
}

/// Reports newer versions for as long as it lives.
#[derive(Debug)]
#[must_use = "newer versions are reported for as long as this lives"]
pub(crate) struct Updates {
    _shared: Rc<Shared>,
}

#[derive(Debug)]
struct Shared {
    listeners: RefCell<Vec<Listener>>,
    /// The time of the last check for a newer version.
    looked: Cell<WallTime>,
}

impl Updates {
    /// Calls `found` with each newer version that is waiting. There are none where the app is not
    /// cached.
    pub(crate) fn listen(found: impl Fn(WaitingUpdate) + 'static) -> Updates {
        let shared = Rc::new(Shared {
            listeners: RefCell::default(),
            looked: Cell::new(wall_now()),
        });
        let weak = Rc::downgrade(&shared);
        let ready = container()
            .and_then(|container| js::get(&container, "ready"))
            .and_then(|ready| ready.dyn_into().ok());
        if let Some(ready) = ready {
            // Resolves when the app is cached, otherwise never.
            js::then(ready, move |registration| {
                if let (Ok(registration), Some(shared)) = (registration, weak.upgrade()) {
                    shared.follow(registration, Rc::new(found));
                }
            });
        }
        Updates { _shared: shared }
    }
}

impl Shared {
    fn follow(self: &Rc<Shared>, registration: JsValue, found: Rc<dyn Fn(WaitingUpdate)>) {
        let tell = {
            let registration = registration.clone();
            move || {
                let waits = js::get(&registration, "waiting").is_some();
                // Without a version in use now, this is the first one and not an update.
                if waits && container().is_some_and(|all| js::get(&all, "controller").is_some()) {
                    found(WaitingUpdate {
                        registration: registration.clone(),
                        taking: Rc::default(),
                    });
                }
            }
        };
        tell();
        let weak = Rc::downgrade(self);
        let coming = registration.clone();
        let listener = registration.dyn_ref::<EventTarget>().map(|target| {
            listen(target, "updatefound", move |_| {
                let installing = js::get(&coming, "installing");
                let target = installing.and_then(|worker| worker.dyn_into().ok());
                if let (Some(target), Some(shared)) = (target, weak.upgrade()) {
                    let tell = tell.clone();
                    let target: EventTarget = target;
                    shared.add(Some(listen(&target, "statechange", move |_| tell())));
                }
            })
        });
        self.add(listener);
        self.look_when_seen(registration);
    }

    /// Checks when the page becomes visible: a browser only checks when a page is loaded, and a
    /// clock on a club's table may be open for weeks.
    fn look_when_seen(self: &Rc<Shared>, registration: JsValue) {
        let weak = Rc::downgrade(self);
        self.add(visibility::on_visibility_change(move |visible| {
            let Some(shared) = weak.upgrade().filter(|_| visible) else {
                return;
            };
            let now = wall_now();
            if now.since(shared.looked.get()) >= BETWEEN_LOOKS {
                shared.looked.set(now);
                if let Some(promise) = js::ask(&registration, "update", &[]) {
                    js::ignore(promise);
                }
            }
        }));
    }

    fn add(&self, listener: Option<Listener>) {
        self.listeners.borrow_mut().extend(listener);
    }
}

impl WaitingUpdate {
    /// Uses the newer version: `taken` is called when it has taken over, to reload the page.
    pub(crate) fn take(&self, taken: impl Fn() + 'static) {
        let taken = Rc::new(taken);
        let then = taken.clone();
        let listener = container()
            .and_then(|container| container.dyn_into::<EventTarget>().ok())
            .map(|container| listen(&container, "controllerchange", move |_| then()));
        *self.taking.borrow_mut() = listener;
        if let Some(waiting) = js::get(&self.registration, "waiting") {
            let _ = js::call(&waiting, "postMessage", &[&"take over".into()]);
        } else {
            // Another page was first.
            taken();
        }
    }
}

fn container() -> Option<JsValue> {
    js::get(&js::navigator()?, "serviceWorker")
}
