//! A store that counts the calls to it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use zeitnot_core::storage::store::{Store, StoreError};

/// A store that counts the calls to it.
#[derive(Debug, Default)]
pub struct Counting {
    texts: RefCell<BTreeMap<String, String>>,
    counts: RefCell<Counts>,
    mirrored: Cell<bool>,
}

/// The calls to a store.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// How often each key was read, whether or not it has a value.
    pub reads: BTreeMap<String, usize>,
    /// The writes, in order: the key, and the number of bytes.
    pub writes: Vec<(String, usize)>,
    /// How often the list of all keys was read.
    pub listings: usize,
}

impl Counts {
    /// The number of reads of keys with this prefix.
    pub fn reads_of(&self, prefix: &str) -> usize {
        let of = |(key, count): (&String, &usize)| key.starts_with(prefix).then_some(*count);
        self.reads.iter().filter_map(of).sum()
    }
}

impl Counting {
    /// The calls since the last time.
    pub fn take(&self) -> Counts {
        self.counts.take()
    }

    /// From now on the store says that another place has a copy of everything.
    pub fn set_mirrored(&self) {
        self.mirrored.set(true);
    }

    /// The size of everything kept, in the units in which browsers count.
    pub fn units(&self) -> usize {
        let texts = self.texts.borrow();
        let units = |text: &String| text.encode_utf16().count();
        texts
            .iter()
            .map(|(key, text)| units(key) + units(text))
            .sum()
    }
}

impl Store for Counting {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mut counts = self.counts.borrow_mut();
        *counts.reads.entry(key.into()).or_default() += 1;
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut counts = self.counts.borrow_mut();
        counts.writes.push((key.into(), text.len()));
        self.texts.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.counts.borrow_mut().listings += 1;
        Ok(self.texts.borrow().keys().cloned().collect())
    }

    fn is_mirrored(&self) -> bool {
        self.mirrored.get()
    }
}
