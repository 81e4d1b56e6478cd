//! Errors in stored data and in storing it, in German.

use super::DE;
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError, Unreadable, Why};

/// As the beginning of a sentence.
fn kind_named(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Game => "Diese Partie",
        ValueKind::Settings => "Die Einstellungen",
        ValueKind::Presets => "Die eigenen Bedenkzeiten",
        ValueKind::Progress => "Der Fortschritt in den Lektionen",
        ValueKind::Correspondence => "Die Fernpartien",
        ValueKind::Study => "Die Analysen",
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
    let was = verb(kind, "wurde", "wurden");
    match (kind, fault) {
        (_, SaveError::Store(StoreError::Absent)) => DE.faults.absent.into(),
        (ValueKind::Game, SaveError::Store(StoreError::Full)) => DE.faults.full.into(),
        (_, SaveError::Store(StoreError::Full)) => {
            let are = verb(kind, "wird", "werden");
            format!("Der Speicher des Browsers ist voll. {name} {are} nicht gespeichert.")
        }
        (ValueKind::Game, SaveError::Store(StoreError::Refused(_))) => {
            "Der Browser hat das Speichern verweigert. Die Uhr läuft ungespeichert weiter.".into()
        }
        (_, SaveError::Store(StoreError::Refused(_))) => {
            format!("Der Browser hat das Speichern verweigert. {name} {was} nicht gespeichert.")
        }
        (_, SaveError::Stale { .. }) => format!(
            "{name} {was} in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand \
             zu sehen."
        ),
        (_, SaveError::NewerVersion(_)) => format!(
            "{name} {was} von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das \
             Beiseitegelegte exportieren."
        ),
        (_, SaveError::NoNumberLeft) => {
            let cannot = verb(kind, "lässt", "lassen");
            format!(
                "{name} {cannot} sich nicht speichern: Die Nummer des letzten Speicherns ist die \
                 höchste, die es gibt. Eine Sicherung speichern."
            )
        }
    }
}

pub(super) fn bad_backup(fault: &BackupError) -> String {
    match fault {
        BackupError::NotABackup => "Diese Datei ist keine vollständige Sicherung.".into(),
        BackupError::NewerVersion(_) => {
            "Diese Sicherung stammt von einem neueren Zeitnot. Die neuere Version laden.".into()
        }
        BackupError::UnknownKey(key) => format!(
            "Diese Sicherung enthält etwas, das Zeitnot nicht kennt: „{key}“. Nichts wurde \
             übernommen."
        ),
        BackupError::Sequence(key) => format!(
            "Diese Sicherung enthält bei „{key}“ eine Nummer, die nicht stimmen kann. Nichts wurde \
             übernommen."
        ),
    }
}

pub(super) fn loading(fault: &LoadError) -> String {
    match fault {
        LoadError::Store(StoreError::Absent) => DE.faults.absent.into(),
        LoadError::Store(_) => "Die Daten in diesem Browser ließen sich nicht lesen.".into(),
        LoadError::NewerVersion(_) => {
            "Hier hat ein neueres Zeitnot etwas gespeichert. Es bleibt unverändert.".into()
        }
        LoadError::SetAside { place, why, kept } => {
            let what = match why {
                Why::Envelope(Unreadable::NotOurs) => "stammt nicht von Zeitnot",
                Why::Envelope(Unreadable::Truncated) => "ist am Ende abgeschnitten",
                Why::Envelope(Unreadable::Checksum) => "ist beschädigt",
                Why::Envelope(Unreadable::NewerVersion(_)) => {
                    "wurde von einem neueren Zeitnot gespeichert"
                }
                Why::Migration(_) | Why::Contents => "war nicht zu verstehen",
            };
            if kept.is_some() {
                format!("„{place}“ {what}. Es wurde unverändert beiseitegelegt.")
            } else {
                format!("„{place}“ {what}. Es blieb, wo es ist.")
            }
        }
    }
}
