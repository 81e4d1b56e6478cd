//! Several correspondence games and an absence: [`AbsenceExhibit`], [`AbsenceState`].
//!
//! Until the departure, days pass as the learner says, and moves and refills are possible. Then the
//! worst happens: every opponent moves at the departure, and time passes until the return.

use super::error::ExhibitError;
use super::ledger::{LedgerAct, LedgerExhibit, LedgerState};
use crate::correspondence::leave_planner::{LeaveVerdict, verdict};
use crate::correspondence::{Phase, Seconds, Utc};

/// Games and an absence.
#[derive(Clone, Copy, Debug)]
pub struct AbsenceExhibit {
    /// The games, all at the same date.
    pub games: &'static [LedgerExhibit],
    /// The departure, as the time after the start of the exhibit.
    pub before: Seconds,
    /// The length of the absence.
    pub away: Seconds,
    /// Whether the lesson shows the learner what the absence means for each game.
    pub advice: bool,
}

/// Games and an absence, in use.
#[derive(Clone, Debug)]
pub struct AbsenceState {
    exhibit: AbsenceExhibit,
    /// A ledger for each game.
    pub games: Vec<LedgerState>,
    /// The lesson's present time.
    pub now: Utc,
    /// The time of the departure.
    pub leaves: Utc,
    /// Whether the absence is over.
    pub is_back: bool,
}

/// An act before the absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceAct {
    /// Lets time pass, at most until the departure.
    Wait(Seconds),
    /// Makes the learner's move in the game of this index, counted from 0.
    Move(usize),
    /// Moves bank time to the learner's clock in the game of this index.
    Refill(usize, Seconds),
    /// Departs on the planned day, and returns.
    Leave,
}

impl AbsenceExhibit {
    pub(super) fn begin(&self) -> Option<AbsenceState> {
        let games = self.games.iter().map(LedgerExhibit::begin);
        let games: Vec<LedgerState> = games.collect::<Option<_>>()?;
        let now = games.first().map_or(super::ledger::START, |game| game.now);
        Some(AbsenceState {
            exhibit: *self,
            games,
            now,
            leaves: now + self.before,
            is_back: false,
        })
    }
}

impl AbsenceState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &AbsenceExhibit {
        &self.exhibit
    }

    /// The time of the return.
    pub fn returns(&self) -> Utc {
        self.leaves + self.exhibit.away
    }

    /// The consequence of the absence for the game of this index, in its present state.
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

    /// Whether the absence is over and no clock has fallen.
    pub(crate) fn all_saved(&self) -> bool {
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

    /// The game of this index.
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
