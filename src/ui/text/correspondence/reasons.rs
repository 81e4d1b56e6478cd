//! Why a server may show something else, the problems of a typed move, and how dates are typed.

use super::{Dated, game, length, line, why as say};
use crate::correspondence::civil::CivilError;
use crate::correspondence::reconcile::Discrepancy as Explained;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{Protection, Seconds};

/// The explanation of a difference; with the entry that it is about.
pub(crate) fn why(why: &Explained, entry: &str, dated: Dated<'_>) -> String {
    match *why {
        Explained::Agrees => say::agrees().into(),
        Explained::Rounding(unit) => say::rounding(unit.get()).into(),
        Explained::Refill { amount, at } => say::refill(&length(amount), &dated(at)),
        Explained::Stamp { off, .. } => say::stamp(entry, &length(off.abs()), off.is_positive()),
        Explained::Interpretation(refill) => say::interpretation(refill).into(),
        Explained::Reset(reset) => say::reset(reset).into(),
        Explained::Openings(openings) => say::openings(openings).into(),
        Explained::Opening { clock, bank } => say::opening(&signed(clock), &signed(bank)),
        Explained::Increment(increment) => say::increment(&length(increment)),
        Explained::Protection(Protection::None) => say::not_protected().into(),
        Explained::Protection(Protection::GuaranteedTime) => say::guaranteed().into(),
        Explained::Protection(Protection::SuddenDeath(days)) => say::sudden_death(days),
        Explained::TakenOver => say::taken_over().into(),
        Explained::Unknown { .. } => say::unknown().into(),
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

/// The problem with a typed move.
pub(crate) fn line_problem(problem: &TypedMovesError<'_>) -> String {
    match *problem {
        TypedMovesError::NoMove(text) => line::no_move(text),
        TypedMovesError::TooMuch(text) => line::too_much(text),
        TypedMovesError::Date(text, CivilError::Date) => line::no_day(text),
        TypedMovesError::Date(text, problem) => line::date(text, problem),
        TypedMovesError::Number(text) => line::number(text),
        TypedMovesError::Sent(text) => line::sent(text),
        TypedMovesError::Took(text) => line::took(text),
        TypedMovesError::UnclosedComment(_) => line::unclosed_comment().into(),
        TypedMovesError::HalfShown(san) => line::half_shown(san),
    }
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
