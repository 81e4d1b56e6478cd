//! The first layer, the port: a place that keeps texts under keys.

mod faulty;
mod memory;

pub use faulty::{FaultyStore, Mishap};
pub use memory::MemoryStore;

use std::fmt;
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
    fn get(&self, key: &str) -> Result<Option<String>, StoreFault>;

    /// Puts `text` under `key` in the place of what was there.
    ///
    /// # Errors
    /// When the text was not taken. What was under the key is then unchanged.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreFault>;

    /// Takes away what is under `key`, if anything is.
    ///
    /// # Errors
    /// When the place cannot be written.
    fn remove(&self, key: &str) -> Result<(), StoreFault>;

    /// All keys, those of others too, in no particular order.
    ///
    /// # Errors
    /// When the place cannot be read.
    fn keys(&self) -> Result<Vec<String>, StoreFault>;

    /// Copies what is under `from` to `to`, to the last bit, also what is no
    /// text to us: a browser's texts can have halves of characters in them.
    ///
    /// # Errors
    /// When the place cannot be read, or does not take the copy.
    fn copy(&self, from: &str, to: &str) -> Result<(), StoreFault> {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// There is no storage here, as in a sandboxed frame.
    Absent,
    /// There is no room left.
    Full,
    /// Anything else, in the words of whoever refused.
    Refused(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::Absent => f.write_str("there is no storage here"),
            StoreFault::Full => f.write_str("the storage is full"),
            StoreFault::Refused(why) => {
                f.write_str("the storage refused: ")?;
                f.write_str(why)
            }
        }
    }
}

impl std::error::Error for StoreFault {}

/// A shared or boxed store is a store.
macro_rules! forward {
    ($pointer:ty) => {
        impl<S: Store + ?Sized> Store for $pointer {
            fn get(&self, key: &str) -> Result<Option<String>, StoreFault> {
                (**self).get(key)
            }
            fn set(&self, key: &str, text: &str) -> Result<(), StoreFault> {
                (**self).set(key, text)
            }
            fn remove(&self, key: &str) -> Result<(), StoreFault> {
                (**self).remove(key)
            }
            fn keys(&self) -> Result<Vec<String>, StoreFault> {
                (**self).keys()
            }
            fn copy(&self, from: &str, to: &str) -> Result<(), StoreFault> {
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
