//! Reading the list of games: [`CachedList`], what can be shown at once, and [`IndexRefresh`], the
//! work that is left.
//!
//! The stored summaries are shown at once. Games whose summary is missing or may be out of date are
//! read one at a time, so that with thousands of games the page can stay responsive in between.

use std::collections::{BTreeMap, BTreeSet};

use super::index::{IndexEntry, SHARD_PREFIX, SHARDS, shard_of, sum_of};
use super::{CorrespondenceRepository, StoredEvent};
use crate::clock::ByColor;
use crate::correspondence::{CorrespondenceGame, Event, Summary};
use crate::storage::collection::{Document, StoredRecord};
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, SaveError};

/// What can be shown at once.
#[derive(Debug, Default)]
pub struct CachedList {
    /// The events that could be read.
    pub events: Vec<StoredEvent>,
    /// The stored summaries, which may be out of date.
    pub games: Vec<Summary>,
    /// What the user is to be told.
    pub faults: Vec<LoadError>,
    /// The work that is left.
    pub refresh: IndexRefresh,
}

/// The work that is left until every game has a valid, stored summary.
#[derive(Debug, Default)]
pub struct IndexRefresh {
    events: BTreeMap<String, (Event, u32)>,
    /// The games that have a summary.
    listed: BTreeSet<String>,
    /// The games to be read; the last one is read next.
    due: Vec<String>,
    /// The sequence number of each shard when it was read.
    seqs: BTreeMap<u32, u64>,
    /// What is to be written, by shard.
    unwritten: BTreeMap<u32, Unwritten>,
}

/// The changes to be written to one shard.
#[derive(Debug, Default)]
struct Unwritten {
    made: Vec<IndexEntry>,
    gone: Vec<String>,
}

/// The result of reading one game.
#[derive(Debug)]
pub struct Read {
    /// How the game is listed now.
    pub now: Now,
    /// What the user is to be told.
    pub faults: Vec<LoadError>,
}

/// How a game that was read is listed.
#[derive(Clone, Debug, PartialEq)]
pub enum Now {
    /// With a new summary.
    Line(Summary),
    /// As a game that has no summary and whose event cannot be read.
    Orphan(Orphan),
    /// With the same summary as before.
    Same,
    /// Not at all: the game of this id is no longer stored.
    Gone(String),
}

