//! Actions on the board. All of them go through the clock, which decides; if it refuses, nothing
//! changes.

use shakmaty::{Chess, Move, Position};

use super::{Claiming, DrawOffer, Ply, Pressing, Proof, Scoresheet, SheetError};
use crate::clock::{
    BoardEnd, ByColor, Clock, Color, EntryId, Event, Offence, Outcome, Phase, Reading, Rejection,
};
use crate::game::ending::end_of;
use crate::game::history::{AutomaticDraw, MoveHistory};
use crate::game::notation::uci;
use crate::game::winnability::{Unwinnable, quick};
use crate::time::Stamp;

impl Scoresheet {
    /// Makes a move on the board. If moves press the clock, it is completed at once; White's first
    /// move may start the game. A move that ends the game needs no press (6.7a).
    ///
    /// # Errors
    /// [`SheetError::PressFirst`] if the last move still waits for its press,
    /// [`SheetError::IllegalMove`], [`SheetError::NotOnMove`], [`SheetError::NotStarted`] before a
    /// scheduled start, and [`SheetError::Clock`] if the clock does not run.
    pub fn play(
        &mut self,
        clock: &mut Clock,
        played: Move,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        let live = self.live(clock);
        if live.pending {
            return Err(SheetError::PressFirst);
        }
        let mut line = live.line;
        let mode = self.start.mode();
        let mover = line.turn();
        line.play(played).map_err(|_| SheetError::IllegalMove)?;
        let mut next = clock.clone();
        // A scheduled game starts by itself.
        let starts = next.setup().draft().schedule.is_none();
        if starts && next.at(stamp.at).phase == Phase::Ready {
            let begins = next.setup().draft().begins;
            next.apply(Event::Press(begins.other()), stamp)?;
        }
        let state = next.at(stamp.at);
        match state.phase {
            Phase::Running(turn) if turn.side == mover => {}
            Phase::Running(_) => return Err(SheetError::NotOnMove),
            Phase::Ready => return Err(SheetError::NotStarted),
            // The clock gives the reason why it is not running.
            _ => {
                next.apply(Event::Press(mover), stamp)?;
                // Before a postponed start, this only reports that a player has arrived.
                return Err(SheetError::NotStarted);
            }
        }
        let end = ended(&line, next.setup().counts_moves_and_repetitions());
        let entry = match (end, self.pressing) {
            (Some(end), _) => Some(entered(&mut next, Event::OnBoard(end), stamp)?),
            (None, Pressing::ByMove) => Some(entered(&mut next, Event::Press(mover), stamp)?),
            (None, Pressing::ByHand) => {
                // A player who moves has arrived (6.6), though the press may come much later.
                if state.is_expected(next.setup(), mover) {
                    next.apply(Event::Arrive(mover), stamp)?;
                }
                None
            }
        };
        *clock = next;
        self.lift(clock);
        if let Some(offer) = self.offers.last_mut().filter(|offer| offer.by != mover) {
            offer.declined = true;
        }
        self.plies.push(Ply {
            uci: uci(played, mode),
            made: stamp.at,
            entry,
            dropped: None,
            lifted: false,
        });
        Ok(())
    }

    /// Applies any other event to the clock of this game.
    ///
    /// # Errors
    /// [`SheetError::MovePresses`] and [`SheetError::NoMoveMade`] for a press that completes no move
    /// (6.7a), [`SheetError::PressFirst`] for a redo while a move waits, and [`SheetError::Clock`] with
    /// what the clock rejects.
    pub fn apply(
        &mut self,
        clock: &mut Clock,
        event: Event,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        match event {
            Event::Press(side) => self.press(clock, side, stamp),
            Event::Undo(id) => self.undo(clock, id, stamp),
            Event::Redo(id) => self.redo(clock, id, stamp),
            Event::Penalize {
                offender, offence, ..
            } => self.penalize(clock, offender, offence, event, stamp),
            _ => Ok(clock.apply(event, stamp).map(|_| ())?),
        }
    }

