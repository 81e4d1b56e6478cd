//! Units and instants.
//!
//! Over-the-board time is counted in whole milliseconds. A *length* of time is a [`Millis`], signed
//! because a clock that runs on after its flag has fallen is overdrawn. A *point* in time is an
//! [`Instant`] on the axis of one game, or a [`WallTime`] in the world's calendar. The two kinds of
//! point are never mixed: clocks are computed from instants alone, wall times only say when
//! something happened, so that a jump of the device's calendar clock changes no result.
//!
//! Nothing here reads a clock: functions that need the time get it as an argument.

pub mod axis;

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A signed length of time in whole milliseconds.
///
/// Arithmetic saturates at about ±292 million years, so no input can make it
/// overflow.
///
/// ```
/// use zeitnot_core::time::Millis;
/// assert_eq!(Millis::minutes(1) + Millis::seconds(30), Millis::new(90_000));
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Millis(i64);

impl Millis {
    /// Zero.
    pub const ZERO: Millis = Millis(0);

    /// A length of `ms` milliseconds.
    pub const fn new(ms: i64) -> Millis {
        Millis(ms)
    }

    /// A length of `s` seconds.
    pub const fn seconds(s: i64) -> Millis {
        Millis(s.saturating_mul(1_000))
    }

    /// A length of `m` minutes.
    pub const fn minutes(m: i64) -> Millis {
        Millis(m.saturating_mul(60_000))
    }

    /// A length of `h` hours.
    pub const fn hours(h: i64) -> Millis {
        Millis(h.saturating_mul(3_600_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Whether it is more than zero.
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// The length, but at least zero.
    pub const fn or_zero(self) -> Millis {
        if self.0 < 0 { Millis(0) } else { self }
    }

    /// The length multiplied by `n`.
    pub const fn times(self, n: i64) -> Millis {
        Millis(self.0.saturating_mul(n))
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Millis;
    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(lengths: I) -> Millis {
        lengths.fold(Millis::ZERO, Add::add)
    }
}

/// A point on the time axis of one game: milliseconds since the game was set
/// up, measured by a clock that never goes back.
///
/// The axis follows real time. If the device slept or the page was closed, the reader of the
/// browser's clocks advances the axis by the time missed and journals that as an event of its own.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Instant(i64);

impl Instant {
    /// The instant at which the game was set up.
    pub const START: Instant = Instant(0);

    /// The instant `ms` milliseconds after the game was set up.
    pub const fn new(ms: i64) -> Instant {
        Instant(ms)
    }

    /// Milliseconds since the game was set up.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The time from `earlier` to this instant; negative when `earlier` is the
    /// later one.
    pub const fn since(self, earlier: Instant) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for Instant {
    type Output = Instant;
    fn add(self, length: Millis) -> Instant {
        Instant(self.0.saturating_add(length.0))
    }
}

impl Sub<Millis> for Instant {
    type Output = Instant;
    fn sub(self, length: Millis) -> Instant {
        Instant(self.0.saturating_sub(length.0))
    }
}

/// A point in calendar time: milliseconds since 1970-01-01 00:00 UTC.
///
/// For people to read, and to bridge the time during which no page was open. No clock is computed
/// from it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct WallTime(i64);

impl WallTime {
    /// `ms` milliseconds after the epoch.
    pub const fn new(ms: i64) -> WallTime {
        WallTime(ms)
    }

    /// Milliseconds since the epoch.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The time from `earlier` to this; negative if the device's calendar clock was set back.
    pub const fn since(self, earlier: WallTime) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for WallTime {
    type Output = WallTime;
    fn add(self, length: Millis) -> WallTime {
        WallTime(self.0.saturating_add(length.0))
    }
}

/// When something happened: on the game's axis, and in calendar time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// On the game's axis. This is the one that counts.
    pub at: Instant,
    /// In calendar time, for people to read.
    pub wall: WallTime,
}

impl Stamp {
    /// The stamp of this many milliseconds on a clock whose calendar nobody reads: it counts from
    /// 1970, as the axis from zero.
    pub const fn at_ms(ms: i64) -> Stamp {
        Stamp {
            at: Instant::new(ms),
            wall: WallTime::new(ms),
        }
    }
}

/// Formats an exact length for logs and sheets: `1:05:09`, `4:30`, `0:04.7`, `-0:01.25`. The
/// fraction appears only if it is not zero, without trailing zeros; with a precision, as in
/// `{:.3}`, it has all three digits, so that columns of lengths line up.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 {
            f.write_str("-")?;
        }
        let ms = self.0.unsigned_abs();
        let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        } else {
            write!(f, "{minutes}:{seconds:02}")?;
        }
        match ms % 1_000 {
            n if f.precision().is_some() => write!(f, ".{n:03}"),
            0 => Ok(()),
            n if n % 100 == 0 => write!(f, ".{}", n / 100),
            n if n % 10 == 0 => write!(f, ".{:02}", n / 10),
            n => write!(f, ".{n:03}"),
        }
    }
}

/// Seconds with as many decimals as there are, at most three, and this mark
/// before them: `26.666`, `52`.
pub fn exact_seconds(time: Millis, mark: &str) -> String {
    let ms = time.get();
    let (whole, rest) = (ms / 1_000, (ms % 1_000).abs());
    if rest == 0 {
        return whole.to_string();
    }
    let decimals = (1_000 + rest).to_string();
    let decimals = decimals[1..].trim_end_matches('0');
    [&whole.to_string(), mark, decimals].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_exactly_and_without_idle_zeros() {
        let cases = [
            (0, "0:00"),
            (4_700, "0:04.7"),
            (4_750, "0:04.75"),
            (4_751, "0:04.751"),
            (270_000, "4:30"),
            (3_909_000, "1:05:09"),
            (-1_250, "-0:01.25"),
        ];
        for (ms, text) in cases {
            assert_eq!(Millis::new(ms).to_string(), text);
        }
        assert_eq!(format!("{:.3}", Millis::seconds(270)), "4:30.000");
    }

    #[test]
    fn no_length_and_no_instant_overflows() {
        let huge = Millis::new(i64::MAX);
        assert_eq!(huge + huge, huge);
        assert_eq!(huge.times(3), huge);
        assert_eq!(-Millis::new(i64::MIN), huge);
        assert_eq!(Instant::new(i64::MAX) + huge, Instant::new(i64::MAX));
        assert_eq!(
            Instant::new(i64::MIN).since(Instant::new(1)).get(),
            i64::MIN
        );
        assert!(!Millis::new(i64::MIN).to_string().is_empty());
    }

    #[test]
    fn exact_seconds_have_no_trailing_zeros() {
        let shown = |ms| exact_seconds(Millis::new(ms), ".");
        assert_eq!(shown(52_000), "52");
        assert_eq!(shown(26_666), "26.666");
        assert_eq!(shown(5_050), "5.05");
        assert_eq!(shown(500), "0.5");
    }
}
