//! What can go wrong with what is kept, in English.

use super::EN;
use crate::storage::backup::BackupFault;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreFault;
use crate::storage::versioned::{Fault, SaveFault, Unreadable, Why};

/// As the beginning of a sentence.
fn kind_named(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Game => "This game",
        ValueKind::Settings => "The settings",
        ValueKind::Presets => "Your own time controls",
        ValueKind::Progress => "Your progress in the lessons",
        ValueKind::Correspondence => "The correspondence games",
        ValueKind::Study => "The games to look at",
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

pub(super) fn not_saved(kind: ValueKind, fault: &SaveFault) -> String {
    let name = kind_named(kind);
    let was = verb(kind, "was", "were");
    match (kind, fault) {
        (_, SaveFault::Store(StoreFault::Absent)) => EN.faults.absent.into(),
        (ValueKind::Game, SaveFault::Store(StoreFault::Full)) => EN.faults.full.into(),
        (_, SaveFault::Store(StoreFault::Full)) => {
            let are = verb(kind, "is", "are");
            format!("The browser’s storage is full. {name} {are} not saved.")
        }
        (ValueKind::Game, SaveFault::Store(StoreFault::Refused(_))) => {
            "The browser refused to save. The clock goes on in memory.".into()
        }
        (_, SaveFault::Store(StoreFault::Refused(_))) => {
            format!("The browser refused to save. {name} {was} not saved.")
        }
        (_, SaveFault::Stale { .. }) => {
            format!("{name} {was} changed in another tab. Reload to see what it saved.")
        }
        (_, SaveFault::NewerVersion(_)) => format!(
            "{name} {was} saved by a newer Zeitnot. Load the newer page, or export what is set \
             aside."
        ),
        (_, SaveFault::NoNumberLeft) => format!(
            "{name} cannot be saved: what is stored has a number after which none comes. Save a \
             backup."
        ),
    }
}

pub(super) fn bad_backup(fault: &BackupFault) -> String {
    match fault {
        BackupFault::NotABackup => "This file is not a whole backup.".into(),
        BackupFault::NewerVersion(_) => {
            "This backup is of a newer Zeitnot. Load the newer page.".into()
        }
        BackupFault::UnknownKey(key) => format!(
            "This backup has something in it that Zeitnot does not know: “{key}”. Nothing of it \
             was taken."
        ),
        BackupFault::Sequence(key) => format!(
            "This backup has a number in it that cannot be right, at “{key}”. Nothing of it was \
             taken."
        ),
    }
}

pub(super) fn loading(fault: &Fault) -> String {
    match fault {
        Fault::Store(StoreFault::Absent) => EN.faults.absent.into(),
        Fault::Store(_) => "What the browser keeps could not be read.".into(),
        Fault::NewerVersion(_) => {
            "Something here was saved by a newer Zeitnot. It is left as it is.".into()
        }
        Fault::SetAside { place, why, kept } => {
            let what = match why {
                Why::Envelope(Unreadable::NotOurs) => "was not written by Zeitnot",
                Why::Envelope(Unreadable::Truncated) => "lacks its end",
                Why::Envelope(Unreadable::Checksum) => "is damaged",
                Why::Envelope(Unreadable::NewerVersion(_)) => "was saved by a newer Zeitnot",
                Why::Migration(_) | Why::Contents => "could not be understood",
            };
            if kept.is_some() {
                format!("“{place}” {what}. It was set aside as it is.")
            } else {
                format!("“{place}” {what}. It was left where it is.")
            }
        }
    }
}
