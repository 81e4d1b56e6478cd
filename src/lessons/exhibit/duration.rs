//! The blocks of an event by its length, as a slider: [`DurationState`].

use super::error::ExhibitError;
use crate::correspondence::proposal::{Proposals, propose};

/// The length of an event, to be chosen.
#[derive(Clone, Copy, Debug)]
pub struct DurationExhibit {
    /// The length at first, in days.
    pub days: u32,
    /// The shortest and the longest that can be chosen, in days.
    pub range: (u32, u32),
    /// Whether the event can be announced with it: what one passes by while
    /// sliding is no choice.
    pub announces: bool,
}

impl DurationExhibit {
    pub(super) fn begin(&self) -> DurationState {
        DurationState {
            exhibit: *self,
            days: self.days,
            announced: None,
        }
    }
}

/// A length that is being chosen.
#[derive(Clone, Copy, Debug)]
pub struct DurationState {
    exhibit: DurationExhibit,
    /// The length, in days.
    pub days: u32,
    /// The length with which the event was announced last.
    pub announced: Option<u32>,
}

/// What can be done with a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DurationAct {
    /// So many days; beyond the ends it is the nearer end.
    Choose(u32),
    /// The event is announced with the days that are chosen.
    Announce,
}

impl DurationState {
    /// What it is of.
    pub fn exhibit(&self) -> &DurationExhibit {
        &self.exhibit
    }

    /// What the rules propose for it.
    pub fn proposals(&self) -> Proposals {
        propose(self.days)
    }

    pub(super) fn act(&mut self, act: DurationAct) -> Result<(), ExhibitError> {
        match act {
            DurationAct::Choose(days) => {
                self.days = days.clamp(self.exhibit.range.0, self.exhibit.range.1);
            }
            DurationAct::Announce if self.exhibit.announces => self.announced = Some(self.days),
            DurationAct::Announce => return Err(ExhibitError::NotOffered),
        }
        Ok(())
    }
}
