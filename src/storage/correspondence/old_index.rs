//! The index as it was stored before there were [shards](super::index): all summaries in one value,
//! and beside it which of them may be out of date. It is read wherever it is found, and never
//! written.

use serde::Deserialize;

use super::CorrespondenceRepository;
use super::index::{IndexEntry, IndexShard, SHARDS, shard_of};
use crate::correspondence::summary::text;
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, SaveError};

pub(in crate::storage) const INDEX: &str = "post.index";
/// The key of the list of games whose summaries may be out of date.
pub(in crate::storage) const BEHIND: &str = "post.behind";

/// The value with all summaries.
#[derive(Deserialize)]
struct Index {
    games: Vec<String>,
}

/// The contents of both values.
#[derive(Debug, Default)]
pub(super) struct Old {
    /// The summaries; `None` where only the other value exists. The events they were computed from
    /// are unknown.
    pub lines: Option<Vec<IndexEntry>>,
    /// The games whose deletion has begun.
    pub deleted: Vec<String>,
    /// What the user is to be told.
    pub faults: Vec<LoadError>,
}

fn line(text: &str) -> Option<IndexEntry> {
    let (seq, line) = text.split_once(' ')?;
    Some(IndexEntry {
        dirty: false,
        seq: seq.parse().ok()?,
        of: None,
        summary: text::parse(line)?,
    })
}

impl<S: Store> CorrespondenceRepository<'_, S> {
    /// The index in the old form.
    pub(super) fn old(&self) -> Old {
        let index: Loaded<Index> = self.0.read(INDEX);
        let behind: Loaded<Vec<String>> = self.0.read(BEHIND);
        let mut old = Old::default();
        if let Some(index) = index.value {
            let lines = index.games.iter().filter_map(|text| line(text));
            old.lines = Some(lines.collect());
        } else if !index.faults.is_empty() {
            // The shards are older than the old form wherever that exists.
            old.lines = Some(Vec::new());
        }
        for text in behind.value.unwrap_or_default() {
            old.deleted.extend(text.strip_prefix('-').map(String::from));
        }
        old.faults.extend(index.faults);
        old.faults.extend(behind.faults);
        old
    }

    /// Converts the old form into shards; returns whether there was anything to convert. It can be
    /// repeated if the page is killed: until the old form is deleted it is the one that counts, and
    /// nothing else is written.
    ///
    /// # Errors
    /// When it was not saved.
    pub(super) fn renew_form(&self) -> Result<bool, SaveError> {
        let is_there = |key: &str| self.0.peek(key).is_something();
        if !is_there(INDEX) && !is_there(BEHIND) {
            return Ok(false);
        }
        let old = self.old();
        for id in &old.deleted {
            self.delete_values(id)?;
        }
        if let Some(lines) = old.lines {
            self.write_shards(lines, &old.deleted)?;
        }
        for key in [INDEX, BEHIND] {
            self.0.delete(key)?;
        }
        Ok(true)
    }

    fn write_shards(&self, lines: Vec<IndexEntry>, deleted: &[String]) -> Result<(), SaveError> {
        let mut shards = vec![IndexShard::default(); SHARDS as usize];
        for listed in lines {
            let place = shard_of(&listed.summary.id) as usize;
            if !deleted.contains(&listed.summary.id)
                && let Some(shard) = shards.get_mut(place)
            {
                shard.entries.push(listed);
            }
        }
        (0..).zip(&shards).try_for_each(|(place, shard)| {
            // A value must be loaded before it is written.
            let _ = self.shard(place);
            self.write_shard(place, shard)
        })
    }
}
