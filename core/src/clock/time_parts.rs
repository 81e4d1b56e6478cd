//! A time that is set part by part, as on a digital clock: [`TimeParts`].

use super::setup::MAX_TIME;
use crate::clock::draft::scale::Way;
use crate::time::Millis;

/// Hours, minutes and seconds, each as it stands in a field: 90 minutes are a time too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeParts {
    /// Hours.
    pub hours: u32,
    /// Minutes.
    pub minutes: u32,
    /// Seconds.
    pub seconds: u32,
}

/// A part of a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum TimePart {
    Hours,
    Minutes,
    Seconds,
}

impl TimePart {
    /// All, the largest first.
    pub const ALL: [TimePart; 3] = [TimePart::Hours, TimePart::Minutes, TimePart::Seconds];

    /// The symbol of its unit.
    pub const fn unit(self) -> &'static str {
        match self {
            TimePart::Hours => "h",
            TimePart::Minutes => "min",
            TimePart::Seconds => "s",
        }
    }

    const fn length(self) -> i64 {
        match self {
            TimePart::Hours => 3_600,
            TimePart::Minutes => 60,
            TimePart::Seconds => 1,
        }
    }
}

impl TimeParts {
    /// The parts of a time as a clock shows it: a second that has begun counts as whole, and a
    /// time below zero is zero.
    pub fn shown(time: Millis) -> TimeParts {
        TimeParts::of_seconds((time.or_zero() + Millis::new(999)).get() / 1_000)
    }

    fn of_seconds(all: i64) -> TimeParts {
        let part = |seconds: i64| u32::try_from(seconds).unwrap_or(0);
        TimeParts {
            hours: part(all / 3_600),
            minutes: part(all / 60 % 60),
            seconds: part(all % 60),
        }
    }

    fn all_seconds(self) -> i64 {
        TimePart::ALL
            .into_iter()
            .map(|part| i64::from(self.get(part)) * part.length())
            .sum()
    }

    /// One of the parts.
    pub const fn get(self, part: TimePart) -> u32 {
        match part {
            TimePart::Hours => self.hours,
            TimePart::Minutes => self.minutes,
            TimePart::Seconds => self.seconds,
        }
    }

    /// The time; `None` if it is longer than any clock shows ([`MAX_TIME`]).
    pub fn time(self) -> Option<Millis> {
        let time = Millis::seconds(self.all_seconds());
        (time <= MAX_TIME).then_some(time)
    }

    /// The parts with one of them changed by 1. A full minute or hour is carried over; the time
    /// stays between zero and [`MAX_TIME`].
    #[must_use]
    pub fn step(self, part: TimePart, way: Way) -> TimeParts {
        let step = match way {
            Way::Up => part.length(),
            Way::Down => -part.length(),
        };
        let most = MAX_TIME.get() / 1_000;
        TimeParts::of_seconds((self.all_seconds() + step).clamp(0, most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(hours: u32, minutes: u32, seconds: u32) -> TimeParts {
        TimeParts {
            hours,
            minutes,
            seconds,
        }
    }

    #[test]
    fn a_time_has_the_parts_that_the_clock_shows() {
        assert_eq!(TimeParts::shown(Millis::new(5_076_000)), parts(1, 24, 36));
        assert_eq!(TimeParts::shown(Millis::new(5_075_001)), parts(1, 24, 36));
        assert_eq!(TimeParts::shown(Millis::new(-1_500)), parts(0, 0, 0));
    }

    #[test]
    fn a_step_carries_over_and_stays_within_what_a_clock_shows() {
        let step = |from: TimeParts, part, way| from.step(part, way);
        let last = parts(0, 59, 59);
        assert_eq!(step(last, TimePart::Seconds, Way::Up), parts(1, 0, 0));
        assert_eq!(
            step(parts(1, 0, 0), TimePart::Minutes, Way::Down),
            parts(0, 59, 0)
        );
        assert_eq!(
            step(parts(0, 0, 30), TimePart::Minutes, Way::Down),
            parts(0, 0, 0)
        );
        let most = TimeParts::shown(MAX_TIME);
        assert_eq!(step(most, TimePart::Hours, Way::Up), most);
    }

    #[test]
    fn ninety_minutes_are_a_valid_time_and_a_thousand_hours_are_not() {
        assert_eq!(parts(0, 90, 0).time(), Some(Millis::minutes(90)));
        assert_eq!(parts(1_000, 0, 0).time(), None);
        assert_eq!(parts(u32::MAX, u32::MAX, u32::MAX).time(), None);
    }
}
