//! What is wrong in the form of an event, and where: [`Fault`], [`Place`].

use super::event::EventError;
use super::typed::DurationError;

/// Where in the form something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields of an event")]
pub enum Place {
    Name,
    Start,
    Days,
    Clock,
    Increment,
    Bank,
    Moves,
    Protection,
    Captain,
    Zone,
}

/// What is wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not a length.
    Length(DurationError),
    /// Not a whole number.
    Number,
    /// No start is given.
    NoStart,
    /// This browser knows no such time zone.
    UnknownZone,
    /// The event does not make sense.
    Event(EventError),
}

impl Place {
    /// Where a problem of a draft is shown.
    pub const fn of(problem: EventError) -> Place {
        match problem {
            EventError::Name => Place::Name,
            EventError::Start => Place::Start,
            EventError::Days => Place::Days,
            EventError::Clock => Place::Clock,
            EventError::Bank => Place::Bank,
            EventError::Increment => Place::Increment,
            EventError::IncrementMoves => Place::Moves,
            EventError::Protection => Place::Protection,
            EventError::CaptainWithoutTeam => Place::Captain,
            EventError::Zone => Place::Zone,
        }
    }
}
