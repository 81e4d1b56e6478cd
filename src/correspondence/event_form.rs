//! What is wrong in the form of an event, and where: [`EventFieldError`], [`EventField`].

use super::event::EventError;
use super::typed::DurationError;

/// Where in the form something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields of an event")]
pub enum EventField {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventFieldError {
    /// Not a length.
    #[error(transparent)]
    Length(DurationError),
    /// Not a whole number.
    #[error("not a whole number")]
    Number,
    /// No start is given.
    #[error("no start is given")]
    NoStart,
    /// This browser knows no such time zone.
    #[error("this browser knows no such time zone")]
    UnknownZone,
    /// The event does not make sense.
    #[error(transparent)]
    Event(EventError),
}

impl EventField {
    /// Where a problem of a draft is shown.
    pub const fn of(problem: EventError) -> EventField {
        match problem {
            EventError::Name => EventField::Name,
            EventError::Start => EventField::Start,
            EventError::Days => EventField::Days,
            EventError::Clock => EventField::Clock,
            EventError::Bank => EventField::Bank,
            EventError::Increment => EventField::Increment,
            EventError::IncrementMoves => EventField::Moves,
            EventError::Protection => EventField::Protection,
            EventError::CaptainWithoutTeam => EventField::Captain,
            EventError::Zone => EventField::Zone,
        }
    }
}
