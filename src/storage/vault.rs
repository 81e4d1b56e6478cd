//! The façade of this room: named values, loaded and saved safely.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use super::envelope::{self, Envelope, Unreadable};
use super::quarantine::{self, Kept, Why};
use super::schema::Schema;
use super::slots::{self, Pair, Side, Slot, WriteFault};
use super::store::{Store, StoreFault};

/// Named values in a store.
///
/// ```
/// use zeitnot::storage::{memory::Memory, schema::Schema, vault::Vault};
/// let vault = Vault::new(Memory::default(), Schema::FIRST);
/// vault.save("settings", "{}").unwrap();
/// assert_eq!(vault.load("settings").body.as_deref(), Some("{}"));
/// assert_eq!(vault.list("").unwrap(), ["settings"]);
/// ```
#[derive(Debug)]
pub struct Vault<S> {
    store: S,
    schema: Schema,
    /// The highest sequence number that was loaded or saved here, by key: what
    /// is stored with a higher one was written by someone else.
    known: RefCell<BTreeMap<String, u64>>,
}

/// What was found under a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The body of the latest whole value, in the current version; `None` when
    /// there is none.
    pub body: Option<String>,
    /// Its sequence number; 0 when there is none.
    pub seq: u64,
    /// What the user is to be told. Empty when all is well.
    pub faults: Vec<Fault>,
}

/// What was seen under a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Peeked {
    /// The sequence number and the body of the latest whole value.
    pub value: Option<(u64, String)>,
    /// Whether there is something that cannot be read, so that loading will
    /// tell more.
    pub damaged: bool,
}

/// Something that went wrong while a value was loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The store could not be read.
    Store(StoreFault),
    /// A newer page wrote this value. It is left alone: what this page can read
    /// is an older state to look at, and it cannot save over it.
    NewerVersion(u32),
    /// A text could not be used.
    SetAside {
        /// The place in which it was, as `zeitnot.game.7.a`.
        place: String,
        /// What is wrong with it.
        why: Why,
        /// Its key in the quarantine; `None` when there was no room for it
        /// there. Then it is still in its place, and is not written over.
        kept: Option<String>,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Store(fault) => fault.fmt(f),
            Fault::NewerVersion(version) => Unreadable::NewerVersion(*version).fmt(f),
            Fault::SetAside { why, .. } => why.fmt(f),
        }
    }
}

/// Why a value was not saved. What is stored is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// Someone else, another tab for one, has written this value since it was
    /// loaded here. Load it again before saving.
    Stale {
        /// The sequence number that is known here.
        known: u64,
        /// The one that is stored.
        stored: u64,
    },
    /// A newer page wrote this value. Load the newer page, or set the value
    /// aside on purpose.
    NewerVersion(u32),
    /// What is stored has the highest number that there is, so that nothing can
    /// come after it. Nobody gets there by saving.
    NoNumberLeft,
    /// The store did not take it.
    Store(StoreFault),
}

