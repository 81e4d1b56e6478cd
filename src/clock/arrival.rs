//! Who came to the board, and when (6.6).
//!
//! What is stored is the instant of arrival: a player's first press, or the word
//! that they are there ([`Event::Arrive`](super::event::Event::Arrive)). Whether
//! it was too late is computed.
//!
//! # Readings
//! - "More than one hour" begins a millisecond after the hour: who comes at
//!   1:00:00.000 has come in time.
//! - Each player who comes later than that, or not at all, loses, "unless the
//!   arbiter decides otherwise": nothing happens by itself, it takes a claim, and
//!   who came late stays claimable. Where both are absent or late, both lose, and
//!   neither gets the point.
//! - The hour counts from the scheduled start of the session, also where a stop
//!   put the game's start off. Whether that excuses anybody is for the arbiter to
//!   decide.
//! - Who stops the clocks or claims something is there: from the stop on, also
//!   where it is said only later who stopped them.
//! - A player can sit at the board and not have said so. A claim against one side
//!   therefore says that the other was there in time, unless it has come too late
//!   itself; that neither was there is a claim of its own.

use super::color::Color;
use super::event::Rejection;
use super::outcome::{EndReason, GameResult, Outcome};
use super::setup::Setup;
use super::state::{Phase, State};
use crate::time::Instant;

impl State {
    /// Whether a side is still expected: the start is scheduled, and it has
    /// neither pressed nor said they are there.
    pub fn is_expected(&self, setup: &Setup, side: Color) -> bool {
        setup.draft().schedule.is_some() && self.arrived.get(side).is_none()
    }

    /// Whether `absent` can be said not to have come in time (6.6): the default
    /// time has passed, and the player came after it or not at all.
    ///
    /// # Errors
    /// Why not.
    pub fn check_default(&self, setup: &Setup, absent: Color) -> Result<(), Rejection> {
        let schedule = setup.draft().schedule.ok_or(Rejection::NoScheduledStart)?;
        let due = schedule.start + schedule.default_time;
        if self.now <= due {
            return Err(Rejection::TooEarlyForAbsence);
        }
        match self.arrived.get(absent) {
            Some(at) if *at <= due => Err(Rejection::IsPresent),
            _ => Ok(()),
        }
    }

    /// Notes that a player is there. Either side may say so at any turn.
    pub(super) fn arrive(&mut self, setup: &Setup, side: Color) -> Result<(), Rejection> {
        if matches!(self.phase, Phase::Away(_)) {
            return Err(Rejection::AwayUndecided);
        }
        if setup.draft().schedule.is_none() {
            return Err(Rejection::NoScheduledStart);
        }
        if !self.is_expected(setup, side) {
            return Err(Rejection::IsPresent);
        }
        self.is_there(side);
        Ok(())
    }

    /// A side did something that only who is there can do.
    pub(super) fn is_there(&mut self, side: Color) {
        self.was_there(side, self.now);
    }

    /// The same at an earlier instant.
    pub(super) fn was_there(&mut self, side: Color, at: Instant) {
        let arrived = self.arrived.get_mut(side);
        *arrived = Some(arrived.map_or(at, |known| known.min(at)));
    }

    /// Whether a side is known to have come after the default time.
    pub fn came_late(&self, setup: &Setup, side: Color) -> bool {
        self.arrived.get(side).is_some() && self.check_default(setup, side).is_ok()
    }

    /// The claim against one side. The opponent has the point, unless it came
    /// too late itself.
    pub(super) fn claim_default(&mut self, setup: &Setup, absent: Color) -> Result<(), Rejection> {
        self.check_default(setup, absent)?;
        let result = if self.came_late(setup, absent.other()) {
            GameResult::BothLose
        } else {
            GameResult::Win(absent.other())
        };
        self.end_by_absence(result);
        Ok(())
    }

    /// The claim against both.
    pub(super) fn claim_default_of_both(&mut self, setup: &Setup) -> Result<(), Rejection> {
        for side in Color::ALL {
            self.check_default(setup, side)?;
        }
        self.end_by_absence(GameResult::BothLose);
        Ok(())
    }

    fn end_by_absence(&mut self, result: GameResult) {
        self.phase = Phase::Ended(Outcome {
            result,
            reason: EndReason::Absence,
        });
    }
}
