//! Faults of stored data, and a restored backup, in words.

use super::base::{faults, keep, restored as texts, second, unreadable};
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError, Unreadable, Why};

/// Why a value was not saved.
pub fn not_saved(kind: ValueKind, fault: &SaveError) -> String {
    match (kind, fault) {
        (_, SaveError::Store(StoreError::Absent)) => faults::absent().into(),
        (ValueKind::Game, SaveError::Store(StoreError::Full)) => faults::full().into(),
        (_, SaveError::Store(StoreError::Full)) => faults::no_room(kind),
        (ValueKind::Game, SaveError::Store(StoreError::Refused(_))) => {
            faults::game_refused().into()
        }
        (_, SaveError::Store(StoreError::Refused(_))) => faults::refused(kind),
        (_, SaveError::Stale { .. }) => faults::stale(kind),
        (_, SaveError::NewerVersion(_)) => faults::newer(kind),
        (_, SaveError::NoNumberLeft) => faults::no_number(kind),
    }
}

/// Why a file cannot be restored.
pub fn bad_backup(fault: &BackupError) -> String {
    match fault {
        BackupError::NotABackup => faults::not_a_backup().into(),
        BackupError::NewerVersion(_) => faults::newer_backup().into(),
        BackupError::UnknownKey(key) => faults::unknown_key(key),
        BackupError::Sequence(key) => faults::bad_number(key),
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
                Why::Envelope(Unreadable::NotOurs) => unreadable::not_ours(),
                Why::Envelope(Unreadable::Truncated) => unreadable::truncated(),
                Why::Envelope(Unreadable::Checksum) => unreadable::damaged(),
                Why::Envelope(Unreadable::NewerVersion(_)) => unreadable::newer(),
                Why::Migration(_) | Why::Contents => unreadable::unclear(),
            };
            faults::set_aside(place, why, kept.is_some())
        }
    }
}

/// Entries are not saved, and why.
pub fn unsaved(why: &StoreError) -> String {
    keep::unsaved(match why {
        StoreError::Full => keep::is_full(),
        StoreError::Absent => keep::is_gone(),
        StoreError::Refused(_) => keep::refuses(),
    })
}

/// How old the last backup is, in days, if there is one.
pub fn backup_due(days: Option<i64>) -> String {
    days.map_or_else(|| keep::never_backed_up().into(), keep::backup_due)
}

/// When the last backup was saved, if there is one.
pub fn last_backup(when: Option<&str>) -> String {
    when.map_or_else(|| keep::no_backup().into(), keep::last_backup)
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
    let mut said = taken(counts);
    if counts.here > 0 {
        said = texts::here(&said, counts.here);
    }
    if counts.copied > 0 {
        said = texts::copied(&said, counts.copied);
    }
    if counts.refused > 0 {
        said = texts::refused(&said, counts.refused);
    }
    texts::all(&said, counts.past > 0)
}

/// The number of games and events that a restore took.
fn taken(counts: &RestoredCounts) -> String {
    let counted = |count: usize, say: fn(usize) -> String| (count > 0).then(|| say(count));
    let games = counted(counts.correspondence + counts.clock, texts::games);
    let events = counted(counts.events, texts::events);
    let more = counts.is_more.then(|| texts::more().to_owned());
    let parts: Vec<String> = [games, events, more].into_iter().flatten().collect();
    let Some((last, before)) = parts.split_last() else {
        return texts::nothing().into();
    };
    let before = before.iter().cloned();
    match before.reduce(|before, next| texts::next(&before, &next)) {
        Some(before) => texts::these(&texts::last(&before, last)),
        None => texts::these(last),
    }
}