    /// 6.7a: the press completes the move that was made.
    fn press(&mut self, clock: &mut Clock, side: Color, stamp: Stamp) -> Result<(), SheetError> {
        let state = clock.at(stamp.at);
        let running = matches!(state.phase, Phase::Running(turn) if turn.side == side);
        if !running {
            // The start of the game, an arrival, or a rejection.
            return Ok(clock.apply(Event::Press(side), stamp).map(|_| ())?);
        }
        if self.pressing == Pressing::ByMove {
            return Err(SheetError::MovePresses);
        }
        let live = self.live(clock);
        if !live.pending {
            return Err(SheetError::NoMoveMade);
        }
        // A mate whose end was undone ends the game again (6.7a).
        let event = match ended(&live.line, clock.setup().counts_moves_and_repetitions()) {
            Some(end) => Event::OnBoard(end),
            None => Event::Press(side),
        };
        let entry = entered(clock, event, stamp)?;
        if let Some(&place) = live.places.last() {
            self.plies[place].entry = Some(entry);
        }
        self.lift(clock);
        Ok(())
    }

    fn lift(&mut self, clock: &Clock) {
        let off = |id: Option<EntryId>| id.is_some_and(|id| clock.is_live(id));
        for ply in &mut self.plies {
            if !off(ply.dropped) && !off(ply.entry) {
                ply.lifted = true;
            }
        }
    }

    /// Applies the arbiter's penalty. One for an illegal move takes the move back; for the second one
    /// the game is lost, or drawn if the board shows that the opponent cannot checkmate (7.5.5).
    fn penalize(
        &mut self,
        clock: &mut Clock,
        offender: Color,
        offence: Offence,
        event: Event,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        let before = clock.at(stamp.at);
        let mut penalized = clock.clone();
        let entry = entered(&mut penalized, event, stamp)?;
        let after = penalized.at(stamp.at);
        if before.loses_by(clock.setup(), offender, offence)
            && let Some(outcome) = self.result_of_illegal_moves(clock, offender, stamp)
            && after.phase != Phase::Ended(outcome)
        {
            clock.apply(Event::End(outcome), stamp)?;
            return Ok(());
        }
        *clock = penalized;
        let [before, after] = [before, after].map(|state| state.turn().map(|turn| turn.side));
        if offence.is_illegal_move() && before != after && after == Some(offender) {
            let live = self.live(clock);
            let completed = live.len() - usize::from(live.pending);
            let last = completed.saturating_sub(1);
            self.drop_from(clock, live.places.get(last).copied(), entry);
        }
        Ok(())
    }

    /// The position by which a second illegal move of a side is judged (7.5.5): the one "immediately
    /// before the irregularity" (7.5.1) if that was the last move that was completed, and otherwise
    /// the one on the board.
    pub fn judged_position(&self, clock: &Clock, offender: Color, stamp: Stamp) -> Chess {
        let live = self.live(clock);
        let completed = live.len() - usize::from(live.pending);
        let takes_back = clock.at(stamp.at).takes_back(offender);
        let before = completed.checked_sub(1).filter(|_| takes_back);
        let position = before.and_then(|ply| live.line.positions().get(ply));
        position.unwrap_or_else(|| live.line.position()).clone()
    }

    /// How the second illegal move of a side ends the game, if the material on the board shows it at
    /// once; otherwise the solver is needed.
    pub fn result_of_illegal_moves(
        &self,
        clock: &Clock,
        offender: Color,
        stamp: Stamp,
    ) -> Option<Outcome> {
        let winner = offender.other();
        let verdict = quick(&self.judged_position(clock, offender, stamp), winner);
        verdict.and_then(|verdict| verdict.result_of_illegal_moves(winner))
    }

    /// Takes the last move back, as the players agreed: both clocks show what they showed before
    /// it. A move that waits for its press is lifted from the board, and its time stays used.
    ///
    /// # Errors
    /// [`SheetError::NothingToTakeBack`] before the first move; [`SheetError::Clock`] if no game is
    /// being played.
    pub fn take_back(&mut self, clock: &mut Clock, stamp: Stamp) -> Result<(), SheetError> {
        in_play(clock, stamp)?;
        let live = self.live(clock);
        let ply = live
            .len()
            .checked_sub(1)
            .ok_or(SheetError::NothingToTakeBack)?;
        if live.pending {
            self.lift(clock);
            return Ok(());
        }
        let readings = self
            .clock_before(clock, &live, ply)
            .accounts
            .map(|account| account.reading());
        self.restore(clock, ply, readings, stamp)
    }

