//! What can go wrong with what is kept, in German.

use super::DE;
use crate::storage::backup::BackupFault;
use crate::storage::kind::ValueKind;
use crate::storage::store::StoreFault;
use crate::storage::versioned::{Fault, SaveFault, Unreadable, Why};

/// As the beginning of a sentence.
fn kind_named(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Game => "Diese Partie",
        ValueKind::Settings => "Die Einstellungen",
        ValueKind::Presets => "Die eigenen Bedenkzeiten",
        ValueKind::Progress => "Der Fortschritt in den Lektionen",
        ValueKind::Correspondence => "Die Fernpartien",
        ValueKind::Study => "Die Partien zum Ansehen",
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
    let was = verb(kind, "wurde", "wurden");
    match (kind, fault) {
        (_, SaveFault::Store(StoreFault::Absent)) => DE.faults.absent.into(),
        (ValueKind::Game, SaveFault::Store(StoreFault::Full)) => DE.faults.full.into(),
        (_, SaveFault::Store(StoreFault::Full)) => {
            let are = verb(kind, "wird", "werden");
            format!("Der Speicher des Browsers ist voll. {name} {are} nicht gespeichert.")
        }
        (ValueKind::Game, SaveFault::Store(StoreFault::Refused(_))) => {
            "Der Browser hat das Speichern verweigert. Die Uhr läuft ungespeichert weiter.".into()
        }
        (_, SaveFault::Store(StoreFault::Refused(_))) => {
            format!("Der Browser hat das Speichern verweigert. {name} {was} nicht gespeichert.")
        }
        (_, SaveFault::Stale { .. }) => format!(
            "{name} {was} in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand \
             zu sehen."
        ),
        (_, SaveFault::NewerVersion(_)) => format!(
            "{name} {was} von einem neueren Zeitnot gespeichert. Die neuere Seite laden oder das \
             Beiseitegelegte exportieren."
        ),
        (_, SaveFault::NoNumberLeft) => {
            let cannot = verb(kind, "lässt", "lassen");
            format!(
                "{name} {cannot} sich nicht speichern: Das Gespeicherte hat eine Nummer, auf die \
                 keine mehr folgt. Eine Sicherung speichern."
            )
        }
    }
}

pub(super) fn bad_backup(fault: &BackupFault) -> String {
    match fault {
        BackupFault::NotABackup => "Diese Datei ist keine vollständige Sicherung.".into(),
        BackupFault::NewerVersion(_) => {
            "Diese Sicherung stammt von einem neueren Zeitnot. Die neuere Seite laden.".into()
        }
        BackupFault::UnknownKey(key) => format!(
            "In dieser Sicherung steht etwas, das Zeitnot nicht kennt: „{key}“. Nichts davon \
             wurde übernommen."
        ),
        BackupFault::Sequence(key) => format!(
            "In dieser Sicherung steht bei „{key}“ eine Nummer, die nicht stimmen kann. Nichts \
             davon wurde übernommen."
        ),
    }
}

pub(super) fn loading(fault: &Fault) -> String {
    match fault {
        Fault::Store(StoreFault::Absent) => DE.faults.absent.into(),
        Fault::Store(_) => "Was der Browser aufbewahrt, ließ sich nicht lesen.".into(),
        Fault::NewerVersion(_) => {
            "Hier hat ein neueres Zeitnot etwas gespeichert. Es bleibt unverändert.".into()
        }
        Fault::SetAside { place, why, kept } => {
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
