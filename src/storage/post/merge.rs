//! What a backup brings is joined with what is here, and nothing is lost:
//! [`Gathered`].
//!
//! Every record says by its lineage which writes of which devices it knows. Of
//! two of which one knows all of the other's writes, it is the later and
//! stays. Two that went on differently are both kept: which of them keeps the
//! id is decided by what they say, and so is the id of the other, so that two
//! devices that bring each other their backups end with the same games.

use std::collections::{BTreeMap, VecDeque};

use super::record::Record;
use super::{EVENT, GAME, KeptEvent, Post, STUDY, Study};
use crate::correspondence::event::Event;
use crate::correspondence::game::PostGame;
use crate::json::{FromJson, ToJson};
use crate::storage::envelope::{self, Envelope, Unreadable};
use crate::storage::lineage::Kin;
use crate::storage::report::{Refusal, Report};
use crate::storage::schema::Schema;
use crate::storage::store::Store;
use crate::storage::vault::{SaveFault, Vault};

/// Who writes in a lineage when two values were joined: the same on every
/// device, since each joins them in the same way.
const JOINED: &str = "0";

/// Whether a value is for [`Gathered`].
pub(in crate::storage) fn is_ours(key: &str) -> bool {
    [EVENT, GAME, STUDY]
        .iter()
        .any(|kind| key.starts_with(kind))
}

/// The correspondence games of a backup, to be joined with those that are here
/// one after the other.
#[derive(Default)]
pub(in crate::storage) struct Gathered {
    events: VecDeque<(String, Record<KeptEvent>)>,
    games: VecDeque<(String, Record<PostGame>)>,
    studies: BTreeMap<String, Record<Study>>,
    /// The events that got another start with theirs, as they were here: games of
    /// before there were official starts are read beside them.
    replaced: BTreeMap<String, Event>,
}

/// One of them is joined.
struct Merge<'a, S> {
    post: Post<'a, S>,
}

/// What becomes of theirs.
enum Fate {
    /// It says the same, or what is here knows it.
    Here,
    /// It is new, or knows what is here.
    Theirs,
    /// Both went on differently.
    Apart,
}

impl Gathered {
    /// A whole value of a backup. Whether it can be understood.
    pub fn add(&mut self, schema: &Schema, key: &str, value: &Envelope) -> bool {
        let body = schema.migrate(key, value.version, value.body.clone());
        let Ok(body) = body else { return false };
        let seq = value.seq;
        if let Some(id) = key.strip_prefix(EVENT) {
            read(&mut self.events, id, seq, &body, |event| &event.id)
        } else if let Some(id) = key.strip_prefix(GAME) {
            read(&mut self.games, id, seq, &body, |game| &game.id)
        } else if let Some(id) = key.strip_prefix(STUDY) {
            match Record::of(seq, &body) {
                Some(record) => self.studies.insert(id.into(), record),
                None => return false,
            };
            true
        } else {
            false
        }
    }

    /// Joins the next of them; `false` when none is left. Killed meanwhile,
    /// nothing is lost that is here, and it can be done again.
    pub fn step<S: Store>(&mut self, vault: &Vault<S>, report: &mut Report) -> bool {
        let mut merge = Merge { post: Post(vault) };
        if let Some((id, theirs)) = self.events.pop_front() {
            // All events come before the first game.
            let games = &self.games;
            let comes_too = |id: &str| games.iter().any(|(game, _)| game == id);
            if let Some(ours) = merge.event(&id, theirs, comes_too, report) {
                self.replaced.insert(id, ours);
            }
        } else if let Some((id, theirs)) = self.games.pop_front() {
            let study = self.studies.remove(&id);
            let before = self.replaced.get(&theirs.value.event);
            merge.game(&id, theirs, study, before, report);
        } else if let Some((id, theirs)) = self.studies.pop_first() {
            merge.study(&id, theirs, report);
        } else {
            return false;
        }
        true
    }
}

