//! The object that a step lets the learner handle: [`Exhibit`], and its state in use:
//! [`ExhibitState`].
//!
//! Each kind is a file: its initial data, its state (computed by the core as for a real game), and
//! its acts. Time is an argument: milliseconds of the exhibit's own time since it was started,
//! which the page derives from real time ([`Exhibit::rate`]).

pub mod absence;
pub mod board;
pub mod clock;
pub mod curves;
pub mod duration;
mod error;
pub mod ledger;
mod opponent;
pub mod pace;
pub mod side_by_side;

pub use error::ExhibitError;

use crate::time::Millis;

/// An exhibit in its initial form.
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
    /// Correspondence games and an absence.
    Absence(absence::AbsenceExhibit),
    /// Clocks side by side.
    SideBySide(side_by_side::SideBySideExhibit),
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
    /// Correspondence games and an absence.
    Absence(absence::AbsenceState),
    /// Clocks side by side.
    SideBySide(side_by_side::SideBySideState),
}

/// An act on an exhibit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExhibitAct {
    /// Time passes and nothing is done.
    Wait,
    /// An act on a clock.
    Clock(crate::clock::Event),
    /// An act on a board.
    Board(board::BoardAct),
    /// An act in a correspondence game.
    Ledger(ledger::LedgerAct),
    /// An act on the curves.
    Curves(curves::CurvesAct),
    /// An act on the length of an event.
    Duration(duration::DurationAct),
    /// An act around an absence.
    Absence(absence::AbsenceAct),
    /// An act on clocks side by side.
    SideBySide(side_by_side::SideBySideAct),
}

impl Exhibit {
    /// The state before the learner's first act. `None` if its control, position, event or script
    /// is not possible; tests begin every exhibit of the lessons.
    pub fn begin(&self) -> Option<ExhibitState> {
        Some(match self {
            Exhibit::Clock(exhibit) => ExhibitState::Clock(exhibit.begin()?),
            Exhibit::Board(exhibit) => ExhibitState::Board(Box::new(exhibit.begin()?)),
            Exhibit::Ledger(exhibit) => ExhibitState::Ledger(exhibit.begin()?),
            Exhibit::Curves(exhibit) => ExhibitState::Curves(exhibit.begin()),
            Exhibit::Duration(exhibit) => ExhibitState::Duration(exhibit.begin()),
            Exhibit::Absence(exhibit) => ExhibitState::Absence(exhibit.begin()?),
            Exhibit::SideBySide(exhibit) => ExhibitState::SideBySide(exhibit.begin()?),
        })
    }

    /// The milliseconds of exhibit time per real one; 0 if no time passes by itself.
    pub fn rate(&self) -> i64 {
        match self {
            Exhibit::Clock(exhibit) => i64::from(exhibit.rate),
            Exhibit::Board(exhibit) => i64::from(exhibit.rate),
            Exhibit::SideBySide(exhibit) => i64::from(exhibit.rate),
            Exhibit::Ledger(_)
            | Exhibit::Curves(_)
            | Exhibit::Duration(_)
            | Exhibit::Absence(_) => 0,
        }
    }
}

impl ExhibitState {
    /// Performs an act, `at` milliseconds of the exhibit's own time after its start.
    ///
    /// # Errors
    /// [`ExhibitError::NotOffered`] for an act that the exhibit does not have; otherwise why its clock,
    /// board or ledger rejects it. Nothing has changed then, except that time has passed.
    pub fn act(&mut self, act: ExhibitAct, at: i64) -> Result<(), ExhibitError> {
        self.pass(at);
        match (self, act) {
            (_, ExhibitAct::Wait) => Ok(()),
            (ExhibitState::Clock(exhibit), ExhibitAct::Clock(event)) => exhibit.act(event),
            (ExhibitState::Board(exhibit), ExhibitAct::Board(act)) => exhibit.act(act),
            (ExhibitState::Ledger(exhibit), ExhibitAct::Ledger(act)) => exhibit.act(act),
            (ExhibitState::Curves(exhibit), ExhibitAct::Curves(act)) => exhibit.act(act),
            (ExhibitState::Duration(exhibit), ExhibitAct::Duration(act)) => exhibit.act(act),
            (ExhibitState::Absence(exhibit), ExhibitAct::Absence(act)) => exhibit.act(act),
            (ExhibitState::SideBySide(exhibit), ExhibitAct::SideBySide(act)) => exhibit.act(act),
            _ => Err(ExhibitError::NotOffered),
        }
    }

    /// How long, in its own time, it stays the same if nothing is done; `None` means forever.
    pub fn next_change(&self) -> Option<Millis> {
        match self {
            ExhibitState::Clock(exhibit) => exhibit.face().next_change,
            ExhibitState::Board(exhibit) => exhibit.next_change(),
            ExhibitState::SideBySide(exhibit) => exhibit.next_change(),
            ExhibitState::Ledger(_)
            | ExhibitState::Curves(_)
            | ExhibitState::Duration(_)
            | ExhibitState::Absence(_) => None,
        }
    }

    /// Lets time pass, until `at` milliseconds after the start.
    pub fn pass(&mut self, at: i64) {
        match self {
            ExhibitState::Clock(exhibit) => exhibit.pass(at),
            ExhibitState::Board(exhibit) => exhibit.pass(at),
            ExhibitState::SideBySide(exhibit) => exhibit.pass(at),
            ExhibitState::Ledger(_)
            | ExhibitState::Curves(_)
            | ExhibitState::Duration(_)
            | ExhibitState::Absence(_) => {}
        }
    }
}
