//! German, in the terms of the German text of the Laws of Chess.
//!
//! | English | German |
//! | --- | --- |
//! | time control | Bedenkzeit |
//! | flag, double flag, first flag | Fallblättchen, doppeltes, erstes (on the clock: Blättchen) |
//! | main time, extra time, draw only | Hauptzeit, Zusatzzeit, nur Remis |
//! | increment; bonus (extra time) | Zeitgutschrift; Bonus |
//! | delay; default time | Aufschub; Wartezeit |
//! | to claim | reklamieren |
//! | illegal move; dead position | regelwidriger Zug; tote Stellung |
//! | to press, to stop, to resume | drücken, anhalten, fortsetzen |
//! | undo, redo; take back | rückgängig, wiederherstellen; zurücknehmen |
//!
//! The words of all pages are in `docs/glossary.md`.
//!
//! Nobody is addressed: instructions are infinitives. Clocks keep their point,
//! `4.7`; lengths in words have a comma, `2,5 s`. Where a button can be narrow,
//! soft hyphens say where its words may break.

mod control;
mod correspondence;
mod editor;
mod events;
mod faults;
mod home;
mod length;
mod modes;
mod panel;
mod play;
mod study;

use control::{expected, setup_problem};
use events::{corrected, event, moved, offence, outcome, penalized, reason, rejection, result};
use faults::{bad_backup, loading, not_saved};
use length::{count, on_clock, seconds, spoken, tenths};
use modes::mode_short;

use super::{
    AboutText, BoardKeys, BriefText, CommonText, ControlsText, FaceText, Faults, GamesText,
    Language, NamesText, PlayersText, SecondCopy, Text, UpdateText,
};
use crate::clock::view::half::SideTime;
use crate::clock::{ByColor, Color};
use crate::game::notation::alphabet::Alphabet;

pub(crate) const LANGUAGE: Language = Language {
    tag: DE.tag,
    name: "Deutsch",
    base: &DE,
    correspondence: &correspondence::CORRESPONDENCE,
};

