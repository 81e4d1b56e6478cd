//! Why something is refused or is different: entries, typed moves and games, what a server shows, and
//! what the rules leave open.

use super::{Dated, Discrepancy, figure, game, interpretations, length, new, refusal, why};
use crate::correspondence::certainty::Departure;
use crate::correspondence::deadline::Differs;
use crate::correspondence::enter::EnterError;
use crate::correspondence::{EntryError, Event, Seconds};
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::ui::text::{play, study};

/// Why an entry is rejected, and how to correct it.
pub(crate) fn why_refused(why: EntryError, dated: Dated<'_>) -> String {
    let at = match why {
        EntryError::BeforeStart { start: at }
        | EntryError::Order { after: at }
        | EntryError::Future { now: at }
        | EntryError::Fallen { at, .. }
        | EntryError::AfterEnd { end: at } => dated(at),
        _ => String::new(),
    };
    refusal::entry(why, &at)
}

/// The explanation of a difference; with the entry that it is about.
pub(crate) fn why_different(why: &Discrepancy, entry: &str, dated: Dated<'_>) -> String {
    match *why {
        Discrepancy::Rounding(unit) => why::rounding(unit.get()).into(),
        Discrepancy::Refill { amount, at } => why::refill(&length(amount), &dated(at)),
        Discrepancy::Stamp { off, .. } => why::stamp(entry, &length(off.abs()), off.is_positive()),
        Discrepancy::Opening { clock, bank } => why::opening(&signed(clock), &signed(bank)),
        _ => why::difference(why),
    }
}

/// A difference with its sign.
fn signed(difference: Seconds) -> String {
    let sign = match difference.get() {
        0 => "\u{b1}",
        1.. => "+",
        _ => "\u{2212}",
    };
    [sign, &length(difference.abs())].concat()
}

/// Rewrites `2026-11-20 14:03:07` in the form of the example of a date.
pub(crate) fn stamp_typed(civil: &str) -> String {
    let (day, time) = civil.split_once(' ').unwrap_or((civil, ""));
    let [year, month, day] = day.split('-').collect::<Vec<_>>()[..] else {
        return civil.into();
    };
    let day = game::typed_day(year, month, day);
    if time.is_empty() {
        day
    } else {
        [&day, " ", time].concat()
    }
}

/// The problem with a time zone that the browser does not know.
pub(crate) fn zone_unknown(zone: &str) -> String {
    if zone.is_empty() {
        game::stamp_no_zone().into()
    } else {
        game::stamp_zone_unknown(zone)
    }
}

/// The problem with the moves of a game, told by the move where it can be.
pub(crate) fn moves_problem(problem: &PgnError) -> String {
    match &problem.kind {
        PgnErrorKind::Move { place, text, why } => {
            let why = play::move_problem(text, why);
            new::unplayable(place.number, place.side, text, &why)
        }
        PgnErrorKind::Pass(place) => new::passed(place.number, place.side),
        _ => study::problem(problem),
    }
}

/// The problem in the form of a new game.
pub(crate) fn enter_problem(problem: &EnterError, event: &Event) -> String {
    match problem {
        EnterError::Fen(problem) => play::fen_problem(problem),
        EnterError::Moves(problem) => moves_problem(problem),
        _ => new::problem(problem, &event.draft().name),
    }
}

/// Beside a block that differs from the rules; and whether the table has a row of that length.
pub(crate) fn departure(departure: Departure, is_listed: bool) -> String {
    match departure {
        Departure::Clock => interpretations::departure_clock().into(),
        Departure::Moves => interpretations::departure_moves().into(),
        Departure::Increment(there) | Departure::Bank(there) => {
            interpretations::departure(&figure(there), is_listed)
        }
    }
}

/// The case that an account is shown in: the one in which the server differs from the event's settings,
/// or the other one. A refill is named, because a player can see it on the server.
pub(crate) fn case(by: Differs, differs: bool, is_first: bool) -> &'static str {
    game::case(by.is_refill_alone(), differs, is_first)
}

/// When the opponent's clock runs out by the event's settings, and when if the server differs.
pub(crate) fn their_clock_falls(by: Differs) -> (&'static str, &'static str) {
    let label = |differs| game::their_clock_falls_if(by.is_refill_alone(), differs);
    (label(false), label(true))
}

/// Why there is an earlier deadline: another way to refill, another move after which a clock is
/// reset, or another count of the opening's moves; and whether it is the opponent's clock.
pub(crate) fn cautious(by: Differs, is_theirs: bool) -> String {
    let parts = [
        (by.refill, interpretations::refills()),
        (by.reset, interpretations::resets()),
        (by.openings, interpretations::counts()),
    ];
    let parts = parts
        .into_iter()
        .filter_map(|(differs, part)| differs.then_some(part));
    let differs = parts.collect::<Vec<_>>().join(interpretations::and());
    interpretations::cautious(&differs, is_theirs, by.reset)
}
