//! The pages of time controls and of keys, in German.

use super::control::sentence;
use super::length::{hours, seconds};
use super::make::MAKE;
use super::modes::{group, group_hint};
use super::{color, key_name, moves_made};
use crate::clock::Mode;
use crate::ui::text::{ChooseText, KeysText, ManageText, PastGamesText, SettingsText, TileText};

pub(super) const MANAGE: ManageText = ManageText {
    sentence,
    choose: ChooseText {
        title: "Bedenkzeit",
        last_used: "Zuletzt",
        own: "Eigene",
        new_own: "Erstellen",
        type_it: "Eintippen",
        type_one: "Bedenkzeit eintippen",
        type_hint: "5+3 · G/90 d5",
        play: "Spielen",
        edit: "Bearbeiten",
        up: "Nach oben",
        down: "Nach unten",
        share: "Link kopieren",
        shared: "Link kopiert",
        group,
        group_hint,
    },
    tile: TileText {
        odds: "Zeitvorgabe",
        hourglass: "Sanduhr",
        versus: |white, black| format!("Weiß {white}, Schwarz {black}"),
        then: "danach ",
        then_again: "dann ",
        length: hours,
        moves_in: |moves, time| format!("{moves} Züge in {time}"),
        extra,
    },
    games: PastGamesText {
        none: "Hier steht jede Partie, die auf diesem Gerät begonnen wird: Ergebnis, Zeit je Zug und \
               ein Protokoll.",
        none_do: "Eine Partie spielen",
        unfinished: "nicht beendet",
        moves: moves_made,
        chart: "Zeit je Zug",
        chart_alt: |n| match n {
            1 => "Zeit für 1 Zug, oben Weiß, unten Schwarz".into(),
            n => format!("Zeit für jeden von {n} Zügen, oben Weiß, unten Schwarz"),
        },
        chart_none: "Es wurde kein Zug abgeschlossen.",
        export: "Exportieren",
        print: "Drucken",
        as_text: "Text",
        as_csv: "Tabelle (CSV)",
        as_json: "Daten (JSON)",
        control: "Bedenkzeit",
        result: "Ergebnis",
        left: "Restzeit",
        thinking: "Verbraucht",
        stopped_time: "Angehalten",
        delete_sure: "Partie endgültig löschen",
        continue_it: "Zurück an den Tisch",
        take_up: "Weiterspielen",
        take_up_sure: "Diese Partie weiterspielen",
        take_up_replaces: "Auf dem Tisch ist noch eine andere Partie. Sie kommt zu den früheren \
                           Partien und lässt sich dort weiterspielen.",
        open_another: "Andere Partie öffnen",
        again: "Noch einmal spielen",
        playing_now: "auf dem Tisch",
        chart_extra: "Schraffiert: in der Zusatzzeit gespielt.",
    },
    settings: SettingsText {
        language: "Sprache",
        language_missing: |name| {
            format!(
                "{name} ist noch nicht auf diesem Gerät. Die Sprache kommt beim nächsten Besuch mit Netz."
            )
        },
        look: "Aussehen",
        theme: "Farben",
        theme_system: "Wie das Gerät",
        theme_light: "Hell",
        theme_dark: "Dunkel",
        theme_contrast: "Hoher Kontrast",
        layout: "Hälften",
        face_to_face: "Gegenüber",
        side_by_side: "Nebeneinander",
        mirrored: "Weiß oben oder rechts",
        mirrored_hint: "Auch für alle, die mit links drücken.",
        players: "Spieler",
        signals: "Signale",
        sound: "Ton",
        volume: "Lautstärke",
        vibration: "Beim Drücken vibrieren",
        voice: "Knappe Zeit ansagen",
        no_device: "nicht auf diesem Gerät",
        data: "Gespeicherte Daten",
        data_hint: "Partien, eigene Bedenkzeiten und diese Einstellungen bleiben in diesem Browser \
                    und werden nirgendwohin gesendet. Eine Sicherung ist eine einzige Datei.",
        backup: "Sicherung speichern",
        restore: "Sicherung einlesen",
        restoring: |percent| format!("Sicherung wird eingelesen: {percent}\u{a0}%"),
        set_aside: "Beiseitegelegt",
        set_aside_hint: "Dies ließ sich nicht lesen. Es bleibt, wie es ist.",
        export_as_is: "Unverändert exportieren",
        discard_sure: "Endgültig löschen",
        nothing_kept: "Der Browser bewahrt hier nichts auf: Partien bleiben nur, bis die Seite \
                       geschlossen wird.",
        name_of: |side| format!("Name von {}", color(side)),
        look_hint: "Hell, dunkel oder mit stärkstem Kontrast",
        clock: "Uhr",
        clock_hint: "Wie die Hälften auf dem Tisch liegen",
        players_hint: "Auf der Uhr und in früheren Partien",
        signals_hint: "Was die Uhr hören und spüren lässt",
        board_hint: "Felder, Figuren und Buchstaben",
    },
    make: MAKE,
    keys: KeysText {
        title: "Tastatur",
        first_half: "Linke oder untere Hälfte drücken",
        second_half: "Rechte oder obere Hälfte drücken",
        pause: "Anhalten und fortsetzen",
        undo: "Rückgängig",
        redo: "Wiederher\u{ad}stellen",
        full_screen: "Vollbild",
        help: "Diese Seite",
        either: "oder",
        name: key_name,
    },
};

fn extra(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath => String::new(),
        Mode::Increment(t) => format!("+{} pro Zug", seconds(t)),
        Mode::Delay(t) => format!("vor jedem Zug {} Aufschub", seconds(t)),
        Mode::Bronstein(t) => format!("gibt bis zu {} zurück (Bronstein)", seconds(t)),
        Mode::ByoYomi { period, count } => format!("danach {count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            format!("danach {} für je {moves} Züge", seconds(period))
        }
        Mode::Hourglass => "was einer verbraucht, gewinnt der andere".into(),
        Mode::Upcount => "danach aufwärts, ohne Fallblättchen".into(),
        Mode::PerMove => "für jeden Zug".into(),
        Mode::DoubleFlag { extra, .. } => format!("danach {} für das Remis", seconds(extra)),
    }
}
