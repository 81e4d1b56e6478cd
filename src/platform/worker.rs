//! Asking the solver, a program of its own in a web worker, whether a side can
//! still win.
//!
//! The worker is fetched when it is first asked, and kept for the questions that
//! follow. They are answered one after the other. Only ending the worker ends a
//! search; the next question then starts another.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::{Rc, Weak};

use shakmaty::Chess;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker};

use super::listener::{Listener, listen};
use super::timer::{Timer, once};
use crate::clock::Color;
use crate::game::Winnability;
use crate::game::winnability::Open;
use crate::game::winnability::message::{Reply, Request, SolverMessage};
use crate::time::Millis;

/// Where its start script is, seen from the page. The version keeps a host's old
/// copy from being used with a new page.
const SCRIPT: &str = concat!("public/solver.js?v=", env!("CARGO_PKG_VERSION"));

/// Why a question could not be put. Asking again may help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolverError {
    /// This browser, or this page's host, allows no workers.
    #[error("this page may have no workers")]
    NoWorkers,
    /// The solver could not be fetched or started: there is no network, or its
    /// files are missing, blocked, or not those of this page.
    #[error("the solver could not be loaded")]
    NotLoaded,
}

type Done = Box<dyn FnOnce(Result<Winnability, SolverError>)>;

/// Whom to ask. Clones ask the same worker. It ends with the last of them.
#[derive(Clone)]
pub struct Solver {
    inner: Rc<Inner>,
}

/// A question that was put. Dropping it takes it back.
#[must_use = "a question that is dropped is taken back"]
pub struct PendingQuery {
    inner: Weak<Inner>,
    id: u32,
}

struct Inner {
    script: String,
    last_id: Cell<u32>,
    running: RefCell<Option<Running>>,
    /// The first is being answered, once the worker is ready.
    queue: RefCell<VecDeque<Pending>>,
    /// Comes when the first question has had its time.
    budget: Timer,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// Which question it has.
    asked: Option<u32>,
    _listeners: [Listener; 2],
}

struct Pending {
    id: u32,
    position: Chess,
    winner: Color,
    budget: Millis,
    brief: bool,
    /// What is decided while the worker looks for something better.
    found: Option<Winnability>,
    done: Done,
}

impl Solver {
    /// Nothing is fetched yet.
    pub fn new() -> Solver {
        Solver::started_by(SCRIPT)
    }

    /// One with another start script.
    pub fn started_by(script: &str) -> Solver {
        Solver {
            inner: Rc::new_cyclic(|weak: &Weak<Inner>| {
                let late = weak.clone();
                Inner {
                    script: script.to_owned(),
                    last_id: Cell::new(0),
                    running: RefCell::default(),
                    queue: RefCell::default(),
                    budget: Timer::new(move |_| {
                        if let Some(inner) = late.upgrade() {
                            inner.end(Open::TooLong);
                        }
                    }),
                }
            }),
        }
    }

    /// Asks whether `winner` can checkmate from this position, and is told once,
    /// later, unless the question is dropped before. `budget` is how long the
    /// worker may think about it once it has started on it; loading it and the
    /// questions before this one do not count.
    ///
    /// What [`quick`](crate::game::winnability::quick) knows need not be asked here.
    pub fn ask(
        &self,
        position: &Chess,
        winner: Color,
        budget: Millis,
        done: impl FnOnce(Result<Winnability, SolverError>) + 'static,
    ) -> PendingQuery {
        self.put(position, winner, budget, false, Box::new(done))
    }

    /// Asks for the verdict alone: for no shorter helpmate, and for no reason that
    /// takes long to find.
    pub fn ask_briefly(
        &self,
        position: &Chess,
        winner: Color,
        budget: Millis,
        done: impl FnOnce(Result<Winnability, SolverError>) + 'static,
    ) -> PendingQuery {
        self.put(position, winner, budget, true, Box::new(done))
    }

