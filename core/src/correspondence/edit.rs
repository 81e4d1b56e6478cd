//! A change of a game's journal: [`Edit`].

use super::entry::Entry;

/// A change of the journal. With an index beyond the end, `Insert` appends, and the others do
/// nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Inserts an entry before the one at this index.
    Insert(usize, Entry),
    /// Replaces the entry at this index.
    Replace(usize, Entry),
    /// Puts this entry in place of the one at this index and of all after it.
    ReplaceFrom(usize, Entry),
    /// Removes the entry at this index.
    Remove(usize),
}

impl Edit {
    /// Makes the change. Whether the journal is still valid is checked by the ledger.
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
            Edit::ReplaceFrom(place, entry) if *place < journal.len() => {
                journal.truncate(*place);
                journal.push(entry.clone());
            }
            Edit::Remove(place) if *place < journal.len() => drop(journal.remove(*place)),
            Edit::ReplaceFrom(..) | Edit::Remove(_) => {}
        }
    }

    /// The index before the change of the entry that is at `place` after it; `None` for the new
    /// one.
    pub fn place_before(&self, place: usize) -> Option<usize> {
        match self {
            Edit::Insert(at, _) | Edit::Replace(at, _) | Edit::ReplaceFrom(at, _)
                if *at == place =>
            {
                None
            }
            Edit::Insert(at, _) if *at < place => Some(place - 1),
            Edit::Remove(at) if *at <= place => Some(place + 1),
            _ => Some(place),
        }
    }
}
