//! What can go wrong with what is kept, in German.

use super::DE;
use crate::storage::envelope::Unreadable;
use crate::storage::quarantine::Why;
use crate::storage::store::StoreFault;
use crate::storage::vault::{Fault, SaveFault};

pub(super) fn not_saved(fault: &SaveFault) -> String {
    match fault {
        SaveFault::Store(StoreFault::Absent) => DE.faults.absent.into(),
        SaveFault::Store(StoreFault::Full) => DE.faults.full.into(),
        SaveFault::Store(StoreFault::Refused(_)) => {
            "Der Browser hat das Speichern verweigert. Die Uhr läuft ungespeichert weiter.".into()
        }
        SaveFault::Stale { .. } => {
            "Ein anderer Tab hat diese Partie geändert. Neu laden, um den gespeicherten Stand \
             zu sehen."
                .into()
        }
        SaveFault::NewerVersion(_) => {
            "Hier hat ein neueres Zeitnot gespeichert. Die neuere Seite laden oder das \
             Beiseitegelegte exportieren."
                .into()
        }
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
