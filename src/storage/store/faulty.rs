//! A store that fails when a test tells it to.

use std::cell::{Cell, RefCell};

use super::{MemoryStore, Store, StoreError};

/// What is to go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// Every call fails: there is no storage.
    Absent,
    /// Nothing can be written; what is there can be read and removed.
    Full,
    /// What is there can be read; nothing can be written or removed.
    ReadOnly,
    /// The next text written is cut after so many bytes, and nobody is told.
    /// Then all is well again.
    Torn(usize),
    /// In the next text written, the byte at this place (counted round and
    /// round) has the bits of the mask turned over, and nobody is told. Then
    /// all is well again.
    Flipped(usize, u8),
    /// So many writes and removals are still done; then nothing is answered any
    /// more, as when the page is killed.
    Dies(usize),
}

/// A [`MemoryStore`] in which a test can make things go wrong.
#[derive(Debug, Default)]
pub struct FaultyStore {
    memory: MemoryStore,
    mishap: Cell<Option<Mishap>>,
    written: RefCell<Vec<String>>,
}

impl FaultyStore {
    /// From now on, or at the next write, this goes wrong. `None`: nothing does.
    pub fn expect(&self, mishap: Option<Mishap>) {
        self.mishap.set(mishap);
    }

    /// The keys of all writes that were taken, in order.
    pub fn written(&self) -> Vec<String> {
        self.written.borrow().clone()
    }

    /// Cuts the text that is under `key` after `length` bytes.
    pub fn tear(&self, key: &str, length: usize) {
        self.damage(key, |bytes| bytes.truncate(length));
    }

    /// Turns over the bits of `mask` in the byte at `place` (counted round and
    /// round) of the text that is under `key`.
    pub fn flip(&self, key: &str, place: usize, mask: u8) {
        self.damage(key, |bytes| flip(bytes, place, mask));
    }

    fn damage(&self, key: &str, change: impl FnOnce(&mut Vec<u8>)) {
        if let Ok(Some(text)) = self.memory.get(key) {
            let mut bytes = text.into_bytes();
            change(&mut bytes);
            // As a browser hands out text that is none.
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
