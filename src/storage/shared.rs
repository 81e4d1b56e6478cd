//! Values that several tabs have in hand at once, and each may change:
//! [`Shared`]. What one tab changed and what another changed are made one, and
//! neither is lost.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::store::Store;
use super::versioned::{LoadError, SaveError, VersionedStore};

/// How two tabs' changes of a value are made one.
pub(crate) trait Merge: Sized {
    /// What `mine` has changed since `base` is kept, all else is as `theirs`
    /// has it. Where both changed the same, mine is the later.
    #[must_use]
    fn merged(base: &Self, mine: Self, theirs: Self) -> Self;
}

/// One field of a value, which is changed as a whole.
pub(crate) fn field<T: PartialEq>(base: &T, mine: T, theirs: T) -> T {
    if mine == *base { theirs } else { mine }
}

/// A value that this page has in hand, and as it was when it was last the same
/// as what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shared<T> {
    base: T,
}

impl<T: Merge + Clone + PartialEq + Serialize + DeserializeOwned> Shared<T> {
    /// `base` is as it was loaded.
    pub(crate) const fn new(base: T) -> Shared<T> {
        Shared { base }
    }

    /// Another tab has saved: what this page has in hand from now on. What
    /// cannot be read, or is not there, changes nothing.
    pub(crate) fn follow<S: Store>(
        &mut self,
        versioned: &VersionedStore<S>,
        key: &str,
        mine: T,
    ) -> (T, Vec<LoadError>) {
        let found = versioned.read::<T>(key);
        let value = match found.value {
            Some(theirs) => {
                let merged = T::merged(&self.base, mine, theirs.clone());
                self.base = theirs;
                merged
            }
            None => mine,
        };
        (value, found.faults)
    }

    /// Saves what this page has in hand, on top of whatever another tab has
    /// saved meanwhile, and says what that makes of it.
    pub(crate) fn save<S: Store>(
        &mut self,
        versioned: &VersionedStore<S>,
        key: &str,
        mine: T,
    ) -> (T, Result<(), SaveError>) {
        let mut value = mine;
        let mut saved = versioned.write(key, &value);
        if matches!(saved, Err(SaveError::Stale { .. })) {
            value = self.follow(versioned, key, value).0;
            saved = versioned.write(key, &value);
        }
        if saved.is_ok() {
            self.base = value.clone();
        }
        (value, saved)
    }
}

/// Merges two lists whose items have names, which need not differ: of items of
/// the same name the first belongs to the first. What one of the two deleted is
/// gone, unless the other changed it; what both changed differently is there
/// twice. The order is mine where I changed it, else theirs; what is new comes
/// after the others.
pub(crate) fn named<T: Clone + PartialEq>(
    base: &[T],
    mine: Vec<T>,
    theirs: Vec<T>,
    name: fn(&T) -> &str,
) -> Vec<T> {
    let base = keyed(base.to_vec(), name);
    let (mine, theirs) = (keyed(mine, name), keyed(theirs, name));
    let order = if in_order(&base, &mine) {
        [&theirs, &mine]
    } else {
        [&mine, &theirs]
    };
    let mut merged = Vec::new();
    let mut done: Vec<&Key> = Vec::new();
    for (key, _) in order.into_iter().flatten() {
        if done.contains(&key) {
            continue;
        }
        done.push(key);
        let (was, here, there) = (find(&base, key), find(&mine, key), find(&theirs, key));
        match (here, there) {
            (Some(here), Some(there)) if was == Some(here) => merged.push(there.clone()),
            (Some(here), Some(there)) if was == Some(there) || here == there => {
                merged.push(here.clone());
            }
            (Some(here), Some(there)) => merged.extend([here.clone(), there.clone()]),
            // Deleted by the other, and not changed here; or new here.
            (Some(one), None) | (None, Some(one)) if was != Some(one) => merged.push(one.clone()),
            _ => {}
        }
    }
    merged
}

/// A name, and how many of that name are before it.
type Key = (String, usize);

fn keyed<T>(items: Vec<T>, name: fn(&T) -> &str) -> Vec<(Key, T)> {
    let mut keyed: Vec<(Key, T)> = Vec::with_capacity(items.len());
    for item in items {
        let name = name(&item).to_owned();
        let before = keyed.iter().filter(|((known, _), _)| *known == name);
        let key = (name.clone(), before.count());
        keyed.push((key, item));
    }
    keyed
}

fn find<'a, T>(items: &'a [(Key, T)], key: &Key) -> Option<&'a T> {
    let found = items.iter().find(|(known, _)| known == key);
    found.map(|(_, item)| item)
}

/// Whether what is in both comes in the same order.
fn in_order<T>(one: &[(Key, T)], other: &[(Key, T)]) -> bool {
    let common = |of: &[(Key, T)], with: &[(Key, T)]| -> Vec<Key> {
        let keys = of.iter().map(|(key, _)| key);
        keys.filter(|key| find(with, key).is_some())
            .cloned()
            .collect()
    };
    common(one, other) == common(other, one)
}

#[cfg(test)]
mod tests;
