//! A change of a game's journal: [`Edit`].

use super::entry::Entry;

/// A change of the journal. A place beyond its end adds at the end, or changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A new entry, before the one in that place.
    Insert(usize, Entry),
    /// Another entry in that place.
    Replace(usize, Entry),
    /// No entry in that place.
    Remove(usize),
}

impl Edit {
    /// Makes the change. Whether the journal can then stand, the ledger says.
    pub fn apply(&self, journal: &mut Vec<Entry>) {
        match self {
            Edit::Insert(place, entry) => {
                journal.insert((*place).min(journal.len()), entry.clone());
            }
            Edit::Replace(place, entry) => {
                if let Some(old) = journal.get_mut(*place) {
                    old.clone_from(entry);
                }
            }
            Edit::Remove(place) if *place < journal.len() => drop(journal.remove(*place)),
            Edit::Remove(_) => {}
        }
    }

    /// Where the entry that is in this place after the change was before it;
    /// `None` for the one that the change brought.
    pub fn place_before(&self, place: usize) -> Option<usize> {
        match self {
            Edit::Insert(at, _) | Edit::Replace(at, _) if *at == place => None,
            Edit::Insert(at, _) if *at < place => Some(place - 1),
            Edit::Remove(at) if *at <= place => Some(place + 1),
            _ => Some(place),
        }
    }
}
