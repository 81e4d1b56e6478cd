//! All stored values as one text in a file, and back again.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::correspondence;
use super::games::{self, GameRepository};
use super::kind::{self, ValueKind};
use super::store::{Store, StoreError};
use super::versioned::{Envelope, Unreadable, VersionedStore};
use crate::correspondence::CorrespondenceGame;
use crate::json;
use crate::time::WallTime;

mod import;

pub use import::{Import, import};

const FORMAT: &str = "zeitnot-backup";

/// The version of the file format. The bodies have their own versions in their envelopes.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    version: u32,
    made: WallTime,
    /// Whole values, each in its envelope, so that each carries its checksum.
    values: Vec<Entry>,
    /// Texts that could not be read, unchanged, with the slot in which they were found.
    #[serde(default)]
    set_aside: Vec<Entry>,
}

/// The fields that every version of the file has.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    key: String,
    text: String,
}

/// Why a text is not a readable backup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupError {
    /// It was not written by Zeitnot, or part of it is missing.
    #[error("this is not a whole backup of Zeitnot")]
    NotABackup,
    /// It was written by a newer version of the page.
    #[error("{}", Unreadable::NewerVersion(*.0))]
    NewerVersion(u32),
    /// It has a value under a key that Zeitnot never used.
    #[error("it has something under {0:?}")]
    UnknownKey(String),
    /// The sequence number of this key's value is higher than saving can reach.
    #[error("the number of {0:?} cannot be right")]
    Sequence(String),
}

/// All values and everything in quarantine, as one JSON text. Changes nothing.
///
/// # Errors
/// [`StoreError`] if the store cannot be read.
pub fn export<S: Store>(
    versioned: &VersionedStore<S>,
    made: WallTime,
) -> Result<String, StoreError> {
    export_keys(versioned, made, None)
}

/// A correspondence game with its event and its study alone, as a backup that is restored like any
/// other. Changes nothing.
///
/// # Errors
/// [`StoreError`] if the store cannot be read.
pub fn export_game<S: Store>(
    versioned: &VersionedStore<S>,
    game: &CorrespondenceGame,
    made: WallTime,
) -> Result<String, StoreError> {
    export_keys(versioned, made, Some(&correspondence::keys_of(game)))
}

/// These values, or all and what is in quarantine.
fn export_keys<S: Store>(
    versioned: &VersionedStore<S>,
    made: WallTime,
    only: Option<&[String]>,
) -> Result<String, StoreError> {
    let newest = versioned.schema().version();
    let mut file = File {
        format: FORMAT.into(),
        version: VERSION,
        made,
        values: Vec::new(),
        set_aside: Vec::new(),
    };
    // The ids of games that are exported as one value, including their tails.
    let mut joined = BTreeSet::new();
    // The list is sorted: a game comes before its tails.
    for key in versioned.list("")? {
        if only.is_some_and(|only| !only.contains(&key)) {
            continue;
        }
        let places = versioned.places(&key)?;
        let game = games::game_of(&key);
        let is_tail = kind::is_tail(&key);
        // Rebuilt from the other values wherever the backup is restored.
        let is_in_another = correspondence::is_of_this_device(&key)
            || is_tail && game.is_some_and(|id| joined.contains(id));
        if !is_in_another && let Some((place, latest)) = places.latest {
            let whole = game.filter(|_| !is_tail);
            let whole = whole.and_then(|id| Some((id, GameRepository(versioned).peek_whole(id)?)));
            let text = match whole {
                Some((id, (seq, body))) => {
                    joined.insert(id.to_owned());
                    Envelope::write(newest, seq, &body)
                }
                None => Envelope::write(latest.version, latest.seq, &latest.body),
            };
            // Unknown keys and tails without a game cannot be restored, but are still exported.
            let is_value =
                ValueKind::of(&key).is_some() && !is_tail && latest.seq <= import::MAX_SEQ;
            if is_value {
                file.values.push(Entry {
                    text,
                    key: key.clone(),
                })
            } else {
                file.set_aside.push(Entry { text, key: place })
            }
        }
        for (place, text, _) in places.unreadable {
            file.set_aside.push(Entry { key: place, text });
        }
    }
    let kept = match only {
        None => versioned.quarantine()?,
        Some(_) => Vec::new(),
    };
    for kept in kept {
        file.set_aside.push(Entry {
            key: kept.from,
            text: kept.text,
        });
    }
    Ok(json::write(&file))
}

#[cfg(test)]
mod tests;
