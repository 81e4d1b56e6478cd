//! A store that counts what it is asked for.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use zeitnot::storage::store::{Store, StoreError};

/// A store that counts what it is asked for.
#[derive(Debug, Default)]
pub struct Counting {
    texts: RefCell<BTreeMap<String, String>>,
    counts: RefCell<Counts>,
    mirrored: Cell<bool>,
}

/// What a store was asked for.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// How often each key was read, whether or not something is there.
    pub reads: BTreeMap<String, usize>,
    /// What was written, in order: the key, and how many characters.
    pub writes: Vec<(String, usize)>,
    /// How often all keys were asked for.
    pub listings: usize,
}

impl Counts {
    /// How many reads there were of keys that begin so.
    pub fn reads_of(&self, prefix: &str) -> usize {
        let of = |(key, count): (&String, &usize)| key.starts_with(prefix).then_some(*count);
        self.reads.iter().filter_map(of).sum()
    }
}

impl Counting {
    /// What was asked for since the last time.
    pub fn take(&self) -> Counts {
        self.counts.take()
    }

    /// Whether another place has all of it too.
    pub fn set_mirrored(&self) {
        self.mirrored.set(true);
    }

    /// All that is kept, in the units in which browsers count.
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