impl fmt::Display for SaveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveFault::Stale { .. } => f.write_str("another tab has changed this"),
            SaveFault::NewerVersion(version) => Unreadable::NewerVersion(*version).fmt(f),
            SaveFault::NoNumberLeft => f.write_str("no number is left for what comes next"),
            SaveFault::Store(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for SaveFault {}

impl<S: Store> Vault<S> {
    /// The values in `store`, whose bodies are of the schema's version.
    pub fn new(store: S, schema: Schema) -> Vault<S> {
        Vault {
            store,
            schema,
            known: RefCell::default(),
        }
    }

    /// The store itself.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The versions of the bodies.
    pub fn schema(&self) -> &Schema {
        &self.schema
    }

    /// The latest whole value of `key`, brought to the current version. What
    /// cannot be read is moved to the quarantine and told.
    pub fn load(&self, key: &str) -> Loaded {
        self.load_if(key, |_| true)
    }

    /// The latest whole value of `key` of which whoever loads it can make
    /// something, brought to the current version. A value that is whole and
    /// makes no sense is set aside like one that cannot be read; the older one
    /// beside it stays, and is tried.
    pub fn load_if(&self, key: &str, mut makes_sense: impl FnMut(&str) -> bool) -> Loaded {
        let mut loaded = Loaded::default();
        let pair = match Pair::look(&self.store, key, self.schema.version()) {
            Ok(pair) => pair,
            Err(fault) => {
                loaded.faults.push(Fault::Store(fault));
                return loaded;
            }
        };
        let mut whole = Vec::new();
        for (side, slot) in pair.slots {
            match slot {
                Slot::Empty => {}
                Slot::Whole(value) => whole.push((side, value)),
                Slot::Unreadable(_, Unreadable::NewerVersion(version)) => {
                    loaded.faults.push(Fault::NewerVersion(version));
                }
                Slot::Unreadable(_, why) => {
                    let fault = self.set_aside_one(key, side, Why::Envelope(why));
                    loaded.faults.push(fault);
                }
            }
        }
        // The latest first; of two alike, the first.
        if let [(_, first), (_, second)] = &whole[..]
            && second.seq > first.seq
        {
            whole.reverse();
        }
        for (side, Envelope { version, seq, body }) in whole {
            // What is saved next is newer than what is set aside, too.
            self.know(key, seq);
            let why = match self.schema.migrate(key, version, body) {
                Ok(body) if makes_sense(&body) => {
                    loaded.body = Some(body);
                    loaded.seq = seq;
                    break;
                }
                Ok(_) => Why::Contents,
                Err(why) => Why::Migration(why),
            };
            let fault = self.set_aside_one(key, side, why);
            loaded.faults.push(fault);
        }
        loaded
    }

    /// The latest whole value of `key` in the current version with its sequence
    /// number, as [`Vault::load`] finds it; but nothing is set aside, and it
    /// does not count as loaded: whoever has an older one in hand is still
    /// refused.
    pub(super) fn peek(&self, key: &str) -> Peeked {
        let mut peeked = Peeked::default();
        let Ok(pair) = Pair::look(&self.store, key, self.schema.version()) else {
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

    /// Saves `body` as the next value of `key`. A value that exists is to be
    /// loaded before.
    ///
    /// # Errors
    /// When it could not be saved without destroying something, or at all.
    pub fn save(&self, key: &str, body: &str) -> Result<(), SaveFault> {
        self.save_above(key, body, 0)
    }

    /// As [`Vault::save`], with a sequence number above this one: where several
    /// values are numbered in one row.
    pub(super) fn save_above(&self, key: &str, body: &str, above: u64) -> Result<(), SaveFault> {
        let known = self.known_seq(key);
        let before = known.max(above);
        if before >= envelope::HIGHEST {
            return Err(SaveFault::NoNumberLeft);
        }
        let value = Envelope {
            version: self.schema.version(),
            seq: before + 1,
            body: body.into(),
        };
        // A value of this number may be there already: then it is another's.
        self.put(key, &value).map_err(|fault| match fault {
            SaveFault::Stale { stored, .. } => SaveFault::Stale { known, stored },
            other => other,
        })?;
        self.know(key, value.seq);
        Ok(())
    }

    /// Puts the value of `key` into its other place too, where that is empty: for
    /// a value that is written once.
    ///
    /// # Errors
    /// When there is no room for it.
    pub(super) fn double(&self, key: &str) -> Result<(), StoreFault> {
        let [a, b] = Side::BOTH.map(|side| side.store_key(key));
        match (self.store.get(&a)?, self.store.get(&b)?) {
            (Some(_), None) => self.store.copy(&a, &b),
            (None, Some(_)) => self.store.copy(&b, &a),
            _ => Ok(()),
        }
    }

    /// Writes a value as it is, after setting aside what is in its way.
    pub(super) fn put(&self, key: &str, value: &Envelope) -> Result<(), SaveFault> {
        let newest = self.schema.version();
        // Two places, so at most two can be in the way.
        for _ in Side::BOTH {
            match slots::write(&self.store, key, value, newest) {
                Err(WriteFault::Occupied { side, .. }) => {
                    quarantine::set_aside(&self.store, &side.store_key(key))
                        .map_err(SaveFault::Store)?;
                }
                other => return other.map_err(save_fault),
            }
        }
        slots::write(&self.store, key, value, newest).map_err(save_fault)
    }

    /// Deletes the value of `key` for good. The quarantine is not touched.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn delete(&self, key: &str) -> Result<(), StoreFault> {
        let pair = Pair::look(&self.store, key, self.schema.version())?;
        if let Some((_, latest)) = pair.latest() {
            // So that a value saved here later is newer than what others know.
            self.know(key, latest.seq);
        }
        Side::BOTH
            .into_iter()
            .try_for_each(|side| self.store.remove(&side.store_key(key)))
    }

    /// Whether a value that was loaded or saved here is no longer stored,
    /// though nobody deleted it here: someone has thrown everything away.
    pub fn is_lost(&self, key: &str) -> bool {
        let is_gone = |side: Side| self.store.get(&side.store_key(key)) == Ok(None);
        self.known_seq(key) > 0 && Side::BOTH.into_iter().all(is_gone)
    }

    /// The keys of all values that begin with `prefix`, sorted, whether or not
    /// they can be read.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn list(&self, prefix: &str) -> Result<Vec<String>, StoreFault> {
        let keys = self.store.keys()?;
        let mut names: Vec<String> = keys
            .iter()
            .filter_map(|key| slots::name_of(key))
            .filter(|name| name.starts_with(prefix))
            .map(String::from)
            .collect();
        names.sort_unstable();
        names.dedup();
        Ok(names)
    }

    /// Moves the value of `key`, all of it, to the quarantine: for a body of
    /// which nothing can be made, or, on the user's word, for a value that a
    /// newer page wrote. Returns the keys that it has there.
    ///
    /// # Errors
    /// When there is no room for it.
    pub fn set_aside(&self, key: &str) -> Result<Vec<String>, StoreFault> {
        if let Some((_, latest)) = Pair::look(&self.store, key, self.schema.version())?.latest() {
            self.know(key, latest.seq);
        }
        let mut keys = Vec::new();
        for side in Side::BOTH {
            keys.extend(quarantine::set_aside(&self.store, &side.store_key(key))?);
        }
        Ok(keys)
    }

    /// All that is in the quarantine, with the texts as they were found.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn quarantined(&self) -> Result<Vec<Kept>, StoreFault> {
        quarantine::list(&self.store, &self.schema)
    }

    /// Deletes one text from the quarantine, by the key that it has there.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn discard(&self, key: &str) -> Result<(), StoreFault> {
        quarantine::discard(&self.store, key)
    }

    fn set_aside_one(&self, key: &str, side: Side, why: Why) -> Fault {
        let place = side.store_key(key);
        let kept = quarantine::set_aside(&self.store, &place).ok().flatten();
        Fault::SetAside { place, why, kept }
    }

    /// The highest sequence number that was loaded or saved here.
    pub(super) fn known_seq(&self, key: &str) -> u64 {
        self.known.borrow().get(key).copied().unwrap_or(0)
    }

    /// The highest sequence number that is stored, by the first lines alone: for
    /// a value of which it is only asked whether it is still the one that was
    /// loaded or saved here.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(super) fn stored_seq(&self, key: &str) -> Result<Option<u64>, StoreFault> {
        let mut stored = None;
        for side in Side::BOTH {
            let text = self.store.get(&side.store_key(key))?;
            stored = stored.max(text.as_deref().and_then(envelope::seq_of));
        }
        Ok(stored)
    }

    fn know(&self, key: &str, seq: u64) {
        let mut known = self.known.borrow_mut();
        let known = known.entry(key.into()).or_insert(0);
        *known = seq.max(*known);
    }
}

fn save_fault(fault: WriteFault) -> SaveFault {
    match fault {
        WriteFault::Stale { stored } => SaveFault::Stale { known: 0, stored },
        WriteFault::NewerVersion(version) => SaveFault::NewerVersion(version),
        WriteFault::Occupied { .. } => {
            SaveFault::Store(StoreFault::Refused("the place is taken".into()))
        }
        WriteFault::Store(fault) => SaveFault::Store(fault),
    }
}

#[cfg(test)]
mod tests;
