//! The second copy as a plain map: [`Replica`].

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Sink, Write};

/// A second copy in memory, which holds the last write of each key, as the browser's does. For
/// tests: clones share their content.
#[derive(Clone, Debug, Default)]
pub struct Replica {
    writes: Rc<RefCell<BTreeMap<String, Write>>>,
    broken: Rc<Cell<bool>>,
}

impl Replica {
    /// The number of the last write; `None` before the first.
    pub fn last(&self) -> Option<u64> {
        self.writes
            .borrow()
            .values()
            .map(|write| write.number)
            .max()
    }

    /// The last write of each key.
    pub fn writes(&self) -> Vec<Write> {
        self.writes.borrow().values().cloned().collect()
    }

    /// All keys ever written.
    pub fn keys(&self) -> Vec<String> {
        self.writes.borrow().keys().cloned().collect()
    }

    /// A copy of the present state that receives no further writes.
    pub fn frozen(&self) -> Replica {
        Replica {
            writes: Rc::new(RefCell::new(self.writes.borrow().clone())),
            broken: Rc::default(),
        }
    }

    /// From now on it takes nothing, as when the disk is full.
    pub fn breaks(&self) {
        self.broken.set(true);
    }
}

impl Sink for Replica {
    fn take(&self, write: Write) {
        self.writes.borrow_mut().insert(write.key.clone(), write);
    }

    fn is_working(&self) -> bool {
        !self.broken.get()
    }
}
