//! A game projected into the future, with hypothetical acts: [`WhatIf`].

use super::error::EntryError;
use super::event::Event;
use super::ledger::Ledger;
use super::seconds::{Seconds, Utc};
use super::state::{Phase, State};
use crate::clock::Color;

/// A hypothetical act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The side to move completes any move: only its time matters.
    Move,
    /// A player fills the clock from the bank as far as possible (5).
    Refill(Color),
}

/// A hypothetical act with its instant and the state after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supposed {
    /// The act.
    pub what: Hypothesis,
    /// The side that acts.
    pub side: Color,
    /// Time moved from the bank to the clock; zero for a move.
    pub amount: Seconds,
    /// The state after it, at the instant of the act.
    pub after: State,
}

/// The possible course of a game from some instant on.
#[derive(Clone, Debug)]
pub struct WhatIf {
    event: Event,
    origin: State,
    supposed: Vec<Supposed>,
}

impl WhatIf {
    /// The game from an instant on, in its state at that time, ignoring later entries. A game that
    /// has not started is assumed to start then, but not before its event.
    pub fn from(ledger: &Ledger, at: Utc) -> WhatIf {
        WhatIf::of(ledger.event(), ledger.at(at), at)
    }

    /// The game from an entry on, in the state after it. With an index beyond the journal: after
    /// the last entry.
    pub fn after(ledger: &Ledger, place: usize) -> WhatIf {
        let step = ledger.steps().get(place);
        let state = step.map_or(ledger.last(), |step| step.after);
        WhatIf::of(ledger.event(), state, state.at)
    }

    fn of(event: &Event, origin: State, at: Utc) -> WhatIf {
        let mut origin = origin.followed();
        if origin.phase == Phase::Waiting {
            let began = at.max(event.draft().start);
            origin.at = began;
            origin.phase = Phase::Running {
                began,
                stopped: Seconds::ZERO,
            };
        }
        WhatIf {
            event: event.clone(),
            origin,
            supposed: Vec::new(),
        }
    }

    /// The state at the beginning.
    pub const fn origin(&self) -> &State {
        &self.origin
    }

    /// The hypothetical acts, in order.
    pub fn supposed(&self) -> &[Supposed] {
        &self.supposed
    }

    fn last(&self) -> State {
        self.supposed.last().map_or(self.origin, |last| last.after)
    }

    /// The state at an instant; before the beginning, the state there.
    pub fn at(&self, at: Utc) -> State {
        let before = self.supposed.partition_point(|one| one.after.at <= at);
        let state = match before.checked_sub(1) {
            Some(last) => self.supposed[last].after,
            None => self.origin,
        };
        state.advanced(at)
    }

    /// Adds a hypothetical act at an instant.
    ///
    /// # Errors
    /// [`EntryError::Order`] if there is a later act already; [`EntryError::NotStarted`],
    /// [`EntryError::Over`] or [`EntryError::Fallen`] if nobody can act then; [`EntryError::Claim`] for
    /// a move while a claim is pending; [`EntryError::SubstitutionOwed`]; [`EntryError::Amount`]
    /// if there is nothing to refill.
    pub fn suppose(&mut self, what: Hypothesis, at: Utc) -> Result<(), EntryError> {
        let last = self.last();
        if at < last.at {
            return Err(EntryError::Order { after: last.at });
        }
        let before = last.advanced(at);
        match before.phase {
            Phase::Waiting => return Err(EntryError::NotStarted),
            Phase::Over(_) => return Err(EntryError::Over),
            Phase::Fallen { at, .. } => {
                let side = before.turn;
                return Err(EntryError::Fallen { side, at });
            }
            Phase::Claim { .. } if what == Hypothesis::Move => return Err(EntryError::Claim),
            Phase::Claim { .. } | Phase::Running { .. } => {}
        }
        let side = match what {
            Hypothesis::Move => before.turn,
            Hypothesis::Refill(side) => side,
        };
        if *before.owes_substitution.get(side) {
            return Err(EntryError::SubstitutionOwed { side });
        }
        let account = *before.account(side);
        let mut after = before;
        let mut amount = Seconds::ZERO;
        *after.accounts.get_mut(side) = match what {
            Hypothesis::Move => {
                after.turn = side.other();
                after.phase = Phase::Running {
                    began: at,
                    stopped: Seconds::ZERO,
                };
                account.complete_move(&self.event).0
            }
            Hypothesis::Refill(_) => {
                amount = account.refillable();
                if !amount.is_positive() {
                    return Err(EntryError::Amount);
                }
                account.with_refill(amount)
            }
        };
        self.supposed.push(Supposed {
            what,
            side,
            amount,
            after,
        });
        Ok(())
    }

    /// Removes the last hypothetical act.
    pub fn undo(&mut self) -> Option<Supposed> {
        self.supposed.pop()
    }

