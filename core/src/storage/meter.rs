//! How much storage is used: [`Usage`].

use super::store::{Store, StoreError};
use super::versioned::PREFIX;

/// The storage of a site in characters: about five million. Browsers do not report it, and some
/// give more.
pub const LIMIT: usize = 5 * 1_024 * 1_024;

/// The percentage of [`LIMIT`] from which the user is warned.
pub const WARNING: u32 = 80;

/// The storage used, keys included, in characters as the browser counts them (one or two bytes
/// each).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// By Zeitnot: both slots of every value, and the quarantine.
    pub ours: usize,
    /// By other pages of the same site.
    pub others: usize,
}

impl Usage {
    /// The percentage of [`LIMIT`] that is used, 0 to 100.
    pub fn percent(self) -> u32 {
        let used = self.ours.saturating_add(self.others).min(LIMIT);
        // At most 100.
        (used * 100 / LIMIT) as u32
    }

    /// Whether the user is to be warned.
    pub fn is_high(self) -> bool {
        self.percent() >= WARNING
    }
}

/// Measures the usage one value at a time: there may be thousands, and nothing waits for it.
#[derive(Debug)]
pub struct Measuring {
    keys: Vec<String>,
    usage: Usage,
}

impl Measuring {
    /// Starts measuring.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn begin(store: &impl Store) -> Result<Measuring, StoreError> {
        Ok(Measuring {
            keys: store.keys()?,
            usage: Usage::default(),
        })
    }

    /// Measures one more value. Returns the usage after the last one.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn step(&mut self, store: &impl Store) -> Result<Option<Usage>, StoreError> {
        let Some(key) = self.keys.pop() else {
            return Ok(Some(self.usage));
        };
        let text = store.get(&key)?.unwrap_or_default();
        let used = characters(&key) + characters(&text);
        if key.starts_with(PREFIX) {
            self.usage.ours += used;
        } else {
            self.usage.others += used;
        }
        Ok(None)
    }
}

/// Measures the usage all at once.
///
/// # Errors
/// [`StoreError`] if the store cannot be read.
pub fn measure(store: &impl Store) -> Result<Usage, StoreError> {
    let mut measuring = Measuring::begin(store)?;
    loop {
        if let Some(usage) = measuring.step(store)? {
            return Ok(usage);
        }
    }
}

fn characters(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    text.encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::store::MemoryStore;
    use crate::storage::versioned::{Schema, VersionedStore};

    #[test]
    fn both_places_of_a_value_count_and_foreign_values_count_separately() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        versioned.save("k", "one").unwrap();
        let once = measure(versioned.store()).unwrap();
        versioned.save("k", "two").unwrap();
        let twice = measure(versioned.store()).unwrap();
        assert_eq!(twice.ours, 2 * once.ours);
        versioned.store().set("theirs", "♔𝄞").unwrap();
        let usage = measure(versioned.store()).unwrap();
        assert_eq!((usage.ours, usage.others), (twice.ours, 9));
    }

    #[test]
    fn a_warning_is_due_from_four_fifths_on() {
        let usage = |ours| Usage { ours, others: 0 };
        assert!(!usage(LIMIT / 5 * 4 - 1).is_high());
        assert!(usage(LIMIT / 5 * 4 + 1).is_high());
        assert_eq!(usage(LIMIT * 3).percent(), 100);
        assert_eq!(usage(0).percent(), 0);
    }
}
