//! Lengths and times, in English.

use crate::clock::digits::Digits;
use crate::time::Millis;

/// A short length with its unit: `30 s`, `5 min`, `1:30`.
pub(super) fn seconds(t: Millis) -> String {
    match t.get() {
        ms if ms % 60_000 == 0 && ms > 0 => format!("{} min", ms / 60_000),
        ms if ms % 1_000 == 0 && ms < 60_000 => format!("{} s", ms / 1_000),
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

/// Seconds with their tenth, rounded down as a gain is.
pub(super) fn tenths(t: Millis) -> String {
    let tenths = t.or_zero().get() / 100;
    format!("{}.{} s", tenths / 10, tenths % 10)
}

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
    let parts = [
        (h, "hour", "hours"),
        (m, "minute", "minutes"),
        (s, "second", "seconds"),
    ];
    let said: Vec<String> = parts
        .into_iter()
        .filter(|&(n, ..)| n > 0)
        .map(|(n, one, many)| count(n, one, many))
        .collect();
    if said.is_empty() {
        "no time".into()
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
    let minutes = |m| count(m, "minute", "minutes");
    match digits {
        Digits::Hours(h, 0, _) => count(h, "hour", "hours"),
        Digits::Hours(h, m, _) => [count(h, "hour", "hours"), minutes(m)].join(" "),
        Digits::Tenths(0, _) => "no time".into(),
        Digits::Over(m, s) => [&figures(Digits::Minutes(m, s)), " over"].concat(),
        Digits::Minutes(0, s) | Digits::Tenths(s, _) => count(s, "second", "seconds"),
        Digits::Minutes(m, 0) => minutes(m),
        // "5 minutes 1" would not be understood.
        Digits::Minutes(m, s) if s < 10 => [minutes(m), count(s, "second", "seconds")].join(" "),
        Digits::Minutes(m, s) => [minutes(m), s.to_string()].join(" "),
    }
}
