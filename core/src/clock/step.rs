//! Applying one event to a state: a pure function that returns the new state, or the reason for a
//! rejection.

use super::account::{Account, Turn};
use super::color::{ByColor, Color};
use super::control::Mode;
use super::event::{Claimant, Event, Offence, Rejection, StoppedBy};
use super::outcome::BoardEnd;
use super::reading::Reading;
use super::ruleset::Ruleset;
use super::setup::{MAX_TIME, Setup};
use super::state::{FlagVerdict, Gap, LastPress, Phase, State, Stop};
use crate::time::{Instant, Millis};

/// The number of illegal moves that lose a game.
const ILLEGAL_MOVES_LOSE: u8 = 2;

/// A completed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The side that made it.
    pub side: Color,
    /// Its number among the side's own moves, from 1.
    pub number: u32,
    /// How long the clock ran for this move.
    pub thought: Millis,
    /// Time gained by the press.
    pub gained: Millis,
}

/// The state after `event` at `at`, and the move that it completed, if any. An instant before the
/// state's own counts as the state's. [`Event::Undo`] and [`Event::Redo`] concern the journal,
/// which a state does not have; they are rejected here.
///
/// # Errors
/// Why the event is impossible now; the state is as it was. In short:
///
/// | event | rejected with |
/// | --- | --- |
/// | any | [`Rejection::HasEnded`] after the end; [`Rejection::AwayUndecided`] for most while the players have not decided whether time away counts |
/// | a press | [`Rejection::OpponentStarts`], [`Rejection::NotYourClock`], [`Rejection::IsStopped`], [`Rejection::FlagHasFallen`], [`Rejection::IsPresent`] |
/// | a stop | [`Rejection::NotRunning`] before a game without a scheduled start, [`Rejection::IsStopped`] |
/// | a resume | [`Rejection::IsRunning`], [`Rejection::FlagHasFallen`], [`Rejection::OpponentStarts`] before the game |
/// | an absence of the device, and whether it counts | [`Rejection::NotRunning`]; [`Rejection::NotAway`] |
/// | a correction, a change of seats | [`Rejection::IsRunning`]; a correction that no clock can show, or that puts both sides on extra time, is [`Rejection::OutOfRange`] |
/// | time given or taken, a penalty | [`Rejection::OutOfRange`] beyond [`MAX_TIME`], or if time taken would leave none |
/// | an increment | as [`State::check_introduce`]; [`Rejection::OutOfRange`] unless above zero and at most [`MAX_TIME`] |
/// | a claim of a flag | [`Rejection::NoFlagHasFallen`], [`Rejection::FlagHasFallen`] if it is noted already, [`Rejection::OrderUnknown`] |
/// | an arrival | [`Rejection::NoScheduledStart`], [`Rejection::IsPresent`] |
/// | a claim of the default time | as [`State::check_default`] |
/// | playing on | [`Rejection::NotBothFlags`]; [`Rejection::OrderUnknown`] if a side has no next period |
/// | a position restored | [`Rejection::OutOfRange`] |
/// | a claim of a draw | [`Rejection::NoDrawToClaim`] |
/// | an end on the board | as [`State::result_on_board`] |
/// | an undo, a redo | [`Rejection::NothingToUndo`], [`Rejection::NothingToRedo`] |
pub fn step(
    setup: &Setup,
    state: &State,
    at: Instant,
    event: Event,
) -> Result<(State, Option<Move>), Rejection> {
    let mut next = state.at(setup, at);
    if matches!(next.phase, Phase::Ended(_)) {
        return Err(Rejection::HasEnded);
    }
    let mut moved = None;
    match event {
        Event::Press(side) => moved = next.press(setup, side)?,
        Event::Stop(by) => next.stop(setup, by)?,
        Event::Resume => next.resume()?,
        Event::Away { since } => {
            // The time after `since` is in question: return to it.
            next = state.at(setup, since.min(at));
            next.away(setup, at)?;
        }
        Event::CountAway(counts) => next.count_away(setup, counts)?,
        Event::Correct(readings) => next.correct(setup, readings)?,
        Event::SwapSides => next.swap_sides()?,
        Event::Give { to, amount } => next.give(setup, to, amount)?,
        Event::Penalize {
            offender,
            offence,
            amount,
        } => next.penalize(setup, offender, offence, amount)?,
        Event::IntroduceIncrement(amount) => next.introduce(setup, amount)?,
        Event::ClaimFlag(by) => next.claim_flag(setup, by)?,
        Event::Arrive(side) => next.arrive(setup, side)?,
        Event::ClaimDefault(absent) => next.claim_default(setup, absent)?,
        Event::ClaimDefaultOfBoth => next.claim_default_of_both(setup)?,
        Event::PlayOn => next.play_on(setup)?,
        Event::ClaimDraw(claimant) => next.claim_draw(setup, claimant)?,
        Event::OnBoard(end) => next.end_on_board(setup, end)?,
        Event::Dead { since } => {
            // The game was over then, whatever the clocks have shown since.
            next = state.at(setup, since.min(at));
            next.end_on_board(setup, BoardEnd::DeadPosition)?;
            next.advance(setup, at);
        }
        Event::Restore { readings, on_turn } => next.restore(setup, readings, on_turn)?,
        Event::End(outcome) => next.phase = Phase::Ended(outcome),
        Event::Undo(_) => return Err(Rejection::NothingToUndo),
        Event::Redo(_) => return Err(Rejection::NothingToRedo),
    }
    Ok((next, moved))
}

