//! The first layer, the port: a place that keeps texts under keys.

mod faulty;
mod memory;

pub use faulty::{FaultyStore, Mishap};
pub use memory::MemoryStore;

use std::rc::Rc;

/// A place that keeps texts under keys, as `localStorage` does.
///
/// It may be shared with others (another tab, another page of the same site),
/// so nothing that was read once is taken to be still there.
pub trait Store {
    /// The text under `key`, or `None` when there is none.
    ///
    /// # Errors
    /// When the place cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Puts `text` under `key` in the place of what was there.
    ///
    /// # Errors
    /// When the text was not taken. What was under the key is then unchanged.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Takes away what is under `key`, if anything is.
    ///
    /// # Errors
    /// When the place cannot be written.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys, those of others too, in no particular order.
    ///
    /// # Errors
    /// When the place cannot be read.
    fn keys(&self) -> Result<Vec<String>, StoreError>;

    /// Copies what is under `from` to `to`, to the last bit, also what is no
    /// text to us: a browser's texts can have halves of characters in them.
    ///
    /// # Errors
    /// When the place cannot be read, or does not take the copy.
    fn copy(&self, from: &str, to: &str) -> Result<(), StoreError> {
        match self.get(from)? {
            Some(text) => self.set(to, &text),
            None => self.remove(to),
        }
    }

    /// Whether a second copy of everything is kept elsewhere, so that one here
    /// is enough.
    fn is_mirrored(&self) -> bool {
        false
    }
}

/// Why a store did not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no storage here, as in a sandboxed frame.
    #[error("there is no storage here")]
    Absent,
    /// There is no room left.
    #[error("the storage is full")]
    Full,
    /// Anything else, in the words of whoever refused.
    #[error("the storage refused: {0}")]
    Refused(String),
}

/// A shared or boxed store is a store.
macro_rules! forward {
    ($pointer:ty) => {
        impl<S: Store + ?Sized> Store for $pointer {
            fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
                (**self).get(key)
            }
            fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
                (**self).set(key, text)
            }
            fn remove(&self, key: &str) -> Result<(), StoreError> {
                (**self).remove(key)
            }
            fn keys(&self) -> Result<Vec<String>, StoreError> {
                (**self).keys()
            }
            fn copy(&self, from: &str, to: &str) -> Result<(), StoreError> {
                (**self).copy(from, to)
            }
            fn is_mirrored(&self) -> bool {
                (**self).is_mirrored()
            }
        }
    };
}

forward!(&S);
forward!(Box<S>);
forward!(Rc<S>);
