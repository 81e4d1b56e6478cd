//! The second layer: named values that survive torn writes, a full storage and changes by other
//! tabs: [`VersionedStore`].
//!
//! | part | what it does |
//! | --- | --- |
//! | `envelope` | schema version, sequence number and checksum around a value |
//! | `slots` | the two slots of a value, written in turn |
//! | `overflow` | keeps writes in memory for which there is no room |
//! | `quarantine` | keeps the unreadable texts |
//! | `schema` | the versions of the bodies, and their migrations |
//! | `mirror` | a second copy of everything, against losses when the browser is killed |

mod envelope;
mod mirror;
mod overflow;
mod quarantine;
mod schema;
mod slots;

pub(super) use envelope::checksum;
pub use envelope::{Envelope, Unreadable};
pub(super) use mirror::is_written_alone;
pub use mirror::{Diverged, MirroredStore, Reconciled, Replica, Sink, Write};
pub use overflow::{OverflowStore, Waiting};
pub use quarantine::{QuarantinedText, Why};
pub use schema::{Migration, Schema};
pub use slots::PREFIX;
pub use slots::name_of;

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::store::{Store, StoreError};
use crate::json;
use slots::{Pair, Side, Slot};

/// Named values in a store. Bodies are text; [`VersionedStore::read`] and [`VersionedStore::write`]
/// convert them from and to JSON.
///
/// ```
/// use zeitnot_core::storage::store::MemoryStore;
/// use zeitnot_core::storage::versioned::{Schema, VersionedStore};
/// let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
/// versioned.save("settings", "{}").unwrap();
/// assert_eq!(versioned.load("settings").value.as_deref(), Some("{}"));
/// assert_eq!(versioned.list("").unwrap(), ["settings"]);
/// ```
#[derive(Debug)]
pub struct VersionedStore<S> {
    texts: OverflowStore<S>,
    schema: Schema,
    /// The highest sequence number that was loaded or saved here, by key: if a higher one is
    /// stored, someone else wrote it.
    known: RefCell<BTreeMap<String, u64>>,
}

/// The result of loading a key; `T` is the body as text or the parsed value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded<T = String> {
    /// The latest whole value, in the current version; `None` if there is none.
    pub value: Option<T>,
    /// Its sequence number; 0 if there is none.
    pub seq: u64,
    /// The errors to report to the user. Empty if all is well.
    pub faults: Vec<LoadError>,
}

impl<T> Default for Loaded<T> {
    fn default() -> Loaded<T> {
        Loaded {
            value: None,
            seq: 0,
            faults: Vec::new(),
        }
    }
}

/// The result of peeking at a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Peeked {
    /// The sequence number and the body of the latest whole value.
    pub value: Option<(u64, String)>,
    /// Whether there is something unreadable, so that loading would report more.
    pub damaged: bool,
}

/// The contents of both slots of a value, unchanged. Slots are named as in the quarantine, for
/// example `game.7.a`.
#[derive(Debug, Default)]
pub struct Places {
    /// The latest whole value, and its slot.
    pub latest: Option<(String, Envelope)>,
    /// Unreadable texts: the slot, the text and why it cannot be read.
    pub unreadable: Vec<(String, String, Unreadable)>,
}

/// Something that went wrong while a value was loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The store could not be read.
    #[error(transparent)]
    Store(StoreError),
    /// A newer version of the page wrote this value. It is left alone: what this page can read is
    /// an older state that may be viewed, but not saved over it.
    #[error("{}", Unreadable::NewerVersion(*.0))]
    NewerVersion(u32),
    /// A text could not be used.
    #[error("{why}")]
    SetAside {
        /// The slot in which it was, for example `zeitnot.game.7.a`.
        place: String,
        /// The reason why it could not be used.
        why: Why,
        /// Its key in the quarantine; `None` if there was no room there. Then it is still in its
        /// slot and is not overwritten.
        kept: Option<String>,
    },
}

/// Why a value was not saved. The stored value is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// Someone else, such as another tab, has written this value since it was loaded here. Load it
    /// again before saving.
    #[error("another tab has changed this")]
    Stale {
        /// The sequence number that is known here.
        known: u64,
        /// The one that is stored.
        stored: u64,
    },
    /// A newer version of the page wrote this value. Load that version, or set the value aside on
    /// purpose.
    #[error("{}", Unreadable::NewerVersion(*.0))]
    NewerVersion(u32),
    /// The stored value has the highest possible sequence number, so nothing can come after it.
    /// Saving alone never gets there.
    #[error("no number is left for what comes next")]
    NoNumberLeft,
    /// The store refused it.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for SaveError {
    fn from(fault: StoreError) -> SaveError {
        SaveError::Store(fault)
    }
}