const DE: Text = Text {
    tag: "de",
    common: CommonText {
        back: "Zurück",
        cancel: "Abbrechen",
        save: "Speichern",
        delete: "Löschen",
        close: "Schließen",
        less: "Weniger",
        more: "Mehr",
        clock: "Uhr",
        home: "Startseite",
        settings: "Einstel\u{ad}lungen",
        language_system: "Wie der Browser",
        learn: "Lernen",
        embed: "Einbetten",
        start: "Start",
        not_found: "Diese Seite gibt es nicht. Das hier ist die Startseite.",
    },
    words: NamesText {
        color,
        reason,
        result,
        outcome,
        offence,
        spoken,
        on_clock,
        event,
        moved,
        penalized,
        corrected,
        pieces: Alphabet::GERMAN,
        started: "Die Uhr wurde gestartet",
        flag_fell: |side| format!("Das Fallblättchen von {} ist gefallen", color(side)),
        first_flag_fell: |side| format!("Das erste Fallblättchen von {} ist gefallen", color(side)),
        period_over: |side| format!("Die Periode von {} ist vorbei", color(side)),
    },
    home: home::HOME,
    face: FaceText {
        press_to_start: |begins| match begins {
            Color::White => "Drücken startet die Uhr von Weiß",
            Color::Black => "Drücken startet die Uhr von Schwarz",
        },
        waits_for_start: "Der Gegner startet diese Uhr",
        tap_when_here: "Bei Ankunft drücken",
        is_here: "Anwesend",
        are_here: |here| match (here.white, here.black) {
            (true, true) => Some("Beide sind da"),
            (true, false) => Some("Weiß ist da"),
            (false, true) => Some("Schwarz ist da"),
            (false, false) => None,
        },
        starts_in: |digits| format!("Uhr von Weiß startet in {digits}"),
        here: "Ich bin da",
        claim_default: |side| format!("{} fehlt: reklamieren", color(side)),
        claim_late: |side| format!("{} kam zu spät: reklamieren", color(side)),
        claim_both_absent: "Beide kamen zu spät oder gar nicht: beide verlieren",
        claim_alone: |side, late| {
            let how = if late { "kam zu spät" } else { "fehlt" };
            let other = color(side.other());
            format!("{} {how}, {other} war rechtzeitig da", color(side))
        },
        put_off: "Beginn verschieben",
        pause: "Anhalten",
        menu: "Menü",
        change_control: "Bedenkzeit",
        first_included: |bonus| format!("erste +{} inbegriffen", length::seconds(bonus)),
        full_screen: "Vollbild",
        leave_full_screen: "Vollbild verlassen",
        swap_view: "Weiß auf die andere Seite",
        moves: moves_made,
        moves_to_go: |n| format!("noch {n}"),
        period: |i, n| format!("Periode {i} von {n}"),
        delay: "Aufschub",
        total: |digits| format!("{digits} für diesen Zug"),
        mode: mode_short,
        byo_yomi: |n, digits| format!("{n} × {digits}"),
        byo_yomi_last: "letzte Periode",
        byo_yomi_running: |n| format!("noch {n} Perioden"),
        canadian: |n, digits| format!("{} in {digits}", count(n.into(), "Zug", "Züge")),
        canadian_running: |n| format!("noch {}", count(n.into(), "Zug", "Züge")),
        overtime: "Byo-yomi",
        low: "Zeitnot",
        flag_fell: |side| format!("Blättchen von {} gefallen", color(side)),
        flag_first: "Blättchen fiel zuerst",
        flag_second: "Blättchen fiel danach",
        flag_down: "Blättchen gefallen",
        claim_flag: "Fall\u{ad}blätt\u{ad}chen rekla\u{ad}mieren",
        note_flag: "Fall\u{ad}blätt\u{ad}chen fest\u{ad}stellen",
        stopped: "angehalten",
        following: "Diese Partie wird in einem anderen Tab gespielt. Hier lässt sie sich nur ansehen.",
        say_half: |name, own, theirs| {
            format!("{name}, {}; Gegner {}", on_half(own), on_half(theirs))
        },
        say_left: |side, left| format!("{}: {}", color(side), on_clock(left)),
        say_flag: |side| format!("Fallblättchen von {}", color(side)),
        say_first_flag: |side| format!("Erstes Fallblättchen von {}", color(side)),
        extra_time: "Zusatzzeit",
        draw_only: "Zusatzzeit · nur Remis",
        press_gives: |gives| format!("+{} beim Drücken", tenths(gives)),
        flag_main_time: "Hauptzeit um",
        flag_extra_time: "Zusatzzeit um",
        claim_draw: "Remis rekla\u{ad}mieren",
        claim_hold: "gedrückt halten",
        claim_again: "Erneut drücken",
        say_byo_yomi: |n| match n {
            1 => "letzte Periode".into(),
            n => format!("noch {n} Perioden"),
        },
    },
    panel: panel::PANEL,
    controls: ControlsText {
        replaces: "Auf dem Tisch ist noch eine Partie. Was darin gespielt wurde, bleibt bei den \
                   früheren Partien und lässt sich dort weiterspielen.",
        replaces_link: |control| {
            format!(
                "Auf dem Tisch ist noch eine Partie. {control} starten? Was in der anderen gespielt \
                 wurde, bleibt bei den früheren Partien und lässt sich dort weiterspielen."
            )
        },
        replaces_end: "Neue Partie starten",
        notation_error: |error| {
            format!("Bei Zeichen {}: {}", error.at + 1, expected(error.expected))
        },
        expected,
        setup_problem,
        bad_link: |text| format!("Die Bedenkzeit im Link ist nicht brauchbar. {text}"),
        brief_link: |control| format!("Link zu {control}: in der Pause wählen"),
        brief_bad_link: "Die Bedenkzeit im Link ist nicht lesbar",
    },
    players: PlayersText {
        title: "Spieler",
        name_of: |side| format!("Name von {}", color(side)),
        rename: |name| format!("Name ändern: {name}"),
        same: "Dieselben Spieler, andere Schreibweise",
        new: "Neue Spieler",
    },
    tile: modes::TILE,
    editor: editor::EDITOR,
    games: GamesText {
        title: "Frühere Partien",
        versus,
        log: "Verlauf",
        when: "Partiezeit",
        clock_time: "Uhrzeit",
        what: "Eintrag",
        undone: "rückgängig gemacht",
        missing: "Diese Partie ist nicht auf diesem Gerät.",
        extra: |left| format!("Zusatz {left:.3}"),
    },
    about: AboutText {
        title: "Über Zeitnot",
        local: "Zeitnot funktioniert ohne Netz und sendet nichts: Alles Eingegebene bleibt auf \
                diesem Gerät.",
        licence: "Zeitnot ist freie Software unter der GNU General Public License, Version 3 oder \
                  neuer. Die Schrift ist Barlow (SIL Open Font License).",
        licences: "Lizenzen der Bibliotheken",
    },
    beside: play::BESIDE,
    keep: correspondence::keep::KEEP,
    links: study::LINKS,
    board_keys: BoardKeys {
        arrows: "Zum Nachbarfeld",
        press: "Figur nehmen und hinstellen",
        escape: "Figur loslassen",
        edge: "An den Anfang oder das Ende der Reihe",
        piece: "Zur nächsten Figur der Seite am Zug: König (K), Dame (Q), Turm (R), Läufer (B), Springer (N), Bauer (P)",
        other_piece: "Zur nächsten Figur der anderen Seite",
        rank: "Zur 1. bis 8. Reihe",
        file: "Zur a- bis h-Linie",
        last: "Letzten Zug ansagen",
        goals: "Ansagen, wohin die Figur ziehen kann",
        attackers: "Ansagen, welche Figuren das Feld angreifen",
        position: "Stellung vorlesen",
    },

    update: UpdateText {
        ready: "Eine neue Version von Zeitnot ist bereit.",
        restart: "Jetzt neu starten",
        loading: "Wird geladen",
        not_loaded: "Diese Seite konnte nicht geladen werden. Verbindung prüfen und erneut \
                     versuchen.",
        damaged: "Eine Datei dieser Seite ist auf diesem Gerät beschädigt. Die Partien sind nicht \
                  betroffen. Mit dem Netz verbinden und erneut versuchen: Dann wird sie ersetzt.",
        try_again: "Erneut versuchen",
        gone: "Diese Seite braucht die neue Version von Zeitnot.",
    },
    faults: Faults {
        absent: "Dieser Browser lässt Zeitnot nichts speichern. Die Uhr funktioniert; Partien \
                 gehen verloren, sobald die Seite geschlossen wird.",
        full: "Der Speicher des Browsers ist voll. Die Uhr läuft weiter, aber diese Partie wird \
               nicht gespeichert. Frühere Partien löschen oder eine Sicherung speichern.",
        not_saved,
        overtaken: |why| {
            format!(
                "Ein anderer Tab hat diese Partie geändert. Was hier zuletzt geschah, ist nicht \
                 dabei. {why}"
            )
        },
        no_lock: "Der Browser sagt nicht, ob ein anderer Tab diese Partie spielt. Andere Tabs mit \
                  Zeitnot schließen und hier spielen.",
        bad_backup,
        loading,
        several_set_aside: |places| {
            format!("Nicht lesbar und unverändert beiseitegelegt: {places}.")
        },
        set_aside_link: "Beiseitegelegtes ansehen",
        awake: "Der Bildschirm kann ausgehen: Dieses Gerät lässt Zeitnot ihn nicht wach halten.",
        second_copy: SecondCopy {
            alone: "Dieser Browser lässt Zeitnot nur eine Kopie speichern. Wird der Browser \
                    gewaltsam beendet, kann die letzte Minute verloren gehen.",
            lost: "Die zweite Kopie der Partien kann nicht mehr geschrieben werden. Wird der \
                   Browser gewaltsam beendet, kann die letzte Minute verloren gehen.",
            unknown_after: |last| {
                format!(
                    "Der letzte gespeicherte Eintrag dieser Partie ist von {last}. Wurde der \
                     Browser danach gewaltsam beendet, fehlen spätere Einträge."
                )
            },
            game: |from, to| match from {
                Some(from) => format!(
                    "Die Kopie des Browsers war unvollständig. Diese Partie wurde aus der zweiten \
                     Kopie wiederhergestellt: alle Einträge von {from} bis {to}."
                ),
                None => format!(
                    "Die Kopie des Browsers war unvollständig. Diese Partie wurde aus der zweiten \
                     Kopie wiederhergestellt, bis {to}."
                ),
            },
            others: |games, others| {
                let what = match (games, others) {
                    (1, 0) => "eine Partie".into(),
                    (games, 0) => format!("{games} Partien"),
                    (0, 1) => {
                        "ein Eintrag (Einstellungen, Lektionen, Turniere oder Analysen)".into()
                    }
                    (0, others) => {
                        format!(
                            "{others} Einträge (Einstellungen, Lektionen, Turniere oder Analysen)"
                        )
                    }
                    (games, others) => format!("Partien: {games}, andere Einträge: {others}"),
                };
                format!("Aus der zweiten Kopie wiederhergestellt: {what}.")
            },
            apart: |games| match games {
                1 => "Eine Partie wurde weitergespielt, obwohl ihre zweite Kopie spätere Einträge \
                      hatte. Was zuletzt gespielt wurde, bleibt; die andere Fassung steht als \
                      eigene Partie unter „Frühere Partien“."
                    .into(),
                games => format!(
                    "{games} Partien wurden weitergespielt, obwohl ihre zweiten Kopien spätere \
                     Einträge hatten. Was zuletzt gespielt wurde, bleibt; die anderen Fassungen \
                     stehen als eigene Partien unter „Frühere Partien“."
                ),
            },
            disputed: |places| {
                format!(
                    "Hier unterscheiden sich die beiden Kopien: {places}. Es gilt die erste; die \
                     andere ist beiseitegelegt."
                )
            },
            refused: "Die zweite Kopie passt nicht in den Speicher des Browsers. Eine Sicherung \
                      speichern, frühere Partien löschen, dann neu laden.",
            awaited: "Die zweite Kopie hat noch nicht geantwortet. Vielleicht enthält sie spätere \
                      Einträge als die gezeigten; sie erscheinen, sobald sie antwortet.",
            brief: BriefText {
                game: |to| format!("Wiederhergestellt bis {to}"),
                others: "Aus der zweiten Kopie ergänzt",
                apart: "Andere Fassung gespeichert",
                awaited: "Neuere Einträge sind möglich",
                unknown_after: |last| format!("Letzter Eintrag: {last}"),
                one_copy: "Nur eine Kopie",
            },
        },
    },
};

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "Weiß",
        Color::Black => "Schwarz",
    }
}

fn moves_made(n: u32) -> String {
    count(n.into(), "Zug", "Züge")
}

fn versus(players: &ByColor<String>) -> String {
    let name = |side: Color| {
        let name = players.get(side).trim();
        if name.is_empty() { color(side) } else { name }
    };
    // No line begins with the dash.
    format!("{}\u{a0}– {}", name(Color::White), name(Color::Black))
}

/// A time, and whether it runs.
fn on_half(SideTime { digits, runs }: SideTime) -> String {
    let mut words = length::figures(digits);
    if runs {
        words.push_str(", läuft");
    }
    words
}
