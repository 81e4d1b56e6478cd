//! Undo and redo of a game with a board: one touch takes back one act of a player.
//!
//! A move made by hand may also be its player's arrival (6.6), which the journal has as an entry of
//! its own, before the press. That entry is not an act by itself:
//!
//! - Who undoes the press undoes the arrival too, as where a press alone is the arrival. The move
//!   waits on the board for another press, and its player arrives with that.
//! - Who undoes the arrival before there was a press takes the move off the board.
//! - A redo brings back what the undo took. It also puts a move back that was lifted from the board
//!   after its press was undone: with the press the move counts again, and without it waits again.
//!
//! An arrival that was reported before the move stays.

use super::{Ply, Pressing, Scoresheet, SheetError};
use crate::clock::{Clock, EntryId, Event};
use crate::time::Stamp;

impl Scoresheet {
    pub(super) fn undo(
        &self,
        clock: &mut Clock,
        id: EntryId,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        let arrival = self.arrival_with(clock, id);
        if let Some(arrival) = arrival.filter(|arrival| clock.is_live(*arrival))
            && clock.is_live(id)
        {
            clock.apply(Event::Undo(arrival), stamp)?;
        }
        Ok(clock.apply(Event::Undo(id), stamp).map(|_| ())?)
    }

    pub(super) fn redo(
        &mut self,
        clock: &mut Clock,
        id: EntryId,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        if self.waits_for_another(clock, id) {
            return Err(SheetError::PressFirst);
        }
        clock.apply(Event::Redo(id), stamp)?;
        let completed = self.plies.iter_mut().rev();
        for ply in completed.filter(|ply| ply.entry == Some(id)) {
            ply.lifted = false;
        }
        // The undo of the press undid it just before.
        let arrival = self.arrival_with(clock, id);
        if let Some(arrival) = arrival.filter(|arrival| clock.redoable() == Some(*arrival)) {
            clock.apply(Event::Redo(arrival), stamp)?;
        }
        Ok(())
    }

    /// Whether a move waits on the board, and this entry would complete another one.
    fn waits_for_another(&self, clock: &Clock, id: EntryId) -> bool {
        let completes = |ply: &Ply| ply.entry == Some(id);
        self.waiting(clock).is_some_and(|place| {
            !completes(&self.plies[place]) && self.plies.iter().rev().any(completes)
        })
    }

    /// The arrival that the move of this press was.
    fn arrival_with(&self, clock: &Clock, press: EntryId) -> Option<EntryId> {
        let entry = clock.journal().get(press.0 as usize)?;
        let Event::Press(side) = entry.event else {
            return None;
        };
        let mut plies = self.plies.iter().rev();
        let ply = plies.find(|ply| ply.entry == Some(press))?;
        let arrival = self.arrival_by(clock, ply)?;
        let arrived = clock.journal().get(arrival.0 as usize)?;
        (arrived.event == Event::Arrive(side)).then_some(arrival)
    }

    /// The arrival that a move by hand was: the sheet has noted both at one instant.
    pub(super) fn arrival_by(&self, clock: &Clock, ply: &Ply) -> Option<EntryId> {
        if self.pressing == Pressing::ByMove {
            return None;
        }
        let journal = clock.journal();
        let from = journal.partition_point(|entry| entry.stamp.at < ply.made);
        let mut then = journal[from..]
            .iter()
            .take_while(|entry| entry.stamp.at == ply.made);
        let place = then.position(|entry| matches!(entry.event, Event::Arrive(_)))?;
        u32::try_from(from + place).ok().map(EntryId)
    }
}
