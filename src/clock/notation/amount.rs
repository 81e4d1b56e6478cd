//! Numbers, and numbers with a unit: [`Number`] and [`Amount`].

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use crate::time::Millis;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 3_600_000;

/// The largest number that is read. It is far above what a clock can hold, and as many hours in
/// milliseconds do not overflow.
const MAX_NUMBER: i64 = 999_999_999;

/// A decimal number as written.
#[derive(Clone, Copy)]
pub(super) struct Number {
    /// Its place in the text.
    at: usize,
    /// The digits before the point.
    whole: i64,
    /// The digits after the point, in units of `1 / scale`.
    fraction: i64,
    /// Ten to the power of the number of decimals.
    scale: i64,
}

impl Number {
    /// Reads a number. Without one, the error says that `expected` was missing.
    pub(super) fn parse(
        cursor: &mut Cursor<'_>,
        expected: Expected,
    ) -> Result<Number, NotationError> {
        cursor.skip_spaces();
        let start = *cursor;
        let mut number = Number {
            at: start.at(),
            whole: i64::from(cursor.digit().ok_or_else(|| start.wants(expected))?),
            fraction: 0,
            scale: 1,
        };
        while let Some(digit) = cursor.digit() {
            number.whole = number.whole * 10 + i64::from(digit);
            if number.whole > MAX_NUMBER {
                return Err(start.wants(Expected::SmallerNumber));
            }
        }
        if cursor.peek() == Some('.') {
            cursor.bump();
            number.read_fraction(cursor)?;
        }
        Ok(number)
    }

    fn read_fraction(&mut self, cursor: &mut Cursor<'_>) -> Result<(), NotationError> {
        if !cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(cursor.wants(Expected::Digit));
        }
        while let Some(digit) = cursor.digit() {
            if self.scale < MAX_NUMBER {
                self.fraction = self.fraction * 10 + i64::from(digit);
                self.scale *= 10;
            } else if digit != 0 {
                return Err(self.is_wrong(Expected::FewerDecimals));
            }
        }
        Ok(())
    }

    fn is_wrong(&self, expected: Expected) -> NotationError {
        NotationError {
            at: self.at,
            expected,
        }
    }

    /// This many units of `unit` milliseconds.
    fn of(&self, unit: i64) -> Result<Millis, NotationError> {
        let fraction = self.fraction * unit;
        if fraction % self.scale == 0 {
            Ok(Millis::new(self.whole * unit + fraction / self.scale))
        } else {
            Err(self.is_wrong(Expected::FewerDecimals))
        }
    }

    /// This many seconds.
    pub(super) fn seconds(&self) -> Result<Millis, NotationError> {
        self.of(SECOND)
    }

    /// A whole number of moves or byo-yomi periods.
    pub(super) fn count(&self) -> Result<u16, NotationError> {
        if self.scale != 1 {
            return Err(self.is_wrong(Expected::Count));
        }
        u16::try_from(self.whole).map_err(|_| self.is_wrong(Expected::SmallerNumber))
    }
}

/// A number with or without a unit.
#[derive(Clone, Copy)]
pub(super) enum Amount {
    /// A number alone. Its unit depends on its place.
    Bare(Number),
    /// A length of time.
    Time {
        /// Its place in the text.
        at: usize,
        /// Its length.
        time: Millis,
        /// Whether it was written in seconds only.
        in_seconds: bool,
    },
}

