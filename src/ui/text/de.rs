//! German, in the terms of the German text of the Laws of Chess.
//!
//! | English | German |
//! | --- | --- |
//! | time control | Bedenkzeit |
//! | flag, double flag, first flag | Fallblättchen, doppeltes, erstes (on the clock: Blättchen) |
//! | main time, extra time, to hold | Hauptzeit, Zusatzzeit, fürs Remis |
//! | bonus; delay; default time | Zeitgutschrift; Aufschub; Wartezeit |
//! | to claim | reklamieren |
//! | illegal move; dead position | regelwidriger Zug; tote Stellung |
//! | to press, to stop, to resume | drücken, anhalten, fortsetzen |
//! | undo, redo; take back | rückgängig, wiederherstellen; zurücknehmen |
//!
//! Nobody is addressed: instructions are infinitives. Clocks keep their point,
//! `4.7`; lengths in words have a comma, `2,5 s`. Where a button can be narrow,
//! soft hyphens say where its words may break.

mod board;
mod control;
mod events;
mod faults;
mod gallery;
mod home;
mod learn;
mod play;
mod post;
mod study;

use board::{attackers, man, moved_piece, pieces, role, square, squares};
use control::{expected, located, part, problem, sentence, setup_problem};
use events::{board_fact, board_result, event, moved, offence, outcome, reason, rejection, result};
use faults::{loading, not_saved};

use super::{
    BoardKeys, BoardText, Common, Controls, DeskText, Editor, Face, Faults, Games, Keys, Language,
    MaterialText, Panel, SettingsText, Text, Update, Words,
};
use crate::clock::bonus::BonusRule;
use crate::clock::color::{ByColor, Color};
use crate::clock::control::Mode;
use crate::clock::digits::Digits;
use crate::clock::draft::{EndKind, ModeKind};
use crate::clock::presets::Group;
use crate::embed::words::words;
use crate::game::material::MaterialVerdict;
use crate::game::notation::alphabet::Alphabet;
use crate::time::Millis;

/// The language.
pub const LANGUAGE: Language = Language {
    tag: DE.tag,
    name: "Deutsch",
    base: &DE,
    board: &BOARD,
    desk: &DESK,
    learn: &learn::LEARN,
    embed: words(Some("de")),
};