impl State {
    /// 6.7a. "A player must always be allowed to stop his clock": a press by the side on turn is
    /// rejected only if the clocks are already stopped.
    fn press(&mut self, setup: &Setup, side: Color) -> Result<Option<Move>, Rejection> {
        let phase = self.phase;
        match phase {
            Phase::Ready => self.press_before_start(setup, side).map(|()| None),
            Phase::Running(turn) if turn.side == side => {
                self.is_there(side);
                Ok(Some(self.complete_move(setup, turn)))
            }
            // A first press by a latecomer counts as the arrival (6.6).
            Phase::Running(_) if self.arrive(setup, side).is_ok() => Ok(None),
            // So does a press before a postponed start.
            Phase::Stopped(..) if self.is_put_off() && self.arrive(setup, side).is_ok() => Ok(None),
            Phase::Running(_) => Err(Rejection::NotYourClock),
            Phase::Stopped(..) => Err(Rejection::IsStopped),
            Phase::Away(_) => Err(Rejection::AwayUndecided),
            Phase::Fallen(_) => Err(Rejection::FlagHasFallen),
            Phase::Ended(_) => Err(Rejection::HasEnded),
        }
    }

    /// Before the game, Black's press starts White's clock, or vice versa if Black begins; if the
    /// start is scheduled, a press only reports the player's arrival.
    fn press_before_start(&mut self, setup: &Setup, side: Color) -> Result<(), Rejection> {
        let scheduled = setup.draft().schedule.is_some();
        if side == setup.draft().begins && !scheduled {
            return Err(Rejection::OpponentStarts);
        }
        if scheduled {
            return match self.arrive(setup, side) {
                Err(Rejection::IsPresent) if self.rules == Ruleset::First => Ok(()),
                reported => reported,
            };
        }
        self.is_there(side);
        self.start(setup);
        Ok(())
    }

    fn complete_move(&mut self, setup: &Setup, turn: Turn) -> Move {
        let account = self.accounts.get_mut(turn.side);
        let before = *account;
        let gained = account.press(setup, turn, self.introduced);
        let delay = setup.period(turn.side, turn.period).mode.bronstein_delay();
        let bonus = match before.flag.or(before.first_flag) {
            Some(_) => Millis::ZERO,
            None => gained - turn.used.min(delay),
        };
        self.last_press = Some(LastPress {
            account: before,
            turn,
            bonus,
        });
        let number = account.moves;
        self.phase = Phase::Running(self.fresh_turn(turn.side.other()));
        Move {
            side: turn.side,
            number,
            thought: turn.used,
            gained,
        }
    }

    /// 6.12. Stopping clocks that are already stopped records who stopped them. The last one named
    /// counts as present since the stop; an earlier one counts as never named. Before a scheduled
    /// start a stop postpones the start until the arbiter lets the game begin (6.12c).
    fn stop(&mut self, setup: &Setup, by: StoppedBy) -> Result<(), Rejection> {
        let (turn, since) = match self.phase {
            Phase::Running(turn) => (turn, self.now),
            Phase::Stopped(turn, before) if before.by != by => {
                if let StoppedBy::Player(named) = before.by {
                    *self.arrived.get_mut(named) = before.arrived;
                }
                (turn, before.since)
            }
            Phase::Ready if setup.draft().schedule.is_some() => {
                (self.fresh_turn(setup.draft().begins), self.now)
            }
            Phase::Ready => return Err(Rejection::NotRunning),
            _ => return Err(Rejection::IsStopped),
        };
        let stop = match by {
            StoppedBy::Arbiter => Stop::by_arbiter(since),
            StoppedBy::Player(side) => {
                let arrived = *self.arrived.get(side);
                self.was_there(side, since);
                Stop::by_player(side, since, arrived)
            }
        };
        self.phase = Phase::Stopped(turn, stop);
        Ok(())
    }

