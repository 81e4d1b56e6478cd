//! Errors in the form of an event: [`EventFieldError`], [`EventField`].

use super::event::EventError;
use super::typed::DurationError;

/// The field with an error.
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

/// The error in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventFieldError {
    /// Not a length of time.
    #[error(transparent)]
    Length(DurationError),
    /// Not a whole number.
    #[error("not a whole number")]
    Number,
    /// No start is given.
    #[error("no start is given")]
    NoStart,
    /// This browser does not know the time zone.
    #[error("this browser knows no such time zone")]
    UnknownZone,
    /// The parameters make no valid event.
    #[error(transparent)]
    Event(EventError),
}

impl EventField {
    /// The field for an error of a draft.
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
