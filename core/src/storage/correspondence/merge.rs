//! Merging a backup with the records stored here, so that nothing is lost: [`Gathered`].
//!
//! Every record has a version vector that says which writes of which devices it includes. If one of
//! two records includes all writes of the other, it is later and stays. If they diverged, both are
//! kept: their contents alone decide which of them keeps the id, and what the id of the other is,
//! so that two devices that import each other's backups end with the same games.

use std::cmp::Ordering;
use std::collections::{BTreeMap, VecDeque};

use super::{CorrespondenceRepository, DeletedGame, PrivateStudy, StoredEvent};
use crate::correspondence::{CorrespondenceGame, ServerFacts};
use crate::storage::collection::{Collection, Document, StoredRecord};
use crate::storage::report::{ImportError, Report};
use crate::storage::store::Store;
use crate::storage::versioned::{Envelope, SaveError, Schema, VersionedStore, checksum};

/// The writer in a version vector when two values were merged: the same on every device, since
/// every device merges them in the same way.
const JOINED: &str = "0";

/// Whether the value of this key is merged by [`Gathered`].
pub(in crate::storage) fn is_ours(key: &str) -> bool {
    [
        StoredEvent::PREFIX,
        CorrespondenceGame::PREFIX,
        PrivateStudy::PREFIX,
    ]
    .iter()
    .any(|kind| key.starts_with(kind))
}

/// The correspondence records of a backup, to be merged one by one with those stored here.
#[derive(Default)]
pub(in crate::storage) struct Gathered {
    events: VecDeque<(String, StoredRecord<StoredEvent>)>,
    games: VecDeque<(String, StoredRecord<CorrespondenceGame>)>,
    studies: BTreeMap<String, StoredRecord<PrivateStudy>>,
}

/// Merges one record.
struct Merge<'a, S> {
    correspondence: CorrespondenceRepository<'a, S>,
    report: &'a mut Report,
}

/// The fate of the backup's record.
enum Fate {
    /// Ours has the same content, or includes theirs.
    Here,
    /// Ours is missing, or theirs includes it.
    Theirs,
    /// Both diverged.
    Apart,
}

impl Gathered {
    /// Adds a value of a backup. `false` if it cannot be parsed.
    pub(crate) fn add(&mut self, schema: &Schema, key: &str, value: &Envelope) -> bool {
        let body = schema.migrate(key, value.version, value.body.clone());
        let Ok(body) = body else { return false };
        let seq = value.seq;
        if let Some(id) = StoredEvent::id_of(key) {
            read(&mut self.events, id, seq, &body, |event| &event.id)
        } else if let Some(id) = CorrespondenceGame::id_of(key) {
            read(&mut self.games, id, seq, &body, |game| &game.id)
        } else if let Some(id) = PrivateStudy::id_of(key) {
            match StoredRecord::of(seq, &body) {
                Some(record) => self.studies.insert(id.into(), record),
                None => return false,
            };
            true
        } else {
            false
        }
    }

    /// Merges the next record; `false` when none is left. If the page is killed meanwhile, nothing
    /// stored here is lost, and the import can be repeated.
    pub(crate) fn step<S: Store>(
        &mut self,
        versioned: &VersionedStore<S>,
        report: &mut Report,
    ) -> bool {
        let mut merge = Merge {
            correspondence: CorrespondenceRepository(versioned),
            report,
        };
        if let Some((id, theirs)) = self.events.pop_front() {
            merge.event(&id, theirs);
        } else if let Some((id, theirs)) = self.games.pop_front() {
            let study = self.studies.remove(&id);
            merge.game(&id, theirs, study);
        } else if let Some((id, theirs)) = self.studies.pop_first() {
            merge.study(&id, theirs);
        } else {
            return false;
        }
        true
    }
}

