//! What became of a backup that was read: [`Report`].

use std::fmt;

use super::store::StoreFault;
use super::versioned::{SaveFault, Unreadable};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is not a whole value; it was put into the quarantine if there was
    /// room.
    Unreadable(Unreadable),
    /// What is stored here is as new or newer.
    NewerHere,
    /// The store did not take it.
    Store(StoreFault),
}

impl From<SaveFault> for ImportError {
    fn from(fault: SaveFault) -> ImportError {
        match fault {
            SaveFault::Store(fault) => ImportError::Store(fault),
            _ => ImportError::NewerHere,
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Unreadable(why) => why.fmt(f),
            ImportError::NewerHere => f.write_str("what is here is newer"),
            ImportError::Store(fault) => fault.fmt(f),
        }
    }
}
