//! A second copy of everything stored, against losses when the browser is killed:
//! [`MirroredStore`].
//!
//! A browser keeps `localStorage` in memory and writes it seconds to minutes later, so a browser
//! that is killed loses what the page saved long before. Every write here is therefore also handed,
//! in order, to a [`Sink`], which takes longer but writes at once (IndexedDB, `platform::mirror`).
//!
//! Every write has a number, and the last number is stored with the values ([`WRITTEN`], written
//! after the value, so it never runs ahead). At the next start the second copy is read whole and
//! reconciled with the first ([`MirroredStore::reconcile`]); the number tells which of its writes the
//! first copy had.
//!
//! A deletion is a write like any other: the second copy keeps that the text was removed. A text that
//! the first copy merely lacks was not deleted: something else on the same site may have cleared the
//! storage, whole or in parts, while a page was open, which then went on writing and counting.

use std::cell::Cell;

use super::envelope::Envelope;
use super::slots::{PREFIX, Side, name_of};
use crate::storage::kind::{has_form, unit_of};
use crate::storage::store::{Store, StoreError};

mod reconcile;
mod replica;

pub use reconcile::{Diverged, Reconciled};
pub use replica::Replica;

/// The key of the number of the last write, stored as plain text like the heartbeat.
pub(super) const WRITTEN: &str = "zeitnot.written";

/// The key of what was written while there was no second copy, until there is one again: the number
/// of the last write before that, and the names of the values. A name is there once more behind
/// [`DELETED`] if the value was deleted.
const ALONE: &str = "zeitnot.alone";

/// The key of the names of the values that are being brought back, until the page has told the
/// user: a page that is killed meanwhile leaves them to the next one.
pub(super) const RESTORING: &str = "zeitnot.restoring";

/// At most this many names are noted; beyond that, any value may have been written.
const NOTED: usize = 256;
const ANY: &str = "*";
const DELETED: char = '-';

/// How far a page goes on in the numbers when the last one is no longer stored: another tab may have
/// written this much since.
const LEAP: u64 = 1 << 20;

/// The last write under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The key in the store.
    pub key: String,
    /// The number of the write: later ones have higher numbers.
    pub number: u64,
    /// The sequence number of the value written or removed; 0 for a text that is not a value.
    pub seq: u64,
    /// The text; `None` if it was removed.
    pub text: Option<String>,
}

/// Receives the writes for the second copy, without making anyone wait.
pub trait Sink {
    /// Takes a write. Writes arrive in the second copy in the order in which they were taken.
    fn take(&self, write: Write);

    /// Whether it still takes anything.
    fn is_working(&self) -> bool;
}

/// A store whose writes also go to a [`Sink`].
#[derive(Debug)]
pub struct MirroredStore<S, K> {
    below: S,
    sink: K,
    /// The number of the last write of this page.
    number: Cell<u64>,
    /// Whether the number must not advance, because there was no room for what the second copy has:
    /// it is tried again at the next start.
    is_held: Cell<bool>,
}

impl<S: Store, K: Sink> MirroredStore<S, K> {
    /// `below`, with a second copy.
    pub fn new(below: S, sink: K) -> MirroredStore<S, K> {
        MirroredStore {
            below,
            sink,
            number: Cell::new(0),
            is_held: Cell::new(false),
        }
    }

    /// The number of the last write that the first copy knows.
    pub fn written(below: &S) -> u64 {
        let text = below.get(WRITTEN).ok().flatten();
        text.and_then(|text| number(&text)).unwrap_or(0)
    }

    /// Notes a value that is written, or deleted, without the second copy.
    fn note_alone(&self, key: &str, written: u64, is_deleted: bool) {
        let known = noted_alone(&self.below);
        let is_first = known.is_none();
        let (number, mut names) = known.unwrap_or((written, Vec::new()));
        let name = name_of(key).map(String::from);
        let deleted = name.as_deref().filter(|_| is_deleted).map(deletion_of);
        let mut is_new = is_first;
        for name in name.into_iter().chain(deleted) {
            if names.contains(&name) || names.iter().any(|known| known == ANY) {
                continue;
            }
            let is_room = names.len() < NOTED;
            names.push(if is_room { name } else { ANY.into() });
            is_new = true;
        }
        if !is_new {
            return;
        }
        names.insert(0, number.to_string());
        // Without room for the note, the copies are compared as after a kill.
        let _ = self.below.set(ALONE, &names.join(" "));
    }

    /// The number of the last write that both copies can know.
    fn common(below: &S) -> u64 {
        let written = MirroredStore::<S, K>::written(below);
        noted_alone(below).map_or(written, |(number, _)| number.min(written))
    }

