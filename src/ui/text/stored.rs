//! Faults of stored data, and a restored backup, in words.

use super::base::{faults, unreadable};
use super::shared::{self, restored as texts, second};
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError, Why};

/// Why a value was not saved.
pub fn not_saved(kind: ValueKind, fault: &SaveError) -> String {
    match fault {
        SaveError::Store(why) => faults::not_stored(kind, why),
        SaveError::Stale { .. } => faults::stale(kind),
        SaveError::NewerVersion(_) => faults::newer(kind),
        SaveError::NoNumberLeft => faults::no_number(kind),
    }
}

/// Why a file cannot be restored.
pub fn bad_backup(fault: &BackupError) -> String {
    match fault {
        BackupError::NotABackup => shared::faults::not_a_backup().into(),
        BackupError::NewerVersion(_) => shared::faults::newer_backup().into(),
        BackupError::UnknownKey(key) => shared::faults::unknown_key(key),
        BackupError::Sequence(key) => shared::faults::bad_number(key),
    }
}

/// Why stored data could not be read.
pub fn not_loaded(fault: &LoadError) -> String {
    match fault {
        LoadError::Store(StoreError::Absent) => faults::absent().into(),
        LoadError::Store(_) => faults::not_read().into(),
        LoadError::NewerVersion(_) => faults::newer_data().into(),
        LoadError::SetAside { place, why, kept } => {
            let why = match why {
                Why::Envelope(why) => unreadable::envelope(why),
                Why::Migration(_) | Why::Contents => unreadable::unclear(),
            };
            faults::set_aside(place, why, kept.is_some())
        }
    }
}

/// How old the last backup is, in days, if there is one.
pub fn backup_due(days: Option<i64>) -> String {
    days.map_or_else(
        || shared::keep::never_backed_up().into(),
        shared::keep::backup_due,
    )
}

/// When the last backup was saved, if there is one.
pub fn last_backup(when: Option<&str>) -> String {
    when.map_or_else(
        || shared::keep::no_backup().into(),
        shared::keep::last_backup,
    )
}

/// A game was restored from the second copy: the times of its last entry in the first copy, if it
/// had the game, and in the second.
pub fn restored_game(from: Option<&str>, to: &str) -> String {
    match from {
        Some(from) => second::game(from, to),
        None => second::whole_game(to),
    }
}

/// The games and events that a restore took, and those that it left.
pub fn restored(counts: &RestoredCounts) -> String {
    let games = counts.correspondence + counts.clock;
    let (here, copied, refused) = (counts.here, counts.copied, counts.refused);
    let (more, past) = (counts.is_more, counts.past > 0);
    texts::all(games, counts.events, more, here, copied, refused, past)
}