/// Merges a deleted game and its study with what is stored here by now.
pub(super) fn put_back<S: Store>(
    versioned: &VersionedStore<S>,
    deleted: DeletedGame,
) -> Result<(), SaveError> {
    let mut report = Report::default();
    let mut merge = Merge {
        correspondence: CorrespondenceRepository(versioned),
        report: &mut report,
    };
    let DeletedGame { id, game, study } = deleted;
    match (game.map(later), study.map(later)) {
        (Some(game), study) => merge.game(&id, game, study),
        (None, Some(study)) => merge.study(&id, study),
        (None, None) => {}
    }
    match report.refused.pop() {
        None => Ok(()),
        Some((_, ImportError::Store(fault))) => Err(SaveError::Store(fault)),
        Some(_) => Err(SaveError::Stale {
            known: 0,
            stored: 0,
        }),
    }
}

impl<S: Store> Merge<'_, S> {
    fn event(&mut self, id: &str, theirs: StoredRecord<StoredEvent>) {
        let Some(ours) = self.readable::<StoredEvent>(id) else {
            return self.take(id, theirs);
        };
        match fate(&ours, &theirs) {
            Fate::Here => self.stays(id, &ours, &theirs),
            Fate::Theirs => self.take_after(id, &ours, theirs),
            Fate::Apart => {
                let (mut kept, mut other) = sorted(ours, theirs, |event| (event.seq, 0));
                if let Some(settled) = settled_of_both(&kept.value, &other.value) {
                    kept.value.settled = settled;
                    self.report.taken.push(StoredEvent::key(id));
                    return self.join(id, kept, &other);
                }
                let copy = copy_id(id, &other.body());
                copy.clone_into(&mut other.value.id);
                // Its games stay with the one that keeps the id.
                other.value.archived = true;
                self.both(id, &copy, kept, other);
            }
        }
    }

    fn game(
        &mut self,
        id: &str,
        theirs: StoredRecord<CorrespondenceGame>,
        study: Option<StoredRecord<PrivateStudy>>,
    ) {
        match self.readable::<CorrespondenceGame>(id) {
            None => self.take(id, theirs),
            Some(ours) => match fate(&ours, &theirs) {
                Fate::Here => self.stays(id, &ours, &theirs),
                Fate::Theirs => self.take_after(id, &ours, theirs),
                Fate::Apart => return self.games_apart(id, ours, theirs, study),
            },
        }
        if let Some(study) = study {
            self.study(id, study);
        }
    }

    /// Merges two versions of a game that diverged.
    fn games_apart(
        &mut self,
        id: &str,
        ours: StoredRecord<CorrespondenceGame>,
        theirs: StoredRecord<CorrespondenceGame>,
        study: Option<StoredRecord<PrivateStudy>>,
    ) {
        let ours_is_kept = is_first(&ours, &theirs, |game| (0, game.value.journal.len()));
        let (kept, mut other) = if ours_is_kept {
            (ours, theirs)
        } else {
            (theirs, ours)
        };
        if goes_on(&kept.value, &other.value) {
            // The other has nothing that the kept one lacks.
            let name = CorrespondenceGame::key(id);
            if ours_is_kept {
                self.report.kept.push(name)
            } else {
                self.report.taken.push(name)
            }
            self.join(id, kept, &other);
            if let Some(study) = study {
                self.study(id, study);
            }
            return;
        }
        let copy = copy_id(id, &other.body());
        // Each version of the game goes with its study.
        let our_study = self.readable::<PrivateStudy>(id);
        let (kept_study, other_study) = if ours_is_kept {
            (our_study, study)
        } else {
            (study, our_study)
        };
        if let Some(other_study) = &other_study {
            self.put_copy(&copy, other_study.clone());
        }
        copy.clone_into(&mut other.value.id);
        self.both(id, &copy, kept, other);
        match (kept_study, other_study) {
            (Some(kept), Some(other)) => self.join(id, kept, &other),
            (Some(kept), None) if !ours_is_kept => {
                self.put(id, kept);
            }
            (None, Some(mut other)) => {
                // Marked as merged, so that a study that moved to the copy does not return here.
                other.by.increment(JOINED);
                other.seq = other.seq.saturating_add(1);
                other.value = PrivateStudy::default();
                self.put(id, other);
            }
            _ => {}
        }
    }

    fn study(&mut self, id: &str, theirs: StoredRecord<PrivateStudy>) {
        let Some(ours) = self.readable::<PrivateStudy>(id) else {
            return self.take(id, theirs);
        };
        match fate(&ours, &theirs) {
            Fate::Here => self.stays(id, &ours, &theirs),
            Fate::Theirs => self.take_after(id, &ours, theirs),
            Fate::Apart => {
                let (mut kept, other) = sorted(ours, theirs, |study| (study.seq, 0));
                let pgn = &mut kept.value.pgn;
                if pgn.is_empty() {
                    other.value.pgn.clone_into(pgn);
                } else if !other.value.pgn.is_empty() && *pgn != other.value.pgn {
                    // Two different texts: the other one goes with a copy of the game.
                    let copy = copy_id(id, &other.body());
                    self.put_copy(&copy, other.clone());
                    if let Some(mut game) = self.readable::<CorrespondenceGame>(id) {
                        copy.clone_into(&mut game.value.id);
                        self.put_copy(&copy, game);
                    }
                    let copied = (PrivateStudy::key(id), PrivateStudy::key(&copy));
                    self.report.copied.push(copied);
                    return self.join(id, kept, &other);
                }
                let unentered = &mut kept.value.unentered;
                if unentered.is_none() {
                    unentered.clone_from(&other.value.unentered);
                }
                for reply in &other.value.prepared {
                    if !kept.value.prepared.contains(reply) {
                        kept.value.prepared.push(reply.clone());
                    }
                }
                self.report.taken.push(PrivateStudy::key(id));
                self.join(id, kept, &other);
            }
        }
    }

    /// The record stored here. A whole value that cannot be parsed is set aside, to make room for
    /// theirs.
    fn readable<T: Document>(&self, id: &str) -> Option<StoredRecord<T>> {
        let records = Collection::new(self.correspondence.0);
        let record = records.peek(id);
        if record.is_none() {
            let _ = records.load(id);
        }
        record
    }

    /// Writes the copy first: if the page is killed between the two writes, both are still there.
    fn both<T>(&mut self, id: &str, copy: &str, kept: StoredRecord<T>, other: StoredRecord<T>)
    where
        T: Document + Clone,
    {
        if self.put_copy(copy, other.clone()) {
            self.report.copied.push((T::key(id), T::key(copy)));
            self.join(id, kept, &other);
        }
    }

    /// Writes the one that keeps the id; its version vector now includes both and the merge.
    fn join<T: Document>(&mut self, id: &str, mut kept: StoredRecord<T>, other: &StoredRecord<T>) {
        kept.by = kept.by.merged(&other.by);
        kept.by.increment(JOINED);
        kept.seq = kept.seq.max(other.seq).saturating_add(1);
        self.put(id, kept);
    }

    /// Writes theirs, which is new here.
    fn take<T: Document>(&mut self, id: &str, theirs: StoredRecord<T>) {
        if self.put(id, theirs) {
            self.report.taken.push(T::key(id));
        }
    }

    /// Writes theirs, which is later than ours.
    fn take_after<T: Document>(
        &mut self,
        id: &str,
        ours: &StoredRecord<T>,
        mut theirs: StoredRecord<T>,
    ) {
        theirs.seq = theirs.seq.max(ours.seq.saturating_add(1));
        self.take(id, theirs);
    }

    /// Keeps ours, whose version vector now includes theirs.
    fn stays<T: Document + Clone>(
        &mut self,
        id: &str,
        ours: &StoredRecord<T>,
        theirs: &StoredRecord<T>,
    ) {
        if !ours.says_what(theirs) {
            return self.report.kept.push(T::key(id));
        }
        self.report.same.push(T::key(id));
        let by = ours.by.merged(&theirs.by);
        if by != ours.by {
            let mut ours = ours.clone();
            (ours.seq, ours.by) = (ours.seq.saturating_add(1), by);
            self.put(id, ours);
        }
    }

    /// Writes a copy, unless it already exists. Whether it exists now.
    fn put_copy<T: Document>(&mut self, id: &str, copy: StoredRecord<T>) -> bool {
        self.correspondence.0.peek(&T::key(id)).value.is_some() || self.put(id, copy)
    }

    /// Writes a record; `false` if that failed.
    fn put<T: Document>(&mut self, id: &str, record: StoredRecord<T>) -> bool {
        let versioned = self.correspondence.0;
        let value = Envelope {
            version: versioned.schema().version(),
            seq: record.seq,
            body: record.body(),
        };
        let key = T::key(id);
        match versioned.put(&key, &value) {
            Ok(()) => true,
            Err(fault) => {
                self.report.refused.push((key, fault.into()));
                false
            }
        }
    }
}