    /// Restores the position after `ply` half-moves, with these times (6.13).
    ///
    /// # Errors
    /// [`SheetError::NothingToTakeBack`] if the game has no move after `ply`; [`SheetError::Clock`] if
    /// the clock rejects the times.
    pub fn restore(
        &mut self,
        clock: &mut Clock,
        ply: usize,
        readings: ByColor<Reading>,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        let live = self.live(clock);
        if ply >= live.len() {
            return Err(SheetError::NothingToTakeBack);
        }
        let on_turn = live.line.positions()[ply].turn().into();
        let event = Event::Restore { readings, on_turn };
        let entry = entered(clock, event, stamp)?;
        self.drop_from(clock, live.places.get(ply).copied(), entry);
        Ok(())
    }

    /// Removes the moves from this place in the sheet on, also one that waits for its press; `why`
    /// is the entry that removes them, and if it is undone, they are back.
    fn drop_from(&mut self, clock: &Clock, first: Option<usize>, why: EntryId) {
        let from = first.unwrap_or(self.plies.len());
        for ply in self.plies.iter_mut().skip(from) {
            if !ply.dropped.is_some_and(|id| clock.is_live(id)) {
                ply.dropped = Some(why);
            }
        }
    }

    /// Offers a draw.
    ///
    /// # Errors
    /// [`SheetError::OfferStands`] if the same offer stands; [`SheetError::Clock`] if no game is being
    /// played.
    pub fn offer_draw(&mut self, clock: &Clock, by: Color, stamp: Stamp) -> Result<(), SheetError> {
        in_play(clock, stamp)?;
        if self.offer().is_some_and(|offer| offer.by == by) {
            return Err(SheetError::OfferStands);
        }
        self.offers.push(DrawOffer {
            by,
            declined: false,
        });
        Ok(())
    }

    /// Accepts or declines the standing offer.
    ///
    /// # Errors
    /// [`SheetError::NoOffer`] if none stands; [`SheetError::Clock`] if no game is being played.
    pub fn answer(&mut self, clock: &mut Clock, yes: bool, stamp: Stamp) -> Result<(), SheetError> {
        in_play(clock, stamp)?;
        self.offer().ok_or(SheetError::NoOffer)?;
        if yes {
            clock.apply(Event::OnBoard(BoardEnd::Agreement), stamp)?;
        } else if let Some(offer) = self.offers.last_mut() {
            offer.declined = true;
        }
        Ok(())
    }

    /// Claims a draw by fifty moves or by repetition for the player to move, in the present
    /// position or with a move that is still to be made.
    ///
    /// If claims are judged ([`Claiming::Judged`]), a wrong one is recorded too:
    /// the opponent is given the penalty time of the rate of play, as for every
    /// offence ([`Setup::penalty_time`](crate::clock::Setup::penalty_time)),
    /// and the game goes on with the intended move (9.5).
    ///
    /// # Errors
    /// [`SheetError::NoClaim`] if claims are shown and this one is wrong; [`SheetError::PressFirst`]
    /// while a move waits for its press; [`SheetError::IllegalMove`] for the intended move;
    /// [`SheetError::Clock`] if no game is being played or its mode has no such claims.
    pub fn claim(
        &mut self,
        clock: &mut Clock,
        with: Option<Move>,
        end: BoardEnd,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        in_play(clock, stamp)?;
        let live = self.live(clock);
        if live.pending {
            return Err(SheetError::PressFirst);
        }
        let mut line = live.line;
        if let Some(with) = with {
            line.play(with).map_err(|_| SheetError::IllegalMove)?;
        }
        let claims = line.claims();
        let holds = match end {
            BoardEnd::FiftyMoves => claims.fifty.is_some(),
            BoardEnd::Threefold => claims.threefold.is_some(),
            _ => false,
        };
        match (holds, self.claiming) {
            (true, _) => {
                clock.apply(Event::OnBoard(end), stamp)?;
                Ok(())
            }
            (false, Claiming::Shown) => Err(SheetError::NoClaim),
            (false, Claiming::Judged) => self.judge_wrong(clock, with, end, stamp),
        }
    }