impl<S: Store> VersionedStore<S> {
    /// The values in `store`, whose bodies have the schema's version.
    pub fn new(store: S, schema: Schema) -> VersionedStore<S> {
        VersionedStore {
            texts: OverflowStore::new(store),
            schema,
            known: RefCell::default(),
        }
    }

    /// Keeps values that the store refuses in memory: no input is lost while the page is open.
    #[must_use]
    pub fn with_overflow(mut self) -> VersionedStore<S> {
        self.texts.keeps = true;
        self
    }

    /// The store below, without what waits in memory.
    pub fn store(&self) -> &S {
        self.texts.below()
    }

    /// All texts under their keys, including those that wait in memory.
    pub fn texts(&self) -> &OverflowStore<S> {
        &self.texts
    }

    /// The schema of the bodies.
    pub fn schema(&self) -> &Schema {
        &self.schema
    }

    /// Saves a value as JSON.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn write(&self, key: &str, value: &impl Serialize) -> Result<(), SaveError> {
        self.save(key, &json::write(value))
    }

    /// The latest whole value of `key`, migrated to the current version. Unreadable texts are moved
    /// to the quarantine and reported.
    pub fn load(&self, key: &str) -> Loaded {
        self.load_as(key, Some)
    }

    /// As [`VersionedStore::load`], for a value that is stored as JSON.
    pub fn read<T: DeserializeOwned>(&self, key: &str) -> Loaded<T> {
        self.load_as(key, |body| json::read(&body))
    }

    /// The latest whole value that can be parsed. A whole body that cannot be parsed is set aside
    /// like an unreadable text; the older one in the other slot stays, and is tried next.
    pub(super) fn load_as<T>(&self, key: &str, parse: fn(String) -> Option<T>) -> Loaded<T> {
        let mut value = None;
        let (seq, faults) = self.load_if(key, &mut |body| {
            value = parse(body);
            value.is_some()
        });
        Loaded { value, seq, faults }
    }

    /// Offers the whole values, the latest first, until `take` accepts one; returns its sequence
    /// number. Not generic, so that the code exists only once.
    fn load_if(&self, key: &str, take: &mut dyn FnMut(String) -> bool) -> (u64, Vec<LoadError>) {
        let mut faults = Vec::new();
        let pair = match self.pair(key) {
            Ok(pair) => pair,
            Err(fault) => {
                faults.push(LoadError::Store(fault));
                return (0, faults);
            }
        };
        let mut whole = Vec::new();
        for (side, slot) in pair.slots {
            match slot {
                Slot::Empty => {}
                Slot::Whole(value) => whole.push((side, value)),
                Slot::Unreadable(_, Unreadable::NewerVersion(version)) => {
                    faults.push(LoadError::NewerVersion(version));
                }
                Slot::Unreadable(_, why) => {
                    let fault = self.set_aside_one(key, side, Why::Envelope(why));
                    faults.push(fault);
                }
            }
        }
        // The latest first; if both have the same number, the first.
        if let [(_, first), (_, second)] = &whole[..]
            && second.seq > first.seq
        {
            whole.reverse();
        }
        for (side, Envelope { version, seq, body }) in whole {
            // The next save must have a higher number than a value that is set aside, too.
            self.know(key, seq);
            let why = match self.schema.migrate(key, version, body) {
                Ok(body) => {
                    if take(body) {
                        return (seq, faults);
                    }
                    Why::Contents
                }
                Err(why) => Why::Migration(why),
            };
            let fault = self.set_aside_one(key, side, why);
            faults.push(fault);
        }
        (0, faults)
    }

    /// The latest whole value of `key` in the current version with its sequence number, as
    /// [`VersionedStore::load`] finds it. But nothing is set aside, and it does not count as
    /// loaded: a save based on an older state is still refused.
    pub(super) fn peek(&self, key: &str) -> Peeked {
        let mut peeked = Peeked::default();
        let Ok(pair) = self.pair(key) else {
            return peeked;
        };
        peeked.damaged = pair
            .slots
            .iter()
            .any(|(_, slot)| matches!(slot, Slot::Unreadable(..)));
        if let Some((_, latest)) = pair.latest() {
            let body = latest.body.clone();
            match self.schema.migrate(key, latest.version, body) {
                Ok(body) => peeked.value = Some((latest.seq, body)),
                Err(_) => peeked.damaged = true,
            }
        }
        peeked
    }

    /// Saves `body` as the next value of `key`. An existing value must be loaded before.
    ///
    /// # Errors
    /// [`SaveError::Stale`] if someone else has written the value since it was loaded here,
    /// [`SaveError::NewerVersion`] if a newer version of the page did, [`SaveError::NoNumberLeft`], and
    /// [`SaveError::Store`] if the store refuses it. What is stored is unchanged.
    pub fn save(&self, key: &str, body: &str) -> Result<(), SaveError> {
        self.save_above(key, body, 0)
    }

    /// As [`VersionedStore::save`], with a sequence number above `above`: for several values that
    /// share one numbering.
    pub(super) fn save_above(&self, key: &str, body: &str, above: u64) -> Result<(), SaveError> {
        let known = self.known_seq(key);
        let before = known.max(above);
        if before >= Envelope::MAX_SEQ {
            return Err(SaveError::NoNumberLeft);
        }
        let value = Envelope {
            version: self.schema.version(),
            seq: before + 1,
            body: body.into(),
        };
        // If a value of this number is already stored, someone else wrote it.
        self.put_or_keep(key, &value, true)
            .map_err(|fault| match fault {
                SaveError::Stale { stored, .. } => SaveError::Stale { known, stored },
                other => other,
            })?;
        self.know(key, value.seq);
        Ok(())
    }

    /// Copies the value of `key` into its other slot too, if that is empty: for a value that is
    /// written only once.
    ///
    /// # Errors
    /// When there is no room for it.
    pub(super) fn double(&self, key: &str) -> Result<(), StoreError> {
        let [a, b] = Side::BOTH.map(|side| side.store_key(key));
        match (self.texts.get(&a)?, self.texts.get(&b)?) {
            (Some(_), None) => self.texts.copy(&a, &b),
            (None, Some(_)) => self.texts.copy(&b, &a),
            _ => Ok(()),
        }
    }

    /// Whether a value may be stored in one slot only, without a second copy elsewhere.
    pub(super) fn is_kept_once(&self, key: &str) -> bool {
        let is_empty = |side: Side| self.texts.get(&side.store_key(key)) == Ok(None);
        !self.texts.is_mirrored() && Side::BOTH.into_iter().any(is_empty)
    }

    /// Whether the value of `key` is only in memory, all of it or the latest part.
    pub(super) fn waits(&self, key: &str) -> bool {
        let waits = |side: Side| self.texts.waits(&side.store_key(key));
        Side::BOTH.into_iter().any(waits)
    }

    /// Writes a value unchanged if its sequence number is higher than any stored one. An unreadable
    /// text in its slot is set aside first. It never waits in memory: where values are merged, one
    /// takes the place of another only when that is stored elsewhere.
    pub(super) fn put(&self, key: &str, value: &Envelope) -> Result<(), SaveError> {
        self.put_or_keep(key, value, false)
    }

    fn put_or_keep(&self, key: &str, value: &Envelope, may_wait: bool) -> Result<(), SaveError> {
        let pair = self.pair(key)?;
        if let Some(version) = pair.newer_version() {
            return Err(SaveError::NewerVersion(version));
        }
        let latest = pair.latest().map(|(side, latest)| (side, latest.seq));
        if let Some((_, stored)) = latest
            && stored >= value.seq
        {
            return Err(SaveError::Stale { known: 0, stored });
        }
        let (side, slot) = pair.target();
        let place = side.store_key(key);
        if matches!(slot, Slot::Unreadable(..)) {
            quarantine::set_aside(&self.texts, &place)?;
        }
        let text = Envelope::write(value.version, value.seq, &value.body);
        if may_wait {
            self.texts.set(&place, &text)?;
        } else {
            self.texts.store(&place, &text)?;
        }
        if let Some((older, _)) = latest
            && self.texts.is_mirrored()
            && slots::is_bulky(key)
        {
            // If it stays, it does no harm.
            let _ = self.texts.remove(&older.store_key(key));
        }
        Ok(())
    }

    /// Deletes the value of `key` for good. The quarantine is not touched.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read or written; a slot may be gone then.
    pub fn delete(&self, key: &str) -> Result<(), StoreError> {
        if let Some((_, latest)) = self.pair(key)?.latest() {
            // A value saved here later must be newer than what other tabs know.
            self.know(key, latest.seq);
        }
        let known = self.known_seq(key);
        Side::BOTH
            .into_iter()
            .try_for_each(|side| self.texts.delete(&side.store_key(key), known))
    }

    /// Whether a value that was loaded or saved here is no longer stored, though it was not deleted
    /// here: someone has cleared the storage.
    pub fn is_lost(&self, key: &str) -> bool {
        let is_gone = |side: Side| self.texts.get(&side.store_key(key)) == Ok(None);
        self.known_seq(key) > 0 && Side::BOTH.into_iter().all(is_gone)
    }

    /// The keys of all values that begin with `prefix`, sorted, readable or not.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn list(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let keys = self.texts.keys()?;
        let mut names: Vec<String> = keys
            .iter()
            .filter_map(|key| name_of(key))
            .filter(|name| name.starts_with(prefix))
            .map(String::from)
            .collect();
        names.sort_unstable();
        names.dedup();
        Ok(names)
    }

    /// Moves the value of `key`, with both slots, to the quarantine: for a body that cannot be
    /// parsed, or, at the user's request, for a value that a newer version of the page wrote.
    /// Returns its keys there.
    ///
    /// # Errors
    /// [`StoreError::Full`] if there is no room for it; the value stays then, as with any [`StoreError`].
    pub fn set_aside(&self, key: &str) -> Result<Vec<String>, StoreError> {
        if let Some((_, latest)) = self.pair(key)?.latest() {
            self.know(key, latest.seq);
        }
        let mut keys = Vec::new();
        for side in Side::BOTH {
            keys.extend(quarantine::set_aside(&self.texts, &side.store_key(key))?);
        }
        Ok(keys)
    }

    /// Everything in the quarantine, with the texts as they were found.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn quarantine(&self) -> Result<Vec<QuarantinedText>, StoreError> {
        quarantine::list(&self.texts, &self.schema)
    }

    /// Deletes one text from the quarantine, by its key there.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn discard(&self, key: &str) -> Result<(), StoreError> {
        quarantine::discard(&self.texts, key)
    }

    /// Sets a text aside that was never in a slot here.
    pub(super) fn set_text_aside(&self, place: &str, text: &str) -> Result<(), StoreError> {
        quarantine::set_text_aside(&self.texts, place, text).map(|_| ())
    }

    /// The contents of both slots of a value, unchanged.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn places(&self, key: &str) -> Result<Places, StoreError> {
        let pair = self.pair(key)?;
        let name = |side: Side| side.store_key(key)[PREFIX.len()..].to_owned();
        let latest = pair
            .latest()
            .map(|(side, value)| (name(side), value.clone()));
        let mut places = Places {
            latest,
            unreadable: Vec::new(),
        };
        for (side, slot) in pair.slots {
            if let Slot::Unreadable(text, why) = slot {
                places.unreadable.push((name(side), text, why));
            }
        }
        Ok(places)
    }

    fn pair(&self, key: &str) -> Result<Pair, StoreError> {
        Pair::look(&self.texts, key, self.schema.version())
    }

    fn set_aside_one(&self, key: &str, side: Side, why: Why) -> LoadError {
        let place = side.store_key(key);
        let kept = quarantine::set_aside(&self.texts, &place).ok().flatten();
        LoadError::SetAside { place, why, kept }
    }

    /// The highest sequence number that was loaded or saved here.
    pub(super) fn known_seq(&self, key: &str) -> u64 {
        self.known.borrow().get(key).copied().unwrap_or(0)
    }

    /// Whether a slot has a value of this sequence number with another body: someone else has
    /// written in the same instant as this page, and replaced what it wrote.
    pub(super) fn is_replaced(&self, key: &str, seq: u64, body: &str) -> bool {
        let is_other = |slot: &Slot| matches!(slot, Slot::Whole(value) if value.seq == seq && value.body != body);
        self.pair(key)
            .is_ok_and(|pair| pair.slots.iter().any(|(_, slot)| is_other(slot)))
    }

    /// The highest stored sequence number, read from the header lines alone: enough to check
    /// whether a value is still the one that was loaded or saved here.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(super) fn stored_seq(&self, key: &str) -> Result<Option<u64>, StoreError> {
        let mut stored = None;
        for side in Side::BOTH {
            let text = self.texts.get(&side.store_key(key))?;
            stored = stored.max(text.as_deref().and_then(Envelope::seq_of));
        }
        Ok(stored)
    }

    fn know(&self, key: &str, seq: u64) {
        let mut known = self.known.borrow_mut();
        let known = known.entry(key.into()).or_insert(0);
        *known = seq.max(*known);
    }
}

#[cfg(test)]
mod tests;
