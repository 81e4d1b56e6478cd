//! A value that several tabs have and change: [`SharedValue`].
//!
//! The last write wins. A change is made to what is stored, not to what this tab showed: so two tabs
//! that change different parts one after the other keep both changes.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::store::Store;
use super::versioned::{LoadError, SaveError, VersionedStore};

/// A value that any tab may change.
pub trait SharedValue: Clone + PartialEq + Serialize + DeserializeOwned {
    /// Prepares this value, which another tab has stored, for a tab that had `mine`: puts in what
    /// belongs to that tab alone.
    fn adopt(&mut self, mine: &Self) {
        let _ = mine;
    }
}

/// The value that another tab has stored, or `mine` where nothing readable is stored; and the
/// errors to report to the user.
pub(crate) fn follow<T: SharedValue, S: Store>(
    versioned: &VersionedStore<S>,
    key: &str,
    mine: &T,
) -> (T, Vec<LoadError>) {
    let found = versioned.read::<T>(key);
    let value = match found.value {
        Some(mut theirs) => {
            theirs.adopt(mine);
            theirs
        }
        None => mine.clone(),
    };
    (value, found.faults)
}

/// A changed value, and what became of it.
#[derive(Debug)]
pub(crate) struct Changed<T> {
    pub(crate) value: T,
    /// The errors to report to the user about the value that was stored.
    pub(crate) faults: Vec<LoadError>,
    pub(crate) saved: Result<(), SaveError>,
}

/// Changes the value and stores it. If another tab has stored a later one, that is changed.
pub(crate) fn change<T: SharedValue, S: Store>(
    versioned: &VersionedStore<S>,
    key: &str,
    mine: &T,
    change: impl FnOnce(&mut T),
) -> Changed<T> {
    let stored = versioned.stored_seq(key).ok().flatten();
    let is_later = stored.is_some_and(|stored| stored > versioned.known_seq(key));
    let (mut value, faults) = if is_later {
        follow(versioned, key, mine)
    } else {
        (mine.clone(), Vec::new())
    };
    change(&mut value);
    let mut saved = versioned.write(key, &value);
    if matches!(saved, Err(SaveError::Stale { .. })) {
        // Another tab was faster by a moment. Reading is what allows to write above it.
        let _ = versioned.read::<T>(key);
        saved = versioned.write(key, &value);
    }
    Changed {
        value,
        faults,
        saved,
    }
}

#[cfg(test)]
mod tests;