    /// Whether the second copy lacks something that the first had written when its number was
    /// `written`. `last` is the last number of the second copy; `None` if it is incomplete.
    pub fn lacks(below: &S, last: Option<u64>, written: u64) -> bool {
        last.is_none_or(|last| last < written) || noted_alone(below).is_some()
    }

    /// Hands the text under this key to the second copy again, where it may be missing or
    /// different. If there is none, it may have been cleared: that is not handed over.
    pub fn record_again(&self, key: &str) {
        if let Ok(Some(text)) = self.below.get(key)
            && !is_damaged(key, &text)
        {
            self.record(key, Some(text));
        }
    }

    /// The same for both slots of a value that is deleted, or whole in the first copy. `seq` is the
    /// highest sequence number that either copy has of it.
    fn record_value_again(&self, name: &str, seq: u64) {
        for side in Side::BOTH {
            let key = side.store_key(name);
            match self.below.get(&key) {
                Ok(None) => self.hand_over(&key, seq, None),
                _ => self.record_again(&key),
            }
        }
    }

    fn record(&self, key: &str, text: Option<String>) {
        let seq = text.as_deref().and_then(Envelope::seq_of).unwrap_or(0);
        self.hand_over(key, seq, text);
    }

    fn hand_over(&self, key: &str, seq: u64, text: Option<String>) {
        if !is_mirrored(key) {
            return;
        }
        let written = MirroredStore::<S, K>::written(&self.below);
        if !self.sink.is_working() {
            self.note_alone(key, written, text.is_none());
        }
        let before = self.number.get().max(written);
        let is_cleared = before > 0 && written == 0;
        let number = before.saturating_add(if is_cleared { LEAP } else { 1 });
        self.number.set(number);
        if !self.is_held.get() {
            // The number also advances while there is no second copy, which then learns at the next
            // start that it lacks something.
            let _ = self.below.set(WRITTEN, &number.to_string());
        }
        if self.sink.is_working() {
            self.sink.take(Write {
                key: key.into(),
                number,
                seq,
                text,
            });
        }
    }
}

/// The word that notes that a value was deleted without the second copy.
fn deletion_of(name: &str) -> String {
    format!("{DELETED}{name}")
}

/// The number of the last write before the second copy was missing, and the names of the values
/// written since: see [`ALONE`].
fn noted_alone(below: &impl Store) -> Option<(u64, Vec<String>)> {
    let text = below.get(ALONE).ok().flatten()?;
    let mut words = text.split(' ');
    let number = number(words.next()?)?;
    Some((number, words.map(String::from).collect()))
}

/// Whether a value was written since there was a second copy last.
pub(in crate::storage) fn is_written_alone(below: &impl Store, name: &str) -> bool {
    noted_alone(below).is_some_and(|(_, names)| was_alone(&names, name))
}

/// Whether something of a unit was written without the second copy.
fn was_alone(alone: &[String], unit: &str) -> bool {
    let is_of_it = |noted: &String| noted == ANY || unit_of(noted) == unit;
    alone.iter().any(is_of_it)
}

/// Whether a key is in the second copy too: all of Zeitnot's, except those about the copies.
fn is_mirrored(key: &str) -> bool {
    key.starts_with(PREFIX) && ![WRITTEN, ALONE, RESTORING].contains(&key)
}

/// Parses the number of a write; `None` above the highest that writing can reach. The text has no
/// checksum: damage could else bring a number after which none comes, and no write would ever again
/// count as later.
fn number(text: &str) -> Option<u64> {
    let number = text.parse().ok()?;
    (number <= Envelope::MAX_SEQ / 2).then_some(number)
}

/// Whether a text is in the slot of a value but is not a whole value of that kind.
fn is_damaged(key: &str, text: &str) -> bool {
    name_of(key).is_some_and(|name| {
        !Envelope::parse(text, u32::MAX).is_ok_and(|value| has_form(name, &value.body))
    })
}

impl<S: Store, K: Sink> Store for MirroredStore<S, K> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.below.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.below.set(key, text)?;
        self.record(key, Some(text.into()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.delete(key, 0)
    }

    fn delete(&self, key: &str, seq: u64) -> Result<(), StoreError> {
        let before = self.below.get(key)?;
        self.below.remove(key)?;
        match before {
            // The second copy may have a whole value instead.
            Some(text) if is_damaged(key, &text) => {}
            // If there was none, the storage may have been cleared, and the second copy has it.
            before => {
                let here = before.as_deref().and_then(Envelope::seq_of);
                self.hand_over(key, seq.max(here.unwrap_or(0)), None);
            }
        }
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.below.keys()
    }

    fn copy(&self, from: &str, to: &str) -> Result<(), StoreError> {
        self.below.copy(from, to)?;
        self.record(to, self.below.get(to)?);
        Ok(())
    }

    fn is_mirrored(&self) -> bool {
        self.sink.is_working()
    }
}

#[cfg(test)]
pub(super) mod tests;
