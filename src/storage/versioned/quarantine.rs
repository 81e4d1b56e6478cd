//! Where texts go that cannot be read: kept as they are until a person deletes
//! them.
//!
//! A text found in the place `game.7.a` is kept under
//! `zeitnot.quarantine.game.7.a.1`, the next one from there under `.2`.

use std::fmt;

use super::envelope::{Envelope, Unreadable};
use super::schema::Schema;
use super::slots::PREFIX;
use crate::storage::store::{Store, StoreError};

pub(super) const ROOM: &str = "zeitnot.quarantine.";

/// A text that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// Its key in the store now.
    pub key: String,
    /// The place in which it was, as `game.7.a`.
    pub from: String,
    /// Why it is here.
    pub why: Why,
    /// The text, as it was found.
    pub text: String,
}

/// Why a text is set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is not a whole value.
    Envelope(Unreadable),
    /// It is whole, of an older version, and could not be brought to the
    /// current one.
    Migration(String),
    /// It is whole, but whoever loaded it could make nothing of it.
    Contents,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Envelope(unreadable) => unreadable.fmt(f),
            Why::Migration(why) => {
                f.write_str("this is of an older version and could not be converted: ")?;
                f.write_str(why)
            }
            Why::Contents => f.write_str("what this says makes no sense"),
        }
    }
}

/// Copies `text`, found in the place `from`, to a key of its own and returns
/// that key. The same text from the same place is kept once.
///
/// # Errors
/// When the store has no room for it.
pub(super) fn keep(store: &impl Store, from: &str, text: &str) -> Result<String, StoreError> {
    let key = free_key(store, from, Some(text))?;
    if store.get(&key)?.is_none() {
        store.set(&key, text)?;
    }
    Ok(key)
}

/// The first key for texts from there under which nothing is kept, or this text
/// is.
fn free_key(store: &impl Store, from: &str, text: Option<&str>) -> Result<String, StoreError> {
    let mut n: u32 = 1;
    loop {
        let key = [ROOM, from, ".", &n.to_string()].concat();
        match store.get(&key)? {
            Some(kept) if text != Some(&kept) => n = n.saturating_add(1),
            _ => return Ok(key),
        }
    }
}

/// Moves what is under the store's key `place` here, to the last bit, if
/// anything is, and returns the key that it has now. The place is emptied only
/// when the copy has been kept.
///
/// # Errors
/// When the store has no room for it; it is then still where it was.
pub(super) fn set_aside(store: &impl Store, place: &str) -> Result<Option<String>, StoreError> {
    let Some(text) = store.get(place)? else {
        return Ok(None);
    };
    let from = place.strip_prefix(PREFIX).unwrap_or(place);
    // Where a character is no character, two texts may be read alike and not be
    // the same.
    let is_exact = !text.contains(char::REPLACEMENT_CHARACTER);
    let key = free_key(store, from, is_exact.then_some(text.as_str()))?;
    store.copy(place, &key)?;
    // What does not come back as it went is not a copy.
    if store.get(&key)?.as_deref() != Some(&text) {
        return Err(StoreError::Refused("the copy is not the same".into()));
    }
    store.remove(place)?;
    Ok(Some(key))
}

/// All that is kept here, in the order of the keys.
///
/// # Errors
/// When the store cannot be read.
pub(super) fn list(store: &impl Store, schema: &Schema) -> Result<Vec<Quarantined>, StoreError> {
    let mut keys = store.keys()?;
    keys.retain(|key| from(key).is_some());
    keys.sort_unstable();
    let mut kept = Vec::with_capacity(keys.len());
    for key in keys {
        if let (Some(from), Some(text)) = (from(&key), store.get(&key)?) {
            kept.push(Quarantined {
                from: from.into(),
                why: why(from, &text, schema),
                text,
                key,
            });
        }
    }
    Ok(kept)
}

/// Deletes what is kept under `key`; the only way in which it goes.
///
/// # Errors
/// When the store cannot be written.
pub(super) fn discard(store: &impl Store, key: &str) -> Result<(), StoreError> {
    match from(key) {
        Some(_) => store.remove(key),
        None => Ok(()),
    }
}

/// The place from which the text under a key of the quarantine came.
fn from(key: &str) -> Option<&str> {
    let (from, n) = key.strip_prefix(ROOM)?.rsplit_once('.')?;
    n.parse::<u32>().is_ok().then_some(from)
}

/// The reason is in the text itself, so it need not be kept beside it.
fn why(from: &str, text: &str, schema: &Schema) -> Why {
    let name = from.rsplit_once('.').map_or(from, |(name, _)| name);
    match Envelope::parse(text, schema.version()) {
        Err(unreadable) => Why::Envelope(unreadable),
        Ok(value) => match schema.migrate(name, value.version, value.body) {
            Err(why) => Why::Migration(why),
            Ok(_) => Why::Contents,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::store::{FaultyStore, MemoryStore, Mishap};

    #[test]
    fn nothing_that_is_kept_is_written_over() {
        let store = MemoryStore::default();
        for text in ["one", "two", "one"] {
            store.set("zeitnot.k.a", text).unwrap();
            set_aside(&store, "zeitnot.k.a").unwrap();
            assert_eq!(store.get("zeitnot.k.a"), Ok(None));
        }
        let kept = list(&store, &Schema::FIRST).unwrap();
        let texts: Vec<_> = kept.iter().map(|kept| kept.text.as_str()).collect();
        assert_eq!(texts, ["one", "two"]);
        assert_eq!(kept[1].key, "zeitnot.quarantine.k.a.2");
        assert_eq!(kept[1].from, "k.a");
        assert_eq!(kept[1].why, Why::Envelope(Unreadable::NotOurs));
    }

    #[test]
    fn only_what_is_kept_here_can_be_discarded() {
        let store = MemoryStore::default();
        store.set("zeitnot.k.a", "good").unwrap();
        let key = keep(&store, "k.a", "bad").unwrap();
        discard(&store, "zeitnot.k.a").unwrap();
        discard(&store, &key).unwrap();
        assert_eq!(store.keys(), Ok(vec!["zeitnot.k.a".to_owned()]));
    }

    #[test]
    fn a_text_stays_in_its_place_when_its_copy_is_not_kept_whole() {
        for mishap in [Mishap::Full, Mishap::Torn(1), Mishap::Flipped(1, 4)] {
            let store = FaultyStore::default();
            store.set("zeitnot.k.a", "bad").unwrap();
            store.expect(Some(mishap));
            assert!(set_aside(&store, "zeitnot.k.a").is_err());
            assert_eq!(store.get("zeitnot.k.a"), Ok(Some("bad".into())));
        }
    }
}
