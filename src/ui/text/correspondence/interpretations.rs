//! Whether an event's end is certain, which of its blocks are not the table's,
//! and how it reads what the rules leave open.

use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::deadline::Differs;
use crate::correspondence::{EndDate, Openings, Refill, Reset};

#[allow(missing_debug_implementations, reason = "texts")]
pub struct InterpretationText {
    pub certainty: fn(Certainty) -> String,
    /// Beside a block that differs from the rules; and whether the table has a row of that length.
    pub departure: fn(Departure, bool) -> String,
    /// Some of the three blocks are not those of the rules.
    pub departs: &'static str,
    /// The table has no row for this length, in days.
    pub unlisted: fn(u32) -> String,
    // Rules that an organizer, or a server, may read differently.
    pub heading: &'static str,
    pub openings: &'static str,
    pub openings_name: fn(Openings) -> &'static str,
    /// With the number of moves that bring the increment, as for the reset.
    pub openings_why: fn(Openings, u32) -> String,
    pub reset: &'static str,
    pub reset_name: fn(Reset, u32) -> String,
    pub reset_why: fn(Reset, u32) -> String,
    pub end_date: &'static str,
    pub end_date_name: fn(EndDate) -> &'static str,
    pub end_date_why: fn(EndDate) -> &'static str,
    // On the sheet; with the number of moves that bring the increment.
    pub option_openings: fn(Openings, u32) -> String,
    pub option_reset: fn(Reset, u32) -> String,
    pub option_end_date: fn(EndDate) -> &'static str,
    /// The number of games whose start is not the event's.
    pub own_starts: fn(usize) -> String,
    // The interpretations that comparisons have settled.
    pub settled: &'static str,
    pub settled_why: &'static str,
    pub settled_refill: fn(Refill) -> &'static str,
    pub settled_openings: fn(Openings) -> &'static str,
    /// The game in which it was seen, if it is still here, and when.
    pub seen_in: fn(Option<&str>, &str) -> String,
    pub take_back: &'static str,
    /// Why there is an earlier deadline: another way to refill, another move
    /// after which a clock is first reset; and whether it is the opponent's.
    pub cautious: fn(Differs, bool) -> String,
}