/// The texts.
const DE: Text = Text {
    tag: "de",
    common: Common {
        back: "Zurück",
        cancel: "Abbrechen",
        save: "Speichern",
        delete: "Löschen",
        close: "Schließen",
        clock: "Uhr",
        home: "Startseite",
        learn: "Lernen",
        embed: "Einbetten",
        start: "Start",
        not_found: "Diese Seite gibt es nicht. Das hier ist die Startseite.",
    },
    words: Words {
        color,
        group,
        mode,
        reason,
        result,
        outcome,
        offence,
        spoken,
        on_clock,
        event,
        moved,
        pieces: Alphabet(['K', 'D', 'T', 'L', 'S']),
        started: "Die Uhr wurde gestartet",
        flag_fell: |side| format!("Das Fallblättchen von {} ist gefallen", color(side)),
        first_flag_fell: |side| format!("Das erste Fallblättchen von {} ist gefallen", color(side)),
        period_over: |side| format!("Die Periode von {} ist vorbei", color(side)),
        sentence,
    },
    home: home::HOME,
    face: Face {
        press_to_start: |begins| match begins {
            Color::White => "Drücken startet die Uhr von Weiß",
            Color::Black => "Drücken startet die Uhr von Schwarz",
        },
        waits_for_start: "Der Gegner startet diese Uhr",
        tap_when_here: "Bei Ankunft drücken",
        starts_in: |digits| format!("Uhr von Weiß startet in {digits}"),
        claim_absence: |side| format!("{} fehlt: reklamieren", color(side)),
        pause: "Anhalten",
        menu: "Menü",
        change_control: "Bedenkzeit",
        full_screen: "Vollbild",
        leave_full_screen: "Vollbild verlassen",
        swap_view: "Hälften drehen",
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
        flag_first: "Zuerst gefallen",
        flag_second: "Danach gefallen",
        flag_down: "Blättchen gefallen",
        claim_flag: "Fall\u{ad}blätt\u{ad}chen rekla\u{ad}mieren",
        stopped: "angehalten",
        following: "Diese Partie wird in einem anderen Tab gespielt. Hier ist sie nur zu sehen.",
        say_left: |side, left| format!("{}: {}", color(side), on_clock(left)),
        say_flag: |side| format!("Fallblättchen von {}", color(side)),
        say_first_flag: |side| format!("Erstes Fallblättchen von {}", color(side)),
        extra_time: "Zusatzzeit",
        to_hold: "fürs Remis",
        press_gives: |gives| format!("Drücken bringt {}", tenths(gives)),
        flag_main_time: "Erstes Blättchen",
        flag_extra_time: "Zusatzzeit um",
        claim_draw: "Remis rekla\u{ad}mieren",
        claim_hold: "gedrückt halten",
        claim_again: "Erneut drücken",
        say_byo_yomi: |n| match n {
            1 => "letzte Periode".into(),
            n => format!("noch {n} Perioden"),
        },
    },
    panel: Panel {
        stopped: |side| format!("{} am Zug", color(side)),
        fallen: |side| format!("Fallblättchen von {} gefallen", color(side)),
        order_unknown: "Beide Fallblättchen sind gefallen, und niemand weiß, welches zuerst: \
                        Die Partie geht weiter (6.11).",
        ready: "Nicht gestartet",
        resume: "Fort\u{ad}setzen",
        undo: "Rückgängig",
        redo: "Wieder\u{ad}herstellen",
        correct: "Zeiten korrigieren",
        correct_hint: "Was die Uhren ab jetzt zeigen sollen.",
        swap: "Seiten tauschen",
        penalties: "Strafe",
        give: "Zeit geben",
        give_hint: |side| format!("{} erhält", color(side)),
        end: "Partie beenden",
        play_on: "Nächste Periode für beide",
        new_game: "Neue Partie",
        other_control: "Andere Bedenkzeit",
        log: "Verlauf",
        details: "Zeiten und Verlauf",
        wins: |side| format!("{} gewinnt", color(side)),
        cannot_mate: |side| format!("Remis: {} kann nicht mattsetzen", color(side)),
        who_offended: "Wer wird bestraft?",
        opponent_gets: |time| format!("Der Gegner erhält {time}."),
        second_loses: "Ein regelwidriger Zug wurde schon bestraft: Der zweite verliert die Partie.",
        introduce: "+5 s je Zug für beide",
        time: "Zeit",
        moves: "Züge",
        period: "Periode",
        overtime_left: "Rest dieser Periode",
        periods_left: "Perioden übrig",
        moves_left: "Züge zu machen",
        extra_left: "Rest der Zusatzzeit",
        away_title: "Das Gerät war inaktiv",
        away: |side, time| format!("Die Uhr von {} lief. Dauer: {time}.", color(side)),
        away_count: |side| format!("{} anrechnen", color(side)),
        away_ignore: "Nicht anrechnen",
        rejection,
        own_amount: "Andere Zeit, in Sekunden",
        claim_draw: |side| format!("{} reklamiert Remis", color(side)),
        on_board: "Auf dem Brett",
        board_end: board_fact,
        board_result,
        arbiter: "Der Schiedsrichter entscheidet",
        resign_still: |side| format!("{} gibt trotzdem auf", color(side)),
        first_flag_hint: "Ist keine Hauptzeit mehr da, ist das erste Fallblättchen gefallen, und \
                          die Zusatzzeit läuft. Mit Hauptzeit steht das Fallblättchen wieder.",
        material: MaterialText {
            opponents: |side| format!("Was hat {} außer dem König?", color(side)),
            own: |side| format!("Und was hat {}?", color(side)),
            pawns: "Bauern",
            queen: "Dame",
            rook: "Turm",
            bishop: "Läufer",
            knight: "Springer",
            bare_king: "Nur den König",
            knights: |side| format!("Wie viele Springer hat {}?", color(side)),
            one_knight: "Einen",
            more_knights: "Zwei oder mehr",
            bishops: |side| format!("Auf welchen Feldern stehen die Läufer von {}?", color(side)),
            light: "Auf hellen",
            dark: "Auf dunklen",
            both: "Auf beiden",
            says: material_says,
            look: "Stellung ansehen",
            board_decides: |side| {
                format!(
                    "Ob {} mattsetzen kann, entscheidet die Stellung auf dem Brett; anders \
                     entscheidet nur der Schiedsrichter.",
                    color(side)
                )
            },
        },
    },
    controls: Controls {
        title: "Bedenkzeit",
        own: "Eigene",
        none_own: "Selbst erstellte Bedenkzeiten stehen hier.",
        new_own: "Eigene erstellen",
        type_one: "Bedenkzeit eintippen",
        type_hint: "5+3 · G/90 d5",
        play: "Spielen",
        edit: "Bearbeiten",
        up: "Nach oben",
        down: "Nach unten",
        replaces: "Auf dem Tisch ist noch eine Partie. Eine neue legt sie zu den früheren Partien.",
        replaces_end: "Neue Partie starten",
        share: "Link kopieren",
        shared: "Link kopiert",
        notation_error: |error| {
            format!("Bei Zeichen {}: {}", error.at + 1, expected(error.expected))
        },
        expected,
        setup_problem,
        bad_link: |text| format!("Die Bedenkzeit aus dem Link ist nicht brauchbar. {text}"),
        group_hint,
    },
    editor: Editor {
        title: "Bedenkzeit erstellen",
        name: "Name, zum Speichern",
        name_hint: "Vereinsabend",
        same: "Für beide Seiten gleich",
        period: |i| format!("Periode {i}"),
        part,
        end_kind: |kind, last| match (kind, last) {
            (EndKind::Game, _) => "für den Rest der Partie",
            (EndKind::Moves, true) => "für je eine Anzahl Züge, immer wieder",
            (EndKind::Moves, false) => "für eine Anzahl Züge",
            (EndKind::Time, _) => "bis die Zeit abgelaufen ist",
        },
        minutes: "Minuten oder h:mm:ss",
        seconds: "Sekunden oder m:ss",
        add_period: "Periode hinzufügen",
        remove_period: "Entfernen",
        start: "Start",
        first_bonus: "Mit der ersten Zeitgutschrift beginnen",
        first_bonus_hint: "60+30 beginnt bei 1:00:30, wie bei FIDE-Turnieren üblich.",
        starts_in: "Startet von selbst in",
        starts_in_hint: "Minuten oder h:mm:ss. Leer: Schwarz drückt und startet so die Uhr von Weiß.",
        default_time: "Wartezeit",
        flags: "Fallblättchen",
        freeze: "Wenn ein Fallblättchen fällt",
        freeze_usual: "wie in diesem Modus üblich",
        freeze_yes: "beide Uhren bleiben stehen",
        freeze_no: "die Uhren laufen weiter",
        noted: "Ein gefallenes Fallblättchen zählt",
        noted_auto: "sofort",
        noted_claim: "auf Reklamation",
        order: "Wenn beide gefallen sind",
        order_shown: "das erste ist gekennzeichnet",
        order_hidden: "die Reihenfolge bleibt verborgen",
        means: "Was das bedeutet",
        problems: |n| match n {
            1 => "1 Angabe ist zu berichtigen:".into(),
            n => format!("{n} Angaben sind zu berichtigen:"),
        },
        problem,
        located,
        save: "Speichern",
        play: "Spielen",
        name_missing: "Zum Speichern einen Namen eingeben.",
        name_long: "Namen haben höchstens 40 Zeichen.",
        rule: "Was Drücken in der Zusatzzeit bringt",
        rule_name: |rule| match rule {
            BonusRule::Hybrid => "Hybrid",
            BonusRule::Truncated => "Gekappt",
            BonusRule::Linear => "Linear",
        },
        rule_hint: |rule| match rule {
            BonusRule::Hybrid => {
                "Die ganze Zeitgutschrift; nahe am Anfangswert die Hälfte dessen, was bis dahin \
                 fehlt."
            }
            BonusRule::Truncated => {
                "Die ganze Zeitgutschrift, aber nie über den Anfangswert hinaus: Wer ihn noch hat, \
                 verliert durch Warten nichts."
            }
            BonusRule::Linear => {
                "Gleichmäßig immer weniger: die ganze Zeitgutschrift nur, wenn nichts mehr übrig \
                 ist."
            }
        },
        rule_figure: |points| {
            let mut words = String::from("Was Drücken bringt");
            for (left, gives) in points {
                words.push_str(&format!("; bei {} Rest {}", seconds(*left), tenths(*gives)));
            }
            words
        },
        rule_left: "Rest",
        decimal: ",",
        double_flag: "Ist die Hauptzeit um, fällt das erste Fallblättchen, und die Zusatzzeit \
                      beginnt: genug, um die Partie zu halten, aber nicht, um sie zu gewinnen.",
        flags_double: "Mit dem doppelten Fallblättchen zählt jedes Fallen sofort und in seiner \
                       Reihenfolge.",
    },
    games: Games {
        title: "Frühere Partien",
        none: "Jede Partie, die auf diesem Gerät begonnen wird, steht dann hier: mit ihrem \
               Ergebnis, der Zeit beider Spieler je Zug und einem Protokoll aller Ereignisse.",
        none_do: "Eine Partie spielen",
        unfinished: "nicht beendet",
        versus,
        moves: moves_made,
        log: "Verlauf",
        chart: "Zeit je Zug",
        chart_alt: |n| match n {
            1 => "Zeit für 1 Zug, oben Weiß, unten Schwarz".into(),
            n => format!("Zeit für jeden von {n} Zügen, oben Weiß, unten Schwarz"),
        },
        chart_none: "Es wurde kein Zug abgeschlossen.",
        export: "Exportieren",
        as_text: "Text",
        as_csv: "CSV",
        as_json: "JSON",
        when: "Partiezeit",
        clock_time: "Uhrzeit",
        what: "Ereignis",
        undone: "rückgängig gemacht",
        control: "Bedenkzeit",
        result: "Ergebnis",
        thinking: "Verbraucht",
        stopped_time: "Angehalten",
        delete_sure: "Partie endgültig löschen",
        missing: "Diese Partie ist nicht auf diesem Gerät.",
        continue_it: "Zurück an den Tisch",
        again: "Noch einmal, gleiche Bedenkzeit",
        playing_now: "auf dem Tisch",
        extra: |left| format!("Zusatz {left:.3}"),
        chart_extra: "Schraffiert: in der Zusatzzeit gespielt.",
    },
    settings: SettingsText {
        title: "Einstel\u{ad}lungen",
        language: "Sprache",
        language_system: "Wie der Browser",
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
        not_restored: "Diese Datei ist keine vollständige Sicherung.",
        set_aside: "Beiseitegelegt",
        set_aside_hint: "Dies ließ sich nicht lesen. Es bleibt, wie es ist.",
        export_as_is: "Unverändert exportieren",
        discard_sure: "Endgültig löschen",
        nothing_kept: "Der Browser bewahrt hier nichts auf: Partien bleiben nur, bis die Seite \
                       geschlossen wird.",
        name_of: |side| format!("Name von {}", color(side)),
        about: "Über Zeitnot",
        licence: "Zeitnot ist freie Software unter der GNU General Public License, Version 3 oder \
                  neuer. Die Ziffern sind aus der Schrift Barlow Condensed (SIL Open Font \
                  License).",
        licences: "Lizenzen der Bibliotheken",
    },
    keys: Keys {
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
    beside: play::BESIDE,
    keep: post::keep::KEEP,
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

    update: Update {
        ready: "Eine neue Version von Zeitnot ist bereit.",
        restart: "Jetzt neu starten",
    },
    faults: Faults {
        absent: "Dieser Browser lässt die Seite nichts aufbewahren. Die Uhr funktioniert; \
                 Partien gehen verloren, sobald die Seite geschlossen wird.",
        full: "Der Speicher des Browsers ist voll. Die Uhr läuft weiter, aber diese Partie wird \
               nicht gespeichert. Frühere Partien löschen oder eine Sicherung speichern.",
        not_saved,
        loading,
        several_set_aside: |places| {
            format!("Dies ließ sich nicht lesen und wurde unverändert beiseitegelegt: {places}.")
        },
        set_aside_link: "Beiseitegelegtes ansehen",
        awake: "Dieses Gerät schaltet vielleicht den Bildschirm aus: Die Seite darf ihn nicht wach \
                halten.",
    },
};

const BOARD: BoardText = BoardText {
    label: "Schachbrett",
    role,
    piece: man,
    square,
    pieces,
    to_move: |side, check| {
        let check = if check { ", im Schach" } else { "" };
        [color(side.into()), " am Zug", check].concat()
    },
    moved: moved_piece,
    no_move: "Es ist noch kein Zug gemacht",
    no_piece: "Hier steht keine Figur",
    last: |from, to, piece| {
        let mut words = String::from("Letzter Zug: ");
        if let Some((side, role_)) = piece {
            words.push_str(&man(side, role_));
            words.push(' ');
        }
        from.append_to_string(&mut words);
        words.push_str(" nach ");
        to.append_to_string(&mut words);
        words
    },
    promote: "Umwandeln in",
    goals: |piece, goals| match goals {
        [] => [piece, " hat keinen Zug"].concat(),
        _ => [piece, " kann ziehen nach ", &squares(goals)].concat(),
    },
    attackers,
};

const DESK: DeskText = DeskText {
    play: play::PLAY,
    post: post::POST,
    study: study::STUDY,
    winning: study::WINNING,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "Weiß",
        Color::Black => "Schwarz",
    }
}

