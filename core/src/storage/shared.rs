//! A value that several tabs have and change: [`SharedValue`].
//!
//! The last write wins. A change is made to what is stored, not to what this tab showed: so two tabs
//! that change different parts one after the other keep both changes.
//!
//! A browser takes some milliseconds to show a tab what another has stored, so two tabs may change
//! the same value at the same instant: both writes have the same sequence number, and one replaces
//! the other. The tab whose write is gone sees that number with another text, and makes its change
//! again on top ([`Change`]). A lock would not do: it is not ordered with what the browser shows of
//! the storage.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::store::Store;
use super::versioned::{LoadError, SaveError, VersionedStore};
use crate::json;

/// A value that any tab may change.
pub trait SharedValue: Clone + PartialEq + Serialize + DeserializeOwned {
    /// The fields that make sense only as a whole, when the changes of two tabs are joined.
    const ATOMS: &'static [&'static str] = &[];

    /// Prepares this value, which another tab has stored, for a tab that had `mine`: puts in what
    /// belongs to that tab alone.
    fn adopt(&mut self, mine: &Self) {
        let _ = mine;
    }
}

/// The last change that this tab has stored: the number of the write, and the value before and
/// after it, as stored.
#[derive(Clone, Debug)]
pub struct Change {
    seq: u64,
    before: String,
    after: String,
}

impl Change {
    /// The change made on top of what is stored, if another tab has replaced this write: it did not
    /// know this change. `None` if the write is stored, or was seen by who wrote after it.
    fn again<T: SharedValue, S: Store>(
        &self,
        versioned: &VersionedStore<S>,
        key: &str,
        theirs: &T,
    ) -> Option<T> {
        if !versioned.is_replaced(key, self.seq, &self.after) {
            return None;
        }
        let theirs = json::write(theirs);
        let joined = json::join(&self.before, &self.after, &theirs, T::ATOMS)?;
        json::read(&joined).filter(|_| joined != theirs)
    }
}

/// The value that another tab has stored.
#[derive(Debug)]
pub struct Followed<T> {
    /// The value from now on.
    pub value: T,
    /// The errors to report to the user.
    pub faults: Vec<LoadError>,
    /// Whether the value has a change of this tab that is not stored.
    pub is_owed: bool,
}

/// The value that another tab has stored, or `mine` where nothing readable is stored. `last` is the
/// last change of this tab.
pub fn follow<T: SharedValue, S: Store>(
    versioned: &VersionedStore<S>,
    key: &str,
    mine: &T,
    last: Option<&Change>,
) -> Followed<T> {
    let found = versioned.read::<T>(key);
    let Some(mut value) = found.value else {
        return Followed {
            value: mine.clone(),
            faults: found.faults,
            is_owed: false,
        };
    };
    let again = last.and_then(|last| last.again(versioned, key, &value));
    let is_owed = again.is_some();
    value = again.unwrap_or(value);
    value.adopt(mine);
    Followed {
        value,
        faults: found.faults,
        is_owed,
    }
}

/// A changed value, and what became of it.
#[derive(Debug)]
pub struct Changed<T> {
    /// The value from now on.
    pub value: T,
    /// The errors to report to the user about the value that was stored.
    pub faults: Vec<LoadError>,
    /// Whether it is stored.
    pub saved: Result<(), SaveError>,
}

/// Changes the value and stores it. If another tab has stored a later one, that is changed. `last`
/// is the last change of this tab, and becomes this one.
pub fn change<T: SharedValue, S: Store>(
    versioned: &VersionedStore<S>,
    key: &str,
    mine: &T,
    last: &mut Option<Change>,
    change: impl FnOnce(&mut T),
) -> Changed<T> {
    let stored = versioned.stored_seq(key).ok().flatten();
    let is_later = stored.is_some_and(|stored| stored > versioned.known_seq(key));
    let is_replaced = last
        .as_ref()
        .is_some_and(|last| versioned.is_replaced(key, last.seq, &last.after));
    let (mut value, faults) = if is_later || is_replaced {
        let followed = follow(versioned, key, mine, last.as_ref());
        (followed.value, followed.faults)
    } else {
        (mine.clone(), Vec::new())
    };
    // An older text may lack fields, and what is stored may lack what there was no room for.
    let stored = versioned.peek(key).value;
    let stored: Option<T> = stored.and_then(|(_, body)| json::read(&body));
    let before = json::write(&stored.unwrap_or_else(|| value.clone()));
    change(&mut value);
    let mut saved = versioned.write(key, &value);
    if matches!(saved, Err(SaveError::Stale { .. })) {
        // Another tab was faster by a moment. Reading is what allows to write above it.
        let _ = versioned.read::<T>(key);
        saved = versioned.write(key, &value);
    }
    if saved.is_ok() {
        *last = Some(Change {
            seq: versioned.known_seq(key),
            before,
            after: json::write(&value),
        });
    }
    Changed {
        value,
        faults,
        saved,
    }
}

#[cfg(test)]
mod tests;
