//! Reconciling the two copies: [`MirroredStore::reconcile`].
//!
//! Texts that both copies have alike are skipped. A value that the first copy lacks comes back,
//! unless it was deleted, which is written. Of two values the higher sequence number wins. Values
//! that make one whole, a game of the clock with its tails, are reconciled together: they never come
//! from two courses. Where both copies went on without each other, or the first was cleared and
//! began again, their numbers do not give an order. Then the first copy stays, because it was
//! written last; the second copy's course goes into the quarantine and is reported whole
//! ([`Diverged`]), for a caller that understands it.
//!
//! Two things keep this apart from restoring a backup, which parses the values and merges them. A
//! value that this version of the page cannot parse comes back too, as it was, with both its slots.
//! And most values have no order of their own: with the same texts and sequence numbers in both
//! copies, a value may have lost its later slot or may have been begun again, and only the order of
//! the writes tells (`only_the_order_of_writes_tells_a_lost_slot_from_a_value_begun_again`).

use super::super::envelope::Envelope;
use super::super::quarantine;
use super::super::slots::{PREFIX, Pair, Side, Slot, name_of};
use super::{
    ALONE, MirroredStore, RESTORING, Sink, WRITTEN, Write, deletion_of, is_damaged, is_mirrored,
    noted_alone, was_alone,
};
use crate::storage::kind::{has_form, unit_of};
use crate::storage::store::{Store, StoreError};

/// The result of reconciling both copies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reconciled {
    /// The values that were brought back from the second copy, also those of an earlier start that
    /// was killed before it could report them.
    pub restored: Vec<String>,
    /// The values that were deleted again, as the second copy knew.
    pub deleted: Vec<String>,
    /// The values and games that have another course in the second copy.
    pub diverged: Vec<Diverged>,
    /// The values of which the first copy had an unreadable text. It is in the quarantine.
    pub set_aside: Vec<String>,
    /// The values of the second copy that the store refused, and why.
    pub refused: Vec<(String, StoreError)>,
}

/// Something of which each copy has its own course. The first copy's is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diverged {
    /// The value, or the game that is one with its tails.
    pub unit: String,
    /// The latest whole texts of the second copy under their keys in the store.
    pub texts: Vec<(String, String)>,
    /// The keys in the quarantine of those that differ from the first copy.
    pub quarantine_keys: Vec<String>,
}

/// One value in both copies.
struct Versions {
    name: String,
    /// The writes to its slots that the second copy knows.
    writes: Vec<Write>,
    /// The whole values of the second copy, the latest last.
    theirs: Vec<(Write, Envelope)>,
    /// The slots of the first copy, of any version: the reader decides what to do with it.
    pair: Pair,
    /// The latest sensible value of the first copy.
    ours: Option<(Side, Envelope)>,
    /// Whether the value was deleted without the second copy.
    is_deleted: bool,
    /// Whether it is a part of something that was written whole after it, or deleted.
    is_replaced: bool,
}

/// How a value is to be reconciled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// Both copies agree, or there is nothing to bring back.
    Settled,
    /// The first copy is later, or the value was deleted from it.
    Ours,
    /// The second copy is later.
    Theirs,
    /// It was deleted after the first copy was written.
    Deleted,
    /// Neither goes on from the other.
    Unclear,
}

impl Versions {
    fn of(below: &impl Store, name: &str, writes: Vec<Write>) -> Result<Versions, StoreError> {
        let pair = Pair::look(below, name, u32::MAX)?;
        let is_sensible = |value: &Envelope| has_form(name, &value.body);
        let whole = |write: &Write| {
            let value = Envelope::parse(write.text.as_deref()?, u32::MAX).ok()?;
            is_sensible(&value).then(|| (write.clone(), value))
        };
        let mut theirs: Vec<(Write, Envelope)> = writes.iter().filter_map(whole).collect();
        // There are two at most.
        if let [(_, first), (_, second)] = &theirs[..]
            && first.seq > second.seq
        {
            theirs.reverse();
        }
        let ours = pair.latest_if(is_sensible);
        let ours = ours.map(|(side, value)| (side, value.clone()));
        Ok(Versions {
            name: name.to_owned(),
            writes,
            theirs,
            pair,
            ours,
            is_deleted: false,
            is_replaced: false,
        })
    }

    /// The sequence number of the latest value in either copy.
    fn seq(&self) -> Option<u64> {
        let ours = self.ours.as_ref().map(|(_, value)| value.seq);
        ours.max(self.theirs.last().map(|(_, value)| value.seq))
    }

    /// Whether the second copy knows that the value was removed. A text that makes no sense there is
    /// not a removal.
    fn is_removed_there(&self) -> bool {
        let is_removal = |write: &Write| write.text.is_none();
        !self.writes.is_empty() && self.writes.iter().all(is_removal)
    }

    /// Whether neither copy has it, and the second knows that it was removed.
    fn is_removed(&self) -> bool {
        self.ours.is_none() && self.is_removed_there()
    }

