//! Asking the solver, a program of its own in a web worker, whether a side can still win.
//!
//! The worker is fetched at the first question and kept for later ones, which it answers one after
//! another. A search can only be stopped by ending the worker; the next question then starts
//! another.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::{Rc, Weak};

use shakmaty::Chess;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker};

use super::listener::{Listener, listen, prevent_default};
use super::timer::{Timer, once};
use crate::clock::Color;
use crate::game::Winnability;
use crate::game::winnability::Open;
use crate::game::winnability::message::{Reply, Request, SolverMessage};
use crate::time::Millis;

/// The address of its start script, relative to the page. The version keeps a host's cached copy
/// from being used with a newer page.
const SCRIPT: &str = concat!("public/solver.js?v=", env!("CARGO_PKG_VERSION"));

/// Why a question could not be asked. Asking again may help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolverError {
    /// The browser or the page's host forbids workers.
    #[error("this page may have no workers")]
    NoWorkers,
    /// The solver could not be fetched or started: the device is offline, or its files are missing,
    /// blocked, or of another version than the page.
    #[error("the solver could not be loaded")]
    NotLoaded,
}

type Done = Box<dyn FnOnce(Result<Winnability, SolverError>)>;

/// Answers questions. Clones share one worker, which ends with the last of them.
#[derive(Clone)]
pub struct Solver {
    inner: Rc<Inner>,
}

/// A question that was asked. Dropping it withdraws it.
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
    /// Fires when the time of the first question is up.
    budget: Timer,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// The id of the question it is working on.
    asked: Option<u32>,
    _listeners: [Listener; 2],
}

struct Pending {
    id: u32,
    position: Chess,
    winner: Color,
    budget: Millis,
    brief: bool,
    /// The verdict so far, while the worker looks for a better answer.
    found: Option<Winnability>,
    done: Done,
}

impl Solver {
    /// A solver whose worker is not fetched yet.
    pub fn new() -> Solver {
        Solver::started_by(SCRIPT)
    }

    /// A solver with another start script.
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

    /// Asks whether `winner` can checkmate from this position. `done` is called once, later, unless
    /// the question is dropped before. `budget` is how long the worker may think once it has
    /// started on the question; loading it and earlier questions do not count.
    ///
    /// Positions that [`quick`](crate::game::winnability::quick) decides need not be asked here.
    pub fn ask(
        &self,
        position: &Chess,
        winner: Color,
        budget: Millis,
        done: impl FnOnce(Result<Winnability, SolverError>) + 'static,
    ) -> PendingQuery {
        self.put(position, winner, budget, false, Box::new(done))
    }

    /// Asks for the verdict alone: not for a shorter helpmate, nor for a reason that takes long to
    /// find.
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
    /// Starts a worker if there is none, or gives an idle one the next question.
    fn go_on(self: &Rc<Inner>) {
        let queue = self.queue.borrow();
        let Some(next) = queue.front() else { return };
        let mut running = self.running.borrow_mut();
        if running.is_none() {
            *running = Running::start(self);
        }
        let Some(running) = &mut *running else {
            // Asynchronously, as every answer is.
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
            // Not the worker of this page.
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

    /// Handles a worker that stopped by itself.
    fn stopped(self: &Rc<Inner>) {
        if self.asked().is_some() {
            // Most likely it ran out of memory.
            self.end(Open::Unresolved);
        } else {
            self.fail(SolverError::NotLoaded);
        }
    }

    /// Ends the worker, and answers its question with what is known.
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

    /// Ends the worker, and fails all questions.
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
            // The error is reported to the user, so the console need not show it.
            prevent_default(event);
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
        // Its callback may own anything, so it is dropped only when nothing is borrowed any more.
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