    fn put(
        &self,
        position: &Chess,
        winner: Color,
        budget: Millis,
        brief: bool,
        done: Done,
    ) -> PendingQuery {
        let inner = &self.inner;
        let id = inner.last_id.get().wrapping_add(1);
        inner.last_id.set(id);
        inner.queue.borrow_mut().push_back(Pending {
            id,
            position: position.clone(),
            winner,
            budget,
            brief,
            found: None,
            done,
        });
        inner.go_on();
        PendingQuery {
            inner: Rc::downgrade(inner),
            id,
        }
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Inner {
    /// Starts a worker where there is none, or gives it the next question where
    /// it has none.
    fn go_on(self: &Rc<Inner>) {
        let queue = self.queue.borrow();
        let Some(next) = queue.front() else { return };
        let mut running = self.running.borrow_mut();
        if running.is_none() {
            *running = Running::start(self);
        }
        let Some(running) = &mut *running else {
            // Told later, as every answer is.
            let weak = Rc::downgrade(self);
            once(Millis::ZERO, move || {
                if let Some(inner) = weak.upgrade() {
                    inner.fail(SolverError::NoWorkers);
                }
            });
            return;
        };
        if running.ready && running.asked.is_none() {
            running.asked = Some(next.id);
            self.budget.after(next.budget);
            let mut request = Request::new(next.id, &next.position, next.winner);
            if next.brief {
                request = request.briefly();
            }
            let text = request.write();
            // A text can always be posted.
            let _ = running.worker.post_message(&text.into());
        }
    }

    fn hear(self: &Rc<Inner>, text: Option<String>) {
        let Some(reply) = text.and_then(|text| Reply::parse(&text)) else {
            // It is not the worker of this page.
            self.fail(SolverError::NotLoaded);
            return;
        };
        match reply.news {
            SolverMessage::Ready => {
                if let Some(running) = &mut *self.running.borrow_mut() {
                    running.ready = true;
                }
                self.go_on();
            }
            SolverMessage::Failed => self.fail(SolverError::NotLoaded),
            SolverMessage::Answer { id, said, more } => {
                if self.asked() != Some(id) {
                    return;
                }
                let mut queue = self.queue.borrow_mut();
                let Some(first) = queue.front_mut().filter(|first| first.id == id) else {
                    return;
                };
                let verdict = said.check(&first.position, first.winner);
                if more {
                    first.found = Some(verdict);
                    return;
                }
                let first = queue.pop_front();
                drop(queue);
                self.budget.cancel();
                if let Some(running) = &mut *self.running.borrow_mut() {
                    running.asked = None;
                }
                self.go_on();
                if let Some(first) = first {
                    (first.done)(Ok(verdict));
                }
            }
        }
    }

    /// The worker stopped by itself.
    fn stopped(self: &Rc<Inner>) {
        if self.asked().is_some() {
            // Its memory is full, most likely.
            self.end(Open::Unresolved);
        } else {
            self.fail(SolverError::NotLoaded);
        }
    }

    /// Ends the worker, and the question that it has with what is known.
    fn end(self: &Rc<Inner>, open: Open) {
        let asked = self.asked();
        self.budget.cancel();
        self.running.take();
        let first = asked.and_then(|id| self.take(id));
        self.go_on();
        if let Some(first) = first {
            (first.done)(Ok(first.found.unwrap_or(Winnability::Undetermined(open))));
        }
    }

    /// Ends the worker and all questions.
    fn fail(&self, fault: SolverError) {
        self.budget.cancel();
        self.running.take();
        for pending in self.queue.take() {
            (pending.done)(Err(fault));
        }
    }

    fn asked(&self) -> Option<u32> {
        self.running.borrow().as_ref()?.asked
    }

    fn take(&self, id: u32) -> Option<Pending> {
        let mut queue = self.queue.borrow_mut();
        let index = queue.iter().position(|pending| pending.id == id)?;
        queue.remove(index)
    }
}

impl Running {
    fn start(inner: &Rc<Inner>) -> Option<Running> {
        let worker = Worker::new(&inner.script).ok()?;
        let (hears, stops) = (Rc::downgrade(inner), Rc::downgrade(inner));
        let message = listen(&worker, "message", move |event| {
            if let Some(inner) = hears.upgrade() {
                let event = event.dyn_ref::<MessageEvent>();
                inner.hear(event.and_then(|event| event.data().as_string()));
            }
        });
        let error = listen(&worker, "error", move |event| {
            // It is told in words; the console need not have it.
            event.prevent_default();
            if let Some(inner) = stops.upgrade() {
                inner.stopped();
            }
        });
        Some(Running {
            worker,
            ready: false,
            asked: None,
            _listeners: [message, error],
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Drop for PendingQuery {
    fn drop(&mut self) {
        let Some(inner) = self.inner.upgrade() else {
            return;
        };
        // What it would have told may own anything: it goes when nothing is
        // borrowed any more.
        let taken = inner.take(self.id);
        if taken.is_some() && inner.asked() == Some(self.id) {
            inner.end(Open::TooLong);
        }
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Solver")
    }
}

impl fmt::Debug for PendingQuery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Question")
    }
}
