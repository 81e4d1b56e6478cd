//! A store for where there is none.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::store::{Store, StoreFault};

/// A store that lasts as long as the page, so that a clock goes on where
/// nothing can be kept.
///
/// ```
/// use zeitnot::storage::{memory::Memory, store::Store};
/// let store = Memory::default();
/// store.set("key", "text").unwrap();
/// assert_eq!(store.get("key").unwrap().as_deref(), Some("text"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
}

impl Store for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreFault> {
        self.texts.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreFault> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreFault> {
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}