    /// Which copy is later; `known` is the number of the last write that both can know.
    fn verdict(&self, known: u64) -> Verdict {
        let Some((write, theirs)) = self.theirs.last() else {
            let Some((_, ours)) = &self.ours else {
                return Verdict::Settled;
            };
            let is_later = self.writes.iter().any(|write| write.number > known);
            let seq = self.writes.iter().map(|write| write.seq).max();
            return if is_later && Some(ours.seq) <= seq && self.is_removed_there() {
                Verdict::Deleted
            } else {
                Verdict::Ours
            };
        };
        let is_later = write.number > known;
        let Some((_, ours)) = &self.ours else {
            let is_empty = self.pair.slots.iter().all(|(_, slot)| *slot == Slot::Empty);
            let is_gone = self.is_replaced || self.is_deleted && !is_later && is_empty;
            return if is_gone {
                Verdict::Ours
            } else {
                Verdict::Theirs
            };
        };
        let is_earlier =
            |(earlier, value): &(Write, Envelope)| value == ours && earlier.number < write.number;
        if ours == theirs {
            Verdict::Settled
        } else if ours.seq > theirs.seq {
            Verdict::Ours
        } else if is_later || ours.seq < theirs.seq && self.theirs.iter().any(is_earlier) {
            // The first copy did not know this write, or has lost it and shows the one before.
            Verdict::Theirs
        } else {
            Verdict::Unclear
        }
    }
}