/// The same record as a later write, so that the second copy does not take it for the one before it
/// was deleted.
fn later<T>(record: StoredRecord<T>) -> StoredRecord<T> {
    StoredRecord {
        seq: record.seq.saturating_add(1),
        ..record
    }
}

fn read<T: Document>(
    all: &mut VecDeque<(String, StoredRecord<T>)>,
    id: &str,
    seq: u64,
    body: &str,
    id_of: fn(&T) -> &String,
) -> bool {
    match StoredRecord::of(seq, body) {
        // Skip records whose id differs from their key; they would be saved under the wrong key.
        Some(record) if id_of(&record.value) == id => all.push_back((id.into(), record)),
        _ => return false,
    }
    true
}

fn fate<T: Document>(ours: &StoredRecord<T>, theirs: &StoredRecord<T>) -> Fate {
    if ours.says_what(theirs) {
        return Fate::Here;
    }
    match ours.by.partial_cmp(&theirs.by) {
        Some(Ordering::Greater) => Fate::Here,
        Some(Ordering::Less) => Fate::Theirs,
        // The same writes make the same value, so one of the two version vectors is wrong.
        Some(Ordering::Equal) | None => Fate::Apart,
    }
}

/// Whether `one` takes precedence over `other`; the answer is the same on every device.
fn is_first<T: Document>(
    one: &StoredRecord<T>,
    other: &StoredRecord<T>,
    rank: fn(&StoredRecord<T>) -> (u64, usize),
) -> bool {
    let (a, b) = (rank(one), rank(other));
    a > b || (a == b && one.body() >= other.body())
}

