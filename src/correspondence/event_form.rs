//! What is wrong in the form of an event, and where: [`Fault`], [`Place`].

use super::event::Problem;
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
    Event(Problem),
}

impl Place {
    /// Where a problem of a draft is shown.
    pub const fn of(problem: Problem) -> Place {
        match problem {
            Problem::Name => Place::Name,
            Problem::Start => Place::Start,
            Problem::Days => Place::Days,
            Problem::Clock => Place::Clock,
            Problem::Bank => Place::Bank,
            Problem::Increment => Place::Increment,
            Problem::IncrementMoves => Place::Moves,
            Problem::Protection => Place::Protection,
            Problem::CaptainWithoutTeam => Place::Captain,
            Problem::Zone => Place::Zone,
        }
    }
}
