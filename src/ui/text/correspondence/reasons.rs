//! Why something is refused or is different: entries, typed moves and games, what a server shows, and
//! what the rules leave open.

use super::{
    Dated, figure, figures, game, interpretations, length, line, new, refusal as refused,
    why as say,
};
use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::civil::CivilError;
use crate::correspondence::deadline::Differs;
use crate::correspondence::enter::EnterError;
use crate::correspondence::look::Figure;
use crate::correspondence::reconcile::Discrepancy as Explained;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{EntryError, Event, Protection, Seconds};
use crate::game::pgn::{PgnError, PgnErrorKind};
use crate::ui::text::{play, study};

/// Why an entry is rejected, and how to correct it.
pub(crate) fn refusal(why: EntryError, dated: Dated<'_>) -> String {
    match why {
        EntryError::BeforeStart { start } => refused::before_start(&dated(start)),
        EntryError::NotStarted => refused::not_started().into(),
        EntryError::Started => refused::started().into(),
        EntryError::Order { after } => refused::order(&dated(after)),
        EntryError::Future { now } => refused::future(&dated(now)),
        EntryError::Fallen { side, at } => refused::fallen(side, &dated(at)),
        EntryError::Over => refused::over().into(),
        EntryError::Claim => refused::claim().into(),
        EntryError::NoClaim => refused::no_claim().into(),
        EntryError::Illegal => refused::illegal().into(),
        EntryError::Amount => refused::amount().into(),
        EntryError::Bank { bank } => refused::bank(&length(bank)),
        EntryError::Cap { room } => refused::cap(&length(room)),
        EntryError::Shown => refused::shown().into(),
        EntryError::NothingShown => refused::nothing_shown().into(),
        EntryError::NotTeam => refused::not_team().into(),
        EntryError::CaptainMayNot => refused::captain_may_not().into(),
        EntryError::AfterEnd { end } => refused::after_end(&dated(end)),
        EntryError::NothingLeft => refused::nothing_left().into(),
        EntryError::SubstitutionOwed { side } => refused::substitution_owed(side),
        EntryError::Name => refused::name().into(),
    }
}

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

/// The problem with the moves of a game, told by the move where it can be.
pub(crate) fn moves_problem(problem: &PgnError) -> String {
    match &problem.kind {
        PgnErrorKind::Move { place, text, why } => {
            let why = play::move_problem(why);
            new::unplayable(place.number, place.side, text, &why)
        }
        PgnErrorKind::Pass(place) => new::passed(place.number, place.side),
        _ => study::problem(problem),
    }
}

/// The problem in the form of a new game.
pub(crate) fn enter_problem(problem: &EnterError, event: &Event) -> String {
    match problem {
        EnterError::Name(_) => new::name_long().into(),
        EnterError::Fen(problem) => play::fen_problem(problem),
        EnterError::TwoStarts => new::two_starts().into(),
        EnterError::Moves(problem) => moves_problem(problem),
        EnterError::Several(games) => new::found(*games),
        EnterError::Over => new::over().into(),
        EnterError::NotStarted(_) => new::not_started(&event.draft().name),
        EnterError::Made(_) => new::made_wrong().into(),
        EnterError::Clock(_, why) => figures::problem(Figure::Clock, *why).into(),
        EnterError::Bank(_, why) => figures::problem(Figure::Bank, *why).into(),
        EnterError::Refused(_) => new::refused().into(),
    }
}

/// Whether the end of an event is certain.
pub(crate) fn certainty(certainty: Certainty) -> String {
    match certainty {
        Certainty::Certain => interpretations::certain().into(),
        Certainty::Exceeded(over) => interpretations::exceeded(&length(over)),
        Certainty::Unbounded(Protection::GuaranteedTime) => interpretations::guaranteed().into(),
        Certainty::Unbounded(_) => interpretations::protected().into(),
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
