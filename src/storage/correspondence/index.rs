//! The index of the games, in shards: [`IndexShard`].
//!
//! An entry is the summary of a game, with the sequence number of the game and the checksum of the
//! event it was computed from. So whether it is still valid is known without reading the game.
//!
//! A game's id determines the shard of its entry. There are few enough shards to read all of them
//! quickly for a list, and enough that a save, which writes one of them, writes little.
//!
//! An entry is written before its game, and marked as dirty: if the page is killed between the two,
//! the next listing checks the dirty entries. An entry becomes clean the next time its shard is
//! written, if the game is there.

use serde::{Deserialize, Serialize, Serializer};

use super::CorrespondenceRepository;
use crate::correspondence::summary::text;
use crate::correspondence::{Event, Summary};
use crate::json;
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, SaveError, checksum};

/// The prefix of the shards' keys.
pub(in crate::storage) const SHARD_PREFIX: &str = "post.lines.";

/// The number of shards: of two thousand games, each has some thirty. It must never change, or
/// entries would be looked up in the wrong shard.
pub(super) const SHARDS: u32 = 64;

/// Raised whenever summaries are computed differently from the same game and event: then all stored
/// summaries are rebuilt.
const DERIVED: &str = "3";

/// The shard that holds the entry of a game.
pub(super) fn shard_of(id: &str) -> u32 {
    checksum(id, "") % SHARDS
}

/// A checksum of an event, to notice changes.
pub(super) fn sum_of(event: &Event) -> u32 {
    checksum(DERIVED, &json::write(event))
}

/// A game's summary, and the versions of game and event it was computed from.
#[derive(Clone, Debug)]
pub(super) struct IndexEntry {
    /// Whether it was written before its game, and the game has not been seen since.
    pub dirty: bool,
    /// The sequence number of the game.
    pub seq: u64,
    /// The checksum of the event; `None` if unknown.
    pub of: Option<u32>,
    pub summary: Summary,
}

/// One shard of the index.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "Vec<String>")]
pub(super) struct IndexShard {
    pub seq: u64,
    /// In no particular order.
    pub entries: Vec<IndexEntry>,
    /// The games whose deletion has begun.
    pub deleted: Vec<String>,
}

impl IndexShard {
    /// Adds the entry, replacing the one of the same game.
    pub(super) fn put(&mut self, listed: IndexEntry) {
        let id = &listed.summary.id;
        self.deleted.retain(|deleted| deleted != id);
        match self
            .entries
            .iter_mut()
            .find(|known| known.summary.id == *id)
        {
            Some(known) => *known = listed,
            None => self.entries.push(listed),
        }
    }

    pub(super) fn remove(&mut self, id: &str) {
        self.entries.retain(|listed| listed.summary.id != id);
    }
}

/// One text per entry: `7 1a2b3c4d ~179…` is the summary of the seventh write of a game, `=7
/// 1a2b3c4d ~179…` a dirty one, and `-179…` a deletion.
impl Serialize for IndexShard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let entries = self.entries.iter().map(IndexEntry::write);
        let deleted = self.deleted.iter().map(|id| ["-", id].concat());
        to.collect_seq(entries.chain(deleted))
    }
}

/// Unreadable entries are skipped: their games are read instead.
impl From<Vec<String>> for IndexShard {
    fn from(texts: Vec<String>) -> IndexShard {
        let mut shard = IndexShard::default();
        for text in texts {
            match text.strip_prefix('-') {
                Some(id) => shard.deleted.push(id.into()),
                None => shard.entries.extend(IndexEntry::read(&text)),
            }
        }
        shard
    }
}

impl IndexEntry {
    fn write(&self) -> String {
        let dirty = if self.dirty { "=" } else { "" };
        let of = self.of.map_or("-".into(), |sum| sum.to_string());
        let line = text::write(&self.summary);
        [dirty, &self.seq.to_string(), " ", &of, " ", &line].concat()
    }

    fn read(text: &str) -> Option<IndexEntry> {
        let (dirty, text) = match text.strip_prefix('=') {
            Some(text) => (true, text),
            None => (false, text),
        };
        let (seq, text) = text.split_once(' ')?;
        let (of, line) = text.split_once(' ')?;
        Some(IndexEntry {
            dirty,
            seq: seq.parse().ok()?,
            of: of.parse().ok(),
            summary: text::parse(line)?,
        })
    }
}

fn key(shard: u32) -> String {
    [SHARD_PREFIX, &shard.to_string()].concat()
}

impl<S: Store> CorrespondenceRepository<'_, S> {
    /// A shard as it is stored. Entries that belong in other shards are left out.
    ///
    /// If a write of the shard is damaged, the entries of the previous write are not trusted: a
    /// game may have been written since. They are also removed from the store, because the next
    /// reader will not see the damage.
    pub(super) fn shard(&self, place: u32) -> Loaded<IndexShard> {
        let key = key(place);
        let mut found: Loaded<IndexShard> = self.0.read(&key);
        let is_damaged = found
            .faults
            .iter()
            .any(|fault| matches!(fault, LoadError::SetAside { .. }));
        if let Some(shard) = &mut found.value {
            if is_damaged {
                shard.entries.clear();
                // If it cannot be written, no game can be saved either.
                let _ = self.write_shard(place, shard);
            }
            shard.seq = self.0.known_seq(&key);
            shard
                .entries
                .retain(|listed| shard_of(&listed.summary.id) == place);
        }
        found
    }

    /// Writes a shard. It must have been read before.
    ///
    /// # Errors
    /// When it was not saved.
    pub(super) fn write_shard(&self, place: u32, shard: &IndexShard) -> Result<(), SaveError> {
        self.0.write(&key(place), shard)
    }

    /// The sequence number of the last write of a shard that is known here.
    pub(super) fn shard_seq(&self, place: u32) -> u64 {
        self.0.known_seq(&key(place))
    }

    /// Marks entries whose games are stored as clean, except this one. Drops finished deletions.
    pub(super) fn clear_dirty(&self, shard: &mut IndexShard, except: &str) {
        for listed in &mut shard.entries {
            if listed.dirty && listed.summary.id != except {
                listed.dirty = !self.games().is_at(&listed.summary.id, listed.seq);
            }
        }
        let is_there = |id: &String| {
            self.games().peek_body(id).is_something() || self.studies().peek_body(id).is_something()
        };
        shard.deleted.retain(is_there);
    }

    /// Removes the summary of a game that is about to be written without one (`is_written`) or gets
    /// another value. Also finishes its deletion if one had begun, since the game may come back.
    ///
    /// # Errors
    /// When that could not be saved.
    pub(super) fn forget_summary(&self, id: &str, is_written: bool) -> Result<(), SaveError> {
        let place = shard_of(id);
        let mut shard = self.shard(place).value.unwrap_or_default();
        let was_deleted = shard.deleted.iter().any(|deleted| deleted == id);
        if was_deleted {
            self.delete_values(id)?;
            shard.deleted.retain(|deleted| deleted != id);
        }
        if !is_written && !was_deleted {
            return Ok(());
        }
        // Written even if there was no entry: its sequence number tells whoever has read the game
        // to store its summary later that something has changed since.
        shard.remove(id);
        self.write_shard(place, &shard)
    }
}
