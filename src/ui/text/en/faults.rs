//! Errors in stored data and in storing it, in English.

use super::EN;
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError, Unreadable, Why};

/// As the beginning of a sentence.
fn kind_named(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Game => "This game",
        ValueKind::Settings => "The settings",
        ValueKind::Presets => "Your own time controls",
        ValueKind::Progress => "Your progress in the lessons",
        ValueKind::Correspondence => "The correspondence games",
        ValueKind::Study => "Your analyses",
    }
}

const fn verb(kind: ValueKind, one: &'static str, several: &'static str) -> &'static str {
    match kind {
        ValueKind::Game | ValueKind::Progress => one,
        ValueKind::Settings | ValueKind::Presets | ValueKind::Correspondence | ValueKind::Study => {
            several
        }
    }
}

pub(super) fn not_saved(kind: ValueKind, fault: &SaveError) -> String {
    let name = kind_named(kind);
    let was = verb(kind, "was", "were");
    match (kind, fault) {
        (_, SaveError::Store(StoreError::Absent)) => EN.faults.absent.into(),
        (ValueKind::Game, SaveError::Store(StoreError::Full)) => EN.faults.full.into(),
        (_, SaveError::Store(StoreError::Full)) => {
            let are = verb(kind, "is", "are");
            format!("The browser’s storage is full. {name} {are} not saved.")
        }
        (ValueKind::Game, SaveError::Store(StoreError::Refused(_))) => {
            "The browser refused to save. The clock runs on, unsaved.".into()
        }
        (_, SaveError::Store(StoreError::Refused(_))) => {
            format!("The browser refused to save. {name} {was} not saved.")
        }
        (_, SaveError::Stale { .. }) => {
            format!("{name} {was} changed in another tab. Reload to see what it saved.")
        }
        (_, SaveError::NewerVersion(_)) => format!(
            "{name} {was} saved by a newer Zeitnot. Load the newer version, or export what is set \
             aside."
        ),
        (_, SaveError::NoNumberLeft) => format!(
            "{name} cannot be saved: the number of the last save is the highest there is. Save a \
             backup."
        ),
    }
}

pub(super) fn bad_backup(fault: &BackupError) -> String {
    match fault {
        BackupError::NotABackup => "This file is not a complete backup.".into(),
        BackupError::NewerVersion(_) => {
            "This backup is from a newer Zeitnot. Load the newer version.".into()
        }
        BackupError::UnknownKey(key) => format!(
            "This backup contains something that Zeitnot does not know: “{key}”. Nothing was \
             restored."
        ),
        BackupError::Sequence(key) => format!(
            "This backup contains a number that cannot be right, at “{key}”. Nothing was restored."
        ),
    }
}

pub(super) fn loading(fault: &LoadError) -> String {
    match fault {
        LoadError::Store(StoreError::Absent) => EN.faults.absent.into(),
        LoadError::Store(_) => "The data stored in this browser could not be read.".into(),
        LoadError::NewerVersion(_) => {
            "Something here was saved by a newer Zeitnot. It is left unchanged.".into()
        }
        LoadError::SetAside { place, why, kept } => {
            let what = match why {
                Why::Envelope(Unreadable::NotOurs) => "was not written by Zeitnot",
                Why::Envelope(Unreadable::Truncated) => "is cut off at the end",
                Why::Envelope(Unreadable::Checksum) => "is damaged",
                Why::Envelope(Unreadable::NewerVersion(_)) => "was saved by a newer Zeitnot",
                Why::Migration(_) | Why::Contents => "could not be understood",
            };
            if kept.is_some() {
                format!("“{place}” {what}. It was set aside unchanged.")
            } else {
                format!("“{place}” {what}. It was left where it is.")
            }
        }
    }
}
