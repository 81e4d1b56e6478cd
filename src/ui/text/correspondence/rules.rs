//! Whether an event's end is certain, which of its blocks are not those of the rules, and in what
//! its server may differ.

use super::{figure, interpretations as say, length};
use crate::correspondence::Protection;
use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::deadline::Differs;

/// Whether the end of an event is certain.
pub(crate) fn certainty(certainty: Certainty) -> String {
    match certainty {
        Certainty::Certain => say::certain().into(),
        Certainty::Exceeded(over) => say::exceeded(&length(over)),
        Certainty::Unbounded(Protection::GuaranteedTime) => say::guaranteed().into(),
        Certainty::Unbounded(_) => say::protected().into(),
    }
}

/// Beside a block that differs from the rules; and whether the table has a row of that length.
pub(crate) fn departure(departure: Departure, is_listed: bool) -> String {
    match departure {
        Departure::Clock => say::departure_clock().into(),
        Departure::Moves => say::departure_moves().into(),
        Departure::Increment(there) | Departure::Bank(there) => {
            say::departure(&figure(there), is_listed)
        }
    }
}

/// Why there is an earlier deadline: another way to refill, another move after which a clock is
/// reset, or another count of the opening's moves; and whether it is the opponent's clock.
pub(crate) fn cautious(by: Differs, is_theirs: bool) -> String {
    let parts = [
        (by.refill, say::refills()),
        (by.reset, say::resets()),
        (by.openings, say::counts()),
    ];
    let parts = parts
        .into_iter()
        .filter_map(|(differs, part)| differs.then_some(part));
    let differs = parts.collect::<Vec<_>>().join(say::and());
    say::cautious(&differs, is_theirs, by.reset)
}
