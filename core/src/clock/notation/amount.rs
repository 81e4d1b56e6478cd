//! Numbers, and numbers with a unit: [`Number`] and [`Amount`].

use super::cursor::Cursor;
use super::doubt::{Colon, Comma, Doubt, Point, Small};
use super::error::{Expected, NotationError};
use crate::time::Millis;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 3_600_000;

/// The largest number that is read. It is far above what a clock can hold, and as many hours in
/// milliseconds do not overflow.
const MAX_NUMBER: i64 = 999_999_999;

/// The largest number of hours that people write without a unit, as in `40/2`.
const MAX_BARE_HOURS: i64 = 6;

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
        if cursor.peek() == Some('.') || is_decimal_comma(*cursor) {
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

    /// Whether it may be hours without a unit.
    fn is_few(&self) -> bool {
        let is_more = self.whole == MAX_BARE_HOURS && self.fraction > 0;
        self.whole <= MAX_BARE_HOURS && !is_more
    }

    /// Whether its decimals may be minutes, as in `1.30`.
    fn may_have_minutes(&self) -> bool {
        self.scale == 100 && self.fraction < 60
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
        /// The seconds that follow larger units.
        seconds: Millis,
    },
}

impl Amount {
    /// Parses `90`, `30s`, `1.5 h`, `1h30`, `2min 30s`, `90'`, `1:30:00`, ...; `expected` is
    /// reported if there is no number.
    pub(super) fn parse(
        cursor: &mut Cursor<'_>,
        expected: Expected,
    ) -> Result<Amount, NotationError> {
        let mut number = Number::parse(cursor, expected)?;
        if cursor.peek() == Some(':') && number.scale == 1 {
            return read_clock_form(cursor, number);
        }
        let Some(mut unit) = read_unit(cursor) else {
            return Ok(Amount::Bare(number));
        };
        let in_seconds = unit == SECOND;
        if unit == HOUR
            && number.may_have_minutes()
            && cursor.settle(Doubt::Point, Point::ALL) == Some(Point::HoursMinutes)
        {
            unit = MINUTE;
            number.whole = number.whole * 60 + number.fraction;
            (number.fraction, number.scale) = (0, 1);
        }
        let mut time = number.of(unit)?;
        let mut seconds = Millis::ZERO;
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
            let part = part.of(unit)?;
            if unit == SECOND {
                seconds = part;
            }
            time += part;
            *cursor = ahead;
        }
        Ok(Amount::Time {
            at: number.at,
            time,
            in_seconds,
            seconds,
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

    /// The length of a stretch of the game: without a unit it is in minutes, but perhaps in hours
    /// if it is a small number.
    pub(super) fn or_hours(
        &self,
        cursor: &Cursor<'_>,
        doubt: Doubt,
    ) -> Result<Millis, NotationError> {
        match self {
            Amount::Bare(number)
                if number.is_few() && cursor.settle(doubt, Small::ALL) == Some(Small::Hours) =>
            {
                number.of(HOUR)
            }
            _ => self.or_minutes(),
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

/// Whether a comma comes next that may be that of a decimal: `2,5`, or any number with a unit.
fn is_decimal_comma(cursor: Cursor<'_>) -> bool {
    let mut ahead = cursor;
    if !ahead.eat(&[',']) || cursor.peek() != Some(',') {
        return false;
    }
    let first = ahead.digit();
    let mut is_half = first == Some(5);
    while ahead.digit().is_some() {
        is_half = false;
    }
    let is_one = first.is_some() && (is_half || read_unit(&mut ahead).is_some());
    is_one && cursor.settle(Doubt::Comma, Comma::ALL) == Some(Comma::Decimal)
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

/// Continues after the first number of `1:30:00`, `0:02:30.5` or, if that is open, `1:30`.
fn read_clock_form(cursor: &mut Cursor<'_>, first: Number) -> Result<Amount, NotationError> {
    cursor.bump();
    let second = read_sixtieth(cursor)?;
    let time = if cursor.peek() == Some(':') {
        cursor.bump();
        let mut seconds = read_sixtieth(cursor)?;
        if cursor.peek() == Some('.') {
            cursor.bump();
            seconds.read_fraction(cursor)?;
        }
        first.of(HOUR)? + second.of(MINUTE)? + seconds.of(SECOND)?
    } else {
        match cursor.settle(Doubt::Colon, Colon::ALL) {
            Some(Colon::HoursMinutes) => first.of(HOUR)? + second.of(MINUTE)?,
            Some(Colon::MinutesSeconds) => first.of(MINUTE)? + second.of(SECOND)?,
            None => return Err(cursor.wants(Expected::ClockSeconds)),
        }
    };
    Ok(Amount::Time {
        at: first.at,
        time,
        in_seconds: false,
        seconds: Millis::ZERO,
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
