//! The quarantine: unreadable texts, kept as they are until the user deletes them.
//!
//! A text from the slot `game.7.a` is kept under `zeitnot.quarantine.game.7.a.1`, the next one from
//! there under `.2`.

use std::fmt;

use super::envelope::{Envelope, Unreadable};
use super::schema::Schema;
use super::slots::PREFIX;
use crate::storage::store::{Store, StoreError};

pub(super) const ROOM: &str = "zeitnot.quarantine.";

/// A text in the quarantine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuarantinedText {
    /// Its key in the store now.
    pub key: String,
    /// The slot in which it was, for example `game.7.a`.
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
    /// It is whole, but of an older version, and could not be migrated to the current one.
    Migration(String),
    /// It is whole, but could not be parsed.
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

/// Copies `text`, found in the slot `from`, to a key of its own and returns that key. The same text
/// from the same slot is kept only once.
///
/// # Errors
/// When the store has no room for it.
pub(super) fn set_text_aside(
    store: &impl Store,
    from: &str,
    text: &str,
) -> Result<String, StoreError> {
    let key = free_key(store, from, Some(text))?;
    if store.get(&key)?.is_none() {
        store.set(&key, text)?;
    }
    Ok(key)
}

/// The first key for texts from that slot that is free or already holds this text.
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

/// Moves the exact text under the store's key `place` to the quarantine, if there is any, and
/// returns its new key. The slot is emptied only after the copy was written.
///
/// # Errors
/// When the store has no room for it; it then stays where it was.
pub(super) fn set_aside(store: &impl Store, place: &str) -> Result<Option<String>, StoreError> {
    let Some(text) = store.get(place)? else {
        return Ok(None);
    };
    let from = place.strip_prefix(PREFIX).unwrap_or(place);
    // With replacement characters, two texts may read alike and still differ.
    let is_exact = !text.contains(char::REPLACEMENT_CHARACTER);
    let key = free_key(store, from, is_exact.then_some(text.as_str()))?;
    store.copy(place, &key)?;
    // The copy must read back the same.
    if store.get(&key)?.as_deref() != Some(&text) {
        return Err(StoreError::Refused("the copy is not the same".into()));
    }
    store.remove(place)?;
    Ok(Some(key))
}

/// All texts in the quarantine, ordered by key.
///
/// # Errors
/// When the store cannot be read.
pub(super) fn list(
    store: &impl Store,
    schema: &Schema,
) -> Result<Vec<QuarantinedText>, StoreError> {
    let mut keys = store.keys()?;
    keys.retain(|key| from(key).is_some());
    keys.sort_unstable();
    let mut kept = Vec::with_capacity(keys.len());
    for key in keys {
        if let (Some(from), Some(text)) = (from(&key), store.get(&key)?) {
            kept.push(QuarantinedText {
                from: from.into(),
                why: why(from, &text, schema),
                text,
                key,
            });
        }
    }
    Ok(kept)
}

/// Deletes the text under `key`; the only way it is ever deleted.
///
/// # Errors
/// When the store cannot be written.
pub(super) fn discard(store: &impl Store, key: &str) -> Result<(), StoreError> {
    match from(key) {
        Some(_) => store.remove(key),
        None => Ok(()),
    }
}

/// The slot from which the text under a quarantine key came.
fn from(key: &str) -> Option<&str> {
    let (from, n) = key.strip_prefix(ROOM)?.rsplit_once('.')?;
    n.parse::<u32>().is_ok().then_some(from)
}

/// The reason is derived from the text itself, so it need not be stored.
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
    fn texts_in_quarantine_are_not_written_over() {
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
    fn only_texts_in_quarantine_can_be_discarded() {
        let store = MemoryStore::default();
        store.set("zeitnot.k.a", "good").unwrap();
        let key = set_text_aside(&store, "k.a", "bad").unwrap();
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
