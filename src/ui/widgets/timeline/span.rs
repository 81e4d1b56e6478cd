//! The stretch of time that a slider reaches over: [`Span`].

use crate::correspondence::civil::Civil;
use crate::correspondence::{Seconds, Utc};

/// The stretch of time that a slider reaches over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub begin: Utc,
    pub end: Utc,
}

impl Span {
    /// Whether it reaches over an instant.
    pub(crate) fn has(self, at: Utc) -> bool {
        (self.begin..=self.end).contains(&at)
    }

    pub(super) fn length(self) -> i64 {
        self.end.since(self.begin).get().max(1)
    }

    /// How far along an instant is, in hundredths of a percent.
    pub(super) fn hundredths(self, at: Utc) -> i64 {
        let gone = at.since(self.begin).get();
        (gone.saturating_mul(10_000) / self.length()).clamp(0, 10_000)
    }

    /// The first days of the months in it, as UTC has them; where they would be too many to be
    /// written side by side on a phone, those of quarters or of years.
    pub(super) fn months(self) -> Vec<(Utc, Civil)> {
        let between = self.length() / Seconds::days(30).get();
        let step = match between {
            0..=9 => 1,
            10..=27 => 3,
            _ => 12,
        };
        let begin = Civil::of(self.begin, Seconds::ZERO);
        let to_next = step - (i32::from(begin.month) - 1) % step;
        let after = |first: &Civil| first.month_after(step);
        std::iter::successors(begin.month_after(to_next), after)
            .filter_map(|first| Some((first.utc(Seconds::ZERO)?, first)))
            .take_while(|(at, _)| *at < self.end)
            .collect()
    }
}