/// A game whose event is not here: its state is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orphan {
    /// The game's id.
    pub id: String,
    /// The players' names.
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
    /// Whether every game that had to be read was read.
    pub fn is_read(&self) -> bool {
        self.due.is_empty()
    }

    /// Whether nothing is left to be read or written.
    pub fn is_done(&self) -> bool {
        self.is_read() && self.unwritten.is_empty()
    }

    /// Whether a game is still to be read.
    pub fn is_due(&self, id: &str) -> bool {
        self.due.iter().any(|due| due == id)
    }

    /// Schedules a game to be read (again), because it may have changed.
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
    /// The stored summaries, and the work left. Also finishes deletions that had begun.
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
                look.refresh.events.insert(kept.id.clone(), (event, sum));
                look.events.push(kept);
            }
        }
        let (lines, deleted) = self.stored_lines(&names, &mut look);
        let mut here: BTreeSet<&str> = names
            .iter()
            .filter_map(|key| CorrespondenceGame::id_of(key))
            .collect();
        for id in &deleted {
            // If it fails, it is tried again at the next listing.
            if self.delete_values(id).is_ok() {
                look.refresh.gone(id);
            }
            here.remove(id.as_str());
        }
        for listed in lines {
            let id = &listed.summary.id;
            if !here.remove(id.as_str()) {
                look.refresh.gone(id);
                continue;
            }
            look.refresh.listed.insert(id.clone());
            // If the event cannot be read, the summary cannot be outdated by it.
            let event = look.refresh.events.get(&listed.summary.event);
            let is_of_event = event.is_none_or(|(_, sum)| listed.of == Some(*sum));
            if !is_of_event || listed.dirty && !self.games().is_at(id, listed.seq) {
                look.refresh.due.push(id.clone());
            }
            look.games.push(listed.summary);
        }
        look.refresh.due.extend(here.into_iter().map(String::from));
        look.games.sort_unstable_by(|a, b| a.id.cmp(&b.id));
        // The next one to read is the last one of the list.
        look.refresh.due.sort_unstable_by(|a, b| b.cmp(a));
        look
    }

    /// The stored index entries, and the games whose deletion has begun.
    fn stored_lines(
        &self,
        names: &[String],
        look: &mut CachedList,
    ) -> (Vec<IndexEntry>, Vec<String>) {
        let (mut lines, mut deleted) = (Vec::new(), Vec::new());
        for place in 0..SHARDS {
            let key = [SHARD_PREFIX, &place.to_string()].concat();
            if names.binary_search(&key).is_err() {
                continue;
            }
            let found = self.shard(place);
            look.faults.extend(found.faults);
            if let Some(shard) = found.value {
                look.refresh.seqs.insert(place, shard.seq);
                lines.extend(shard.entries);
                deleted.extend(shard.deleted);
            }
        }
        (lines, deleted)
    }

    /// Reads the next game; `None` when all are read.
    pub fn refresh_next(&self, refresh: &mut IndexRefresh) -> Option<Read> {
        let id = refresh.due.pop()?;
        let peeked = self.games().peek_body(&id);
        let mut faults = Vec::new();
        let stored = peeked.value;
        let is_stored = stored.is_some();
        let mut game: Option<StoredRecord<CorrespondenceGame>> =
            stored.and_then(|(seq, body)| StoredRecord::of(seq, &body));
        if peeked.damaged || game.is_none() && is_stored {
            // Loading it sets the damaged text aside and reports it.
            faults = self.load(&id).faults;
            game = self.games().peek(&id);
        }
        let now = match game {
            None => {
                refresh.gone(&id);
                Now::Gone(id)
            }
            Some(game) => match refresh.events.get(&game.value.event) {
                Some((event, sum)) => {
                    let line = Summary::of(&game.value, event);
                    refresh.made(IndexEntry {
                        dirty: false,
                        seq: game.seq,
                        of: Some(*sum),
                        summary: line.clone(),
                    });
                    Now::Line(line)
                }
                // It stays as it was last seen.
                None if refresh.listed.contains(&id) => Now::Same,
                None => Now::Orphan(Orphan {
                    id,
                    players: game.value.players,
                }),
            },
        };
        Some(Read { now, faults })
    }

    /// Stores the new summaries of one shard; `false` when all are stored. Only for the page that
    /// may write.
    ///
    /// # Errors
    /// When they were not saved; they are rebuilt the next time.
    pub fn write_next(&self, refresh: &mut IndexRefresh) -> Result<bool, SaveError> {
        let Some((place, unwritten)) = refresh.unwritten.pop_first() else {
            return Ok(false);
        };
        let mut shard = self.shard(place).value.unwrap_or_default();
        // A game's shard is always written before the game.
        let known = refresh.seqs.get(&place).copied().unwrap_or_default();
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
        refresh.seqs.insert(place, self.shard_seq(place));
        Ok(true)
    }

    /// The summaries of all games, after reading every game that has to be.
    pub fn list(&self) -> Loaded<Vec<Summary>> {
        let mut list = self.cached();
        let mut orphans = Vec::new();
        while let Some(read) = self.refresh_next(&mut list.refresh) {
            list.faults.extend(read.faults);
            read.now.apply(&mut list.games, &mut orphans);
        }
        Loaded {
            value: Some(list.games),
            seq: 0,
            faults: list.faults,
        }
    }

    /// Rebuilds and stores every summary that is missing or out of date.
    ///
    /// # Errors
    /// When they were not saved.
    pub fn mend(&self) -> Result<(), SaveError> {
        let mut refresh = self.cached().refresh;
        while self.refresh_next(&mut refresh).is_some() {}
        while self.write_next(&mut refresh)? {}
        Ok(())
    }
}
