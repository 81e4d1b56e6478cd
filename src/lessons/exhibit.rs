//! What a step gives into one's hands: [`Exhibit`], and it in use: [`Desk`].
//!
//! Each kind is a file: what it is at first (data), how it stands (derived by
//! the core of a real game), and the acts that it takes. Time is an argument:
//! milliseconds of the exhibit's own time since it was begun, which the page
//! makes of the real time ([`Exhibit::rate`]).

pub mod absence;
pub mod beside;
pub mod board;
pub mod clock;
pub mod curves;
pub mod duration;
pub mod ledger;
mod opponent;
mod refusal;

pub use refusal::Refusal;

use crate::time::Millis;

/// What there is to be handled, as it is at first.
#[derive(Clone, Copy, Debug)]
pub enum Exhibit {
    /// A clock.
    Clock(clock::ClockExhibit),
    /// A board with its clock.
    Board(board::BoardExhibit),
    /// A game by post, its blocks and its statement.
    Ledger(ledger::LedgerExhibit),
    /// The curves of the bonus rules.
    Curves(curves::CurvesExhibit),
    /// The blocks of an event by its length.
    Duration(duration::DurationExhibit),
    /// Games by post and a time away.
    Absence(absence::AbsenceExhibit),
    /// Clocks side by side.
    Beside(beside::BesideExhibit),
}

/// An exhibit in use.
#[derive(Clone, Debug)]
pub enum Desk {
    /// A clock.
    Clock(clock::ClockDesk),
    /// A board with its clock.
    Board(Box<board::BoardDesk>),
    /// A game by post.
    Ledger(ledger::LedgerDesk),
    /// The curves of the bonus rules.
    Curves(curves::CurvesDesk),
    /// The blocks of an event by its length.
    Duration(duration::DurationDesk),
    /// Games by post and a time away.
    Absence(absence::AbsenceDesk),
    /// Clocks side by side.
    Beside(beside::BesideDesk),
}

/// What one can do with an exhibit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Time passes and nothing is done.
    Wait,
    /// Of a clock.
    Clock(crate::clock::event::Event),
    /// Of a board.
    Board(board::BoardAct),
    /// Of a game by post.
    Ledger(ledger::LedgerAct),
    /// Of the curves.
    Curves(curves::CurvesAct),
    /// Of the length of an event.
    Duration(duration::DurationAct),
    /// Of games by post and a time away.
    Absence(absence::AbsenceAct),
    /// Of clocks side by side.
    Beside(beside::BesideAct),
}

impl Exhibit {
    /// It, begun.
    pub fn begin(&self) -> Desk {
        match self {
            Exhibit::Clock(exhibit) => Desk::Clock(exhibit.begin()),
            Exhibit::Board(exhibit) => Desk::Board(Box::new(exhibit.begin())),
            Exhibit::Ledger(exhibit) => Desk::Ledger(exhibit.begin()),
            Exhibit::Curves(exhibit) => Desk::Curves(exhibit.begin()),
            Exhibit::Duration(exhibit) => Desk::Duration(exhibit.begin()),
            Exhibit::Absence(exhibit) => Desk::Absence(exhibit.begin()),
            Exhibit::Beside(exhibit) => Desk::Beside(exhibit.begin()),
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

impl Desk {
    /// Something is done, so many milliseconds of the exhibit's own time after
    /// it was begun.
    ///
    /// # Errors
    /// Why it cannot be done now. Nothing has changed then but that time has
    /// passed.
    pub fn act(&mut self, act: Act, at: i64) -> Result<(), Refusal> {
        self.pass(at);
        match (self, act) {
            (_, Act::Wait) => Ok(()),
            (Desk::Clock(desk), Act::Clock(event)) => desk.act(event),
            (Desk::Board(desk), Act::Board(act)) => desk.act(act),
            (Desk::Ledger(desk), Act::Ledger(act)) => desk.act(act),
            (Desk::Curves(desk), Act::Curves(act)) => desk.act(act),
            (Desk::Duration(desk), Act::Duration(act)) => desk.act(act),
            (Desk::Absence(desk), Act::Absence(act)) => desk.act(act),
            (Desk::Beside(desk), Act::Beside(act)) => desk.act(act),
            _ => Err(Refusal::NotOffered),
        }
    }

    /// How long it stays as it is, in its own time, if nothing is done; `None`
    /// for ever.
    pub fn next_change(&self) -> Option<Millis> {
        match self {
            Desk::Clock(desk) => desk.face().next_change,
            Desk::Board(desk) => desk.next_change(),
            Desk::Beside(desk) => desk.next_change(),
            Desk::Ledger(_) | Desk::Curves(_) | Desk::Duration(_) | Desk::Absence(_) => None,
        }
    }

    /// Time has passed, to so many milliseconds after it was begun.
    pub fn pass(&mut self, at: i64) {
        match self {
            Desk::Clock(desk) => desk.pass(at),
            Desk::Board(desk) => desk.pass(at),
            Desk::Beside(desk) => desk.pass(at),
            Desk::Ledger(_) | Desk::Curves(_) | Desk::Duration(_) | Desk::Absence(_) => {}
        }
    }
}