impl<S: Store> Merge<'_, S> {
    /// Gives ours where theirs takes its place and has another start.
    fn event(
        &mut self,
        id: &str,
        theirs: Record<KeptEvent>,
        comes_too: impl Fn(&str) -> bool,
        report: &mut Report,
    ) -> Option<Event> {
        let key = [EVENT, id].concat();
        let Some(ours) = self.readable::<KeptEvent>(&key) else {
            self.take(&key, theirs, report);
            return None;
        };
        let rank = |event: &Record<KeptEvent>| (event.seq, 0);
        let fate = fate(&ours, &theirs);
        let is_replaced = match fate {
            Fate::Here => false,
            Fate::Theirs => true,
            Fate::Apart => !is_first(&ours, &theirs, rank),
        };
        let start = |event: &Record<KeptEvent>| event.value.event.draft().start;
        let begins_otherwise = is_replaced && start(&ours) != start(&theirs);
        let before = begins_otherwise.then(|| ours.value.event.clone());
        // Games that are here alone follow the event too.
        if is_replaced && let Err(fault) = self.post.begin_with_event(&theirs.value, comes_too) {
            report.refused.push((key, refusal(fault)));
            return None;
        }
        match fate {
            Fate::Here => self.stays(&key, &ours, &theirs, report),
            Fate::Theirs => self.take_after(&key, &ours, theirs, report),
            Fate::Apart => {
                let (kept, mut other) = sorted(ours, theirs, rank);
                let copy = copy_id(id, &other.body());
                copy.clone_into(&mut other.value.id);
                // Its games are with the one that is kept.
                other.value.archived = true;
                self.both(&key, [EVENT, &copy].concat(), kept, other, report);
            }
        }
        before
    }

    /// `before` is its event as it was here, where that got another start: games of
    /// before there were official starts follow the event that they began with.
    fn game(
        &mut self,
        id: &str,
        mut theirs: Record<PostGame>,
        study: Option<Record<Study>>,
        before: Option<&Event>,
        report: &mut Report,
    ) {
        let key = [GAME, id].concat();
        let mut ours = self.readable::<PostGame>(&key);
        let begins_unsaid = match (&ours, before) {
            (Some(ours), Some(event)) => ours.value.begins_unsaid(event),
            _ => false,
        };
        if let Some(event) = before {
            theirs.value = theirs.value.beside(event);
            if let Some(ours) = &mut ours {
                ours.value = ours.value.clone().beside(event);
            }
        }
        match ours {
            None => self.take(&key, theirs, report),
            Some(ours) => match fate(&ours, &theirs) {
                Fate::Here if begins_unsaid => {
                    report.kept.push(key.clone());
                    self.join(&key, ours, &theirs, report);
                }
                Fate::Here => self.stays(&key, &ours, &theirs, report),
                Fate::Theirs => self.take_after(&key, &ours, theirs, report),
                Fate::Apart => return self.games_apart(id, ours, theirs, study, report),
            },
        }
        if let Some(study) = study {
            self.study(id, study, report);
        }
    }

    /// A game that went on here and there.
    fn games_apart(
        &mut self,
        id: &str,
        ours: Record<PostGame>,
        theirs: Record<PostGame>,
        study: Option<Record<Study>>,
        report: &mut Report,
    ) {
        let key = [GAME, id].concat();
        let ours_is_kept = is_first(&ours, &theirs, |game| (0, game.value.journal.len()));
        let (kept, mut other) = if ours_is_kept {
            (ours, theirs)
        } else {
            (theirs, ours)
        };
        if goes_on(&kept.value, &other.value) {
            // The other has nothing that this one lacks.
            let name = key.clone();
            let told = match ours_is_kept {
                true => &mut report.kept,
                false => &mut report.taken,
            };
            told.push(name);
            self.join(&key, kept, &other, report);
            if let Some(study) = study {
                self.study(id, study, report);
            }
            return;
        }
        let copy = copy_id(id, &other.body());
        // Each goes with its study.
        let study_key = [STUDY, id].concat();
        let our_study = self.readable::<Study>(&study_key);
        let (kept_study, other_study) = match ours_is_kept {
            true => (our_study, study),
            false => (study, our_study),
        };
        if let Some(other_study) = &other_study {
            let copy_key = [STUDY, &copy].concat();
            self.put_copy(&copy_key, other_study.clone(), report);
        }
        copy.clone_into(&mut other.value.id);
        self.both(&key, [GAME, &copy].concat(), kept, other, report);
        match (kept_study, other_study) {
            (Some(kept), Some(other)) => {
                self.join(&study_key, kept, &other, report);
            }
            (Some(kept), None) if !ours_is_kept => {
                self.put(&study_key, kept, report);
            }
            (None, Some(mut other)) => {
                // What went with the copy does not come back here.
                other.by.write(JOINED);
                other.seq = other.seq.saturating_add(1);
                other.value = Study::default();
                self.put(&study_key, other, report);
            }
            _ => {}
        }
    }

    fn study(&mut self, id: &str, theirs: Record<Study>, report: &mut Report) {
        let key = [STUDY, id].concat();
        let Some(ours) = self.readable::<Study>(&key) else {
            return self.take(&key, theirs, report);
        };
        match fate(&ours, &theirs) {
            Fate::Here => self.stays(&key, &ours, &theirs, report),
            Fate::Theirs => self.take_after(&key, &ours, theirs, report),
            Fate::Apart => {
                let (mut kept, other) = sorted(ours, theirs, |study| (study.seq, 0));
                let game_key = [GAME, id].concat();
                let pgn = &mut kept.value.pgn;
                if pgn.is_empty() {
                    other.value.pgn.clone_into(pgn);
                } else if !other.value.pgn.is_empty() && *pgn != other.value.pgn {
                    // Two texts: the other one goes with a copy of the game.
                    let copy = copy_id(id, &other.body());
                    let copy_key = [STUDY, &copy].concat();
                    self.put_copy(&copy_key, other.clone(), report);
                    if let Some(mut game) = self.readable::<PostGame>(&game_key) {
                        copy.clone_into(&mut game.value.id);
                        self.put_copy(&[GAME, &copy].concat(), game, report);
                    }
                    report.copied.push((key.clone(), copy_key));
                    self.join(&key, kept, &other, report);
                    return;
                }
                for reply in &other.value.prepared {
                    if !kept.value.prepared.contains(reply) {
                        kept.value.prepared.push(reply.clone());
                    }
                }
                report.taken.push(key.clone());
                self.join(&key, kept, &other, report);
            }
        }
    }

    /// What is here under a key. What is whole and makes no sense is put aside,
    /// so that theirs has room.
    fn readable<T: FromJson + ToJson>(&self, key: &str) -> Option<Record<T>> {
        let record = self.post.peek(key);
        if record.is_none() {
            let _ = self.post.archive().read::<T>(key);
        }
        record
    }

    /// The copy first: killed between the two, both are still there.
    fn both<T: FromJson + ToJson + Clone>(
        &mut self,
        key: &str,
        copy_key: String,
        kept: Record<T>,
        other: Record<T>,
        report: &mut Report,
    ) {
        if self.put_copy(&copy_key, other.clone(), report) {
            report.copied.push((key.into(), copy_key));
            self.join(key, kept, &other, report);
        }
    }

    /// Writes the one of two that is kept, which from now on knows both and
    /// that they were joined.
    fn join<T: FromJson + ToJson>(
        &mut self,
        key: &str,
        mut kept: Record<T>,
        other: &Record<T>,
        report: &mut Report,
    ) {
        kept.by = kept.by.joined(&other.by);
        kept.by.write(JOINED);
        kept.seq = kept.seq.max(other.seq).saturating_add(1);
        self.put(key, kept, report);
    }

    /// Theirs is new here.
    fn take<T: FromJson + ToJson>(&mut self, key: &str, theirs: Record<T>, report: &mut Report) {
        if self.put(key, theirs, report) {
            report.taken.push(key.into());
        }
    }

    /// Theirs is later than ours.
    fn take_after<T: FromJson + ToJson>(
        &mut self,
        key: &str,
        ours: &Record<T>,
        mut theirs: Record<T>,
        report: &mut Report,
    ) {
        theirs.seq = theirs.seq.max(ours.seq.saturating_add(1));
        self.take(key, theirs, report);
    }

    /// Ours stays, and knows theirs from now on.
    fn stays<T: FromJson + ToJson + Clone>(
        &mut self,
        key: &str,
        ours: &Record<T>,
        theirs: &Record<T>,
        report: &mut Report,
    ) {
        if !ours.says_what(theirs) {
            return report.kept.push(key.into());
        }
        report.same.push(key.into());
        let by = ours.by.joined(&theirs.by);
        if by != ours.by {
            let seq = ours.seq.saturating_add(1);
            self.put(
                key,
                Record {
                    seq,
                    by,
                    value: ours.value.clone(),
                },
                report,
            );
        }
    }

    /// A copy that is there already stays as it is. Whether it is there now.
    fn put_copy<T: FromJson + ToJson>(
        &mut self,
        key: &str,
        copy: Record<T>,
        report: &mut Report,
    ) -> bool {
        self.post.0.peek(key).value.is_some() || self.put(key, copy, report)
    }

    /// Writes a value; whether it was.
    fn put<T: FromJson + ToJson>(
        &mut self,
        key: &str,
        record: Record<T>,
        report: &mut Report,
    ) -> bool {
        let vault = self.post.0;
        let value = Envelope {
            version: vault.schema().version(),
            seq: record.seq,
            body: record.body(),
        };
        // Killed meanwhile, a game has no line rather than an old one.
        let forgotten = match key.strip_prefix(GAME).or(key.strip_prefix(STUDY)) {
            Some(id) => self.post.forget_line(id, key.starts_with(GAME)),
            None => Ok(()),
        };
        match forgotten.and_then(|()| vault.put(key, &value)) {
            Ok(()) => true,
            Err(fault) => {
                report.refused.push((key.into(), refusal(fault)));
                false
            }
        }
    }
}

