//! The words around the lessons, and those of the gallery of embedded views:
//! `locales/TAG/learn.ftl`. Those of the lessons themselves are in `lessons.rs` beside it.

use super::base::panel;
use super::correspondence::{self, Dated};
use super::{base, history, shared, spoken::spoken};
use crate::clock::digits::Digits;
use crate::clock::{BoardEnd, Claimant, Color, Event};
use crate::correspondence::leave_planner::{LeaveVerdict, PlannedRefill};
use crate::correspondence::{Seconds, Utc};
use crate::embed::parameter::Parameter;
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::words::{Arg, Number, area};

area!("learn", written by super::base::WRITERS);

/// The rule that a step is about.
pub fn cited(rule: Rule) -> String {
    match rule {
        Rule::Fide(paragraph) => rule::fide(paragraph),
        Rule::TripleBlock(point) => match point.strip_prefix('s') {
            Some(point) => rule::substitution(point),
            None => rule::triple_block(point),
        },
        Rule::DoubleFlag => rule::double_flag().into(),
    }
}

/// Why an act of a lesson is refused; the function writes an instant.
pub fn refused(why: &ExhibitError, dated: Dated<'_>) -> String {
    match why {
        ExhibitError::Clock(why) => panel::rejection(*why).into(),
        ExhibitError::Board(why) => base::refused(*why).into(),
        ExhibitError::Ledger(why) => correspondence::refusal(*why, dated),
        ExhibitError::NotOffered => act::not_offered().into(),
    }
}

/// Something that a player or the arbiter can do with a clock: the label of its button. The page
/// shows beside it whose hand it is.
pub fn label(event: &Event) -> String {
    match *event {
        Event::Press(_) => act::press().into(),
        Event::Stop(_) => act::stop().into(),
        Event::Resume => act::resume().into(),
        Event::SwapSides => act::swap_sides().into(),
        Event::Correct(readings) => {
            let [white, black] = [readings.white.time, readings.black.time].map(Digits::down);
            act::correct(&white.to_string(), &black.to_string())
        }
        Event::Give { to, amount } if amount.is_positive() => act::give(to, &spoken(amount)),
        Event::Give { to, amount } => act::take(to, &spoken(-amount)),
        Event::Penalize {
            offender,
            offence,
            amount,
        } => {
            let offence = shared::names::offence(offence);
            if amount.is_positive() {
                act::penalize(offence, offender, &spoken(amount))
            } else {
                act::warn(offence, offender)
            }
        }
        Event::IntroduceIncrement(amount) => act::introduce_increment(&spoken(amount)),
        Event::ClaimFlag(Claimant::Arbiter | Claimant::Clock) => act::note_flag().into(),
        Event::ClaimFlag(Claimant::Player(_)) => act::claim_flag().into(),
        Event::Arrive(_) => act::arrive().into(),
        Event::ClaimDefault(side) => act::claim_default(side).into(),
        Event::ClaimDefaultOfBoth => act::claim_default_of_both().into(),
        Event::ClaimDraw(_) => act::claim_draw().into(),
        Event::PlayOn => act::play_on().into(),
        Event::OnBoard(BoardEnd::Checkmate { .. }) => act::checkmate().into(),
        Event::OnBoard(BoardEnd::Resignation { .. }) => act::resign().into(),
        Event::OnBoard(end) => history::board_fact(end).into(),
        Event::End(outcome) => history::outcome(outcome),
        Event::Restore { .. } => act::restore().into(),
        Event::CountAway(true) => act::count_away().into(),
        Event::CountAway(false) => act::ignore_away().into(),
        Event::Away { .. } | Event::Dead { .. } | Event::Undo(_) | Event::Redo(_) => {
            history::event(event)
        }
    }
}

/// The verdict on a time away; the function writes an instant.
pub fn verdict_on(leave: &LeaveVerdict, dated: &dyn Fn(Utc) -> String) -> String {
    let length = |length: Seconds| correspondence::length(length);
    let each = |refills: &[PlannedRefill]| {
        let one =
            |refill: &PlannedRefill| verdict::refill(&length(refill.amount), &dated(refill.by));
        let all = refills.iter().map(one);
        all.reduce(|refills, next| verdict::then(&refills, &next))
            .unwrap_or_default()
    };
    match leave {
        LeaveVerdict::Over => verdict::over().into(),
        LeaveVerdict::Unknown => verdict::unknown().into(),
        LeaveVerdict::Safe { left } => verdict::safe(&length(*left)),
        LeaveVerdict::RefillFirst { refills } => verdict::refill_first(&each(refills)),
        LeaveVerdict::MoveFirst {
            by,
            first,
            refill,
            keep,
        } => {
            let by = dated(*by);
            let said = if first.is_positive() {
                verdict::refill_and_move(&length(*first), &by)
            } else if refill.is_positive() {
                verdict::move_and_refill(&by, &length(*refill))
            } else {
                verdict::only_move(&by)
            };
            if keep.is_empty() {
                said
            } else {
                verdict::keep(&said, &each(keep))
            }
        }
        LeaveVerdict::CannotBeSaved { falls } => verdict::cannot_be_saved(&dated(*falls)),
    }
}
