//! How a time is displayed: [`Digits`], and when they next change.
//!
//! A time counting down is rounded up, so that the clock shows zero when the
//! flag has fallen and not before; a time counting up is rounded down.

use crate::time::Millis;

/// At and below this time a clock shows tenths of a second.
pub(crate) const TENTHS_BELOW: Millis = Millis::seconds(20);

/// The figures of a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// Hours, minutes and seconds, the last two from 0 to 59: `1:05:09`.
    Hours(i64, i64, i64),
    /// Minutes and seconds, both from 0 to 59: `4:30`.
    Minutes(i64, i64),
    /// Seconds and tenths, from 0 to 9: `4.7`.
    Tenths(i64, i64),
    /// A time that counts up after the main time: `+0:12`, in minutes and seconds.
    Over(i64, i64),
}

impl Digits {
    /// The figures of a time that counts down; zero for a negative one.
    pub fn down(time: Millis) -> Digits {
        let time = time.or_zero();
        if time <= TENTHS_BELOW {
            let tenths = ceil(time, 100);
            return Digits::Tenths(tenths / 10, tenths % 10);
        }
        Digits::of_seconds(ceil(time, 1_000))
    }

    /// Hours, minutes and whole seconds.
    ///
    /// ```
    /// use zeitnot_core::clock::digits::Digits;
    /// use zeitnot_core::time::Millis;
    /// assert_eq!(Digits::down(Millis::new(270_000)).whole(), (0, 4, 30));
    /// ```
    pub const fn whole(self) -> (i64, i64, i64) {
        match self {
            Digits::Hours(hours, minutes, seconds) => (hours, minutes, seconds),
            Digits::Minutes(minutes, seconds) | Digits::Over(minutes, seconds) => {
                (0, minutes, seconds)
            }
            Digits::Tenths(seconds, _) => (0, 0, seconds),
        }
    }

    /// The figures of a time that counts up from zero.
    pub fn up(time: Millis) -> Digits {
        let seconds = time.or_zero().get() / 1_000;
        Digits::Over(seconds / 60, seconds % 60)
    }

    /// The figures of a time that has passed, in whole seconds: rounded down.
    pub fn passed(time: Millis) -> Digits {
        Digits::of_seconds(time.or_zero().get() / 1_000)
    }

    /// The figures of a time that counts down, always in whole seconds.
    pub fn seconds(time: Millis) -> Digits {
        Digits::of_seconds(ceil(time.or_zero(), 1_000))
    }

    fn of_seconds(s: i64) -> Digits {
        match s / 3_600 {
            0 => Digits::Minutes(s / 60, s % 60),
            hours => Digits::Hours(hours, s / 60 % 60, s % 60),
        }
    }

    /// The seconds shown, from 0 to 59: where the mark stands on a scale of a minute.
    pub const fn second(self) -> i64 {
        match self {
            Digits::Hours(_, _, s)
            | Digits::Minutes(_, s)
            | Digits::Tenths(s, _)
            | Digits::Over(_, s) => s,
        }
    }

    /// How long a time that counts down shows the same figures.
    pub(crate) fn next_down(time: Millis) -> Millis {
        let unit = if time <= TENTHS_BELOW { 100 } else { 1_000 };
        Millis::new((time.or_zero().get() - 1).rem_euclid(unit) + 1)
    }

    /// How long a growing time that is displayed as if it counted down shows the same figures.
    pub(crate) fn next_growing(time: Millis) -> Millis {
        let unit = if time < TENTHS_BELOW { 100 } else { 1_000 };
        Millis::new(unit - (time.or_zero().get() - 1).rem_euclid(unit))
    }

    /// How long a time that counts up shows the same figures.
    pub(crate) fn next_up(time: Millis) -> Millis {
        Millis::new(1_000 - time.or_zero().get() % 1_000)
    }
}

fn ceil(time: Millis, unit: i64) -> i64 {
    time.get() / unit + i64::from(time.get() % unit > 0)
}

impl std::fmt::Display for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Digits::Hours(h, m, s) => write!(f, "{h}:{m:02}:{s:02}"),
            Digits::Minutes(m, s) => write!(f, "{m}:{s:02}"),
            Digits::Tenths(s, tenths) => write!(f, "{s}.{tenths}"),
            Digits::Over(m, s) => write!(f, "+{m}:{s:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down(ms: i64) -> String {
        Digits::down(Millis::new(ms)).to_string()
    }

    #[test]
    fn zero_is_shown_when_the_flag_has_fallen_and_not_before() {
        assert_eq!(down(1), "0.1");
        assert_eq!(down(0), "0.0");
        assert_eq!(down(-500), "0.0");
    }

    #[test]
    fn tenths_below_twenty_seconds_and_hours_above_sixty_minutes() {
        assert_eq!(down(20_000), "20.0");
        assert_eq!(down(20_001), "0:21");
        assert_eq!(down(180_000), "3:00");
        assert_eq!(down(3_599_001), "1:00:00");
        assert_eq!(down(3_909_000), "1:05:09");
        assert_eq!(Digits::up(Millis::new(61_999)).to_string(), "+1:01");
    }

    #[test]
    fn figures_stay_until_the_predicted_moment_of_change() {
        for ms in (1..70_000).step_by(37) {
            let time = Millis::new(ms);
            let wait = Digits::next_down(time);
            assert!(wait.is_positive());
            assert_eq!(
                Digits::down(time),
                Digits::down(time - wait + Millis::new(1))
            );
            assert_ne!(Digits::down(time), Digits::down(time - wait), "{ms}");
            let grow = Digits::next_growing(time);
            assert_eq!(
                Digits::down(time),
                Digits::down(time + grow - Millis::new(1))
            );
            assert_ne!(Digits::down(time), Digits::down(time + grow), "{ms}");
        }
    }
}