fn group(group: Group) -> &'static str {
    match group {
        Group::Bullet => "Bullet",
        Group::Blitz => "Blitz",
        Group::Rapid => "Schnellschach",
        Group::Classical => "Turnierschach",
        Group::DoubleFlag => "Doppeltes Fallblättchen",
        Group::Delay => "Aufschub",
        Group::Overtime => "Byo-yomi",
        Group::Other => "Anderes",
    }
}

fn group_hint(group: Group) -> &'static str {
    match group {
        Group::DoubleFlag => {
            "Die Hauptzeit ist zum Gewinnen da. Ist sie um, gibt es Zusatzzeit, um das Remis zu \
             halten: bei „15\u{a0}df60/10“ 60\u{a0}Sekunden und bis zu 10 mehr für jeden Zug."
        }
        Group::Delay => {
            "„5\u{a0}d2“: Vor jedem Zug wartet die Uhr 2\u{a0}Sekunden. „3\u{a0}b2“: Nach dem Zug \
             kommen bis zu 2\u{a0}verbrauchte Sekunden zurück (Bronstein)."
        }
        Group::Overtime => {
            "„30\u{a0}byo\u{a0}5x30“: 30\u{a0}Minuten, danach 5\u{a0}Perioden von \
             30\u{a0}Sekunden, die erst verloren gehen, wenn sie aufgebraucht sind. \
             „60\u{a0}can\u{a0}5min/10“: danach je 10\u{a0}Züge in 5\u{a0}Minuten."
        }
        Group::Other => {
            "„5\u{a0}v\u{a0}4“: 5\u{a0}Minuten für Weiß, 4 für Schwarz. „hourglass\u{a0}1“, \
             die Sanduhr: Was der eine verbraucht, gewinnt der andere. „10s/move“: \
             10\u{a0}Sekunden für jeden Zug. „25\u{a0}up“: Nach 25\u{a0}Minuten zählt die Uhr \
             aufwärts."
        }
        _ => "",
    }
}

