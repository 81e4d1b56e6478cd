//! How the games are kept, in German.

use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::ui::text::correspondence::keep::BackupText;

pub(in crate::ui::text) const KEEP: BackupText = BackupText {
    unsaved: |why| {
        let what = match why {
            StoreError::Full => "Der Speicher des Browsers ist voll.",
            StoreError::Absent => "Der Speicher des Browsers ist nicht mehr da.",
            StoreError::Refused(_) => "Der Browser verweigert das Speichern.",
        };
        [
            what,
            " Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung \
             speichern.",
        ]
        .concat()
    },
    only_here: "Die letzten Einträge sind nur auf dieser Seite: Zum Speichern fehlt der Platz.",
    too_large: "Dieser Text ist zu groß, um hier gespeichert zu werden; als Datei speichern.",
    nearly_full: |percent| {
        format!(
            "{percent}\u{a0}% des Speichers, den der Browser für Zeitnot hat, sind belegt. Mit \
             einer Sicherung geht keine Partie verloren."
        )
    },
    backup: "Sicherung speichern",
    backup_due: |days| match days {
        Some(1) => "Die letzte Sicherung ist 1 Tag alt.".into(),
        Some(days) => format!("Die letzte Sicherung ist {days} Tage alt."),
        None => "Die Partien sind nur in diesem Browser.".into(),
    },
    used: |percent, kilobytes| format!("{percent}\u{a0}% belegt, {kilobytes}\u{a0}KB"),
    used_label: "Speicher in diesem Browser",
    last_backup: |when| match when {
        Some(when) => format!("Letzte Sicherung: {when}."),
        None => "Noch keine Sicherung gespeichert.".into(),
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
            text.push_str(&format!(", {here} schon hier"));
        }
        if copied > 0 {
            text.push_str(&format!(
                ", {copied} doppelt behalten, weil beide Fassungen anders weitergingen"
            ));
        }
        if refused > 0 {
            text.push_str(&format!(", {refused} nicht eingelesen"));
        }
        text.push('.');
        if past > 0 {
            text.push_str(" Beide Fassungen der Uhrenpartie stehen unter „Frühere Partien“.");
        }
        text
    },
    show_restored: "Ansehen",
    table_stays: "Die Sicherung enthält die Partie auf dem Tisch mit anderen Zügen. Auf dem Tisch \
                  bleibt die hier gespielte; die andere steht unter „Frühere Partien“.",
    table_went_on: "Die Partie auf dem Tisch ging in der Sicherung weiter und steht jetzt so wie \
                     dort.",
};

/// The number of games and events that a restore took.
fn taken(counts: &RestoredCounts) -> String {
    let counted = |count: usize, one: &str, more: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {more}")),
    };
    let games = counted(counts.correspondence + counts.clock, "Partie", "Partien");
    let events = counted(counts.events, "Turnier", "Turniere");
    let more = counts.is_more.then(|| "weitere Daten".to_owned());
    let parts: Vec<String> = [games, events, more].into_iter().flatten().collect();
    match &parts[..] {
        [] => "Nichts Neues in der Sicherung".into(),
        [only] => format!("{only} eingelesen"),
        [before @ .., last] => format!("{} und {last} eingelesen", before.join(", ")),
    }
}