    /// Records that the claim was wrong (9.5.3).
    fn judge_wrong(
        &mut self,
        clock: &mut Clock,
        with: Option<Move>,
        end: BoardEnd,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        // A claim that is not admissible at all is not a wrong claim.
        let state = clock.at(stamp.at);
        state.result_on_board(clock.setup(), end)?;
        let offender = self.live(clock).line.turn();
        let penalty = Event::Penalize {
            offender,
            offence: Offence::WrongClaim,
            amount: clock.setup().penalty_time(),
        };
        let mut next = clock.clone();
        next.apply(penalty, stamp)?;
        // While the clocks are stopped, the player makes the move on the board later.
        if let (Some(with), Phase::Running(_)) = (with, state.phase) {
            self.play(&mut next, with, stamp)?;
        }
        *clock = next;
        Ok(())
    }

    /// Ends the game because a position of it has been proved dead: neither side can checkmate
    /// (5.2.2). The game ended with the move that led there, which needs no press (6.7a), and no
    /// later move counts. If that move has been pressed meanwhile, the game ended with the press,
    /// until which the player's clock ran.
    ///
    /// # Readings
    /// 5.2.2 ends the game "immediately". A proof takes time, and meanwhile the players continue:
    /// moves, a flag, even a resignation then came after the end. Only the position decides, so if
    /// it was taken back, or is otherwise gone, the proof does not apply.
    ///
    /// # Errors
    /// [`SheetError::PositionIsGone`] if the game does not have the position any more;
    /// [`SheetError::Clock`] if it has ended as dead already.
    pub fn end_as_dead(
        &mut self,
        clock: &mut Clock,
        position: &Chess,
        why: ByColor<Unwinnable>,
        stamp: Stamp,
    ) -> Result<(), SheetError> {
        let live = self.live(clock);
        let positions = live.line.positions();
        let led = positions.iter().skip(1).position(|known| known == position);
        let led = led.ok_or(SheetError::PositionIsGone)?;
        let press = live.entries[led].filter(|id| clock.is_live(*id));
        let pressed = press.and_then(|id| clock.journal().get(id.0 as usize));
        let since = pressed.map_or(live.made[led], |entry| entry.stamp.at);
        let entry = entered(clock, Event::Dead { since }, stamp)?;
        if press.is_none() {
            self.plies[live.places[led]].entry = Some(entry);
        }
        self.drop_from(clock, Some(live.places[led] + 1), entry);
        self.proof = Some(Proof { entry, why });
        Ok(())
    }
}

/// Whether offers, claims and take-backs are possible: a game is being played.
fn in_play(clock: &Clock, stamp: Stamp) -> Result<(), SheetError> {
    match clock.at(stamp.at).phase {
        Phase::Running(_) | Phase::Stopped(..) => Ok(()),
        Phase::Ended(_) => Err(Rejection::HasEnded.into()),
        Phase::Fallen(_) => Err(Rejection::FlagHasFallen.into()),
        Phase::Away(_) => Err(Rejection::AwayUndecided.into()),
        Phase::Ready => Err(Rejection::NotRunning.into()),
    }
}

/// Applies an event and returns the id of its entry.
fn entered(clock: &mut Clock, event: Event, stamp: Stamp) -> Result<EntryId, SheetError> {
    let id = u32::try_from(clock.journal().len()).unwrap_or(u32::MAX);
    clock.apply(event, stamp)?;
    Ok(EntryId(id))
}

/// How the last move of a line has ended the game: on the board, or without a claim after 75 moves
/// or at the fifth repetition, if the mode counts them.
fn ended(line: &MoveHistory, counts: bool) -> Option<BoardEnd> {
    let on_board = end_of(line.position()).map(BoardEnd::from);
    on_board.or_else(|| match line.automatic().filter(|_| counts)? {
        AutomaticDraw::Fivefold(_) => Some(BoardEnd::Fivefold),
        AutomaticDraw::SeventyFiveMoves(_) => Some(BoardEnd::SeventyFiveMoves),
    })
}
