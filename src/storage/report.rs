//! The result of restoring a backup: [`Report`].

use super::kind::ValueKind;
use super::store::StoreError;
use super::versioned::{SaveError, Unreadable};

/// The result of restoring a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Keys of values that were taken. Pages that show them have to load them again.
    pub taken: Vec<String>,
    /// Keys of values that were already here and identical.
    pub same: Vec<String>,
    /// Keys of values whose version here is later and includes the backup's.
    pub kept: Vec<String>,
    /// Keys of values that had diverged, with the key of the copy under which the other version is
    /// kept.
    pub copied: Vec<(String, String)>,
    /// Keys of values that were not taken, and why.
    pub refused: Vec<(String, ImportError)>,
    /// The number of unreadable texts that were put into the quarantine.
    pub set_aside: usize,
}

impl Report {
    /// Whether a game of the clock was written.
    pub fn has_game(&self) -> bool {
        let taken = self.taken.iter();
        let mut written = taken.chain(self.copied.iter().map(|(_, copy)| copy));
        written.any(|key| ValueKind::of(key) == Some(ValueKind::Game))
    }
}

/// Why a value of a backup was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// It is not a whole value; it was put into the quarantine if there was room.
    #[error(transparent)]
    Unreadable(Unreadable),
    /// The stored value is as new or newer.
    #[error("what is here is newer")]
    NewerHere,
    /// The store refused it.
    #[error(transparent)]
    Store(StoreError),
}

impl From<SaveError> for ImportError {
    fn from(fault: SaveError) -> ImportError {
        match fault {
            SaveError::Store(fault) => ImportError::Store(fault),
            _ => ImportError::NewerHere,
        }
    }
}