    /// The end of a time scale: a week after the side to move has no time left, whatever is supposed,
    /// and after the event's end, unless that is so far off that most of the scale would be empty.
    pub fn horizon(&self) -> Utc {
        let last = self.last();
        let begin = self.origin.at;
        let gone = (last.at + last.account(last.turn).total()).max(begin);
        let end = Some(self.event.end());
        let near = end.filter(|end| end.since(begin) <= gone.since(begin).times(2));
        near.map_or(gone, |end| end.max(gone)) + Seconds::days(7)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ByColor;
    use crate::correspondence::entry::{Act, Entry};
    use crate::correspondence::event::Refill;
    use crate::correspondence::proposal::of_700_days;
    use crate::game::{MoveHistory, Start};

    const START: Utc = Utc::new(1_700_000_000);

    fn ledger(entries: Vec<Entry>) -> Ledger {
        let event = of_700_days(START, Refill::IncrementOnly);
        let line = MoveHistory::new(Start::standard());
        let moves = ByColor::both(0);
        Ledger::open(event, line, moves, entries).unwrap()
    }

    fn started() -> Ledger {
        ledger(vec![Entry {
            at: START,
            act: Act::Start,
        }])
    }

    #[test]
    fn scrubbing_runs_the_clock_of_the_side_to_move_until_it_falls() {
        let what_if = WhatIf::from(&started(), START + Seconds::days(10));
        let day = |day| what_if.at(START + Seconds::days(day));
        assert_eq!(day(30).accounts.white.clock, Seconds::days(20));
        assert_eq!(day(30).accounts.black.clock, Seconds::days(50));
        let Phase::Fallen { at, .. } = day(60).phase else {
            panic!("{:?}", day(60).phase);
        };
        assert_eq!(at, START + Seconds::days(50));
        assert_eq!(day(60).accounts.white.bank, Seconds::days(50));
        // Before the beginning the state is the same as at the beginning.
        assert_eq!(day(0), day(10));
    }

    #[test]
    fn a_refill_and_a_move_that_did_not_happen_count_and_are_taken_back() {
        let mut what_if = WhatIf::after(&started(), 0);
        let at = START + Seconds::days(30);
        what_if
            .suppose(Hypothesis::Refill(Color::White), at)
            .unwrap();
        assert_eq!(what_if.supposed()[0].amount, Seconds::days(30));
        let later = at + Seconds::days(5);
        what_if.suppose(Hypothesis::Move, later).unwrap();
        let state = what_if.at(later);
        assert_eq!(state.accounts.white.clock, Seconds::days(50));
        assert_eq!(state.accounts.white.bank, Seconds::days(20));
        assert_eq!(state.turn, Color::Black);
        // The acts change nothing at an instant before them.
        assert_eq!(what_if.at(at - Seconds::new(1)).turn, Color::White);
        assert_eq!(
            what_if.suppose(Hypothesis::Move, at),
            Err(EntryError::Order { after: later })
        );
        what_if.undo();
        what_if.undo();
        assert_eq!(what_if.at(later).accounts.white.clock, Seconds::days(15));
        assert!(what_if.undo().is_none());
    }

    #[test]
    fn a_hypothesis_that_could_not_happen_is_refused() {
        let mut what_if = WhatIf::from(&started(), START);
        let full = what_if.suppose(Hypothesis::Refill(Color::Black), START);
        assert_eq!(full, Err(EntryError::Amount));
        let gone = START + Seconds::days(50);
        let fallen = what_if.suppose(Hypothesis::Move, gone);
        let side = Color::White;
        assert_eq!(fallen, Err(EntryError::Fallen { side, at: gone }));
        let claim = Entry {
            at: START,
            act: Act::Claim { by: Color::Black },
        };
        let mut entries = started().entries().to_vec();
        entries.push(claim);
        let mut what_if = WhatIf::from(&ledger(entries), START);
        assert_eq!(
            what_if.suppose(Hypothesis::Move, START),
            Err(EntryError::Claim)
        );
    }

    #[test]
    fn a_game_that_waits_is_taken_to_start_with_the_event() {
        let early = WhatIf::from(&ledger(Vec::new()), START - Seconds::days(9));
        assert_eq!(early.origin().at, START);
        let late = WhatIf::from(&ledger(Vec::new()), START + Seconds::days(9));
        let falls = late.origin().falls();
        assert_eq!(falls, Some(START + Seconds::days(59)));
    }

    #[test]
    fn the_scale_does_not_reach_for_an_end_that_is_far_off() {
        let what_if = WhatIf::from(&started(), START);
        let all = what_if.origin().account(Color::White).total();
        assert_eq!(what_if.horizon(), START + all + Seconds::days(7));
    }

    #[test]
    fn the_scale_reaches_beyond_the_event_and_beyond_all_time() {
        let what_if = WhatIf::from(&started(), START + Seconds::days(690));
        assert!(what_if.horizon() > START + Seconds::days(700));
    }
}
