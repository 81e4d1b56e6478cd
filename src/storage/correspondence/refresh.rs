//! The list of games as it is read: [`CachedList`], what is seen at once, and
//! [`IndexRefresh`], what is left to do.
//!
//! At once are seen the lines that are kept. Games whose line is missing, or
//! may be another by now, are read one at a time, each once: with thousands of
//! games whoever reads can let the page live in between.

use std::collections::{BTreeMap, BTreeSet};

use super::index::{IndexEntry, SHARD_PREFIX, SHARDS, shard_of, sum_of};
use super::{CorrespondenceRepository, StoredEvent};
use crate::clock::ByColor;
use crate::correspondence::{CorrespondenceGame, Event, Summary};
use crate::storage::collection::{Document, Stored};
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, SaveError};

/// What is seen at once.
#[derive(Debug, Default)]
pub struct CachedList {
    /// The events that could be read.
    pub events: Vec<StoredEvent>,
    /// The lines that are kept, true or not.
    pub games: Vec<Summary>,
    /// What the user is to be told.
    pub faults: Vec<LoadError>,
    /// What is left to do.
    pub reading: IndexRefresh,
}

/// What is left to do until every line is that of its game, and is kept.
#[derive(Debug, Default)]
pub struct IndexRefresh {
    events: BTreeMap<String, (Event, u32)>,
    /// The games that have a line.
    listed: BTreeSet<String>,
    /// The games to be read, the next one last.
    due: Vec<String>,
    /// How each shard was numbered when it was read.
    seqs: BTreeMap<u32, u64>,
    /// By shards: what is to be written there.
    unwritten: BTreeMap<u32, Unwritten>,
    /// Whether it was in the old form.
    is_old: bool,
}

/// What is to be written in a shard.
#[derive(Debug, Default)]
struct Unwritten {
    made: Vec<IndexEntry>,
    gone: Vec<String>,
}

/// A game that was read.
#[derive(Debug)]
pub struct Read {
    /// What it is now.
    pub now: Now,
    /// What the user is to be told.
    pub faults: Vec<LoadError>,
}

/// What a game that was read is in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Now {
    /// Another line, made anew from the game.
    Line(Summary),
    /// A game of an event that cannot be read, and which has no line.
    Orphan(Orphan),
    /// The line that it was.
    Same,
    /// The game of this id is no longer kept.
    Gone(String),
}

/// A game of an event that is not here: how it stands is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orphan {
    /// The game's id.
    pub id: String,
    /// The players' names as the line had them.
    pub players: ByColor<String>,
}

impl Now {
    /// Brings a list up to date.
    pub fn apply(self, lines: &mut Vec<Summary>, orphans: &mut Vec<Orphan>) {
        match self {
            Now::Line(line) => {
                orphans.retain(|orphan| orphan.id != line.id);
                match lines.iter_mut().find(|known| known.id == line.id) {
                    Some(known) => *known = line,
                    None => lines.push(line),
                }
            }
            Now::Orphan(orphan) => {
                orphans.retain(|known| known.id != orphan.id);
                orphans.push(orphan);
            }
            Now::Same => {}
            Now::Gone(id) => {
                lines.retain(|known| known.id != id);
                orphans.retain(|known| known.id != id);
            }
        }
    }
}

impl IndexRefresh {
    /// Whether every game was read that had to be.
    pub fn is_read(&self) -> bool {
        self.due.is_empty()
    }

    /// Whether nothing is left to be read or written.
    pub fn is_done(&self) -> bool {
        self.is_read() && self.unwritten.is_empty() && !self.is_old
    }

    /// Whether a game is still to be read.
    pub fn is_due(&self, id: &str) -> bool {
        self.due.iter().any(|due| due == id)
    }

    /// A game has changed, or may have.
    pub fn again(&mut self, id: &str) {
        if !self.is_due(id) {
            self.due.push(id.into());
        }
    }

    fn made(&mut self, listed: IndexEntry) {
        self.listed.insert(listed.summary.id.clone());
        let of_shard = self.unwritten_of(&listed.summary.id);
        of_shard
            .made
            .retain(|made| made.summary.id != listed.summary.id);
        of_shard.made.push(listed);
    }

    fn gone(&mut self, id: &str) {
        self.listed.remove(id);
        let of_shard = self.unwritten_of(id);
        of_shard.made.retain(|made| made.summary.id != id);
        of_shard.gone.push(id.into());
    }

    fn unwritten_of(&mut self, id: &str) -> &mut Unwritten {
        self.unwritten.entry(shard_of(id)).or_default()
    }
}

