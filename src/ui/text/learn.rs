//! The words around the lessons, and those of the gallery of embedded views:
//! `locales/TAG/learn.ftl`. Those of the lessons themselves are in `lessons.rs` beside it.

use super::base::{panel, refusal};
use super::correspondence::{self, Dated};
use super::spoken::{down, spoken};
use super::{history, shared};
use crate::clock::{BoardEnd, Claimant, Color, Event, Mode};
use crate::correspondence::leave_planner::{LeaveVerdict, PlannedRefill};
use crate::correspondence::{Seconds, Utc};
use crate::embed::parameter::Parameter;
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::time::Millis;
use crate::words::{Arg, Number, area};

area!("learn", written by super::base::WRITERS);

/// Why an act of a lesson is refused; the function writes an instant.
pub fn why_refused(why: &ExhibitError, dated: Dated<'_>) -> String {
    match why {
        ExhibitError::Clock(why) => panel::rejection(*why).into(),
        ExhibitError::Board(why) => refusal::act(*why).into(),
        ExhibitError::Ledger(why) => correspondence::why_refused(*why, dated),
        ExhibitError::NotOffered => act::not_offered().into(),
    }
}

/// Something that a player or the arbiter can do with a clock: the label of its button. The page
/// shows beside it whose hand it is.
pub fn label(event: &Event) -> String {
    let (amount, offence) = match *event {
        Event::Give { amount, .. } | Event::IntroduceIncrement(amount) => (amount, ""),
        Event::Penalize {
            offence, amount, ..
        } => (amount, shared::names::offence(offence)),
        _ => (Millis::ZERO, ""),
    };
    let [white, black] = match event {
        Event::Correct(readings) => [readings.white.time, readings.black.time].map(down),
        _ => Default::default(),
    };
    let (gains, time) = (amount.is_positive(), spoken(amount.max(-amount)));
    match act::label(event, gains, &time, offence, &white, &black) {
        label if !label.is_empty() => label,
        _ => match event {
            Event::OnBoard(end) => shared::fact::end(*end).into(),
            _ => history::event(event),
        },
    }
}

/// The name of a clock beside others, by what its control gives; empty for one that no lesson shows.
pub fn clock(mode: Mode) -> &'static str {
    match mode {
        Mode::Bronstein(_) => curves::bronstein(),
        Mode::ByoYomi { .. } => curves::byo_yomi(),
        Mode::DoubleFlag { .. } => curves::double_flag(),
        _ => "",
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
