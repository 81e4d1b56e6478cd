//! The lines as they were kept before there were [shards](super::index): all in
//! one value, and beside it which of them may be behind their games. They are
//! read wherever they are, and written nowhere.

use serde::Deserialize;

use super::CorrespondenceRepository;
use super::index::{IndexEntry, IndexShard, SHARDS, shard_of};
use crate::correspondence::summary::text;
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, SaveError};

pub(in crate::storage) const INDEX: &str = "post.index";
/// What may be behind.
pub(in crate::storage) const BEHIND: &str = "post.behind";

/// The one value.
#[derive(Deserialize)]
struct Index {
    games: Vec<String>,
}

/// What both of them say.
#[derive(Debug, Default)]
pub(super) struct Old {
    /// The lines; `None` where only the other value is there. Of which event
    /// each was made is not known any more.
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
    /// What is kept in the old form.
    pub(super) fn old(&self) -> Old {
        let index: Loaded<Index> = self.0.read(INDEX);
        let behind: Loaded<Vec<String>> = self.0.read(BEHIND);
        let mut old = Old::default();
        if let Some(index) = index.value {
            let lines = index.games.iter().filter_map(|text| line(text));
            old.lines = Some(lines.collect());
        } else if !index.faults.is_empty() {
            // It is newer than whatever else there is.
            old.lines = Some(Vec::new());
        }
        for text in behind.value.unwrap_or_default() {
            old.deleted.extend(text.strip_prefix('-').map(String::from));
        }
        old.faults.extend(index.faults);
        old.faults.extend(behind.faults);
        old
    }

    /// Brings what is kept in the old form into the new one; whether anything
    /// was. Killed meanwhile, it can be done again: until the old form is gone
    /// it is the one that counts, and nothing else is written.
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
            // What is there is loaded before it is written over.
            let _ = self.shard(place);
            self.write_shard(place, shard)
        })
    }
}
