//! A game to look at, and who could still win, in German.

use super::color;
use super::play::{fen_problem, move_problem};
use crate::game::notation::alphabet::Alphabet;
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::ui::text::study::{LinksText, StudyText, StudyTexts, WinnabilityText};

pub(super) const STUDY: StudyTexts = StudyTexts {
    game: GAME,
    winnability: WINNABILITY,
};

const GAME: StudyText = StudyText {
    title: "Partie ansehen",
    teach: "Eine Partie einfügen oder eine PGN-Datei öffnen, sie nachspielen, eigene Züge probieren und \
            kommentieren.",
    paste: "PGN oder FEN",
    paste_hint: "Eine oder mehrere Partien oder eine Stellung.",
    open: "Öffnen",
    open_file: "Aus einer Datei",
    empty_board: "Leeres Brett",
    nothing_pasted: "Zuerst hier eine Partie einfügen.",
    no_game: "Dieser Text enthält weder einen Zug noch einen PGN-Tag.",
    too_large: "Das sind mehr als 1,5 MB Text. Nur einen Teil davon öffnen.",
    game_too_long: |number| {
        [
            "Partie ",
            &*number.to_string(),
            " ist zu lang: Sie hat mehr als 10\u{a0}000 Züge, Zeichen und Kommentarzeilen.",
        ]
        .concat()
    },
    unreadable: "Der Browser konnte diese Datei nicht lesen.",
    problems: |n| {
        [
            &*n.to_string(),
            " Fehler in dieser PGN; alles andere wurde gelesen",
        ]
        .concat()
    },
    more_problems: |n| [&*n.to_string(), " weitere, hier oder in anderen Partien"].concat(),
    problem,
    games: "Partien",
    game_of: |at, all| ["Partie ", &at.to_string(), " von ", &all.to_string()].concat(),
    game_before: "Vorige Partie",
    game_after: "Nächste Partie",
    more_games: "Weitere Partien",
    no_names: "Eine Partie",
    chess960: "Chess960",
    no_moves: "Noch keine Züge. Eine Figur auf dem Brett ziehen.",
    passes: |side| [color(side), " setzt aus"].concat(),
    left: "Restzeit",
    took: "Zeit für diesen Zug",
    annotate: "Kommentieren",
    marks: "Zeichen",
    nag,
    comment: "Kommentar",
    comment_hint: "Ein Kommentar je Zeile.",
    make_main: "Zur Hauptvariante",
    delete_from_here: "Ab hier löschen",
    deleted: "Gelöscht.",
    replaced: "Die geänderte Partie wurde ersetzt.",
    undo: "Rückgängig",
    could_win: |side| ["Könnte ", color(side), " noch gewinnen?"].concat(),
    save_game: "PGN speichern",
    save_all: "Alle speichern",
    copy: "PGN kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser hat das Kopieren nicht zugelassen.",
    open_other: "Andere öffnen",
};

const WINNABILITY: WinnabilityText = WinnabilityText {
    hint: "Oder die Figuren auf dem Brett ziehen.",
    whose_flag: "Wessen Fallblättchen ist gefallen?",
    white_fell: "Das von Weiß: Könnte Schwarz gewinnen?",
    black_fell: "Das von Schwarz: Könnte Weiß gewinnen?",
    turn: "Am Zug",
    white: "Weiß",
    black: "Schwarz",
    answer: "Antwort",
    no_question: "Die Stellung aufbauen: Hier steht dann die Antwort.",
    how: "So ginge es noch",
    wrong_side: "In den Link gehört side=white oder side=black: wer gewinnen könnte.",
    lay: "Von Hand aufstellen",
    laid: "Fertig aufgestellt",
    copy_link: "Link kopieren",
    copied: "Kopiert: Der Link öffnet diese Frage.",
};

pub(super) const LINKS: LinksText = LinksText {
    correspondence: "Fernpartien",
    study: "Partie ansehen",
    winnability: "Noch zu gewinnen?",
    look_at_it: "Durchsehen",
    as_pgn: "PGN",
};

fn nag(nag: u8) -> String {
    let words = match nag {
        1 => "guter Zug",
        2 => "Fehler",
        3 => "brillanter Zug",
        4 => "grober Fehler",
        5 => "interessanter Zug",
        6 => "zweifelhafter Zug",
        7 | 8 => "einziger Zug",
        10..=12 => "ausgeglichen",
        13 => "unklar",
        14 => "Weiß steht etwas besser",
        15 => "Schwarz steht etwas besser",
        16 => "Weiß steht besser",
        17 => "Schwarz steht besser",
        18 => "Weiß steht auf Gewinn",
        19 => "Schwarz steht auf Gewinn",
        22 | 23 => "Zugzwang",
        146 => "Neuerung",
        _ => return ["Zeichen ", &nag.to_string()].concat(),
    };
    words.into()
}

