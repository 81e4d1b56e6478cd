//! A second copy of everything stored, against losses when the browser is killed:
//! [`MirroredStore`].
//!
//! A browser keeps `localStorage` in memory and writes it seconds to minutes later, so a browser
//! that is killed loses what the page saved long before. Every write here is therefore also handed,
//! in order, to a [`Sink`], which takes longer but writes at once (IndexedDB, `platform::mirror`).
//!
//! Every write has a number, and the last number is stored beside the values ([`WRITTEN`], written
//! after the value, so it never runs ahead). At the next start the writes of the second copy with
//! higher numbers than the first copy knows are reconciled with the first
//! ([`MirroredStore::reconcile`]), and so is what was written without the second copy and what is
//! damaged in the first one, however old it is ([`MirroredStore::asked`]).

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
/// of the last write before that, and the names of the values.
const ALONE: &str = "zeitnot.alone";

/// The key of the names of the values that are being brought back, until the page has told the
/// user: a page that is killed meanwhile leaves them to the next one.
pub(super) const RESTORING: &str = "zeitnot.restoring";

/// At most this many names are noted; beyond that, any value may have been written.
const NOTED: usize = 256;
const ANY: &str = "*";

/// Two tabs that write at the same moment may use the same numbers, so this many writes before the
/// last known one are compared too.
const OVERLAP: u64 = 64;

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

    /// The second copy.
    pub fn sink(&self) -> &K {
        &self.sink
    }

    /// The number of the last write that the first copy knows.
    pub fn written(below: &S) -> u64 {
        let text = below.get(WRITTEN).ok().flatten();
        text.and_then(|text| number(&text)).unwrap_or(0)
    }

    /// The number of the last write before the second copy was missing, and the names of the values
    /// written since: see [`ALONE`].
    fn alone(below: &S) -> Option<(u64, Vec<String>)> {
        let text = below.get(ALONE).ok().flatten()?;
        let mut words = text.split(' ');
        let number = number(words.next()?)?;
        Some((number, words.map(String::from).collect()))
    }

    /// Notes a value that is written without the second copy.
    fn note_alone(&self, key: &str, written: u64) {
        let known = MirroredStore::<S, K>::alone(&self.below);
        let is_first = known.is_none();
        let (number, mut names) = known.unwrap_or((written, Vec::new()));
        let is_noted = |name: &&str| names.iter().any(|known| known == name || known == ANY);
        let name = name_of(key).filter(|name| !is_noted(name));
        let name = name.map(|name| if names.len() < NOTED { name } else { ANY });
        if !is_first && name.is_none() {
            return;
        }
        names.extend(name.map(String::from));
        names.insert(0, number.to_string());
        // Without room for the note, the copies are compared as after a kill.
        let _ = self.below.set(ALONE, &names.join(" "));
    }

    /// The number of the last write that both copies can know.
    fn common(below: &S) -> u64 {
        let written = MirroredStore::<S, K>::written(below);
        MirroredStore::<S, K>::alone(below).map_or(written, |(number, _)| number.min(written))
    }

    /// Whether the second copy lacks something that the first had written when its number was
    /// `written`. `last` is the last number of the second copy; `None` if it is incomplete.
    pub fn lacks(below: &S, last: Option<u64>, written: u64) -> bool {
        last.is_none_or(|last| last < written) || MirroredStore::<S, K>::alone(below).is_some()
    }

    /// Writes of the second copy with higher numbers than this are to be compared.
    pub fn compared_from(below: &S) -> u64 {
        MirroredStore::<S, K>::common(below).saturating_sub(OVERLAP)
    }

    /// The keys under which the writes of the second copy are to be compared however old they are:
    /// of damaged values, and of all that was written without the second copy, with what is one
    /// with it, so that both courses are whole.
    pub fn asked(below: &S) -> Vec<String> {
        let (_, alone) = MirroredStore::<S, K>::alone(below).unwrap_or_default();
        let keys = below.keys().unwrap_or_default();
        let is_damaged =
            |key: &String| matches!(below.get(key), Ok(Some(text)) if is_damaged(key, &text));
        let is_asked = |key: &&String| {
            name_of(key).is_some_and(|name| was_alone(&alone, &unit_of(name))) || is_damaged(key)
        };
        let names = keys.iter().filter(is_asked).filter_map(|key| name_of(key));
        let mut names: Vec<&str> = names.chain(alone.iter().map(String::as_str)).collect();
        names.sort_unstable();
        names.dedup();
        let slots = |name: &str| Side::BOTH.map(|side| side.store_key(name));
        names.into_iter().flat_map(slots).collect()
    }

    /// Hands the text under this key to the second copy again, where it may be missing or
    /// different.
    pub fn record_again(&self, key: &str) {
        match self.below.get(key) {
            Ok(Some(text)) if !is_damaged(key, &text) => self.record(key, Some(text)),
            // How late the removed text was is unknown, so its sequence number is 0.
            Ok(None) => self.hand_over(key, 0, None),
            _ => {}
        }
    }

    fn record_value_again(&self, name: &str) {
        for side in Side::BOTH {
            self.record_again(&side.store_key(name));
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
            self.note_alone(key, written);
        }
        let number = self.number.get().max(written).saturating_add(1);
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
        let before = self.below.get(key)?;
        self.below.remove(key)?;
        match before {
            // The second copy may have a whole value instead.
            Some(text) if !is_damaged(key, &text) => {
                let seq = Envelope::seq_of(&text).unwrap_or(0);
                self.hand_over(key, seq, None);
            }
            _ => {}
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
