//! The steps that the buttons − and + make with a number in a form: [`Scale::step`], [`step_days`].

use std::ops::RangeInclusive;

use crate::clock::length::{Unit, parse, print};
use crate::clock::setup::{MAX_COUNT, MAX_TIME};
use crate::time::Millis;

/// The longest event.
const MAX_DAYS: i64 = 9_999;

/// The kind of a number in a form, which decides by how much a button changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Minutes: by 1 up to 10, by 5 up to 60, then by 15.
    Minutes,
    /// Seconds: by 1 up to 10, by 5 up to 60, by 15 up to 120, then by 30.
    Seconds,
    /// Moves: by 1 up to 10, then by 5.
    Moves,
    /// Anything else: by 1.
    Number,
}

/// Which button it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Way {
    Down,
    Up,
}

impl Scale {
    /// The next text in this direction. A value between two steps goes to the next step in this
    /// direction; a text that is not a number starts at 1. `None` at the end of the scale.
    #[must_use]
    pub fn step(self, text: &str, way: Way) -> Option<String> {
        let values = self.one()..=self.most();
        let next = next(self.read(text), way, values, |value| self.width(value));
        next.map(|next| self.print(next))
    }

    /// 1, in the unit in which values are reckoned.
    const fn one(self) -> i64 {
        match self {
            Scale::Minutes => 60_000,
            Scale::Seconds => 1_000,
            Scale::Moves | Scale::Number => 1,
        }
    }

    fn most(self) -> i64 {
        match self {
            Scale::Minutes | Scale::Seconds => MAX_TIME.get(),
            Scale::Moves | Scale::Number => i64::from(MAX_COUNT),
        }
    }

    /// The width of the step from this value upwards.
    fn width(self, value: i64) -> i64 {
        // Up to which number, and by how much.
        let (ranges, beyond): (&[(i64, i64)], i64) = match self {
            Scale::Minutes => (&[(10, 1), (60, 5)], 15),
            Scale::Seconds => (&[(10, 1), (60, 5), (120, 15)], 30),
            Scale::Moves => (&[(10, 1)], 5),
            Scale::Number => (&[], 1),
        };
        let found = ranges.iter().find(|(end, _)| value < end * self.one());
        found.map_or(beyond, |&(_, width)| width) * self.one()
    }

    fn read(self, text: &str) -> Option<i64> {
        match self {
            Scale::Minutes => parse(text, Unit::Minutes).ok().map(Millis::get),
            Scale::Seconds => parse(text, Unit::Seconds).ok().map(Millis::get),
            Scale::Moves | Scale::Number => text.trim().parse::<u16>().ok().map(i64::from),
        }
    }

    fn print(self, value: i64) -> String {
        match self {
            Scale::Minutes => print(Millis::new(value), Unit::Minutes),
            Scale::Seconds => print(Millis::new(value), Unit::Seconds),
            Scale::Moves | Scale::Number => value.to_string(),
        }
    }
}

/// The next length of an event in this direction, in days: by 50, with the rules of [`Scale::step`].
#[must_use]
pub fn step_days(text: &str, way: Way) -> Option<String> {
    let days = text.trim().parse::<u16>().ok().map(i64::from);
    next(days, way, 1..=MAX_DAYS, |_| 50).map(|days| days.to_string())
}

/// The next of these values; `width` is that of the step from a value upwards.
fn next(
    value: Option<i64>,
    way: Way,
    values: RangeInclusive<i64>,
    width: impl Fn(i64) -> i64,
) -> Option<i64> {
    let next = match (value, way) {
        (Some(value), Way::Up) => {
            let width = width(value);
            (value / width + 1) * width
        }
        (Some(value), Way::Down) => {
            let below = value - 1;
            let width = width(below);
            below.div_euclid(width) * width
        }
        (None, Way::Up) => *values.start(),
        (None, Way::Down) => return None,
    };
    values.contains(&next).then_some(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts that one gets by pressing a button again and again, beginning with `from`.
    fn walk(scale: Scale, from: &str, way: Way, presses: usize) -> Vec<String> {
        let mut texts = vec![from.to_owned()];
        for _ in 0..presses {
            texts.extend(scale.step(texts.last().unwrap(), way));
        }
        texts
    }

    #[test]
    fn steps_are_small_where_the_number_is_small() {
        assert_eq!(
            walk(Scale::Minutes, "8", Way::Up, 4),
            ["8", "9", "10", "15", "20"]
        );
        assert_eq!(
            walk(Scale::Minutes, "90", Way::Down, 4),
            ["90", "75", "60", "55", "50"]
        );
        assert_eq!(
            walk(Scale::Seconds, "55", Way::Up, 7),
            ["55", "60", "75", "90", "105", "120", "150", "180"]
        );
        assert_eq!(walk(Scale::Moves, "9", Way::Up, 3), ["9", "10", "15", "20"]);
        assert_eq!(walk(Scale::Number, "10", Way::Up, 2), ["10", "11", "12"]);
    }

    #[test]
    fn the_length_of_an_event_goes_by_50_days() {
        assert_eq!(step_days("302", Way::Up).as_deref(), Some("350"));
        assert_eq!(step_days("350", Way::Up).as_deref(), Some("400"));
        assert_eq!(step_days("350", Way::Down).as_deref(), Some("300"));
        assert_eq!(step_days("", Way::Up).as_deref(), Some("1"));
        assert_eq!(step_days("50", Way::Down), None);
        assert_eq!(step_days("many", Way::Down), None);
        assert_eq!(step_days("9999", Way::Up), None);
    }

    #[test]
    fn up_and_down_meet_at_the_same_numbers() {
        for scale in [Scale::Minutes, Scale::Seconds, Scale::Moves, Scale::Number] {
            let mut up = walk(scale, "1", Way::Up, 40);
            let down = walk(scale, up.last().unwrap(), Way::Down, 60);
            up.reverse();
            assert_eq!(up, down, "{scale:?}");
        }
    }

    #[test]
    fn a_number_between_two_steps_goes_to_the_next_one() {
        let cases = [
            (Scale::Minutes, "12", Way::Up, "15"),
            (Scale::Minutes, "12", Way::Down, "10"),
            (Scale::Minutes, "7.5", Way::Up, "8"),
            (Scale::Minutes, "7.5", Way::Down, "7"),
            (Scale::Minutes, "1:30:01", Way::Up, "105"),
            (Scale::Minutes, "30 s", Way::Up, "1"),
            (Scale::Seconds, "0.5", Way::Up, "1"),
            (Scale::Seconds, "1:05", Way::Down, "60"),
            (Scale::Moves, "36", Way::Down, "35"),
        ];
        for (scale, text, way, next) in cases {
            assert_eq!(scale.step(text, way).as_deref(), Some(next), "{text}");
        }
    }

    #[test]
    fn a_scale_ends_at_1_and_at_what_a_clock_can_show() {
        for scale in [Scale::Minutes, Scale::Seconds, Scale::Moves, Scale::Number] {
            assert_eq!(scale.step("1", Way::Down), None);
            assert_eq!(scale.step("0", Way::Down), None);
            assert_eq!(scale.step("", Way::Up).as_deref(), Some("1"));
            assert_eq!(scale.step("many", Way::Down), None);
        }
        assert_eq!(scale_end(Scale::Minutes), "5985");
        assert_eq!(scale_end(Scale::Moves), "995");
        assert_eq!(scale_end(Scale::Number), "999");
    }

    fn scale_end(scale: Scale) -> String {
        walk(scale, "900", Way::Up, 400).pop().unwrap()
    }
}
