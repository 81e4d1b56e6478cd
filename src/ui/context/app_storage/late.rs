//! The answer of a second copy that came after the page had gone on without it: [`LateAnswer`].

use std::cell::RefCell;

use super::start::StartReport;

/// Takes the names of the values that have changed.
type Listener = Box<dyn Fn(Vec<String>)>;

/// What the second copy had, for whoever shows it.
#[derive(Default)]
pub(super) struct LateAnswer {
    /// The names of the changed values, until somebody listens.
    arrived: RefCell<Option<Vec<String>>>,
    listener: RefCell<Option<Listener>>,
}

impl LateAnswer {
    /// It has answered, and was reconciled with what is stored.
    pub(super) fn arrive(
        &self,
        start: &RefCell<StartReport>,
        report: StartReport,
        changed: Vec<String>,
    ) {
        *start.borrow_mut() = report;
        match &*self.listener.borrow() {
            Some(listener) => listener(changed),
            None => *self.arrived.borrow_mut() = Some(changed),
        }
    }

    /// Calls when it has answered; at once if it has already.
    pub(super) fn listen(&self, listener: impl Fn(Vec<String>) + 'static) {
        if let Some(changed) = self.arrived.take() {
            listener(changed);
        }
        *self.listener.borrow_mut() = Some(Box::new(listener));
    }
}
