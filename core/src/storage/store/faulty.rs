//! A store that fails when a test tells it to.

use std::cell::{Cell, RefCell};

use super::{MemoryStore, Store, StoreError};

/// A way in which the store fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// Every call fails: there is no storage.
    Absent,
    /// Nothing can be written; what is there can be read and removed.
    Full,
    /// The texts there can be read; nothing can be written or removed.
    ReadOnly,
    /// The next text written is silently cut after this many bytes. Then everything works again.
    Torn(usize),
    /// In the next text written, the byte at this index (modulo the length) is silently XORed with
    /// the mask. Then everything works again.
    Flipped(usize, u8),
    /// This many writes and removals still work; then every call fails, as when the page is killed.
    Dies(usize),
}

/// A [`MemoryStore`] that a test can make fail.
#[derive(Debug, Default)]
pub struct FaultyStore {
    memory: MemoryStore,
    mishap: Cell<Option<Mishap>>,
    written: RefCell<Vec<String>>,
}

impl FaultyStore {
    /// Sets what goes wrong from now on, or at the next write. `None`: nothing.
    pub fn expect(&self, mishap: Option<Mishap>) {
        self.mishap.set(mishap);
    }

    /// The keys of all successful writes, in order.
    pub fn written(&self) -> Vec<String> {
        self.written.borrow().clone()
    }

    /// Cuts the text under `key` after `length` bytes.
    pub fn tear(&self, key: &str, length: usize) {
        self.damage(key, |bytes| bytes.truncate(length));
    }

    /// XORs the byte at `place` (modulo the length) of the text under `key` with `mask`.
    pub fn flip(&self, key: &str, place: usize, mask: u8) {
        self.damage(key, |bytes| flip(bytes, place, mask));
    }

    fn damage(&self, key: &str, change: impl FnOnce(&mut Vec<u8>)) {
        if let Ok(Some(text)) = self.memory.get(key) {
            let mut bytes = text.into_bytes();
            change(&mut bytes);
            // As a browser would return a text that is not valid Unicode.
            let text = String::from_utf8_lossy(&bytes);
            let _ = self.memory.set(key, &text);
        }
    }
}

fn flip(bytes: &mut [u8], place: usize, mask: u8) {
    let length = bytes.len().max(1);
    if let Some(byte) = bytes.get_mut(place % length) {
        *byte ^= mask;
    }
}

impl Store for FaultyStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self.mishap.get() {
            Some(Mishap::Absent | Mishap::Dies(0)) => Err(StoreError::Absent),
            _ => self.memory.get(key),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self.mishap.get() {
            Some(Mishap::Absent | Mishap::Dies(0)) => return Err(StoreError::Absent),
            Some(Mishap::Full) => return Err(StoreError::Full),
            Some(Mishap::ReadOnly) => return Err(StoreError::Refused("read only".into())),
            _ => self.memory.set(key, text)?,
        }
        self.written.borrow_mut().push(key.into());
        match self.mishap.get() {
            Some(Mishap::Torn(length)) => self.tear(key, length),
            Some(Mishap::Flipped(place, mask)) => self.flip(key, place, mask),
            Some(Mishap::Dies(left)) => {
                self.mishap.set(Some(Mishap::Dies(left - 1)));
                return Ok(());
            }
            _ => {}
        }
        self.mishap.set(None);
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self.mishap.get() {
            Some(Mishap::Absent | Mishap::Dies(0)) => return Err(StoreError::Absent),
            Some(Mishap::ReadOnly) => return Err(StoreError::Refused("read only".into())),
            Some(Mishap::Dies(left)) => self.mishap.set(Some(Mishap::Dies(left - 1))),
            _ => {}
        }
        self.memory.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        match self.mishap.get() {
            Some(Mishap::Absent | Mishap::Dies(0)) => Err(StoreError::Absent),
            _ => self.memory.keys(),
        }
    }
}
