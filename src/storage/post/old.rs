//! The lines as they were kept before there were [bundles](super::lines): all in
//! one value, and beside it which of them may be behind their games. They are
//! read wherever they are, and written nowhere.

use super::Post;
use super::lines::{BUNDLES, Bundle, Listed, bundle_of};
use crate::correspondence::summary::Summary;
use crate::json::{FromJson, Json};
use crate::storage::archive::Found;
use crate::storage::store::Store;
use crate::storage::vault::{Fault, SaveFault};

pub(in crate::storage) const INDEX: &str = "post.index";
/// What may be behind.
pub(in crate::storage) const BEHIND: &str = "post.behind";

/// The one value.
struct Index {
    games: Vec<String>,
}

impl FromJson for Index {
    fn from_json(json: &mut Json) -> Option<Index> {
        Some(Index {
            games: json.take("games")?,
        })
    }
}

/// What both of them say.
#[derive(Debug, Default)]
pub(super) struct Old {
    /// The lines; `None` where only the other value is there. Of which event
    /// each was made is not known any more.
    pub lines: Option<Vec<Listed>>,
    /// The games whose deletion has begun.
    pub deleted: Vec<String>,
    /// What the user is to be told.
    pub faults: Vec<Fault>,
}

fn line(text: &str) -> Option<Listed> {
    let (seq, line) = text.split_once(' ')?;
    Some(Listed {
        ahead: false,
        seq: seq.parse().ok()?,
        of: None,
        line: Summary::from_json(&mut Json::Text(line.to_owned().into()))?,
    })
}

impl<S: Store> Post<'_, S> {
    /// What is kept in the old form.
    pub(super) fn old(&self) -> Old {
        let index: Found<Index> = self.archive().read(INDEX);
        let behind: Found<Vec<String>> = self.archive().read(BEHIND);
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
    pub(super) fn renew_form(&self) -> Result<bool, SaveFault> {
        let is_there = |key: &&str| {
            let peeked = self.0.peek(key);
            peeked.damaged || peeked.value.is_some()
        };
        if ![INDEX, BEHIND].iter().any(is_there) {
            return Ok(false);
        }
        let old = self.old();
        for id in &old.deleted {
            self.delete_values(id).map_err(SaveFault::Store)?;
        }
        if let Some(lines) = old.lines {
            self.write_bundled(lines, &old.deleted)?;
        }
        for key in [INDEX, BEHIND] {
            self.0.delete(key).map_err(SaveFault::Store)?;
        }
        Ok(true)
    }

    fn write_bundled(&self, lines: Vec<Listed>, deleted: &[String]) -> Result<(), SaveFault> {
        let mut bundles = vec![Bundle::default(); BUNDLES as usize];
        for listed in lines {
            let place = bundle_of(&listed.line.id) as usize;
            if !deleted.contains(&listed.line.id)
                && let Some(bundle) = bundles.get_mut(place)
            {
                bundle.lines.push(listed);
            }
        }
        (0..).zip(&bundles).try_for_each(|(place, bundle)| {
            // What is there is loaded before it is written over.
            let _ = self.bundle(place);
            self.write_bundle(place, bundle)
        })
    }
}
