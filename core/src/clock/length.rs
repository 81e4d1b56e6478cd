//! Lengths of time as people type them into a field: [`parse`] and [`print()`].

use crate::time::Millis;

/// The unit of a number without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// `90` is ninety minutes.
    Minutes,
    /// `30` is thirty seconds.
    Seconds,
}

impl Unit {
    const fn millis(self) -> i64 {
        match self {
            Unit::Minutes => 60_000,
            Unit::Seconds => 1_000,
        }
    }
}

/// Why a text is not a length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LengthError {
    /// The text is empty.
    #[error("no length of time is given")]
    Empty,
    /// It begins with a minus sign.
    #[error("a length of time cannot be negative")]
    Negative,
    /// It is not a number and not `minutes:seconds`.
    #[error("neither a number nor minutes:seconds")]
    NotANumber,
    /// The number is followed by an unknown unit or sign.
    #[error("the number is followed by no unit of time")]
    WrongUnit,
    /// The minutes or seconds after a colon are above 59.
    #[error("minutes or seconds behind a colon are above 59")]
    Above59,
    /// It has more digits than any clock.
    #[error("the time has more digits than a clock")]
    TooLarge,
    /// It is finer than a millisecond.
    #[error("the time is finer than a millisecond")]
    TooFine,
}

/// Parses `90`, `2.5`, `1:30`, `1:05:09`, `90 s`, `5 min`, `2 h`; a number alone is in `unit`, and
/// two numbers with a colon are minutes and seconds.
///
/// # Errors
/// The text is not a length that a clock can hold; each [`LengthError`] says what is wrong with it.
///
/// ```
/// use zeitnot_core::clock::length::{LengthError, Unit, parse};
/// use zeitnot_core::time::Millis;
/// assert_eq!(parse("1:30", Unit::Minutes), Ok(Millis::seconds(90)));
/// assert_eq!(parse("2.5", Unit::Minutes), Ok(Millis::seconds(150)));
/// assert_eq!(parse("ten", Unit::Minutes), Err(LengthError::NotANumber));
/// ```
pub fn parse(text: &str, unit: Unit) -> Result<Millis, LengthError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(LengthError::Empty);
    }
    if text.starts_with(['-', '\u{2212}']) {
        return Err(LengthError::Negative);
    }
    if text.chars().count() > 24 {
        return Err(LengthError::TooLarge);
    }
    if text.contains(':') {
        return clock_form(text);
    }
    let split = text
        .find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',')
        .unwrap_or(text.len());
    let (number, suffix) = text.split_at(split);
    if number.is_empty() {
        return Err(LengthError::NotANumber);
    }
    let factor = match suffix.trim().to_ascii_lowercase().as_str() {
        "" => unit.millis(),
        "s" | "sec" => 1_000,
        "m" | "min" => 60_000,
        "h" => 3_600_000,
        _ => return Err(LengthError::WrongUnit),
    };
    decimal(number, factor)
}

/// Parses `m:ss` or `h:mm:ss`, with or without a fraction of a second.
fn clock_form(text: &str) -> Result<Millis, LengthError> {
    let parts: Vec<&str> = text.split(':').map(str::trim).collect();
    let (first, middle, last) = match parts[..] {
        [m, s] => (None, m, s),
        [h, m, s] => (Some(h), m, s),
        _ => return Err(LengthError::NotANumber),
    };
    let seconds = decimal(last, 1_000)?;
    let minutes = decimal_whole(middle)?;
    if seconds >= Millis::minutes(1) || first.is_some() && minutes > 59 {
        return Err(LengthError::Above59);
    }
    let hours = first.map_or(Ok(0), decimal_whole)?;
    Ok(Millis::hours(hours) + Millis::minutes(minutes) + seconds)
}

fn decimal_whole(text: &str) -> Result<i64, LengthError> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(LengthError::NotANumber);
    }
    let digits = text.trim_start_matches('0');
    if digits.len() > 9 {
        return Err(LengthError::TooLarge);
    }
    Ok(digits.bytes().fold(0, |n, b| n * 10 + i64::from(b - b'0')))
}

/// A decimal number times `factor` milliseconds, exactly.
fn decimal(text: &str, factor: i64) -> Result<Millis, LengthError> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    if whole.is_empty() && fraction.is_empty() {
        return Err(LengthError::NotANumber);
    }
    let whole = match whole {
        "" => 0,
        digits => decimal_whole(digits)?,
    };
    let mut millis = whole * factor;
    if !fraction.is_empty() {
        let fraction = fraction.trim_end_matches('0');
        if fraction.len() > 7 {
            return Err(LengthError::TooFine);
        }
        let scale = 10_i64.pow(u32::try_from(fraction.len()).unwrap_or(0));
        let parts = match fraction {
            "" => 0,
            digits => decimal_whole(digits)?,
        } * factor;
        if parts % scale != 0 {
            return Err(LengthError::TooFine);
        }
        millis += parts / scale;
    }
    Ok(Millis::new(millis))
}

/// The shortest text that [`parse`] reads back as the same length.
pub fn print(length: Millis, unit: Unit) -> String {
    let ms = length.or_zero().get();
    if ms % unit.millis() == 0 {
        return (ms / unit.millis()).to_string();
    }
    Millis::new(ms).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_people_type() {
        let cases = [
            ("90", Millis::minutes(90)),
            (" 2.5 ", Millis::seconds(150)),
            ("2,5", Millis::seconds(150)),
            (".5", Millis::seconds(30)),
            ("1:30", Millis::seconds(90)),
            ("90:00", Millis::minutes(90)),
            ("1:05:09", Millis::seconds(3_909)),
            ("0:04.75", Millis::new(4_750)),
            ("90 s", Millis::seconds(90)),
            ("2H", Millis::hours(2)),
        ];
        for (text, length) in cases {
            assert_eq!(parse(text, Unit::Minutes), Ok(length), "{text}");
        }
        assert_eq!(parse("30", Unit::Seconds), Ok(Millis::seconds(30)));
    }

    #[test]
    fn says_what_is_wrong_with_other_texts() {
        let cases = [
            ("", LengthError::Empty),
            ("  ", LengthError::Empty),
            ("-5", LengthError::Negative),
            ("\u{2212}5", LengthError::Negative),
            ("abc", LengthError::NotANumber),
            ("1:2:3:4", LengthError::NotANumber),
            ("1::2", LengthError::NotANumber),
            (".", LengthError::NotANumber),
            ("5 apples", LengthError::WrongUnit),
            ("1:75", LengthError::Above59),
            ("1:75:00", LengthError::Above59),
            ("99999999999", LengthError::TooLarge),
            ("1111111111111111111111111111", LengthError::TooLarge),
            ("0.00001", LengthError::TooFine),
            ("٣", LengthError::NotANumber),
            ("1.2.3", LengthError::NotANumber),
        ];
        for (text, problem) in cases {
            assert_eq!(parse(text, Unit::Minutes), Err(problem), "{text}");
        }
    }

    #[test]
    fn every_length_prints_to_text_that_reads_back() {
        for ms in [
            1,
            999,
            1_000,
            59_999,
            60_000,
            90_000,
            3_600_000,
            359_999_000,
        ] {
            for unit in [Unit::Minutes, Unit::Seconds] {
                let length = Millis::new(ms);
                assert_eq!(parse(&print(length, unit), unit), Ok(length), "{ms}");
            }
        }
    }
}
