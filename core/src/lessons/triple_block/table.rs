//! Acts and checks of this course's lessons.

use crate::correspondence::{Seconds, ShownTime};
use crate::lessons::exhibit::absence::{AbsenceAct, AbsenceState};
use crate::lessons::exhibit::duration::{DurationAct, DurationState};
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::lessons::lesson::Rule;

/// This many days.
pub(super) const fn d(days: i64) -> Seconds {
    Seconds::days(days)
}

/// A clock and a bank with this many days each.
pub(super) const fn shown(clock: i64, bank: i64) -> ShownTime {
    ShownTime {
        clock: d(clock),
        bank: d(bank),
    }
}

/// A point of the rules.
pub(super) const fn rule(point: &'static str) -> Option<Rule> {
    Some(Rule::TripleBlock(point))
}

/// A point of the rules on substitutions.
pub(super) const fn substitutions(point: &'static str) -> Option<Rule> {
    Some(Rule::Substitution(point))
}

/// Lets this many days pass.
pub(super) const fn wait(days: i64) -> (i64, ExhibitAct) {
    (0, ExhibitAct::Ledger(LedgerAct::Wait(d(days))))
}

/// Lets this many hours pass.
pub(super) const fn hours(hours: i64) -> (i64, ExhibitAct) {
    (
        0,
        ExhibitAct::Ledger(LedgerAct::Wait(Seconds::hours(hours))),
    )
}

/// Moves this many days from the bank to the clock.
pub(super) const fn refill(days: i64) -> (i64, ExhibitAct) {
    (0, ExhibitAct::Ledger(LedgerAct::Refill(d(days))))
}

pub(super) const MOVE: (i64, ExhibitAct) = (0, ExhibitAct::Ledger(LedgerAct::Move));

/// An act in a correspondence game.
pub(super) const fn ledger(act: LedgerAct) -> (i64, ExhibitAct) {
    (0, ExhibitAct::Ledger(act))
}

/// An act before an absence.
pub(super) const fn away(act: AbsenceAct) -> (i64, ExhibitAct) {
    (0, ExhibitAct::Absence(act))
}

/// Chooses the length of an event, in days.
pub(super) const fn choose(days: u32) -> (i64, ExhibitAct) {
    (0, ExhibitAct::Duration(DurationAct::Choose(days)))
}

/// Announces the event.
pub(super) const ANNOUNCE: (i64, ExhibitAct) = (0, ExhibitAct::Duration(DurationAct::Announce));

/// Whether the correspondence game satisfies `is`.
pub(super) fn game(exhibit: &ExhibitState, is: impl Fn(&LedgerState) -> bool) -> bool {
    matches!(exhibit, ExhibitState::Ledger(game) if is(game))
}

/// Whether the games with an absence satisfy `are`.
pub(super) fn games(exhibit: &ExhibitState, are: impl Fn(&AbsenceState) -> bool) -> bool {
    matches!(exhibit, ExhibitState::Absence(games) if are(games))
}

/// Whether the event is announced with a length that satisfies `is`.
pub(super) fn announced(exhibit: &ExhibitState, is: impl Fn(u32) -> bool) -> bool {
    matches!(exhibit, ExhibitState::Duration(DurationState { announced: Some(days), .. }) if is(*days))
}
