//! Values that several tabs hold and may change at the same time: [`Shared`]. The changes of all
//! tabs are merged, and none is lost.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::store::Store;
use super::versioned::{LoadError, SaveError, VersionedStore};

/// How concurrent changes of a value in two tabs are merged.
pub trait Merge: Sized {
    /// Keeps what `mine` has changed since `base`; the rest is as in `theirs`. Where both changed
    /// the same part, mine wins as the later change.
    #[must_use]
    fn merged(base: &Self, mine: Self, theirs: Self) -> Self;
}

/// Merges one field that is always changed as a whole.
pub(crate) fn field<T: PartialEq>(base: &T, mine: T, theirs: T) -> T {
    if mine == *base { theirs } else { mine }
}

/// The state of a shared value that was last the same as the stored one. The value in hand is
/// passed to each call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shared<T> {
    base: T,
}

impl<T: Merge + Clone + PartialEq + Serialize + DeserializeOwned> Shared<T> {
    /// A value as it was loaded.
    pub(crate) const fn new(base: T) -> Shared<T> {
        Shared { base }
    }

    /// Takes over what another tab has saved. An unreadable or missing value changes nothing.
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

    /// Saves the value in hand, merged with what another tab has saved meanwhile, and updates it to
    /// the result.
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

/// Merges two lists whose items have names. Names need not be unique: the first item of a name
/// corresponds to the first of the same name. An item that one side deleted is gone, unless the
/// other side changed it; an item that both changed differently appears twice. The order is mine if
/// I changed it, else theirs; new items come last.
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
            // New on one side, or deleted on the other but changed on this one.
            (Some(one), None) | (None, Some(one)) if was != Some(one) => merged.push(one.clone()),
            _ => {}
        }
    }
    merged
}

/// A name, and the number of items of the same name before it.
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

/// Whether the items in both lists come in the same order.
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
