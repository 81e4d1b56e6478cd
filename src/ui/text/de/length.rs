//! Lengths and times, in German.

use crate::clock::digits::Digits;
use crate::time::Millis;

/// A short length with its unit: `30 s`, `2,5 s`, `5 min`, `1:30`.
pub(super) fn seconds(t: Millis) -> String {
    match t.get() {
        ms if ms % 60_000 == 0 && ms > 0 => format!("{} min", ms / 60_000),
        ms if (0..60_000).contains(&ms) => format!("{} s", decimal(ms)),
        _ => t.to_string(),
    }
}

/// A length on a tile; from two hours on, whole hours as such: `2 h`.
pub(super) fn hours(t: Millis) -> String {
    match t.get() {
        ms if ms % 3_600_000 == 0 && ms >= 7_200_000 => format!("{} h", ms / 3_600_000),
        _ => seconds(t),
    }
}

/// Milliseconds as seconds, with as many decimals as there are: `2`, `2,5`.
pub(super) fn decimal(ms: i64) -> String {
    let whole = ms / 1_000;
    match ms % 1_000 {
        0 => whole.to_string(),
        rest => {
            let digits = format!("{rest:03}");
            format!("{whole},{}", digits.trim_end_matches('0'))
        }
    }
}

/// Seconds with their tenth, rounded down as a gain is.
pub(super) fn tenths(t: Millis) -> String {
    let tenths = t.or_zero().get() / 100;
    format!("{},{} s", tenths / 10, tenths % 10)
}

/// This many of something. Only the dative changes these words, and nothing here needs it.
pub(super) fn count(n: i64, one: &str, many: &str) -> String {
    if n == 1 {
        format!("1 {one}")
    } else {
        format!("{n} {many}")
    }
}

/// A time in whole seconds, as a clock shows it.
pub(super) fn spoken(t: Millis) -> String {
    let (h, m, s) = match Digits::down(t) {
        Digits::Hours(h, m, s) => (h, m, s),
        Digits::Minutes(m, s) | Digits::Over(m, s) => (0, m, s),
        Digits::Tenths(s, _) => (0, 0, s),
    };
    let seconds = (s > 0).then(|| count(s, "Sekunde", "Sekunden"));
    parts(h, m, seconds)
}

pub(super) fn parts(hours: i64, minutes: i64, seconds: Option<String>) -> String {
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
pub(super) fn on_clock(t: Millis) -> String {
    figures(Digits::down(t))
}

/// The figures of a clock.
pub(super) fn figures(digits: Digits) -> String {
    let minutes = |m| count(m, "Minute", "Minuten");
    match digits {
        Digits::Hours(h, 0, _) => count(h, "Stunde", "Stunden"),
        Digits::Hours(h, m, _) => [count(h, "Stunde", "Stunden"), minutes(m)].join(" "),
        Digits::Tenths(0, _) => "keine Zeit".into(),
        Digits::Over(m, s) => [&figures(Digits::Minutes(m, s)), " darüber"].concat(),
        Digits::Minutes(0, s) | Digits::Tenths(s, _) => count(s, "Sekunde", "Sekunden"),
        Digits::Minutes(m, 0) => minutes(m),
        // "5 minutes 1" would not be understood.
        Digits::Minutes(m, s) if s < 10 => [minutes(m), count(s, "Sekunde", "Sekunden")].join(" "),
        Digits::Minutes(m, s) => [minutes(m), s.to_string()].join(" "),
    }
}
