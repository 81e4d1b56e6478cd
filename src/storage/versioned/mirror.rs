//! A second copy of everything stored, against losses when the browser is killed:
//! [`MirroredStore`].
//!
//! A browser keeps `localStorage` in memory and writes it seconds to minutes later, so a browser
//! that is killed loses what the page saved long before. Every write here is therefore also handed,
//! in order, to a [`Sink`], which takes longer but writes at once (IndexedDB, `platform::mirror`).
//!
//! Every write has a number, and the last number is stored beside the values ([`WRITTEN`], written
//! after the value, so it never runs ahead). At the next start, writes of the second copy with
//! higher numbers than the first copy knows are compared value by value, and the higher sequence
//! number wins ([`MirroredStore::reconcile`]). Values that are damaged in the first copy are
//! compared too, however old they are ([`damaged`]).

use std::cell::Cell;
use std::collections::BTreeMap;

use super::envelope::Envelope;
use super::quarantine;
use super::slots::{PREFIX, Pair, Side, Slot, name_of};
use crate::storage::store::{Store, StoreError};

mod replica;

pub use replica::Replica;

/// The key of the number of the last write, stored as plain text like the heartbeat.
pub(super) const WRITTEN: &str = "zeitnot.written";

/// The key of what was written while there was no second copy, until there is one again: the number
/// of the last write before that, and the names of the values.
const ALONE: &str = "zeitnot.alone";

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