    fn resume(&mut self) -> Result<(), Rejection> {
        match self.phase {
            Phase::Stopped(turn, _) => {
                self.phase = Phase::Running(turn);
                self.started = true;
                Ok(())
            }
            // Frozen clocks stay so until the times are corrected.
            Phase::Fallen(_) => Err(Rejection::FlagHasFallen),
            Phase::Ready => Err(Rejection::OpponentStarts),
            Phase::Away(_) => Err(Rejection::AwayUndecided),
            Phase::Running(_) => Err(Rejection::IsRunning),
            Phase::Ended(_) => Err(Rejection::HasEnded),
        }
    }

    /// Notes that the device was away from now (the last good instant) until `until`.
    fn away(&mut self, setup: &Setup, until: Instant) -> Result<(), Rejection> {
        let Phase::Running(turn) = self.phase else {
            return Err(Rejection::NotRunning);
        };
        let since = self.now;
        let until = until.max(since);
        self.phase = Phase::Away(Gap { turn, since, until });
        self.advance(setup, until);
        Ok(())
    }

    fn count_away(&mut self, setup: &Setup, counts: bool) -> Result<(), Rejection> {
        let Phase::Away(gap) = self.phase else {
            return Err(Rejection::NotAway);
        };
        if counts {
            // Apply the gap as if the device had been there.
            let now = self.now;
            *self = self.at_the_gap(gap);
            self.run(setup, gap.until);
            self.stopped += gap.until.since(self.now);
            self.now = now;
        } else {
            self.phase = Phase::Running(gap.turn);
        }
        Ok(())
    }

    /// This clock at the beginning of the gap, which has been booked as stopped time.
    pub(super) fn at_the_gap(&self, gap: Gap) -> State {
        State {
            phase: Phase::Running(gap.turn),
            now: gap.since,
            stopped: self.stopped - gap.length(),
            ..*self
        }
    }

    /// Rejects what must not happen while a clock runs.
    fn at_rest(&self) -> Result<(), Rejection> {
        match self.phase {
            Phase::Running(_) => Err(Rejection::IsRunning),
            Phase::Away(_) => Err(Rejection::AwayUndecided),
            _ => Ok(()),
        }
    }

    /// 6.10, 6.13: corrects both sides at once.
    fn correct(&mut self, setup: &Setup, readings: ByColor<Reading>) -> Result<(), Rejection> {
        self.at_rest()?;
        let corrected = |color| {
            let reading = *readings.get(color);
            let account = self.accounts.get(color);
            let set = account.corrected(setup, color, reading, self.now);
            let set = set.ok_or(Rejection::OutOfRange)?;
            match self.rules {
                Ruleset::First if reading.shown() == account.reading().shown() => Ok(*account),
                _ => Ok(set),
            }
        };
        let accounts = ByColor {
            white: corrected(Color::White)?,
            black: corrected(Color::Black)?,
        };
        // Both sides on extra time would be a drawn game, with nothing to continue.
        if on_extra_time(&accounts) && !on_extra_time(&self.accounts) {
            return Err(Rejection::OutOfRange);
        }
        let before = std::mem::replace(&mut self.accounts, accounts);
        self.last_press = self.last_press.map(|last| {
            let side = last.turn.side;
            let (before, after) = (before.get(side), self.accounts.get(side));
            match self.rules {
                Ruleset::First => last.corrected_at_first(setup, after),
                Ruleset::Second if before == after => last,
                Ruleset::Second => last.corrected(setup, before, after, self.now),
            }
        });
        if let Some(mut turn) = self.turn() {
            // A side that stays in its period keeps what its turn has used of a delay.
            let period = self.accounts.get(turn.side).period;
            if period != before.get(turn.side).period {
                turn.period = period;
            }
            self.phase = match self.phase {
                Phase::Stopped(_, stop) => Phase::Stopped(turn, stop),
                _ if self.flag_verdict(setup).is_none() => {
                    Phase::Stopped(turn, Stop::by_arbiter(self.now))
                }
                _ => Phase::Fallen(turn),
            };
        }
        Ok(())
    }

