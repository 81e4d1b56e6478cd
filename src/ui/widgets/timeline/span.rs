//! The stretch of time that a slider reaches over: [`Span`].

use crate::correspondence::Utc;

/// The stretch of time that a slider reaches over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub begin: Utc,
    pub end: Utc,
}

impl Span {
    /// Whether it reaches over an instant.
    pub(super) fn has(self, at: Utc) -> bool {
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
}