/// The result of reconciling both copies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reconciled {
    /// The values that were brought back from the second copy.
    pub restored: Vec<String>,
    /// The values for which it is unknown which copy is later: they differ under the same sequence
    /// number, or each was written without the other. The one with the higher number wins, or else
    /// the first copy; the other is in the quarantine.
    pub disputed: Vec<String>,
    /// The values of which the first copy had an unreadable text. It is in the quarantine.
    pub set_aside: Vec<String>,
    /// The values of the second copy that the store refused, and why.
    pub refused: Vec<(String, StoreError)>,
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

    /// What was written without the second copy: see [`ALONE`].
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

    /// Reconciles both copies, before anything is read: of each value, the higher sequence number
    /// wins. Where the order is unknown, neither is lost: one stays and the other is set aside.
    pub fn reconcile(&self, writes: Vec<Write>) -> Reconciled {
        let known = MirroredStore::<S, K>::common(&self.below);
        let (_, alone) = MirroredStore::<S, K>::alone(&self.below).unwrap_or_default();
        let last = writes.iter().map(|write| write.number).max();
        let mut reconciled = Reconciled::default();
        let mut values: BTreeMap<String, Vec<Write>> = BTreeMap::new();
        for write in writes {
            match name_of(&write.key) {
                Some(name) => values.entry(name.into()).or_default().push(write),
                None if write.number > known => self.restore_plain(write, &mut reconciled),
                None => {}
            }
        }
        for (name, writes) in values {
            let here = alone.iter().any(|noted| *noted == name || noted == ANY);
            let both_went_on = here && writes.iter().any(|write| write.number > known);
            let done = self.reconcile_value(&name, &writes, known, both_went_on, &mut reconciled);
            if let Err(fault) = done {
                reconciled.refused.push((name, fault));
            }
        }
        let written = MirroredStore::<S, K>::written(&self.below);
        self.number.set(written.max(last.unwrap_or(0)));
        if !reconciled.refused.is_empty() {
            self.is_held.set(true);
            return reconciled;
        }
        if self.number.get() > written {
            // A number that is too low only costs some comparisons.
            let _ = self.below.set(WRITTEN, &self.number.get().to_string());
        }
        let _ = self.below.remove(ALONE);
        reconciled
    }

    /// Restores a text without a sequence number: the later write wins.
    fn restore_plain(&self, write: Write, reconciled: &mut Reconciled) {
        let Write { key, text, .. } = write;
        if !is_mirrored(&key) {
            return;
        }
        let here = self.below.get(&key).ok().flatten();
        let done = match text {
            _ if here == text => Ok(()),
            // Texts in the quarantine are never overwritten.
            Some(_) if here.is_some() && key.starts_with(quarantine::ROOM) => Ok(()),
            Some(text) => self.below.set(&key, &text),
            None => self.below.remove(&key),
        };
        if let Err(fault) = done {
            reconciled.refused.push((key, fault));
        }
    }

    fn reconcile_value(
        &self,
        name: &str,
        writes: &[Write],
        known: u64,
        both_went_on: bool,
        reconciled: &mut Reconciled,
    ) -> Result<(), StoreError> {
        // Of any version: the reader decides what to do with it.
        let pair = Pair::look(&self.below, name, u32::MAX)?;
        let ours = pair.latest();
        let our_seq = ours.map(|(_, value)| value.seq);
        let theirs: Vec<(&Write, Envelope)> = writes
            .iter()
            .filter_map(|write| {
                let text = write.text.as_deref()?;
                Some((write, Envelope::parse(text, u32::MAX).ok()?))
            })
            .collect();
        let latest = theirs.iter().max_by_key(|(_, value)| value.seq);
        let Some((write, value)) = latest else {
            // It was deleted after the value here was written.
            let deleted = writes.iter().any(|write| write.number > known);
            let seq = writes.iter().map(|write| write.seq).max();
            if deleted && our_seq.is_some() && our_seq <= seq && !both_went_on {
                self.take_away(name)?;
                reconciled.restored.push(name.into());
            }
            return Ok(());
        };
        let same = ours.is_some_and(|(_, ours)| ours == value);
        match our_seq {
            Some(_) if same => {}
            Some(seq) if seq > value.seq && !both_went_on => self.record_value_again(name),
            // A write with a higher number than the first copy knows is later.
            Some(seq) if seq > value.seq || seq == value.seq && write.number <= known => {
                let text = write.text.as_deref().unwrap_or_default();
                self.dispute(name, &write.key, text, reconciled)?;
                self.record_value_again(name);
            }
            // The first copy knew it and no longer has it: it was deleted.
            None if write.number <= known && is_empty(&pair) => self.record_value_again(name),
            _ => {
                if both_went_on && let Some((side, _)) = ours {
                    let key = side.store_key(name);
                    let text = self.below.get(&key)?.unwrap_or_default();
                    self.dispute(name, &key, &text, reconciled)?;
                }
                if self.bring_back(name, writes, &theirs)? {
                    reconciled.set_aside.push(name.into());
                }
                reconciled.restored.push(name.into());
            }
        }
        Ok(())
    }

    /// Puts the losing text into the quarantine.
    fn dispute(
        &self,
        name: &str,
        key: &str,
        text: &str,
        reconciled: &mut Reconciled,
    ) -> Result<(), StoreError> {
        let place = key.strip_prefix(PREFIX).unwrap_or(key);
        quarantine::keep(&self.below, place, text)?;
        reconciled.disputed.push(name.into());
        Ok(())
    }

    fn take_away(&self, name: &str) -> Result<(), StoreError> {
        Side::BOTH
            .into_iter()
            .try_for_each(|side| self.below.remove(&side.store_key(name)))
    }

    /// Restores both slots from the second copy. The later one goes first, so that after a kill the
    /// same work is found again. Returns whether an unreadable text was set aside.
    fn bring_back(
        &self,
        name: &str,
        writes: &[Write],
        theirs: &[(&Write, Envelope)],
    ) -> Result<bool, StoreError> {
        let mut set_aside = false;
        let mut theirs: Vec<&(&Write, Envelope)> = theirs.iter().collect();
        // The latest first; there are two at most.
        while let Some(latest) = (0..theirs.len()).max_by_key(|&place| theirs[place].1.seq) {
            let (write, _) = theirs.swap_remove(latest);
            let here = self.below.get(&write.key)?;
            if here
                .as_deref()
                .is_some_and(|text| is_damaged(&write.key, text))
            {
                set_aside |= quarantine::set_aside(&self.below, &write.key)?.is_some();
            }
            self.below
                .set(&write.key, write.text.as_deref().unwrap_or_default())?;
        }
        for side in Side::BOTH {
            let key = side.store_key(name);
            let gone = writes
                .iter()
                .any(|write| write.key == key && write.text.is_none());
            if gone {
                self.below.remove(&key)?;
            }
        }
        Ok(set_aside)
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

/// The names of values with a damaged slot: what the second copy has of them is to be compared too.
pub fn damaged(store: &impl Store) -> Vec<String> {
    let keys = store.keys().unwrap_or_default();
    let is_damaged =
        |key: &String| matches!(store.get(key), Ok(Some(text)) if is_damaged(key, &text));
    let damaged = keys.iter().filter(|key| is_damaged(key));
    let names = damaged.filter_map(|key| name_of(key)).map(str::to_owned);
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names.dedup();
    let places = |name: String| Side::BOTH.map(|side| side.store_key(&name));
    names.into_iter().flat_map(places).collect()
}

/// Whether a key is in the second copy too: all of Zeitnot's, except those about the copies.
fn is_mirrored(key: &str) -> bool {
    key.starts_with(PREFIX) && key != WRITTEN && key != ALONE
}

/// Parses the number of a write; `None` above the highest that writing can reach.
fn number(text: &str) -> Option<u64> {
    let number = text.parse().ok()?;
    (number <= Envelope::MAX_SEQ).then_some(number)
}

/// Whether both slots are empty, without even an unreadable text.
fn is_empty(pair: &Pair) -> bool {
    pair.slots.iter().all(|(_, slot)| *slot == Slot::Empty)
}

/// Whether a text is in the slot of a value but is not a whole value.
fn is_damaged(key: &str, text: &str) -> bool {
    name_of(key).is_some() && Envelope::parse(text, u32::MAX).is_err()
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