fn problem(problem: &PgnError) -> String {
    let quoted = |text: &str| {
        let short: String = text.chars().take(24).collect();
        let more = if short.len() < text.len() {
            "\u{2026}"
        } else {
            ""
        };
        ["„", &short, more, "“"].concat()
    };
    let what = match &problem.kind {
        PgnErrorKind::TooLarge => "Der Text ist zu lang oder wäre es, wenn er wieder gespeichert wird; was folgt, wird nicht gelesen.".into(),
        PgnErrorKind::TooManyGames => {
            "Es sind zu viele Partien; diese und alles Folgende wird nicht gelesen.".into()
        }
        PgnErrorKind::Tag => {
            "Ein PGN-Tag soll die Form [Name \"Wert\"] haben. Was davon lesbar war, bleibt \
             erhalten."
                .into()
        }
        PgnErrorKind::UnclosedTag => {
            "Diesem PGN-Tag fehlt das schließende \". Er endet mit seiner Zeile oder vor dem \
             nächsten."
                .into()
        }
        PgnErrorKind::BareQuotes => {
            "Im Wert eines PGN-Tags soll \" als \\\" stehen. Es wird als Teil des Werts gelesen."
                .into()
        }
        PgnErrorKind::Start(fen) => [
            "Hier kann die Partie nicht beginnen; ihre Züge bleiben als Text erhalten. ",
            &fen_problem(fen),
        ]
        .concat(),
        PgnErrorKind::ImpossibleRights(fen) => [
            "Der PGN-Tag FEN nennt ein Recht, das es in dieser Stellung nicht gibt; die Partie wurde \
             ohne es gelesen. ",
            &fen_problem(fen),
        ]
        .concat(),
        PgnErrorKind::Chess960 => {
            "Hier kann nur wie im Chess960 rochiert werden, und kein PGN-Tag sagt das. So wird es \
             gelesen."
                .into()
        }
        PgnErrorKind::Variant(name) => [
            &*quoted(name),
            " ist nicht Schach. Die Züge werden nach den Schachregeln gelesen.",
        ]
        .concat(),
        PgnErrorKind::Move { text, why, .. } => [
            &*quoted(text),
            " ist nicht spielbar. ",
            &move_problem(why),
            " Es bleibt als Kommentar erhalten.",
        ]
        .concat(),
        PgnErrorKind::Letters(letters) => [
            "Die Figuren haben die Buchstaben ",
            &letters.spelled(),
            " statt ",
            &Alphabet::ENGLISH.spelled(),
            ". So wird die Partie gelesen.",
        ]
        .concat(),
        PgnErrorKind::Pass(_) => {
            "In der Partie selbst setzt jemand aus, was im Schach nicht geht. Es bleibt als Zug \
             erhalten."
                .into()
        }
        PgnErrorKind::Sign(text) => [
            &*quoted(text),
            " ist kein Zug. Es bleibt als Kommentar erhalten.",
        ]
        .concat(),
        PgnErrorKind::Nag(text) => [
            &*quoted(text),
            " ist ein unbekanntes Zeichen: $ verlangt eine Zahl bis 255. Es bleibt als Kommentar erhalten.",
        ]
        .concat(),
        PgnErrorKind::NagWithoutMove(text) => [
            "Hier steht kein Zug, zu dem ",
            &*quoted(text),
            " gehören könnte. Es bleibt als Kommentar erhalten.",
        ]
        .concat(),
        PgnErrorKind::NothingToVary => {
            "Davor steht kein Zug, zu dem dies eine Variante sein könnte. Sie bleibt als Kommentar \
             erhalten."
                .into()
        }
        PgnErrorKind::TooDeep => {
            "Die Varianten sind zu tief verschachtelt. Diese bleibt als Kommentar erhalten.".into()
        }
        PgnErrorKind::UnclosedVariation => {
            "Zu diesem ( fehlt das ). Die Variante endet mit der Partie.".into()
        }
        PgnErrorKind::StrayClose => "Zu diesem ) fehlt das (. Es bleibt als Kommentar erhalten.".into(),
        PgnErrorKind::UnclosedComment => {
            "Zu diesem { fehlt das }. Der Kommentar endet mit der Partie.".into()
        }
        // This one has no place in the text.
        PgnErrorKind::TooLargeToKeep => {
            return super::correspondence::keep::KEEP.too_large.into();
        }
        PgnErrorKind::StrayBrace => "Zu diesem } fehlt das {. Es bleibt als Kommentar erhalten.".into(),
        PgnErrorKind::Result(text) => [
            &*quoted(text),
            " ist kein Ergebnis, wie es PGN kennt. Es bleibt als Kommentar erhalten.",
        ]
        .concat(),
        PgnErrorKind::BothLost => {
            "0-0 wird als Ergebnis gelesen: Beide haben verloren. Eine Rochade schreibt PGN O-O.".into()
        }
        PgnErrorKind::AfterResult(text) => [
            &*quoted(text),
            " steht hinter dem Ergebnis. Es bleibt als Kommentar erhalten.",
        ]
        .concat(),
        PgnErrorKind::ResultsDiffer => {
            "Der PGN-Tag nennt ein anderes Ergebnis. Es gilt dieses.".into()
        }
    };
    [
        "Zeile ",
        &problem.line.to_string(),
        ", Spalte ",
        &problem.column.to_string(),
        ": ",
        &what,
    ]
    .concat()
}