/// What is written on German keyboards.
fn key_name(key: &str) -> String {
    match key {
        "Space" => "Leertaste".into(),
        "Enter" => "Eingabe".into(),
        "Escape" => "Esc".into(),
        "Home" => "Pos\u{a0}1".into(),
        "End" => "Ende".into(),
        key => key.replace("Shift", "Umschalt"),
    }
}

fn mode(mode: ModeKind) -> &'static str {
    match mode {
        ModeKind::SuddenDeath => "nichts: feste Bedenkzeit",
        ModeKind::Increment => "Zeitgutschrift (Fischer)",
        ModeKind::Delay => "Aufschub vor jedem Zug (US)",
        ModeKind::Bronstein => "Zeit zurück nach dem Zug (Bronstein)",
        ModeKind::ByoYomi => "Byo-yomi",
        ModeKind::Canadian => "kanadisches Byo-yomi",
        ModeKind::Hourglass => "Sanduhr",
        ModeKind::Upcount => "nichts: nach null aufwärts zählen",
        ModeKind::PerMove => "nichts: diese Zeit für jeden Zug",
        ModeKind::DoubleFlag => "Zusatzzeit (doppeltes Blättchen)",
    }
}

fn mode_short(mode: Mode) -> String {
    match mode {
        Mode::SuddenDeath | Mode::Upcount => String::new(),
        Mode::Increment(t) => format!("+{} je Zug", seconds(t)),
        Mode::Delay(t) => format!("{} Aufschub", seconds(t)),
        Mode::Bronstein(t) => format!("bis zu {} zurück", seconds(t)),
        Mode::ByoYomi { period, count } => format!("{count} × {}", seconds(period)),
        Mode::Canadian { period, moves } => {
            let moves = count(moves.into(), "Zug", "Züge");
            format!("{moves} in {}", seconds(period))
        }
        Mode::Hourglass => "Sanduhr".into(),
        Mode::PerMove => "für jeden Zug".into(),
        Mode::DoubleFlag { extra, bonus, .. } => {
            format!("{} Zusatzzeit, +{} je Zug", seconds(extra), seconds(bonus))
        }
    }
}

