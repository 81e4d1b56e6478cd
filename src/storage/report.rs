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
    pub refused: Vec<(String, Refusal)>,
    /// How many texts that cannot be read were put into the quarantine.
    pub set_aside: usize,
}

/// Why a value of a backup was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not a whole value; it was put into the quarantine if there was
    /// room.
    Unreadable(Unreadable),
    /// What is stored here is as new or newer.
    NewerHere,
    /// The store did not take it.
    Store(StoreFault),
}

impl From<SaveFault> for Refusal {
    fn from(fault: SaveFault) -> Refusal {
        match fault {
            SaveFault::Store(fault) => Refusal::Store(fault),
            _ => Refusal::NewerHere,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(why) => why.fmt(f),
            Refusal::NewerHere => f.write_str("what is here is newer"),
            Refusal::Store(fault) => fault.fmt(f),
        }
    }
}
