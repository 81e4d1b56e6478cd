//! The players' arrival at the board (6.6).
//!
//! The stored value is the instant of arrival: a player's first press, or the report that they are
//! there ([`Event::Arrive`](super::event::Event::Arrive)). Whether that was too late is computed.
//!
//! # Readings
//! - "More than one hour" begins a millisecond after the hour: a player who arrives at 1:00:00.000
//!   is in time.
//! - Each player who arrives later than that, or not at all, loses, "unless the arbiter decides
//!   otherwise": so this needs a claim, and remains claimable against a late player. If both are
//!   absent or late, both lose and neither gets the point.
//! - The hour counts from the scheduled start of the session, even if a stop postponed the start of
//!   the game. Whether that excuses anyone is for the arbiter to decide.
//! - A player who makes a move on the board has arrived, though it may not have been pressed yet:
//!   the score sheet reports that with the move. Undoing its press undoes the report too, and the
//!   player arrives with the next press.
//! - A player who stops the clocks or makes a claim is present: from the stop on, even if it is
//!   recorded only later who stopped them.
//! - A player may sit at the board without having reported it. A claim against one side therefore
//!   implies that the other was there in time, unless that side is known to be late; a claim
//!   against both is a separate event.

use super::color::Color;
use super::event::Rejection;
use super::outcome::{EndReason, GameResult, Outcome};
use super::setup::Setup;
use super::state::{Phase, State};
use crate::time::Instant;

impl State {
    /// Whether a side is still expected: the start is scheduled, and it has neither pressed nor
    /// reported its arrival.
    pub(crate) fn is_expected(&self, setup: &Setup, side: Color) -> bool {
        setup.draft().schedule.is_some() && self.arrived.get(side).is_none()
    }

    /// Whether `absent` can be claimed to be late or absent (6.6): the default time has passed, and
    /// the player came after it or not at all.
    ///
    /// # Errors
    /// [`Rejection::NoScheduledStart`]; [`Rejection::TooEarlyForAbsence`] until the default time has
    /// passed, to the millisecond; [`Rejection::IsPresent`] if the player came in time.
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

    /// Notes that a player is there. This is possible at either side's turn.
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

    /// Notes that a side is there, because it did something that requires it.
    pub(super) fn is_there(&mut self, side: Color) {
        self.was_there(side, self.now);
    }

    /// Notes that a side was there at an earlier instant.
    pub(super) fn was_there(&mut self, side: Color, at: Instant) {
        let arrived = self.arrived.get_mut(side);
        *arrived = Some(arrived.map_or(at, |known| known.min(at)));
    }

    /// Whether a side is known to have come after the default time.
    pub fn came_late(&self, setup: &Setup, side: Color) -> bool {
        self.arrived.get(side).is_some() && self.check_default(setup, side).is_ok()
    }

    /// Ends the game by a claim against one side. The opponent gets the point, unless it is known
    /// to be late itself.
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

    /// Ends the game by a claim against both sides.
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
