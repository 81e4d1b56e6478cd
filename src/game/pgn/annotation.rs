//! Clock times in comments: `[%clk 0:05:00]`, `[%emt 0:00:07.5]`. Drawings (`[%csl …]`, `[%cal …]`)
//! and other commands are left unchanged.

use crate::time::Millis;

/// The time left of the player who moved, as a command in a comment: `[%clk 1:05:09]`. Fractions of
/// a second are written with one digit, or with up to three if needed: lichess, ChessBase and
/// python-chess read them. Negative times become zero.
///
/// ```
/// use zeitnot::game::pgn::annotation;
/// use zeitnot::time::Millis;
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

/// The time of the first `%clk` of a comment; `None` if it has none that is valid.
pub fn clk_in(comment: &str) -> Option<Millis> {
    time_in(comment, "[%clk")
}

/// The time of the first `%emt` of a comment; `None` if it has none that is valid.
pub fn emt_in(comment: &str) -> Option<Millis> {
    time_in(comment, "[%emt")
}

fn time_in(comment: &str, opening: &str) -> Option<Millis> {
    let rest = &comment[place(comment, opening)? + opening.len()..];
    if !rest.starts_with([' ', '\t', '\n', '\r']) {
        return None;
    }
    time(rest[..rest.find(']')?].trim())
}

/// The index at which a command begins. The library's search function would be larger than this
/// file.
fn place(comment: &str, opening: &str) -> Option<usize> {
    comment
        .char_indices()
        .find(|(at, c)| *c == '[' && comment[*at..].starts_with(opening))
        .map(|(at, _)| at)
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

/// A comment without its command of this name (`clk`, `emt`).
pub fn without(comment: &str, name: &str) -> String {
    let opening = ["[%", name, " "].concat();
    let Some(at) = place(comment, &opening) else {
        return comment.to_owned();
    };
    let (before, rest) = comment.split_at(at);
    let Some(end) = rest.find(']') else {
        return comment.to_owned();
    };
    let after = rest[end + 1..].trim_start();
    let mut text = before.trim_end().to_owned();
    if !text.is_empty() && !after.is_empty() {
        text.push(' ');
    }
    text.push_str(after);
    text
}
