//! What a step gives into one's hands: [`Exhibit`], and it in use: [`ExhibitState`].
//!
//! Each kind is a file: what it is at first (data), how it stands (derived by
//! the core of a real game), and the acts that it takes. Time is an argument:
//! milliseconds of the exhibit's own time since it was begun, which the page
//! makes of the real time ([`Exhibit::rate`]).

pub mod absence;
pub mod beside;
pub mod board;
pub(crate) mod clock;
pub mod curves;
pub mod duration;
mod error;
pub mod ledger;
mod opponent;

pub use error::ExhibitError;

use crate::time::Millis;

/// What there is to be handled, as it is at first.
#[derive(Clone, Copy, Debug)]
pub enum Exhibit {
    /// A clock without a board.
    Clock(clock::ClockExhibit),
    /// A board with its clock.
    Board(board::BoardExhibit),
    /// A correspondence game, its blocks and its statement.
    Ledger(ledger::LedgerExhibit),
    /// The curves of the bonus rules.
    Curves(curves::CurvesExhibit),
    /// The blocks of an event by its length.
    Duration(duration::DurationExhibit),
    /// Correspondence games and a time away.
    Absence(absence::AbsenceExhibit),
    /// Clocks side by side.
    Beside(beside::BesideExhibit),
}

/// An exhibit in use.
#[derive(Clone, Debug)]
pub enum ExhibitState {
    /// A clock without a board.
    Clock(clock::ClockState),
    /// A board with its clock.
    Board(Box<board::BoardExhibitState>),
    /// A correspondence game.
    Ledger(ledger::LedgerState),
    /// The curves of the bonus rules.
    Curves(curves::CurvesState),
    /// The blocks of an event by its length.
    Duration(duration::DurationState),
    /// Correspondence games and a time away.
    Absence(absence::AbsenceState),
    /// Clocks side by side.
    Beside(beside::BesideState),
}

/// What one can do with an exhibit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExhibitAct {
    /// Time passes and nothing is done.
    Wait,
    /// Of a clock.
    Clock(crate::clock::Event),
    /// Of a board.
    Board(board::BoardAct),
    /// Of a correspondence game.
    Ledger(ledger::LedgerAct),
    /// Of the curves.
    Curves(curves::CurvesAct),
    /// Of the length of an event.
    Duration(duration::DurationAct),
    /// Of correspondence games and a time away.
    Absence(absence::AbsenceAct),
    /// Of clocks side by side.
    Beside(beside::BesideAct),
}

impl Exhibit {
    /// The state before the learner's first act.
    pub fn begin(&self) -> ExhibitState {
        match self {
            Exhibit::Clock(exhibit) => ExhibitState::Clock(exhibit.begin()),
            Exhibit::Board(exhibit) => ExhibitState::Board(Box::new(exhibit.begin())),
            Exhibit::Ledger(exhibit) => ExhibitState::Ledger(exhibit.begin()),
            Exhibit::Curves(exhibit) => ExhibitState::Curves(exhibit.begin()),
            Exhibit::Duration(exhibit) => ExhibitState::Duration(exhibit.begin()),
            Exhibit::Absence(exhibit) => ExhibitState::Absence(exhibit.begin()),
            Exhibit::Beside(exhibit) => ExhibitState::Beside(exhibit.begin()),
        }
    }

    /// How many of its milliseconds pass in a real one; 0 where no time passes
    /// by itself.
    pub fn rate(&self) -> i64 {
        match self {
            Exhibit::Clock(exhibit) => i64::from(exhibit.rate),
            Exhibit::Board(exhibit) => i64::from(exhibit.rate),
            Exhibit::Beside(exhibit) => i64::from(exhibit.rate),
            Exhibit::Ledger(_)
            | Exhibit::Curves(_)
            | Exhibit::Duration(_)
            | Exhibit::Absence(_) => 0,
        }
    }
}

impl ExhibitState {
    /// Something is done, so many milliseconds of the exhibit's own time after
    /// it was begun.
    ///
    /// # Errors
    /// Why it cannot be done now. Nothing has changed then but that time has
    /// passed.
    pub fn act(&mut self, act: ExhibitAct, at: i64) -> Result<(), ExhibitError> {
        self.pass(at);
        match (self, act) {
            (_, ExhibitAct::Wait) => Ok(()),
            (ExhibitState::Clock(desk), ExhibitAct::Clock(event)) => desk.act(event),
            (ExhibitState::Board(desk), ExhibitAct::Board(act)) => desk.act(act),
            (ExhibitState::Ledger(desk), ExhibitAct::Ledger(act)) => desk.act(act),
            (ExhibitState::Curves(desk), ExhibitAct::Curves(act)) => desk.act(act),
            (ExhibitState::Duration(desk), ExhibitAct::Duration(act)) => desk.act(act),
            (ExhibitState::Absence(desk), ExhibitAct::Absence(act)) => desk.act(act),
            (ExhibitState::Beside(desk), ExhibitAct::Beside(act)) => desk.act(act),
            _ => Err(ExhibitError::NotOffered),
        }
    }

    /// How long it stays as it is, in its own time, if nothing is done; `None`
    /// for ever.
    pub fn next_change(&self) -> Option<Millis> {
        match self {
            ExhibitState::Clock(desk) => desk.face().next_change,
            ExhibitState::Board(desk) => desk.next_change(),
            ExhibitState::Beside(desk) => desk.next_change(),
            ExhibitState::Ledger(_)
            | ExhibitState::Curves(_)
            | ExhibitState::Duration(_)
            | ExhibitState::Absence(_) => None,
        }
    }

    /// Time has passed, to so many milliseconds after it was begun.
    pub fn pass(&mut self, at: i64) {
        match self {
            ExhibitState::Clock(desk) => desk.pass(at),
            ExhibitState::Board(desk) => desk.pass(at),
            ExhibitState::Beside(desk) => desk.pass(at),
            ExhibitState::Ledger(_)
            | ExhibitState::Curves(_)
            | ExhibitState::Duration(_)
            | ExhibitState::Absence(_) => {}
        }
    }
}
