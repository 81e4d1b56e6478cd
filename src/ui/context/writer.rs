//! The one page that writes: [`Writer`], for the game at the clock and for the correspondence games.
//!
//! A lock of the browser makes one page the writer. The others show what it saves and may take
//! over. Where there are no locks every page begins as a writer, and one that finds that another
//! has written follows that page ([`Writer::give_way`]). In either case a save on top of a state
//! that this page does not know is refused by the sequence numbers of what is stored.

use std::fmt;
use std::rc::Rc;

use leptos::prelude::*;

use super::AppContext;
use crate::platform::lock::{Lock, LockNews, Request};
use crate::storage::role::Role;
use crate::ui::text::base;

/// The part of this page in something that one page at a time writes. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Writer {
    /// The name of the lock.
    name: &'static str,
    role: RwSignal<Role>,
    parts: StoredValue<Parts, LocalStorage>,
}

#[derive(Default)]
struct Parts {
    lock: Option<Lock>,
    changed: Option<Rc<dyn Fn(Role)>>,
    /// The actions taken before the lock had answered.
    waiting: Vec<Box<dyn FnOnce()>>,
    has_taken_over: bool,
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parts").finish_non_exhaustive()
    }
}

impl Writer {
    /// A page that does not write before [`Writer::begin`].
    pub(crate) fn new(name: &'static str) -> Writer {
        Writer {
            name,
            role: RwSignal::default(),
            parts: StoredValue::new_local(Parts::default()),
        }
    }

    /// Asks to be the page that writes. Calls `changed` with the role before, whenever this page has
    /// another one.
    pub(crate) fn begin(self, context: AppContext, changed: impl Fn(Role) + 'static) {
        self.parts
            .update_value(|parts| parts.changed = Some(Rc::new(changed)));
        self.request(context, Request::IfFree);
    }

    /// Takes over from the page that writes, which follows from now on.
    pub(crate) fn take_over(self, context: AppContext) {
        self.request(context, Request::AtOnce);
    }

    fn request(self, context: AppContext, how: Request) {
        let lock = Lock::request(self.name, how, move |news| self.hear(context, how, news));
        self.parts.update_value(|parts| parts.lock = Some(lock));
    }

    fn hear(self, context: AppContext, how: Request, news: LockNews) {
        // The page may be gone by now.
        let Some(role) = self.role.try_get_untracked() else {
            return;
        };
        self.parts
            .update_value(|parts| parts.has_taken_over = how == Request::AtOnce);
        match news {
            LockNews::Held | LockNews::Missing => self.change(role.after_answer(true)),
            LockNews::Silent => {
                context.notify_urgently(base::faults::no_lock().into());
                self.change(role.after_answer(true));
            }
            LockNews::Refused => {
                self.change(role.after_answer(false));
                self.request(context, Request::InTurn);
            }
            LockNews::Lost => {
                self.change(Role::Following);
                self.request(context, Request::InTurn);
            }
        }
    }

    /// Another page has written. If no lock keeps it from that, it is the one that writes from now
    /// on; otherwise this was a restored backup.
    pub(crate) fn give_way(self) {
        let is_held = |parts: &Parts| parts.lock.as_ref().is_some_and(Lock::is_held);
        if self.role_now().leads() && !self.parts.with_value(is_held) {
            self.change(Role::Following);
        }
    }

    fn change(self, role: Role) {
        let before = self.role.get_untracked();
        if role == before {
            return;
        }
        self.role.set(role);
        let (changed, waiting) = self
            .parts
            .try_update_value(|parts| (parts.changed.clone(), std::mem::take(&mut parts.waiting)))
            .unwrap_or_default();
        if let Some(changed) = changed {
            changed(before);
        }
        for act in waiting {
            act();
        }
    }

    /// Does something as soon as it is known whether this page writes: now, or when the lock has
    /// answered.
    pub(crate) fn when_answered(self, act: impl FnOnce() + 'static) {
        if self.role.get_untracked() == Role::Asked {
            self.parts
                .update_value(|parts| parts.waiting.push(Box::new(act)));
        } else {
            act();
        }
    }

    /// Whether the page that wrote before this one was open until then.
    pub(crate) fn has_taken_over(self) -> bool {
        self.parts.with_value(|parts| parts.has_taken_over)
    }

    /// Its role. Tracked.
    pub(crate) fn role(self) -> Role {
        self.role.get()
    }

    /// Its role now.
    pub(crate) fn role_now(self) -> Role {
        self.role.get_untracked()
    }
}