    fn swap_sides(&mut self) -> Result<(), Rejection> {
        self.at_rest()?;
        self.white_seat = self.white_seat.other();
        Ok(())
    }

    fn give(&mut self, setup: &Setup, to: Color, amount: Millis) -> Result<(), Rejection> {
        if amount == Millis::ZERO || amount > MAX_TIME || amount < -MAX_TIME {
            return Err(Rejection::OutOfRange);
        }
        let balance = self.accounts.get(to).balance + amount;
        if balance > MAX_TIME || !amount.is_positive() && !balance.is_positive() {
            return Err(Rejection::OutOfRange);
        }
        self.add_time(setup, to, amount);
        Ok(())
    }

    /// The arbiter gives time, also to the account that taking back the last press would restore.
    /// Frozen clocks become stopped ones when no flag is down any more.
    fn add_time(&mut self, setup: &Setup, to: Color, amount: Millis) {
        let turn = self.turn().filter(|turn| turn.side == to);
        let rules = self.rules;
        let account = self.accounts.get_mut(to);
        account.give(setup, to, turn, amount, rules);
        if let Some(last) = &mut self.last_press
            && last.turn.side == to
        {
            let turn = Some(last.turn);
            last.account.give(setup, to, turn, amount, rules);
        }
        self.thaw(setup);
    }

    fn thaw(&mut self, setup: &Setup) {
        if let Phase::Fallen(turn) = self.phase
            && self.flag_verdict(setup).is_none()
        {
            self.phase = Phase::Stopped(turn, Stop::by_arbiter(self.now));
        }
    }

    /// The sand of an hourglass runs to a side. That puts no flag up: the time had expired.
    pub(super) fn pour(&mut self, to: Color, sand: Millis) {
        self.accounts.get_mut(to).balance += sand;
        if let Some(last) = &mut self.last_press
            && last.turn.side == to
        {
            last.account.balance += sand;
        }
    }

    /// The arbiter's penalty. An illegal move is taken back if it was completed by the last press
    /// ([`State::takes_back`]).
    ///
    /// # Readings
    /// "If during a game it is found that an illegal move has been completed, the position
    /// immediately before the irregularity shall be reinstated" (7.5.1), and the penalty is for the
    /// move that was completed (7.5.5): neither says how soon it must be found. So the offence
    /// counts, and the opponent is given the time, also when the opponent has pressed since, when
    /// the position was restored or the clocks went on with the next period (6.11). But how far the
    /// game goes back then, and with which times, only the arbiter can judge (6.13): the clock takes
    /// nothing back and goes on as it is until the arbiter sets position and times. The panel says
    /// so. Where an illegal move stands once the opponent has moved, as in blitz without an arbiter
    /// at each board, nobody penalises it.
    fn penalize(
        &mut self,
        setup: &Setup,
        offender: Color,
        offence: Offence,
        amount: Millis,
    ) -> Result<(), Rejection> {
        if amount < Millis::ZERO || amount > MAX_TIME {
            return Err(Rejection::OutOfRange);
        }
        if matches!(self.phase, Phase::Away(_)) {
            return Err(Rejection::AwayUndecided);
        }
        if offence.is_illegal_move() {
            let ends = self.is_second_illegal_move(offender, offence);
            let count = self.illegal_moves.get(offender).saturating_add(1);
            if ends {
                self.phase = Phase::Ended(self.outcome_of_illegal_moves(setup, offender)?);
            }
            *self.illegal_moves.get_mut(offender) = count;
            if ends {
                return Ok(());
            }
            self.take_back_last_press(setup, offender);
        }
        self.add_time(setup, offender.other(), amount);
        Ok(())
    }

    /// Whether a penalty for this offence is for the side's second illegal move.
    pub(crate) fn is_second_illegal_move(&self, offender: Color, offence: Offence) -> bool {
        offence.is_illegal_move()
            && self.illegal_moves.get(offender).saturating_add(1) >= ILLEGAL_MOVES_LOSE
    }

    /// Whether the penalty for an illegal move of this side takes a move back: the last press was
    /// this side's, and nothing has replaced the position since.
    pub fn takes_back(&self, offender: Color) -> bool {
        self.last_press
            .is_some_and(|last| last.turn.side == offender)
    }