impl<S: Store, K: Sink> MirroredStore<S, K> {
    /// Reconciles both copies, before anything is read, or when the second copy has answered late:
    /// `writes` are all that it has. Nothing is lost: where the order is unknown, one course stays
    /// and the other is reported and set aside.
    pub fn reconcile(&self, writes: Vec<Write>) -> Reconciled {
        let known = MirroredStore::<S, K>::common(&self.below);
        let (_, alone) = noted_alone(&self.below).unwrap_or_default();
        let last = writes.iter().map(|write| write.number).max();
        let mut reconciled = Reconciled {
            restored: self.interrupted(),
            ..Reconciled::default()
        };
        let named = |write: Write| {
            let name = name_of(&write.key).unwrap_or_default().to_owned();
            (unit_of(&name), name, write)
        };
        let mut named: Vec<(String, String, Write)> = writes.into_iter().map(named).collect();
        named.sort_unstable_by(|one, other| (&one.0, &one.2.key).cmp(&(&other.0, &other.2.key)));
        for writes in named.chunk_by(|one, other| one.0 == other.0) {
            let (unit, ..) = &writes[0];
            if unit.is_empty() {
                for (.., write) in writes {
                    self.restore_plain(write, known, &mut reconciled);
                }
                continue;
            }
            let is_alike = |write: &Write| self.below.get(&write.key).as_ref() == Ok(&write.text);
            if writes.iter().all(|(.., write)| is_alike(write)) {
                continue;
            }
            let done = self.reconcile_unit(unit, writes, known, &alone, &mut reconciled);
            if let Err(fault) = done {
                reconciled.refused.push((unit.clone(), fault));
            }
        }
        reconciled.restored.sort_unstable();
        reconciled.restored.dedup();
        let written = MirroredStore::<S, K>::written(&self.below);
        let number = self.number.get().max(written);
        self.number.set(number.max(last.unwrap_or(0)));
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

    /// Notes that the page has reported to the user what was brought back.
    pub fn mark_reported(below: &S) {
        let _ = below.remove(RESTORING);
    }

    /// The values that a page was bringing back when it was killed, or whose return it had not
    /// reported yet.
    fn interrupted(&self) -> Vec<String> {
        let text = self.below.get(RESTORING).ok().flatten().unwrap_or_default();
        let names = text.split(' ').filter(|name| !name.is_empty());
        names.map(String::from).collect()
    }

    /// Notes the values that are about to be brought back. Without room for the note, only this
    /// page can report them.
    fn note_restoring(&self, names: impl Iterator<Item = String>) {
        let mut all = self.interrupted();
        all.extend(names);
        all.sort_unstable();
        all.dedup();
        let _ = self.below.set(RESTORING, &all.join(" "));
    }

    /// Restores a text without a sequence number: the later write wins.
    fn restore_plain(&self, write: &Write, known: u64, reconciled: &mut Reconciled) {
        let Write {
            key, text, number, ..
        } = write;
        if !is_mirrored(key) {
            return;
        }
        let here = self.below.get(key).ok().flatten();
        let done = match text {
            _ if here == *text => Ok(()),
            _ if here.is_some() && *number <= known => Ok(()),
            // Texts in the quarantine are never overwritten.
            Some(_) if here.is_some() && key.starts_with(quarantine::ROOM) => Ok(()),
            Some(text) => self.below.set(key, text),
            None => self.below.remove(key),
        };
        if let Err(fault) = done {
            reconciled.refused.push((key.clone(), fault));
        }
    }

    /// Reconciles the values that make one whole, given its writes behind their units and names.
    /// `alone` names what was written without the second copy.
    fn reconcile_unit(
        &self,
        unit: &str,
        writes: &[(String, String, Write)],
        known: u64,
        alone: &[String],
        reconciled: &mut Reconciled,
    ) -> Result<(), StoreError> {
        let mut versions = Vec::new();
        for writes in writes.chunk_by(|one, other| one.1 == other.1) {
            let of_value = writes.iter().map(|(.., write)| write.clone()).collect();
            versions.push(Versions::of(&self.below, &writes[0].1, of_value)?);
        }
        let was_alone = was_alone(alone, unit);
        let whole = match versions.iter().position(|value| value.name == unit) {
            Some(place) => &versions[place],
            None => &Versions::of(&self.below, unit, Vec::new())?,
        };
        let (whole, is_gone) = (whole.seq(), whole.is_removed());
        for value in &mut versions {
            value.is_deleted = alone.contains(&deletion_of(&value.name));
            let is_older = whole.is_some_and(|whole| value.seq() < Some(whole));
            value.is_replaced = value.name != unit && (is_older || is_gone);
        }
        let verdicts: Vec<Verdict> = versions.iter().map(|value| value.verdict(known)).collect();
        let mut writes = versions.iter().flat_map(|value| &value.writes);
        let both_went_on = was_alone && writes.any(|write| write.number > known);
        let is_apart = both_went_on || verdicts.contains(&Verdict::Unclear);
        let is_here = versions.iter().any(|value| value.ours.is_some());
        let is_settled = verdicts.iter().all(|verdict| *verdict == Verdict::Settled);
        if is_apart && is_here && !is_settled {
            return self.keep_ours(unit, &versions, reconciled);
        }
        if verdicts.contains(&Verdict::Theirs) {
            let both = versions.iter().zip(&verdicts);
            let restored = both.filter(|(_, verdict)| **verdict == Verdict::Theirs);
            self.note_restoring(restored.map(|(value, _)| value.name.clone()));
        }
        for (value, verdict) in versions.iter().zip(verdicts) {
            match verdict {
                Verdict::Settled => {}
                Verdict::Ours | Verdict::Unclear => self.hand_over_again(value),
                Verdict::Theirs => {
                    if self.bring_back(value)? {
                        reconciled.set_aside.push(value.name.clone());
                    }
                    reconciled.restored.push(value.name.clone());
                }
                // A deletion of what was written without the second copy would lose that.
                Verdict::Deleted if was_alone => {}
                Verdict::Deleted => {
                    for side in Side::BOTH {
                        self.below.remove(&side.store_key(&value.name))?;
                    }
                    reconciled.deleted.push(value.name.clone());
                }
            }
        }
        Ok(())
    }

    /// Keeps the first copy's course whole, and puts what differs of the second copy's into the
    /// quarantine.
    fn keep_ours(
        &self,
        unit: &str,
        versions: &[Versions],
        reconciled: &mut Reconciled,
    ) -> Result<(), StoreError> {
        let mut diverged = Diverged {
            unit: unit.to_owned(),
            texts: Vec::new(),
            quarantine_keys: Vec::new(),
        };
        for value in versions {
            let Some((write, theirs)) = value.theirs.last() else {
                continue;
            };
            let text = write.text.clone().unwrap_or_default();
            if value.ours.as_ref().is_none_or(|(_, ours)| ours != theirs) {
                let place = write.key.strip_prefix(PREFIX).unwrap_or(&write.key);
                let key = quarantine::set_text_aside(self, place, &text)?;
                diverged.quarantine_keys.push(key);
            }
            diverged.texts.push((write.key.clone(), text));
        }
        for value in versions {
            self.hand_over_again(value);
        }
        for key in self.below.keys()? {
            if name_of(&key).is_some_and(|name| unit_of(name) == unit) {
                self.record_again(&key);
            }
        }
        if !diverged.quarantine_keys.is_empty() {
            reconciled.diverged.push(diverged);
        }
        Ok(())
    }

    /// Hands a value to the second copy again, or that it is deleted. A removal there keeps the
    /// sequence number of what it removed: an earlier text that a kill brings back must not seem to
    /// be later.
    fn hand_over_again(&self, value: &Versions) {
        let removals = value.writes.iter().filter(|write| write.text.is_none());
        let removed = removals.map(|write| write.seq).max();
        self.record_value_again(&value.name, value.seq().max(removed).unwrap_or(0));
    }

    /// Restores both slots from the second copy. The later one goes first, so that after a kill the
    /// same work is found again. Returns whether an unreadable text was set aside.
    fn bring_back(&self, value: &Versions) -> Result<bool, StoreError> {
        let mut set_aside = false;
        let mut set_aside_damaged = |key: &str| -> Result<(), StoreError> {
            let here = self.below.get(key)?;
            if here.is_some_and(|text| is_damaged(key, &text)) {
                set_aside |= quarantine::set_aside(&self.below, key)?.is_some();
            }
            Ok(())
        };
        for (write, _) in value.theirs.iter().rev() {
            set_aside_damaged(&write.key)?;
            let text = write.text.as_deref().unwrap_or_default();
            self.below.set(&write.key, text)?;
        }
        for side in Side::BOTH {
            set_aside_damaged(&side.store_key(&value.name))?;
        }
        for write in value.writes.iter().filter(|write| write.text.is_none()) {
            self.below.remove(&write.key)?;
        }
        Ok(set_aside)
    }
}
