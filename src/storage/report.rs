//! What became of a backup that was read: [`Report`].

use super::store::StoreError;
use super::versioned::{SaveError, Unreadable};

/// What became of a backup that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Values that were taken. Whoever shows them is to load them again.
    pub taken: Vec<String>,
    /// Values that were here already, just the same.
    pub same: Vec<String>,
    /// Values that are later here, and know what the backup has.
    pub kept: Vec<String>,
    /// Values that had gone on differently here and there, with the key under
    /// which the one of both is kept that gave way.
    pub copied: Vec<(String, String)>,
    /// Values that were not taken, and why.
    pub refused: Vec<(String, ImportError)>,
    /// How many texts that cannot be read were put into the quarantine.
    pub set_aside: usize,
}

/// Why a value of a backup was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// It is not a whole value; it was put into the quarantine if there was
    /// room.
    #[error(transparent)]
    Unreadable(Unreadable),
    /// What is stored here is as new or newer.
    #[error("what is here is newer")]
    NewerHere,
    /// The store did not take it.
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