fn sorted<T: Document>(
    ours: StoredRecord<T>,
    theirs: StoredRecord<T>,
    rank: fn(&StoredRecord<T>) -> (u64, usize),
) -> (StoredRecord<T>, StoredRecord<T>) {
    if is_first(&ours, &theirs, rank) {
        (ours, theirs)
    } else {
        (theirs, ours)
    }
}

/// The settled facts of an event that is the same on both devices, and was compared on each.
fn settled_of_both(one: &StoredEvent, other: &StoredEvent) -> Option<ServerFacts> {
    let same = StoredEvent {
        settled: one.settled.clone(),
        ..other.clone()
    };
    let draft = one.event.draft();
    (same == *one).then(|| (one.settled.clone()).joined(other.settled.clone(), draft))
}

/// Whether the longer game is the shorter one with more entries and nothing else changed.
fn goes_on(longer: &CorrespondenceGame, shorter: &CorrespondenceGame) -> bool {
    let mut cut = longer.clone();
    cut.journal.truncate(shorter.journal.len());
    cut == *shorter
}

/// The id of a copy, derived from its content, so that it is the same on every device.
fn copy_id(id: &str, body: &str) -> String {
    let digits = checksum(id, body).to_string();
    let tail = id.len().saturating_sub(13);
    [&digits, id.get(tail..).unwrap_or_default()].concat()
}
