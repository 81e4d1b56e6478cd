//! The answer of a second copy that came after the page had gone on without it: [`LateAnswer`].

use std::cell::RefCell;

use super::start::StartReport;

/// Receives the names of the values that have changed.
type Listener = Box<dyn Fn(Vec<String>)>;

/// The answer of the second copy, for the code that shows it.
#[derive(Default)]
pub(super) struct LateAnswer {
    /// The names of the changed values, until somebody listens.
    arrived: RefCell<Option<Vec<String>>>,
    listener: RefCell<Option<Listener>>,
}

impl LateAnswer {
    /// Takes the answer, already reconciled with the stored data.
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

    /// Calls `listener` when the second copy has answered; at once if it already has.
    pub(super) fn listen(&self, listener: impl Fn(Vec<String>) + 'static) {
        if let Some(changed) = self.arrived.take() {
            listener(changed);
        }
        *self.listener.borrow_mut() = Some(Box::new(listener));
    }
}
