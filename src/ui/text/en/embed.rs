//! The embedded clock, in English. It takes nothing from the other texts.

use crate::clock::digits::Digits;
use crate::clock::notation::NotationError;
use crate::clock::view::half::SideTime;
use crate::clock::{Color, EndReason, GameResult, Outcome};
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind};
use crate::embed::words::EmbedText;
use crate::time::Millis;

pub(crate) const EMBED: EmbedText = EmbedText {
    clock: "Chess clock",
    cannot_show: "This cannot be shown.",
    problem,
    control,
    no_game: "control: no game can be played with that.",
    open: "Open in Zeitnot",
    color,
    press_to_start: "Press to start",
    waits_for_start: "Your opponent starts",
    moves: |n| counted(n, " move", " moves"),
    moves_to_go: |n| [&n.to_string(), " to go"].concat(),
    period: |i, n| ["period ", &i.to_string(), " of ", &n.to_string()].concat(),
    delay: "delay",
    byo_yomi: |n| match n {
        1 => "last period".into(),
        n => [&n.to_string(), " periods left"].concat(),
    },
    canadian: |n| counted(n.into(), " move to make", " moves to make"),
    low: "Low time",
    draw_only: "Extra time · draw only",
    press_gives: |gives| ["+", &tenths(gives), " when you press"].concat(),
    flag: "Flag down",
    flag_first: "Flag fell first",
    flag_second: "Flag fell second",
    flag_main_time: "Main time out",
    flag_extra_time: "Extra time out",
    pause: "Pause",
    resume: "Resume",
    new_game: "New game",
    turn: "White’s half to the other side",
    full_screen: "Full screen",
    claim_draw: "Claim a draw",
    claim_hold: "press and hold",
    claim_again: "Again to claim",
    stopped: |side| match side {
        Color::White => "Stopped, White to move",
        Color::Black => "Stopped, Black to move",
    },
    flag_fell: |side| match side {
        Color::White => "White’s flag fell",
        Color::Black => "Black’s flag fell",
    },
    first_flag_fell: |side| match side {
        Color::White => "White’s first flag fell",
        Color::Black => "Black’s first flag fell",
    },
    wins: |side| match side {
        Color::White => "White wins",
        Color::Black => "Black wins",
    },
    draw: "Draw: no checkmate is possible",
    drawn: "Draw",
    outcome,
    away: |side, time| {
        [
            "The device was away for ",
            &spoken(time),
            ". ",
            color(side),
            "’s clock was running.",
        ]
        .concat()
    },
    count_away: "Count it",
    ignore_away: "Do not count it",
    left: |side, left| [color(side), ": ", &spoken(left)].concat(),
    say_half: |side, own, theirs| {
        [
            color(side),
            ", ",
            &on_half(own),
            "; opponent ",
            &on_half(theirs),
        ]
        .concat()
    },
};

const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn counted(n: u32, one: &str, many: &str) -> String {
    [n.to_string().as_str(), if n == 1 { one } else { many }].concat()
}

/// How a game on an embedded clock can end.
fn outcome(outcome: Outcome) -> &'static str {
    match (outcome.result, outcome.reason) {
        (GameResult::Win(Color::White), EndReason::ExtraTime) => {
            "White wins: Black’s extra time is used up"
        }
        (GameResult::Win(Color::Black), EndReason::ExtraTime) => {
            "Black wins: White’s extra time is used up"
        }
        (GameResult::Win(Color::White), _) => "White wins on time",
        (GameResult::Win(Color::Black), _) => "Black wins on time",
        (_, EndReason::BothFirstFlags) => "Draw: both main times are used up",
        (_, EndReason::FirstFlagClaim) => "Draw: claimed against a first flag",
        _ => "Draw: no checkmate is possible",
    }
}

fn problem(problem: &ParameterError) -> String {
    let place = problem.parameter.map_or("address", Parameter::name);
    let what = match problem.wrong {
        ParameterErrorKind::TooLong { most } => {
            ["at most ", &most.to_string(), " bytes are read."].concat()
        }
        ParameterErrorKind::Escape => {
            "% must be followed by two hexadecimal digits, of UTF-8.".into()
        }
        ParameterErrorKind::Twice => "it is given twice, with two values.".into(),
        ParameterErrorKind::NotOneOf(names) => ["use one of ", &names.join(", "), "."].concat(),
        ParameterErrorKind::NotWhole { least, most } => [
            "use a whole number from ",
            &least.to_string(),
            " to ",
            &most.to_string(),
            ".",
        ]
        .concat(),
        ParameterErrorKind::NotSize => "use s, m, l, or a number of pixels.".into(),
        ParameterErrorKind::NotTag => "use the tag of a language, like en or de.".into(),
        ParameterErrorKind::NotName => "use small letters, digits and hyphens.".into(),
        ParameterErrorKind::Missing => "it is missing.".into(),
        ParameterErrorKind::Beside(other) => [
            other.name(),
            " is given too, and only one of them can be shown.",
        ]
        .concat(),
    };
    [place, ": ", &what].concat()
}

fn control(error: &NotationError) -> String {
    [
        "control: not a time control from character ",
        &(error.at + 1).to_string(),
        " on. Use the notation of Zeitnot, like 15+10, 90/40+30, 30+30 or 3 d2.",
    ]
    .concat()
}

/// Seconds with their tenth, rounded down as a gain is.
fn tenths(t: Millis) -> String {
    let tenths = t.or_zero().get() / 100;
    [
        &(tenths / 10).to_string(),
        ".",
        &(tenths % 10).to_string(),
        " s",
    ]
    .concat()
}

fn spoken(t: Millis) -> String {
    said(Digits::seconds(t))
}

fn on_half(side: SideTime) -> String {
    let runs = if side.runs { ", running" } else { "" };
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
        (h, " hour", " hours"),
        (m, " minute", " minutes"),
        (s, " second", " seconds"),
    ] {
        if n > 0 {
            if !words.is_empty() {
                words.push(' ');
            }
            words.push_str(&counted(u32::try_from(n).unwrap_or(0), one, many));
        }
    }
    if words.is_empty() {
        words.push_str("no time");
    }
    words
}