/// A short length with its unit: `30 s`, `2,5 s`, `5 min`, `1:30`.
fn seconds(t: Millis) -> String {
    match t.get() {
        ms if ms % 60_000 == 0 && ms > 0 => format!("{} min", ms / 60_000),
        ms if (0..60_000).contains(&ms) => format!("{} s", decimal(ms)),
        _ => t.to_string(),
    }
}

/// Milliseconds as seconds, with as many decimals as there are: `2`, `2,5`.
fn decimal(ms: i64) -> String {
    let whole = ms / 1_000;
    match ms % 1_000 {
        0 => whole.to_string(),
        rest => {
            let digits = format!("{rest:03}");
            format!("{whole},{}", digits.trim_end_matches('0'))
        }
    }
}

/// So many of something. No case changes these words but the dative, which is
/// never asked for here.
fn count(n: i64, one: &str, many: &str) -> String {
    if n == 1 {
        format!("1 {one}")
    } else {
        format!("{n} {many}")
    }
}

fn moves_made(n: u32) -> String {
    count(n.into(), "Zug", "Züge")
}

/// A time in the whole seconds that a clock shows of it.
fn spoken(t: Millis) -> String {
    let (h, m, s) = match Digits::down(t) {
        Digits::Hours(h, m, s) => (h, m, s),
        Digits::Minutes(m, s) | Digits::Over(m, s) => (0, m, s),
        Digits::Tenths(s, _) => (0, 0, s),
    };
    let seconds = (s > 0).then(|| count(s, "Sekunde", "Sekunden"));
    parts(h, m, seconds)
}