    /// Takes the illegal move back: the offender gets the account that the press found, without the
    /// bonus, and is on turn. The opponent's turn ends without a press: the time it used is charged
    /// as usual, less the delay.
    fn take_back_last_press(&mut self, setup: &Setup, offender: Color) {
        let Some(last) = self.last_press.take_if(|last| last.turn.side == offender) else {
            return;
        };
        if let Some(turn) = self.turn() {
            self.accounts.get_mut(turn.side).break_off(setup, turn);
        }
        *self.accounts.get_mut(offender) = last.account;
        self.phase = match self.phase {
            Phase::Running(_) => Phase::Running(last.turn),
            Phase::Stopped(_, stop) => Phase::Stopped(last.turn, stop),
            Phase::Fallen(_) => Phase::Fallen(last.turn),
            other => other,
        };
    }

    fn introduce(&mut self, setup: &Setup, amount: Millis) -> Result<(), Rejection> {
        self.check_introduce(setup)?;
        if !amount.is_positive() || amount > MAX_TIME {
            return Err(Rejection::OutOfRange);
        }
        self.introduced += amount;
        Ok(())
    }

    /// Whether an increment can be introduced now (guidelines III.4): every press adds it for both
    /// sides, so for both it must be possible that a press adds time. A fixed time for each move
    /// carries nothing over, and an hourglass has as much sand as it had. A side that reaches a
    /// fixed time for each move later gains nothing there.
    ///
    /// # Errors
    /// [`Rejection::NotInThisMode`] with the double flag; [`Rejection::NoIncrement`] if a side is in
    /// an hourglass or in a fixed time for each move.
    pub fn check_introduce(&self, setup: &Setup) -> Result<(), Rejection> {
        if setup.has_double_flag() {
            return Err(Rejection::NotInThisMode);
        }
        let mode = |color| setup.period(color, self.accounts.get(color).period).mode;
        let gains = |color| !matches!(mode(color), Mode::PerMove | Mode::Hourglass);
        if self.rules != Ruleset::First && !Color::ALL.into_iter().all(gains) {
            return Err(Rejection::NoIncrement);
        }
        Ok(())
    }

    /// 6.8: notes a flag, by a valid claim or the arbiter's observation, and stops the clocks. Where
    /// the flag has stopped them already there is nothing to claim; but the clock may put on record
    /// that it noted it, so that the journal of a game that is left tells of it.
    fn claim_flag(&mut self, setup: &Setup, by: Claimant) -> Result<(), Rejection> {
        if matches!(self.phase, Phase::Fallen(_)) {
            return match by {
                Claimant::Clock => Ok(()),
                Claimant::Arbiter | Claimant::Player(_) => Err(Rejection::FlagHasFallen),
            };
        }
        match (self.flag_verdict(setup), by) {
            (None, _) => Err(Rejection::NoFlagHasFallen),
            (Some(FlagVerdict::OrderUnknown), _) => Err(Rejection::OrderUnknown),
            (Some(FlagVerdict::Lost(loser)), Claimant::Player(claimant)) if loser == claimant => {
                Err(Rejection::NoFlagHasFallen)
            }
            (Some(_), by) => {
                if let Claimant::Player(side) = by {
                    self.is_there(side);
                }
                self.freeze();
                Ok(())
            }
        }
    }

    /// 6.11: continues the game. The flags are up again, both sides are in their next period, and
    /// overdrawn time is carried over. A last period that repeats counts as its own next one. If
    /// one side has no next period, the clocks just run on: otherwise its flag alone would stay
    /// down, and count as lost.
    fn play_on(&mut self, setup: &Setup) -> Result<(), Rejection> {
        if self.flag_verdict(setup) != Some(FlagVerdict::OrderUnknown) {
            return Err(Rejection::NotBothFlags);
        }
        if matches!(self.phase, Phase::Away(_)) {
            return Err(Rejection::AwayUndecided);
        }
        let follows = |color| setup.has_next(color, self.accounts.get(color).period);
        if !Color::ALL.into_iter().all(follows) {
            return Err(Rejection::OrderUnknown);
        }
        for color in Color::ALL {
            let account = self.accounts.get_mut(color);
            account.enter_overdrawn(setup, color);
        }
        // The next period begins with the move that was made, legal or not.
        self.last_press = None;
        if let Some(turn) = self.turn() {
            let turn = self.fresh_turn(turn.side);
            self.phase = Phase::Stopped(turn, Stop::by_arbiter(self.now));
        }
        Ok(())
    }
}

fn on_extra_time(accounts: &ByColor<Account>) -> bool {
    accounts.iter().all(|account| account.first_flag.is_some())
}
