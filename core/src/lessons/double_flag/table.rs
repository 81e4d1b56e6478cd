//! Acts and checks of this course's lessons.

use crate::clock::{Color, EndReason, Event, Face, GameResult, Outcome};
use crate::lessons::exhibit::board::BoardAct;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::lessons::lesson::Rule;

pub(super) const RULE: Option<Rule> = Some(Rule::DoubleFlag);

/// A move on a board.
pub(super) const fn play(uci: &'static str) -> ExhibitAct {
    ExhibitAct::Board(BoardAct::Move(uci))
}

/// An event on a clock.
pub(super) const fn on_clock(event: Event) -> ExhibitAct {
    ExhibitAct::Clock(event)
}

/// The face of the clock; `None` if the exhibit has none.
pub(super) fn face(exhibit: &ExhibitState) -> Option<Face> {
    match exhibit {
        ExhibitState::Clock(exhibit) => Some(exhibit.face()),
        ExhibitState::Board(exhibit) => Some(exhibit.face()),
        _ => None,
    }
}

fn outcome(exhibit: &ExhibitState) -> Option<Outcome> {
    face(exhibit)?.outcome
}

pub(super) fn is_won_by_white(exhibit: &ExhibitState) -> bool {
    outcome(exhibit).is_some_and(|outcome| outcome.result == GameResult::Win(Color::White))
}

pub(super) fn is_drawn(exhibit: &ExhibitState) -> bool {
    outcome(exhibit).is_some_and(|outcome| outcome.result == GameResult::Draw)
}

pub(super) fn ended_by(exhibit: &ExhibitState, reason: EndReason) -> bool {
    outcome(exhibit).is_some_and(|outcome| outcome.reason == reason)
}
