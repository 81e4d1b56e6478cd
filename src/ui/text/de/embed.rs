//! The embedded clock, in German. It takes nothing from the other texts.

use crate::clock::digits::Digits;
use crate::clock::notation::NotationError;
use crate::clock::view::half::SideTime;
use crate::clock::{Color, EndReason, GameResult, Outcome};
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind};
use crate::embed::words::EmbedText;
use crate::time::Millis;

pub(crate) const EMBED: EmbedText = EmbedText {
    clock: "Schachuhr",
    cannot_show: "Das kann nicht gezeigt werden.",
    problem,
    control,
    no_game: "control: Damit lässt sich keine Partie spielen.",
    open: "In Zeitnot öffnen",
    color,
    press_to_start: "Drücken zum Starten",
    waits_for_start: "Der Gegner startet",
    moves: |n| counted(n, " Zug", " Züge"),
    moves_to_go: |n| ["noch ", &n.to_string()].concat(),
    period: |i, n| ["Periode ", &i.to_string(), " von ", &n.to_string()].concat(),
    delay: "Aufschub",
    byo_yomi: |n| match n {
        1 => "letzte Periode".into(),
        n => ["noch ", &n.to_string(), " Perioden"].concat(),
    },
    canadian: |n| ["noch ", &counted(n.into(), " Zug", " Züge")].concat(),
    low: "Zeitnot",
    draw_only: "Zusatzzeit · nur Remis",
    press_gives: |gives| ["+", &tenths(gives), " beim Drücken"].concat(),
    flag: "Blättchen gefallen",
    flag_first: "Blättchen fiel zuerst",
    flag_second: "Blättchen fiel danach",
    flag_main_time: "Hauptzeit um",
    flag_extra_time: "Zusatzzeit um",
    pause: "Anhalten",
    resume: "Fort\u{ad}setzen",
    new_game: "Neue Partie",
    turn: "Weiß auf die andere Seite",
    full_screen: "Vollbild",
    claim_draw: "Remis rekla\u{ad}mieren",
    claim_hold: "gedrückt halten",
    claim_again: "Erneut drücken",
    stopped: |side| match side {
        Color::White => "Angehalten, Weiß am Zug",
        Color::Black => "Angehalten, Schwarz am Zug",
    },
    flag_fell: |side| match side {
        Color::White => "Fallblättchen von Weiß gefallen",
        Color::Black => "Fallblättchen von Schwarz gefallen",
    },
    first_flag_fell: |side| match side {
        Color::White => "Erstes Fallblättchen von Weiß gefallen",
        Color::Black => "Erstes Fallblättchen von Schwarz gefallen",
    },
    wins: |side| match side {
        Color::White => "Weiß gewinnt",
        Color::Black => "Schwarz gewinnt",
    },
    draw: "Remis: kein Matt möglich",
    drawn: "Remis",
    outcome,
    away: |side, time| {
        [
            "Das Gerät war inaktiv: ",
            &spoken(time),
            ". Die Uhr von ",
            color(side),
            " lief.",
        ]
        .concat()
    },
    count_away: "Anrechnen",
    ignore_away: "Nicht anrechnen",
    left: |side, left| [color(side), ": ", &spoken(left)].concat(),
    say_half: |side, own, theirs| {
        [
            color(side),
            ", ",
            &on_half(own),
            "; Gegner ",
            &on_half(theirs),
        ]
        .concat()
    },
};

const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "Weiß",
        Color::Black => "Schwarz",
    }
}

fn counted(n: u32, one: &str, many: &str) -> String {
    [n.to_string().as_str(), if n == 1 { one } else { many }].concat()
}