fn read<T: FromJson + ToJson>(
    all: &mut VecDeque<(String, Record<T>)>,
    id: &str,
    seq: u64,
    body: &str,
    id_of: fn(&T) -> &String,
) -> bool {
    match Record::of(seq, body) {
        // What names itself otherwise would be lost on saving.
        Some(record) if id_of(&record.value) == id => all.push_back((id.into(), record)),
        _ => return false,
    }
    true
}

fn refusal(fault: SaveFault) -> Refusal {
    match fault {
        SaveFault::Stale { .. } | SaveFault::NewerVersion(_) | SaveFault::NoNumberLeft => {
            Refusal::NewerHere
        }
        SaveFault::Store(fault) => Refusal::Store(fault),
    }
}

/// What a value of a backup is not taken for when it makes no sense.
pub(in crate::storage) const SENSELESS: Refusal = Refusal::Unreadable(Unreadable::NotOurs);

fn fate<T: FromJson + ToJson>(ours: &Record<T>, theirs: &Record<T>) -> Fate {
    if ours.says_what(theirs) {
        return Fate::Here;
    }
    match ours.by.to(&theirs.by) {
        Kin::Later => Fate::Here,
        Kin::Earlier => Fate::Theirs,
        // The same writes make the same value: one of them is not what it says.
        Kin::Same | Kin::Apart => Fate::Apart,
    }
}

/// Which of two comes first, in the same way on every device.
fn is_first<T: FromJson + ToJson>(
    one: &Record<T>,
    other: &Record<T>,
    rank: fn(&Record<T>) -> (u64, usize),
) -> bool {
    let (a, b) = (rank(one), rank(other));
    a > b || (a == b && one.body() >= other.body())
}

fn sorted<T: FromJson + ToJson>(
    ours: Record<T>,
    theirs: Record<T>,
    rank: fn(&Record<T>) -> (u64, usize),
) -> (Record<T>, Record<T>) {
    match is_first(&ours, &theirs, rank) {
        true => (ours, theirs),
        false => (theirs, ours),
    }
}

/// Whether the longer of two games is the shorter one and more, and says the
/// same otherwise.
fn goes_on(longer: &PostGame, shorter: &PostGame) -> bool {
    let mut cut = longer.clone();
    cut.journal.truncate(shorter.journal.len());
    cut == *shorter
}

/// The id of a copy: of what it says, so that it is the same on every device.
fn copy_id(id: &str, body: &str) -> String {
    let digits = envelope::checksum(id, body).to_string();
    let tail = id.len().saturating_sub(13);
    [&digits, id.get(tail..).unwrap_or_default()].concat()
}
