//! Everything that is kept, as one text in a file, and back again.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::correspondence;
use super::games::{self, GameRepository};
use super::kind::{self, ValueKind};
use super::store::{Store, StoreError};
use super::versioned::{Envelope, Unreadable, VersionedStore};
use crate::json;
use crate::time::WallTime;

mod import;

pub use import::{Import, import};

const FORMAT: &str = "zeitnot-backup";

/// The version of the file, not of the bodies: those have theirs in their
/// envelopes.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    version: u32,
    made: WallTime,
    /// Whole values, each in its envelope, so that each carries its checksum.
    values: Vec<Entry>,
    /// What could not be read, as it is, with the place in which it was.
    #[serde(default)]
    set_aside: Vec<Entry>,
}

/// What every version of the file has.
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

/// Why a text is no backup that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupError {
    /// It was not written by Zeitnot, or not all of it is there.
    #[error("this is not a whole backup of Zeitnot")]
    NotABackup,
    /// A newer page wrote it.
    #[error("{}", Unreadable::NewerVersion(*.0))]
    NewerVersion(u32),
    /// There is a value in it under a key under which we never kept one.
    #[error("it has something under {0:?}")]
    UnknownKey(String),
    /// The value of this key has a sequence number that nobody gets to.
    #[error("the number of {0:?} cannot be right")]
    Sequence(String),
}

/// All values and all that was set aside, as one JSON text. Changes nothing.
///
/// # Errors
/// When the store cannot be read.
pub fn export<S: Store>(
    versioned: &VersionedStore<S>,
    made: WallTime,
) -> Result<String, StoreError> {
    let newest = versioned.schema().version();
    let mut file = File {
        format: FORMAT.into(),
        version: VERSION,
        made,
        values: Vec::new(),
        set_aside: Vec::new(),
    };
    // The games that are one value there, with their tails.
    let mut joined = BTreeSet::new();
    // A game comes before its tails.
    for key in versioned.list("")? {
        let places = versioned.places(&key)?;
        let game = games::game_of(&key);
        let is_tail = kind::is_tail(&key);
        // Made anew from the others wherever it is restored.
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
            // Nobody reads what is none of ours, or a tail without its game, but
            // it is not lost either.
            let is_value =
                ValueKind::of(&key).is_some() && !is_tail && latest.seq <= import::MAX_SEQ;
            match is_value {
                true => file.values.push(Entry {
                    text,
                    key: key.clone(),
                }),
                false => file.set_aside.push(Entry { text, key: place }),
            }
        }
        for (place, text, _) in places.unreadable {
            file.set_aside.push(Entry { key: place, text });
        }
    }
    for kept in versioned.quarantined()? {
        file.set_aside.push(Entry {
            key: kept.from,
            text: kept.text,
        });
    }
    Ok(json::write(&file))
}

#[cfg(test)]
mod tests;
