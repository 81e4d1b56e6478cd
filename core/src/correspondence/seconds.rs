//! Whole seconds: [`Seconds`], a length, and [`Utc`], a point.
//!
//! Triple Block counts "days/hours/minutes/seconds, without any rounding"
//! (rule 2). A day is 86,400 seconds of UTC, never a calendar day, so no
//! change to or from daylight-saving time lengthens or shortens anything.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

use crate::time::{Millis, WallTime};

/// Seconds in a day.
const DAY: i64 = 86_400;

/// A signed length of time in whole seconds. Arithmetic saturates.
///
/// ```
/// use zeitnot_core::correspondence::seconds::Seconds;
/// let left = Seconds::days(46) + Seconds::hours(20);
/// assert_eq!(left.to_string(), "46 d 20:00:00");
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Seconds(i64);

impl Seconds {
    /// Zero.
    pub const ZERO: Seconds = Seconds(0);

    /// A length of `s` seconds.
    pub const fn new(s: i64) -> Seconds {
        Seconds(s)
    }

    /// A length of `d` days of 24 hours.
    pub const fn days(d: i64) -> Seconds {
        Seconds(d.saturating_mul(DAY))
    }

    /// A length of `h` hours.
    pub const fn hours(h: i64) -> Seconds {
        Seconds(h.saturating_mul(3_600))
    }

    /// The number of seconds.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The whole days in it, rounded towards zero.
    pub const fn whole_days(self) -> i64 {
        self.0 / DAY
    }

    /// Whether it is more than zero.
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// The length, but at least zero.
    pub const fn or_zero(self) -> Seconds {
        if self.0 < 0 { Seconds(0) } else { self }
    }

    /// The length without its sign.
    pub const fn abs(self) -> Seconds {
        Seconds(self.0.saturating_abs())
    }

    /// The length multiplied by `n`.
    pub const fn times(self, n: i64) -> Seconds {
        Seconds(self.0.saturating_mul(n))
    }
}

impl Add for Seconds {
    type Output = Seconds;
    fn add(self, other: Seconds) -> Seconds {
        Seconds(self.0.saturating_add(other.0))
    }
}

impl Sub for Seconds {
    type Output = Seconds;
    fn sub(self, other: Seconds) -> Seconds {
        Seconds(self.0.saturating_sub(other.0))
    }
}

impl Neg for Seconds {
    type Output = Seconds;
    fn neg(self) -> Seconds {
        Seconds(self.0.saturating_neg())
    }
}

impl AddAssign for Seconds {
    fn add_assign(&mut self, other: Seconds) {
        *self = *self + other;
    }
}

impl SubAssign for Seconds {
    fn sub_assign(&mut self, other: Seconds) {
        *self = *self - other;
    }
}

impl Sum for Seconds {
    fn sum<I: Iterator<Item = Seconds>>(lengths: I) -> Seconds {
        lengths.fold(Seconds::ZERO, Add::add)
    }
}

/// Formatted as in a ledger: `46 d 20:00:00`, `50 d` for whole days, `20:00:00` below a day.
impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 {
            f.write_str("-")?;
        }
        let s = self.0.unsigned_abs();
        let (days, rest) = (s / DAY.unsigned_abs(), s % DAY.unsigned_abs());
        let (hours, minutes, seconds) = (rest / 3_600, rest / 60 % 60, rest % 60);
        match (days, rest) {
            (0, _) => write!(f, "{hours:02}:{minutes:02}:{seconds:02}"),
            (_, 0) => write!(f, "{days} d"),
            _ => write!(f, "{days} d {hours:02}:{minutes:02}:{seconds:02}"),
        }
    }
}

/// A point in time: whole seconds since 1970-01-01 00:00:00 UTC. Time zones only matter for
/// display.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Utc(i64);

impl Utc {
    /// 9999-12-31 23:59:59, the latest possible stamp.
    pub const MAX: Utc = Utc(253_402_300_799);

    /// `s` seconds after the epoch.
    pub const fn new(s: i64) -> Utc {
        Utc(s)
    }

    /// Seconds since the epoch.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The time from `earlier` to this; negative if `earlier` is later.
    pub const fn since(self, earlier: Utc) -> Seconds {
        Seconds(self.0.saturating_sub(earlier.0))
    }

    /// The second in which a wall time lies.
    pub const fn of(wall: WallTime) -> Utc {
        Utc(wall.get().div_euclid(1_000))
    }

    /// The wall time at the beginning of the second.
    pub const fn wall(self) -> WallTime {
        WallTime::new(self.0.saturating_mul(1_000))
    }
}

impl From<Seconds> for Millis {
    fn from(length: Seconds) -> Millis {
        Millis::seconds(length.get())
    }
}

impl Add<Seconds> for Utc {
    type Output = Utc;
    fn add(self, length: Seconds) -> Utc {
        Utc(self.0.saturating_add(length.0))
    }
}

impl Sub<Seconds> for Utc {
    type Output = Utc;
    fn sub(self, length: Seconds) -> Utc {
        Utc(self.0.saturating_sub(length.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_as_in_a_ledger() {
        for (length, text) in [
            (Seconds::ZERO, "00:00:00"),
            (Seconds::days(50), "50 d"),
            (Seconds::days(50) - Seconds::new(1), "49 d 23:59:59"),
            (Seconds::hours(20), "20:00:00"),
            (-Seconds::new(61), "-00:01:01"),
        ] {
            assert_eq!(length.to_string(), text);
        }
        assert!(!Seconds::new(i64::MIN).to_string().is_empty());
    }

    #[test]
    fn a_wall_time_is_in_the_second_that_has_begun() {
        assert_eq!(Utc::of(WallTime::new(1_999)), Utc::new(1));
        assert_eq!(Utc::of(WallTime::new(-1)), Utc::new(-1));
    }
}
