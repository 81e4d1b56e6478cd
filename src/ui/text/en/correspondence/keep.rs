//! How the games are kept, in English.

use crate::storage::store::StoreError;
use crate::ui::text::correspondence::keep::{BackupText, RestoredCounts};

pub(in crate::ui::text) const KEEP: BackupText = BackupText {
    unsaved: |why| {
        let what = match why {
            StoreError::Full => "The browser’s storage is full.",
            StoreError::Absent => "The browser’s storage is gone.",
            StoreError::Refused(_) => "The browser refuses to save.",
        };
        [
            what,
            " What you entered is kept only until this page is closed: save a backup now.",
        ]
        .concat()
    },
    only_here: "Your last entries are only on this page: there is no room to save them.",
    too_large: "This text is too large to be saved here; save it as a file.",
    nearly_full: |percent| {
        format!(
            "{percent}% of the browser’s storage for Zeitnot is used. A backup keeps your games safe."
        )
    },
    backup: "Save a backup",
    backup_due: |days| match days {
        Some(days) => format!("The last backup is {days} days old."),
        None => "Your games are only in this browser.".into(),
    },
    used: |percent, kilobytes| format!("{percent}% used, {kilobytes}\u{a0}KB"),
    used_label: "Storage in this browser",
    last_backup: |when| match when {
        Some(when) => format!("Last backup: {when}."),
        None => "No backup saved yet.".into(),
    },
    restored: |&RestoredCounts {
                   taken,
                   here,
                   copied,
                   past,
                   refused,
               }| {
        let mut text = format!("{taken} restored, {here} already here");
        if copied > 0 {
            text.push_str(&format!(
                ", {copied} kept twice because both went on differently"
            ));
        }
        if refused > 0 {
            text.push_str(&format!(", {refused} not restored"));
        }
        text.push('.');
        if past > 0 {
            text.push_str(" Both versions of the clock game are in Past games.");
        }
        text
    },
    table_stays: "The backup has the game on the table with other moves. The one played here \
                  stays on the table; the other is in Past games.",
    table_went_on: "The game on the table goes on in the backup, and now stands as it does there.",
};
