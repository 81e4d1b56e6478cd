//! Several correspondence games and a time away: [`AbsenceExhibit`], [`AbsenceState`].
//!
//! Until one leaves, days pass as one says, and games can be moved in and
//! refilled. Then the worst happens: every opponent moves just as one leaves,
//! and time passes to the return.

use super::error::ExhibitError;
use super::ledger::{LedgerAct, LedgerExhibit, LedgerState};
use crate::correspondence::leave_planner::{LeaveVerdict, verdict};
use crate::correspondence::{Phase, Seconds, Utc};

/// Games and a time away.
#[derive(Clone, Copy, Debug)]
pub struct AbsenceExhibit {
    /// The games, all of the same day.
    pub games: &'static [LedgerExhibit],
    /// When one leaves: so much after it was handed over.
    pub before: Seconds,
    /// For how long one is away.
    pub away: Seconds,
    /// Whether it is said what the time away means for each game.
    pub advice: bool,
}

/// Games and a time away, in use.
#[derive(Clone, Debug)]
pub struct AbsenceState {
    exhibit: AbsenceExhibit,
    /// A ledger for each game that the time away concerns.
    pub games: Vec<LedgerState>,
    /// The present of the lesson.
    pub now: Utc,
    /// When one leaves.
    pub leaves: Utc,
    /// Whether one was away and is back.
    pub is_back: bool,
}

/// What can be done before a time away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceAct {
    /// Time passes, no further than to when one leaves.
    Wait(Seconds),
    /// The own move in that game, counted from 0.
    Move(usize),
    /// Bank time to the own clock in that game.
    Refill(usize, Seconds),
    /// One leaves on the day, and comes back.
    Leave,
}

impl AbsenceExhibit {
    pub(super) fn begin(&self) -> AbsenceState {
        let games: Vec<LedgerState> = self.games.iter().map(LedgerExhibit::begin).collect();
        let now = games.first().map_or(super::ledger::START, |game| game.now);
        AbsenceState {
            exhibit: *self,
            games,
            now,
            leaves: now + self.before,
            is_back: false,
        }
    }
}

impl AbsenceState {
    /// What it is of.
    pub fn exhibit(&self) -> &AbsenceExhibit {
        &self.exhibit
    }

    /// When one is back.
    pub fn returns(&self) -> Utc {
        self.leaves + self.exhibit.away
    }

    /// What the time away means for that game, as it stands.
    pub fn verdict(&self, place: usize) -> Option<LeaveVerdict> {
        let game = self.games.get(place)?;
        Some(verdict(
            game.ledger.event(),
            &game.state(),
            game.exhibit().side,
            self.leaves,
            self.returns(),
        ))
    }

    /// Whether one is back and no clock has fallen.
    pub fn all_saved(&self) -> bool {
        self.is_back && self.games.iter().all(|game| !game.has_fallen())
    }

    pub(super) fn act(&mut self, act: AbsenceAct) -> Result<(), ExhibitError> {
        if self.is_back {
            return Err(ExhibitError::NotOffered);
        }
        match act {
            AbsenceAct::Wait(time) => {
                let to = self.now + time.or_zero();
                self.pass(to.min(self.leaves));
                Ok(())
            }
            AbsenceAct::Move(place) => self.own(place)?.act(LedgerAct::Move),
            AbsenceAct::Refill(place, amount) => self.own(place)?.act(LedgerAct::Refill(amount)),
            AbsenceAct::Leave => {
                self.pass(self.leaves);
                for game in &mut self.games {
                    let theirs = game.state().turn != game.exhibit().side;
                    if theirs && matches!(game.state().phase, Phase::Running { .. }) {
                        game.happen(LedgerAct::Move)?;
                    }
                }
                self.pass(self.returns());
                self.is_back = true;
                Ok(())
            }
        }
    }

    /// The game, where there is one in which one can move.
    fn own(&mut self, place: usize) -> Result<&mut LedgerState, ExhibitError> {
        self.games.get_mut(place).ok_or(ExhibitError::NotOffered)
    }

    fn pass(&mut self, to: Utc) {
        self.now = to;
        for game in &mut self.games {
            game.now = to;
        }
    }
}