impl Amount {
    /// Parses `90`, `30s`, `1.5 h`, `1h30`, `2min 30s`, `90'`, `1:30:00`, ...; `expected` is
    /// reported if there is no number.
    pub(super) fn parse(
        cursor: &mut Cursor<'_>,
        expected: Expected,
    ) -> Result<Amount, NotationError> {
        let number = Number::parse(cursor, expected)?;
        if cursor.peek() == Some(':') && number.scale == 1 {
            return read_clock_form(cursor, number);
        }
        let Some(mut unit) = read_unit(cursor) else {
            return Ok(Amount::Bare(number));
        };
        let in_seconds = unit == SECOND;
        let mut time = number.of(unit)?;
        // Then perhaps smaller units: with their names, or without one directly after the larger
        // unit, as in `1h30`.
        while unit > SECOND {
            let mut ahead = *cursor;
            let adjacent = ahead.peek().is_some_and(|c| c.is_ascii_digit());
            let Ok(part) = Number::parse(&mut ahead, expected) else {
                break;
            };
            unit = match read_unit(&mut ahead) {
                Some(smaller) if smaller < unit => smaller,
                None if adjacent => unit / 60,
                _ => break,
            };
            time += part.of(unit)?;
            *cursor = ahead;
        }
        Ok(Amount::Time {
            at: number.at,
            time,
            in_seconds,
        })
    }

    /// Its place in the text.
    pub(super) fn at(&self) -> usize {
        match self {
            Amount::Bare(number) => number.at,
            Amount::Time { at, .. } => *at,
        }
    }

    /// The length, in minutes if it has no unit.
    pub(super) fn or_minutes(&self) -> Result<Millis, NotationError> {
        match self {
            Amount::Bare(number) => number.of(MINUTE),
            Amount::Time { time, .. } => Ok(*time),
        }
    }

    /// The length, in seconds if it has no unit.
    pub(super) fn or_seconds(&self) -> Result<Millis, NotationError> {
        match self {
            Amount::Bare(number) => number.of(SECOND),
            Amount::Time { time, .. } => Ok(*time),
        }
    }

    /// The amount as a count. A length of time is rejected; `expected` is what is reported then.
    pub(super) fn count(&self, expected: Expected) -> Result<u16, NotationError> {
        match self {
            Amount::Bare(number) => number.count(),
            Amount::Time { at, .. } => Err(NotationError { at: *at, expected }),
        }
    }
}

/// Reads a unit, in milliseconds.
fn read_unit(cursor: &mut Cursor<'_>) -> Option<i64> {
    const HOURS: &[&str] = &["h", "hr", "hrs", "hour", "hours"];
    const MINUTES: &[&str] = &["m", "min", "mins", "minute", "minutes"];
    const SECONDS: &[&str] = &["s", "sec", "secs", "second", "seconds"];
    if cursor.eat_word(HOURS) {
        Some(HOUR)
    } else if cursor.eat_word(MINUTES) {
        Some(MINUTE)
    } else if cursor.eat_word(SECONDS) || cursor.eat(&['"', '”', '″']) {
        Some(SECOND)
    } else if cursor.eat(&['\'', '’', '′']) {
        let twice = cursor.peek() == Some('\'');
        if twice {
            cursor.bump();
        }
        Some(if twice { SECOND } else { MINUTE })
    } else {
        None
    }
}

/// Continues after the hours of `1:30:00` or `0:02:30.5`.
fn read_clock_form(cursor: &mut Cursor<'_>, hours: Number) -> Result<Amount, NotationError> {
    let mut time = hours.of(HOUR)?;
    cursor.bump();
    time += read_sixtieth(cursor)?.of(MINUTE)?;
    if cursor.peek() != Some(':') {
        return Err(cursor.wants(Expected::ClockSeconds));
    }
    cursor.bump();
    let mut seconds = read_sixtieth(cursor)?;
    if cursor.peek() == Some('.') {
        cursor.bump();
        seconds.read_fraction(cursor)?;
    }
    Ok(Amount::Time {
        at: hours.at,
        time: time + seconds.of(SECOND)?,
        in_seconds: false,
    })
}

/// Two digits from 00 to 59.
fn read_sixtieth(cursor: &mut Cursor<'_>) -> Result<Number, NotationError> {
    let start = *cursor;
    match (cursor.digit(), cursor.digit()) {
        (Some(tens @ 0..6), Some(ones)) if !cursor.peek().is_some_and(|c| c.is_ascii_digit()) => {
            Ok(Number {
                at: start.at(),
                whole: i64::from(tens * 10 + ones),
                fraction: 0,
                scale: 1,
            })
        }
        _ => Err(start.wants(Expected::Sixtieth)),
    }
}
