//! A clock for the learner to handle: [`ClockExhibit`], [`ClockState`].

use super::error::ExhibitError;
use crate::clock::setup::SetupDraft;
use crate::clock::{Clock, Color, Event, Face, Setup, State, notation};
use crate::time::{Instant, Stamp};

/// A clock in the middle of a game, or before it.
#[derive(Clone, Copy, Debug)]
pub struct ClockExhibit {
    /// Its time control, in the notation of the clock.
    pub control: &'static str,
    /// Further agreements, besides the time control.
    pub agreed: fn(SetupDraft) -> SetupDraft,
    /// The events before the learner takes over, each with the milliseconds since the previous one.
    pub script: &'static [(i64, Event)],
    /// The milliseconds between the last event of the script and the start of the exhibit.
    pub wait: i64,
    /// The milliseconds of exhibit time per real one: 1 to 600.
    pub rate: u16,
    /// The events that the learner can choose besides pressing.
    pub offers: &'static [Event],
    /// The sides whose halves can be pressed.
    pub presses: &'static [Color],
}

/// Nothing agreed besides the control.
pub(crate) fn as_usual(draft: SetupDraft) -> SetupDraft {
    draft
}

impl ClockExhibit {
    /// An unused clock with this control, in real time, with both halves usable.
    pub const fn new(control: &'static str) -> ClockExhibit {
        ClockExhibit {
            control,
            agreed: as_usual,
            script: &[],
            wait: 0,
            rate: 1,
            offers: &[],
            presses: &[Color::White, Color::Black],
        }
    }

    /// Starts the exhibit; `None` if its control or script is not possible.
    pub(super) fn begin(&self) -> Option<ClockState> {
        let controls = notation::parse(self.control).ok()?;
        let draft = (self.agreed)(SetupDraft::standard(controls));
        let mut clock = Clock::new(Setup::new(draft).ok()?);
        let mut at: i64 = 0;
        for (after, event) in self.script {
            at = at.checked_add(*after)?;
            clock.apply(*event, Stamp::at_ms(at)).ok()?;
        }
        let from = at.checked_add(self.wait)?;
        Some(ClockState {
            exhibit: *self,
            clock,
            from,
            now: from,
        })
    }
}

/// A clock in use.
#[derive(Clone, Debug)]
pub struct ClockState {
    exhibit: ClockExhibit,
    /// The clock with its journal.
    pub clock: Clock,
    from: i64,
    now: i64,
}

impl ClockState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &ClockExhibit {
        &self.exhibit
    }

    /// Its state now.
    pub fn state(&self) -> State {
        self.clock.at(Instant::new(self.now))
    }

    /// Its face now.
    pub fn face(&self) -> Face {
        Face::of(&self.clock, Instant::new(self.now))
    }

    pub(super) fn pass(&mut self, at: i64) {
        self.now = self.now.max(self.from.saturating_add(at.max(0)));
    }

    pub(super) fn act(&mut self, event: Event) -> Result<(), ExhibitError> {
        let offered = match event {
            Event::Press(side) => self.exhibit.presses.contains(&side),
            other => self.exhibit.offers.contains(&other),
        };
        if !offered {
            return Err(ExhibitError::NotOffered);
        }
        let done = self.clock.apply(event, Stamp::at_ms(self.now));
        done.map(drop).map_err(ExhibitError::Clock)
    }
}
