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

    /// The writes with higher numbers.
    pub fn after(&self, number: u64) -> Vec<Write> {
        let writes = self.writes.borrow();
        let later = writes.values().filter(|write| write.number > number);
        later.cloned().collect()
    }

    /// The writes under these keys.
    pub fn of(&self, keys: &[String]) -> Vec<Write> {
        let writes = self.writes.borrow();
        keys.iter()
            .filter_map(|key| writes.get(key))
            .cloned()
            .collect()
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