impl<S: Store> CorrespondenceRepository<'_, S> {
    /// What is seen at once. Deletions that had begun are finished.
    pub fn cached(&self) -> CachedList {
        let mut look = CachedList::default();
        let names = match self.0.list("post.") {
            Ok(names) => names,
            Err(fault) => {
                look.faults.push(LoadError::Store(fault));
                return look;
            }
        };
        for key in names.iter().filter(|key| StoredEvent::id_of(key).is_some()) {
            let found: Loaded<StoredEvent> = self.0.read(key);
            look.faults.extend(found.faults);
            if let Some(kept) = found.value {
                let event = kept.event.clone();
                let sum = sum_of(&event);
                look.reading.events.insert(kept.id.clone(), (event, sum));
                look.events.push(kept);
            }
        }
        let (lines, deleted) = self.stored_lines(&names, &mut look);
        let mut here: BTreeSet<&str> = names
            .iter()
            .filter_map(|key| CorrespondenceGame::id_of(key))
            .collect();
        for id in &deleted {
            // It is tried again the next time.
            if self.delete_values(id).is_ok() {
                look.reading.gone(id);
            }
            here.remove(id.as_str());
        }
        for listed in lines {
            let id = &listed.summary.id;
            if !here.remove(id.as_str()) {
                look.reading.gone(id);
                continue;
            }
            look.reading.listed.insert(id.clone());
            // An event that cannot be read says nothing new.
            let event = look.reading.events.get(&listed.summary.event);
            let is_of_event = event.is_none_or(|(_, sum)| listed.of == Some(*sum));
            if !is_of_event || listed.dirty && !self.games().is_at(id, listed.seq) {
                look.reading.due.push(id.clone());
            }
            look.games.push(listed.summary);
        }
        look.reading.due.extend(here.into_iter().map(String::from));
        look.games.sort_unstable_by(|a, b| a.id.cmp(&b.id));
        // The next one is the last.
        look.reading.due.sort_unstable_by(|a, b| b.cmp(a));
        look
    }

    /// The lines as they are kept, and the games whose deletion has begun.
    fn stored_lines(
        &self,
        names: &[String],
        look: &mut CachedList,
    ) -> (Vec<IndexEntry>, Vec<String>) {
        let old = self.old();
        look.faults.extend(old.faults);
        if let Some(lines) = old.lines {
            look.reading.is_old = true;
            return (lines, old.deleted);
        }
        let (mut lines, mut deleted) = (Vec::new(), old.deleted);
        for place in 0..SHARDS {
            let key = [SHARD_PREFIX, &place.to_string()].concat();
            if names.binary_search(&key).is_err() {
                continue;
            }
            let found = self.shard(place);
            look.faults.extend(found.faults);
            if let Some(shard) = found.value {
                look.reading.seqs.insert(place, shard.seq);
                lines.extend(shard.entries);
                deleted.extend(shard.deleted);
            }
        }
        (lines, deleted)
    }

    /// Reads the next game, which is one piece of work; `None` when all are
    /// read.
    pub fn refresh_next(&self, reading: &mut IndexRefresh) -> Option<Read> {
        let id = reading.due.pop()?;
        let peeked = self.games().peek_body(&id);
        let mut faults = Vec::new();
        let stored = peeked.value;
        let is_stored = stored.is_some();
        let mut game: Option<Stored<CorrespondenceGame>> =
            stored.and_then(|(seq, body)| Stored::of(seq, &body));
        if peeked.damaged || game.is_none() && is_stored {
            // So that it is set aside and told.
            faults = self.load(&id).faults;
            game = self.games().peek(&id);
        }
        let now = match game {
            None => {
                reading.gone(&id);
                Now::Gone(id)
            }
            Some(game) => match reading.events.get(&game.value.event) {
                Some((event, sum)) => {
                    let line = Summary::of(&game.value, event);
                    reading.made(IndexEntry {
                        dirty: false,
                        seq: game.seq,
                        of: Some(*sum),
                        summary: line.clone(),
                    });
                    Now::Line(line)
                }
                // It stands as it was seen last.
                None if reading.listed.contains(&id) => Now::Same,
                None => Now::Orphan(Orphan {
                    id,
                    players: game.value.players,
                }),
            },
        };
        Some(Read { now, faults })
    }

    /// Keeps some of the lines that were made anew, which is one piece of work;
    /// `false` when all are kept. For the page that writes.
    ///
    /// # Errors
    /// When they were not saved; they are made anew the next time.
    pub fn write_next(&self, reading: &mut IndexRefresh) -> Result<bool, SaveError> {
        if std::mem::take(&mut reading.is_old) {
            self.renew_form()?;
            reading.seqs = (0..SHARDS)
                .map(|place| (place, self.shard_seq(place)))
                .collect();
            return Ok(true);
        }
        let Some((place, unwritten)) = reading.unwritten.pop_first() else {
            return Ok(false);
        };
        let mut shard = self.shard(place).value.unwrap_or_default();
        // Whoever writes a game has written its shard before.
        let known = reading.seqs.get(&place).copied().unwrap_or_default();
        let is_as_read = shard.seq == known;
        for listed in unwritten.made {
            if is_as_read || self.games().is_at(&listed.summary.id, listed.seq) {
                shard.put(listed);
            }
        }
        for id in unwritten.gone {
            if is_as_read || self.games().peek_body(&id).value.is_none() {
                shard.remove(&id);
            }
        }
        self.clear_dirty(&mut shard, "");
        self.write_shard(place, &shard)?;
        reading.seqs.insert(place, self.shard_seq(place));
        Ok(true)
    }

    /// Every game as a line, read to the end.
    pub fn list(&self) -> Loaded<Vec<Summary>> {
        let mut list = self.cached();
        let mut orphans = Vec::new();
        while let Some(read) = self.refresh_next(&mut list.reading) {
            list.faults.extend(read.faults);
            read.now.apply(&mut list.games, &mut orphans);
        }
        Loaded {
            value: Some(list.games),
            seq: 0,
            faults: list.faults,
        }
    }

    /// Keeps every line that is not kept or is not true.
    ///
    /// # Errors
    /// When they were not saved.
    pub fn mend(&self) -> Result<(), SaveError> {
        let mut reading = self.cached().reading;
        while self.refresh_next(&mut reading).is_some() {}
        while self.write_next(&mut reading)? {}
        Ok(())
    }
}
