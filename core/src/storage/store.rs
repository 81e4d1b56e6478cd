//! The first layer, the port: a key-value store of texts.

mod faulty;
mod memory;

pub use faulty::{FaultyStore, Mishap};
pub use memory::MemoryStore;

use std::rc::Rc;

/// A key-value store of texts, such as `localStorage`.
///
/// It may be shared with others (another tab, another page of the same site), so a text that was
/// read once may have changed since.
pub trait Store {
    /// The text under `key`, or `None` if there is none.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Puts `text` under `key`, replacing what was there.
    ///
    /// # Errors
    /// When the text was refused. The text under the key is then unchanged.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Removes what is under `key`, if anything.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys, including those of other pages, in no particular order.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn keys(&self) -> Result<Vec<String>, StoreError>;

    /// Copies what is under `from` to `to` exactly, even if it is not valid Unicode: a browser's
    /// texts may contain lone surrogates.
    ///
    /// # Errors
    /// When the store cannot be read, or refuses the copy.
    fn copy(&self, from: &str, to: &str) -> Result<(), StoreError> {
        match self.get(from)? {
            Some(text) => self.set(to, &text),
            None => self.remove(to),
        }
    }

    /// Removes a text that had the sequence number `seq`, as far as is known here, for good: also
    /// from a second copy, even if it is not here any more.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn delete(&self, key: &str, _seq: u64) -> Result<(), StoreError> {
        self.remove(key)
    }

    /// Whether a second copy of everything is kept elsewhere, so that one here
    /// is enough.
    fn is_mirrored(&self) -> bool {
        false
    }
}

/// Why a store operation failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no storage here, for example in a sandboxed frame.
    #[error("there is no storage here")]
    Absent,
    /// There is no room left.
    #[error("the storage is full")]
    Full,
    /// Anything else, in the words of the browser.
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
            fn delete(&self, key: &str, seq: u64) -> Result<(), StoreError> {
                (**self).delete(key, seq)
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