/// How a game on an embedded clock can end.
fn outcome(outcome: Outcome) -> &'static str {
    match (outcome.result, outcome.reason) {
        (GameResult::Win(Color::White), EndReason::ExtraTime) => {
            "Weiß gewinnt: Zusatzzeit von Schwarz aufgebraucht"
        }
        (GameResult::Win(Color::Black), EndReason::ExtraTime) => {
            "Schwarz gewinnt: Zusatzzeit von Weiß aufgebraucht"
        }
        (GameResult::Win(Color::White), _) => "Weiß gewinnt durch Zeitüberschreitung",
        (GameResult::Win(Color::Black), _) => "Schwarz gewinnt durch Zeitüberschreitung",
        (_, EndReason::BothFirstFlags) => "Remis: beide Hauptzeiten aufgebraucht",
        (_, EndReason::FirstFlagClaim) => "Remis: reklamiert nach dem ersten Fallblättchen",
        _ => "Remis: kein Matt möglich",
    }
}

fn problem(problem: &ParameterError) -> String {
    let place = problem.parameter.map_or("Adresse", Parameter::name);
    let what = match problem.wrong {
        ParameterErrorKind::TooLong { most } => {
            ["Höchstens ", &most.to_string(), " Bytes werden gelesen."].concat()
        }
        ParameterErrorKind::Escape => "Auf % folgen zwei hexadezimale Ziffern, in UTF-8.".into(),
        ParameterErrorKind::Twice => "Zweimal angegeben, mit zwei Werten.".into(),
        ParameterErrorKind::NotOneOf(names) => ["Erlaubt sind ", &names.join(", "), "."].concat(),
        ParameterErrorKind::NotWhole { least, most } => [
            "Erlaubt ist eine ganze Zahl von ",
            &least.to_string(),
            " bis ",
            &most.to_string(),
            ".",
        ]
        .concat(),
        ParameterErrorKind::NotSize => "Erlaubt sind s, m, l oder eine Zahl von Pixeln.".into(),
        ParameterErrorKind::NotTag => {
            "Erlaubt ist das Kürzel einer Sprache, etwa en oder de.".into()
        }
        ParameterErrorKind::NotName => {
            "Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche.".into()
        }
        ParameterErrorKind::Missing => "Fehlt.".into(),
        ParameterErrorKind::Beside(other) => [
            "Auch ",
            other.name(),
            " ist angegeben; nur eines von beiden kann gezeigt werden.",
        ]
        .concat(),
    };
    [place, ": ", &what].concat()
}

fn control(error: &NotationError) -> String {
    [
        "control: Ab Zeichen ",
        &(error.at + 1).to_string(),
        " ist das keine Bedenkzeit. Erlaubt ist die Schreibweise von Zeitnot, etwa 15+10, \
         90/40+30, 30+30 oder 3 d2.",
    ]
    .concat()
}

/// Seconds with their tenth, rounded down as a gain is.
fn tenths(t: Millis) -> String {
    let tenths = t.or_zero().get() / 100;
    [
        &(tenths / 10).to_string(),
        ",",
        &(tenths % 10).to_string(),
        " s",
    ]
    .concat()
}

fn spoken(t: Millis) -> String {
    said(Digits::seconds(t))
}

fn on_half(side: SideTime) -> String {
    let runs = if side.runs { ", läuft" } else { "" };
    [&said(side.digits), runs].concat()
}

fn said(digits: Digits) -> String {
    let (h, m, s) = match digits {
        Digits::Hours(h, m, s) => (h, m, s),
        Digits::Minutes(m, s) | Digits::Over(m, s) => (0, m, s),
        Digits::Tenths(s, _) => (0, 0, s),
    };
    let mut words = String::new();
    for (n, one, many) in [
        (h, " Stunde", " Stunden"),
        (m, " Minute", " Minuten"),
        (s, " Sekunde", " Sekunden"),
    ] {
        if n > 0 {
            if !words.is_empty() {
                words.push(' ');
            }
            words.push_str(&counted(u32::try_from(n).unwrap_or(0), one, many));
        }
    }
    if words.is_empty() {
        words.push_str("keine Zeit");
    }
    words
}
