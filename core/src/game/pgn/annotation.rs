//! Clock times in comments: `[%clk 0:05:00]`, `[%emt 0:00:07.5]`, `[%ccsnt 2026.06.01,12:56]`.
//! Drawings (`[%csl …]`, `[%cal …]`) and other commands are left unchanged.

use crate::time::Millis;

/// The time left of the player who moved, as a command in a comment: `[%clk 1:05:09]`. Fractions of
/// a second are written with one digit, or with up to three if needed: lichess, ChessBase and
/// python-chess read them. Negative times become zero.
///
/// ```
/// use zeitnot_core::game::pgn::annotation;
/// use zeitnot_core::time::Millis;
///
/// let text = annotation::clk(Millis::new(3_909_500));
/// assert_eq!(text, "[%clk 1:05:09.5]");
/// assert_eq!(annotation::clk_in(&text), Some(Millis::new(3_909_500)));
/// ```
pub fn clk(left: Millis) -> String {
    command("[%clk ", left)
}

/// The time that a move took: `[%emt 0:00:07]`.
pub fn emt(spent: Millis) -> String {
    command("[%emt ", spent)
}

fn command(opening: &str, time: Millis) -> String {
    let mut text = String::from(opening);
    let ms = time.or_zero().get();
    text.push_str(&(ms / 3_600_000).to_string());
    for part in [ms / 60_000 % 60, ms / 1_000 % 60] {
        text.push(':');
        digits(&mut text, part, 10);
    }
    let mut rest = ms % 1_000;
    if rest > 0 {
        text.push('.');
        let mut unit = 100;
        while rest > 0 {
            digits(&mut text, rest / unit, 1);
            rest %= unit;
            unit /= 10;
        }
    }
    text.push(']');
    text
}

/// Appends a number, from the digit of this unit on.
fn digits(text: &mut String, number: i64, mut unit: i64) {
    while unit > 0 {
        text.push((b'0' + (number / unit % 10) as u8) as char);
        unit /= 10;
    }
}

/// The time of the first valid `%clk` of a comment; `None` if it has none.
pub fn clk_in(comment: &str) -> Option<Millis> {
    values(comment, "clk").find_map(|(_, value)| time(value))
}

/// The time of the first valid `%emt` of a comment; `None` if it has none.
pub fn emt_in(comment: &str) -> Option<Millis> {
    values(comment, "emt").find_map(|(_, value)| time(value))
}

/// The value of the first command of this name in a comment: of `ccsnt` it is the date and time at
/// which a correspondence server accepted the move, in its own zone.
///
/// ```
/// use zeitnot_core::game::pgn::annotation;
///
/// let sent = annotation::value_in("[%ccsnt 2026.06.01,12:56] why?", "ccsnt");
/// assert_eq!(sent, Some("2026.06.01,12:56"));
/// ```
pub fn value_in<'a>(comment: &'a str, name: &'a str) -> Option<&'a str> {
    values(comment, name).next().map(|(_, value)| value)
}

/// The commands of a name, with the bytes that each takes up, and their values.
fn values<'a>(
    comment: &'a str,
    name: &'a str,
) -> impl Iterator<Item = (std::ops::Range<usize>, &'a str)> {
    // The library's search function would be larger than this file.
    let openings = comment.char_indices().filter(|(_, c)| *c == '[');
    openings.filter_map(move |(at, _)| {
        let rest = comment[at..].strip_prefix("[%")?.strip_prefix(name)?;
        if !rest.starts_with([' ', '\t', '\n', '\r']) {
            return None;
        }
        // A value has no bracket, so a command that is not closed is left out.
        let end = rest.find(['[', ']'])?;
        let closed = rest[end..].starts_with(']');
        let range = at..comment.len() - rest.len() + end + 1;
        closed.then(|| (range, rest[..end].trim()))
    })
}

/// Parses `H:MM:SS`, `M:SS` or seconds, with or without a fraction, which is truncated to
/// milliseconds.
fn time(text: &str) -> Option<Millis> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds: i64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        parts += 1;
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !digits || parts > 3 {
            return None;
        }
        let number: i64 = part.parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    if !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut ms = 0;
    for place in 0..3 {
        let digit = fraction.as_bytes().get(place).map_or(0, |b| b - b'0');
        ms = ms * 10 + i64::from(digit);
    }
    Some(Millis::new(seconds.checked_mul(1_000)?.checked_add(ms)?))
}

/// A comment without its first command of this name (`clk`, `emt`).
pub fn without(comment: &str, name: &str) -> String {
    let Some((place, _)) = values(comment, name).next() else {
        return comment.to_owned();
    };
    let after = comment[place.end..].trim_start();
    let mut text = comment[..place.start].trim_end().to_owned();
    if !text.is_empty() && !after.is_empty() {
        text.push(' ');
    }
    text.push_str(after);
    text
}
