//! A store in memory.

use std::cell::RefCell;

use super::{Store, StoreError};

/// A store that lasts as long as the page, so that a clock works where nothing can be stored.
///
/// ```
/// use zeitnot_core::storage::store::{MemoryStore, Store};
/// let store = MemoryStore::default();
/// store.set("key", "text").unwrap();
/// assert_eq!(store.get("key").unwrap().as_deref(), Some("text"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    /// Keys with their texts: few enough for a linear search.
    texts: RefCell<Vec<(String, String)>>,
}

impl MemoryStore {
    /// A store with these texts under their keys; of duplicate keys the first counts.
    pub fn of(texts: Vec<(String, String)>) -> MemoryStore {
        MemoryStore {
            texts: RefCell::new(texts),
        }
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let texts = self.texts.borrow();
        let found = texts.iter().find(|(known, _)| known == key);
        Ok(found.map(|(_, text)| text.clone()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut texts = self.texts.borrow_mut();
        match texts.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => *old = text.into(),
            None => texts.push((key.into(), text.into())),
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().retain(|(known, _)| known != key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let texts = self.texts.borrow();
        Ok(texts.iter().map(|(key, _)| key.clone()).collect())
    }
}