/// Spoken, with the fraction of a second if there is one.
fn spoken_exact(t: Millis) -> String {
    let ms = t.get();
    if ms % 1_000 == 0 || ms < 0 {
        return spoken(t);
    }
    let seconds = [&decimal(ms % 60_000), " Sekunden"].concat();
    parts(ms / 3_600_000, ms / 60_000 % 60, Some(seconds))
}

fn parts(hours: i64, minutes: i64, seconds: Option<String>) -> String {
    let said: Vec<String> = [
        (hours > 0).then(|| count(hours, "Stunde", "Stunden")),
        (minutes > 0).then(|| count(minutes, "Minute", "Minuten")),
        seconds,
    ]
    .into_iter()
    .flatten()
    .collect();
    if said.is_empty() {
        "keine Zeit".into()
    } else {
        said.join(" ")
    }
}

/// The clock's figures, without the seconds where there are hours.
fn on_clock(t: Millis) -> String {
    let minutes = |m| count(m, "Minute", "Minuten");
    match Digits::down(t) {
        Digits::Hours(h, 0, _) => count(h, "Stunde", "Stunden"),
        Digits::Hours(h, m, _) => [count(h, "Stunde", "Stunden"), minutes(m)].join(" "),
        Digits::Tenths(0, _) => "keine Zeit".into(),
        Digits::Minutes(0, s) | Digits::Tenths(s, _) => count(s, "Sekunde", "Sekunden"),
        Digits::Minutes(m, 0) => minutes(m),
        // "5 minutes 1" would not be understood.
        Digits::Minutes(m, s) | Digits::Over(m, s) if s < 10 => {
            [minutes(m), count(s, "Sekunde", "Sekunden")].join(" ")
        }
        Digits::Minutes(m, s) | Digits::Over(m, s) => [minutes(m), s.to_string()].join(" "),
    }
}

fn material_says(side: Color, verdict: MaterialVerdict, blocked: bool) -> String {
    let side = color(side);
    match verdict {
        MaterialVerdict::Cannot => "Damit ist kein Matt möglich: remis (6.9).".into(),
        MaterialVerdict::Can if blocked => format!(
            "{side} kann damit mattsetzen und gewinnt, außer wenn die Bauern einander endgültig \
             blockieren."
        ),
        MaterialVerdict::Can => {
            format!("{side} kann damit mattsetzen und gewinnt durch Zeitüberschreitung.")
        }
        MaterialVerdict::DependsOnPosition => {
            format!("Ob {side} damit mattsetzen kann, hängt von der Stellung ab.")
        }
    }
}

/// Seconds with their tenth, rounded down as a gain is.
fn tenths(t: Millis) -> String {
    let tenths = t.or_zero().get() / 100;
    format!("{},{} s", tenths / 10, tenths % 10)
}

fn versus(players: &ByColor<String>) -> String {
    let name = |side: Color| {
        let name = players.get(side).trim();
        if name.is_empty() { color(side) } else { name }
    };
    format!("{} – {}", name(Color::White), name(Color::Black))
}
