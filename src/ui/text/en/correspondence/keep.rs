//! How the games are kept, in English.

use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::ui::text::correspondence::keep::BackupText;

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
    restored: |counts| {
        let mut text = taken(counts);
        let RestoredCounts {
            here,
            copied,
            past,
            refused,
            ..
        } = *counts;
        if here > 0 {
            text.push_str(&format!(", {here} already here"));
        }
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
    show_restored: "Show them",
    table_stays: "The backup has the game on the table with other moves. The one played here \
                  stays on the table; the other is in Past games.",
    table_went_on: "The game on the table goes on in the backup, and now stands as it does there.",
};

/// The number of games and events that a restore took.
fn taken(counts: &RestoredCounts) -> String {
    let counted = |count: usize, one: &str, more: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {more}")),
    };
    let games = counted(counts.correspondence + counts.clock, "game", "games");
    let events = counted(counts.events, "event", "events");
    let more = counts.is_more.then(|| "other data".to_owned());
    let parts: Vec<String> = [games, events, more].into_iter().flatten().collect();
    match &parts[..] {
        [] => "Nothing new to restore".into(),
        [only] => format!("{only} restored"),
        [before @ .., last] => format!("{} and {last} restored", before.join(", ")),
    }
}
