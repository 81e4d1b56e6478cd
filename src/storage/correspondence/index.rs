//! The index of the games, in shards: [`IndexShard`].
//!
//! An entry is the summary of a game, with the sequence number of the game and
//! the checksum of the event of which it was made: so it is known without
//! reading the game whether it is still true.
//!
//! Which shard an entry is in follows from the game's id. There are so few
//! shards that a list reads them in no time, and so many that a save, which
//! writes one of them, writes little.
//!
//! An entry is written before its game, and is dirty: when the page is killed
//! between the two, whoever lists the games looks at the dirty ones. An entry
//! is clean again when its shard is written the next time, and the game is
//! there.

use serde::{Deserialize, Serialize, Serializer};

use super::CorrespondenceRepository;
use crate::correspondence::summary::text;
use crate::correspondence::{Event, Summary};
use crate::json;
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, SaveError, checksum};

/// What the keys of all shards begin with.
pub(in crate::storage) const SHARD_PREFIX: &str = "post.lines.";

/// How many shards there are: of two thousand games, each has some thirty
/// lines. Never another number, or lines would be looked for elsewhere than they
/// are.
pub(super) const SHARDS: u32 = 64;

/// Raised whenever something else than before follows from the same game and
/// event: then every line that is kept is made anew.
const DERIVED: &str = "2";

/// The shard in which the line of a game is.
pub(super) fn shard_of(id: &str) -> u32 {
    checksum(id, "") % SHARDS
}

/// What tells an event from what it was before.
pub(super) fn sum_of(event: &Event) -> u32 {
    checksum(DERIVED, &json::write(event))
}

/// The summary of a game, and of what it was made.
#[derive(Clone, Debug)]
pub(super) struct IndexEntry {
    /// Whether it was written before its game, and nobody has seen since that
    /// the game is there.
    pub dirty: bool,
    /// The sequence number of the game.
    pub seq: u64,
    /// The checksum of the event; `None` where it is not known.
    pub of: Option<u32>,
    pub summary: Summary,
}

/// Some of the entries.
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
    /// Puts an entry in the place of the one that there was of its game.
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

/// A text each: `7 1a2b3c4d ~179…` is a line of the seventh write of a game,
/// `=7 1a2b3c4d ~179…` a dirty one, and `-179…` a deletion.
impl Serialize for IndexShard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let entries = self.entries.iter().map(IndexEntry::write);
        let deleted = self.deleted.iter().map(|id| ["-", id].concat());
        to.collect_seq(entries.chain(deleted))
    }
}

/// A line that cannot be read is none: its game is read instead.
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
    /// A shard as it is kept. Lines that belong elsewhere are left out.
    ///
    /// Where a write of it is damaged, the lines of the write before are not
    /// believed: a game may have been written since. For whoever reads it next,
    /// who will not see the damage, they are taken away.
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
                // Where it cannot be written nothing else can be.
                let _ = self.write_shard(place, shard);
            }
            shard.seq = self.0.known_seq(&key);
            shard
                .entries
                .retain(|listed| shard_of(&listed.summary.id) == place);
        }
        found
    }

    /// Writes a shard that was read.
    ///
    /// # Errors
    /// When it was not saved.
    pub(super) fn write_shard(&self, place: u32, shard: &IndexShard) -> Result<(), SaveError> {
        self.0.write(&key(place), shard)
    }

    /// The number that the last write of a shard has, of those known here.
    pub(super) fn shard_seq(&self, place: u32) -> u64 {
        self.0.known_seq(&key(place))
    }

    /// Cleans the entries whose games are there, except that of this game.
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

    /// Takes away the line of a game that is about to be written as it is, or to
    /// which something is; and finishes its deletion, if that had begun: it may
    /// come back.
    ///
    /// # Errors
    /// When that could not be saved.
    pub(super) fn forget_summary(&self, id: &str, is_written: bool) -> Result<(), SaveError> {
        self.renew_form()?;
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
        // Also without a line: whoever has read the game, to keep its line
        // later, sees that something has happened since.
        shard.remove(id);
        self.write_shard(place, &shard)
    }
}
