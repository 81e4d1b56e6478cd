//! The blocks of an event by its length, as a slider: [`DurationState`].

use super::error::ExhibitError;
use crate::correspondence::proposal::{Proposals, propose};

/// The length of an event, to be chosen.
#[derive(Clone, Copy, Debug)]
pub struct DurationExhibit {
    /// The initial length, in days.
    pub days: u32,
    /// The shortest and the longest selectable length, in days.
    pub range: (u32, u32),
    /// Whether the event can be announced: merely sliding past a length is not a choice.
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

/// The length being chosen.
#[derive(Clone, Copy, Debug)]
pub struct DurationState {
    exhibit: DurationExhibit,
    /// The length, in days.
    pub days: u32,
    /// The length with which the event was last announced.
    pub announced: Option<u32>,
}

/// An act on the length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DurationAct {
    /// Choose this many days, clamped to the range.
    Choose(u32),
    /// Announce the event with the chosen length.
    Announce,
}

impl DurationState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &DurationExhibit {
        &self.exhibit
    }

    /// The proposals of the rules for this length.
    pub fn proposals(&self) -> Proposals {
        propose(self.days)
    }

    pub(super) fn act(&mut self, act: DurationAct) -> Result<(), ExhibitError> {
        match act {
            DurationAct::Choose(days) => {
                let (least, most) = self.exhibit.range;
                self.days = days.min(most).max(least);
            }
            DurationAct::Announce if self.exhibit.announces => self.announced = Some(self.days),
            DurationAct::Announce => return Err(ExhibitError::NotOffered),
        }
        Ok(())
    }
}
