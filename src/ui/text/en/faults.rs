//! What can go wrong with what is kept, in English.

use super::EN;
use crate::storage::envelope::Unreadable;
use crate::storage::quarantine::Why;
use crate::storage::store::StoreFault;
use crate::storage::vault::{Fault, SaveFault};

pub(super) fn not_saved(fault: &SaveFault) -> String {
    match fault {
        SaveFault::Store(StoreFault::Absent) => EN.faults.absent.into(),
        SaveFault::Store(StoreFault::Full) => EN.faults.full.into(),
        SaveFault::Store(StoreFault::Refused(_)) => {
            "The browser refused to save. The clock goes on in memory.".into()
        }
        SaveFault::Stale { .. } => {
            "Another tab has changed this game. Reload to see what it saved.".into()
        }
        SaveFault::NewerVersion(_) => {
            "A newer Zeitnot saved here. Load the newer page, or export what is set aside.".into()
        }
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
