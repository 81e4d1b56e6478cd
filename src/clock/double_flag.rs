//! The double flag: what it makes of flags, and of ends on the board.
//!
//! When a side's main time is used up its *first flag* falls
//! ([`Account::first_flag`](super::account::Account::first_flag)) and its extra
//! time begins, in the same turn. From then on it can hold the game, but not
//! win it on the board. F is a side whose first flag has fallen, U one whose
//! has not.
//!
//! | state | what happens | result |
//! | --- | --- | --- |
//! | no flag | mate, stalemate, dead position, agreement, resignation | as always |
//! | any | 50 or 75 moves, three or five repetitions | nothing: [`Rejection::NotInThisMode`] |
//! | F and U | U claims ([`Event::ClaimDraw`](super::event::Event::ClaimDraw)) | draw |
//! | | U mates | U wins |
//! | | stalemate, dead position, agreement | draw |
//! | | F mates | draw |
//! | | F's extra time runs out | U wins, whatever the material |
//! | | U's main time runs out | draw at once |
//! | | one of them resigns | the other wins, F too |
//!
//! The ends by time are not events: they follow from time passing, at their
//! exact millisecond. The clocks freeze ([`Phase::Fallen`]), the result is
//! there ([`State::outcome`]), and an arbiter can still correct the times.
//!
//! # Readings
//! - The mode is a rule of the game and not a matter of one clock: both sides
//!   have it or neither. Their times, bonus and rule may differ.
//! - The press on which extra time was entered earns the bonus too.
//! - Only the last period has extra time behind it. A side that falls short of
//!   an earlier one loses as ever (6.9), and the players say whether the
//!   opponent can checkmate; but where the opponent is on extra time already,
//!   and so cannot win, it is a draw as if the first flag had fallen.
//! - All falls are noted by the clock, freeze it, and are ordered, also those
//!   of earlier periods: the agreed
//!   [`FlagPolicy`](super::setup::FlagPolicy) does not count
//!   ([`Setup::flag_policy`](super::setup::Setup::flag_policy)).
//! - Time that is given to a side on extra time (a penalty, a correction) is
//!   main time: its first flag is up again. What it had used of the extra time
//!   stays used, but when main time is used up once more at least the bonus is
//!   there: that much is guaranteed for every move. So it is when the opponent's
//!   illegal move breaks a turn off.
//! - No increment can be introduced: extra time has its bonus, and main time is
//!   to end.

use super::color::Color;
use super::event::Rejection;
use super::outcome::{BoardEnd, EndReason, GameResult, Outcome};
use super::setup::{FlagDetection, Setup};
use super::state::{FlagVerdict, Phase, State};

impl State {
    /// What the falls of a game with the double flag mean. The flags of both
    /// are no more in question when one is without time for good.
    pub(super) fn double_flag_verdict(&self) -> Option<FlagVerdict> {
        let main_over = |color| {
            let account = self.accounts.get(color);
            account.flag.is_some() || account.first_flag.is_some()
        };
        if self.accounts.iter().any(|a| a.first_flag.is_some())
            && Color::ALL.into_iter().all(main_over)
        {
            return Some(FlagVerdict::BothFirstFlags);
        }
        let (side, _) = self.first_flag()?;
        Some(match self.accounts.get(side).first_flag {
            Some(_) => FlagVerdict::ExtraTimeOut(side),
            None => FlagVerdict::Lost(side),
        })
    }

    /// How the game ended, if it has: by an event, or in the double-flag mode
    /// by itself. `None` also where a flag has fallen and the players have
    /// still to say whether the opponent can checkmate (6.9).
    pub fn outcome(&self, setup: &Setup) -> Option<Outcome> {
        if let Phase::Ended(outcome) = self.phase {
            return Some(outcome);
        }
        let (result, reason) = match self.flag_verdict(setup)? {
            FlagVerdict::ExtraTimeOut(side) => {
                (GameResult::Win(side.other()), EndReason::ExtraTime)
            }
            FlagVerdict::BothFirstFlags => (GameResult::Draw, EndReason::BothFirstFlags),
            FlagVerdict::Lost(_) | FlagVerdict::OrderUnknown => return None,
        };
        Some(Outcome { result, reason })
    }

    /// Whether a side may claim a draw now: it has main time left and the opponent
    /// has none. It need not be on turn.
    pub fn may_claim_draw(&self, setup: &Setup, claimant: Color) -> bool {
        matches!(self.phase, Phase::Running(_) | Phase::Stopped(..))
            && setup.has_double_flag()
            && self.flag_verdict(setup).is_none()
            && self.accounts.get(claimant).first_flag.is_none()
            && self.accounts.get(claimant.other()).first_flag.is_some()
    }

    pub(super) fn claim_draw(&mut self, setup: &Setup, claimant: Color) -> Result<(), Rejection> {
        if !self.may_claim_draw(setup, claimant) {
            return Err(Rejection::NoDrawToClaim);
        }
        self.phase = Phase::Ended(Outcome {
            result: GameResult::Draw,
            reason: EndReason::FirstFlagClaim,
        });
        Ok(())
    }

    /// The result of the game if it ends on the board at this instant.
    ///
    /// # Readings
    /// 6.8: a flag has fallen "when the arbiter observes the fact or when a valid
    /// claim to that effect has been made". A clock that notes falls by itself
    /// ([`FlagDetection::Automatically`]) has observed it at its instant, also where both
    /// clocks run on for a second fall to be seen: no mate counts after it, as
    /// none does once the clocks are frozen. Where falls are noted on a claim
    /// alone, a mate counts until somebody claims. Under two flags of unknown
    /// order the game continues (6.11), and so does the board.
    ///
    /// # Errors
    /// [`Rejection::NotInThisMode`] for moves and repetitions with the double
    /// flag; [`Rejection::FlagHasFallen`] and [`Rejection::AwayUndecided`] when
    /// it is first to be settled what the clock says;
    /// [`Rejection::HasEnded`].
    pub fn result_on_board(&self, setup: &Setup, end: BoardEnd) -> Result<Outcome, Rejection> {
        match self.phase {
            Phase::Ended(_) => return Err(Rejection::HasEnded),
            Phase::Away(_) => return Err(Rejection::AwayUndecided),
            Phase::Fallen(_) => return Err(Rejection::FlagHasFallen),
            Phase::Ready | Phase::Running(_) | Phase::Stopped(..) => {}
        }
        if self.flag_is_noted(setup) {
            return Err(Rejection::FlagHasFallen);
        }
        let counts = || {
            if setup.counts_moves_and_repetitions() {
                Ok(GameResult::Draw)
            } else {
                Err(Rejection::NotInThisMode)
            }
        };
        let (result, reason) = match end {
            BoardEnd::Checkmate { winner } if self.accounts.get(winner).first_flag.is_some() => {
                (GameResult::Draw, EndReason::MateOnExtraTime)
            }
            BoardEnd::Checkmate { winner } => (GameResult::Win(winner), EndReason::Checkmate),
            BoardEnd::Resignation { by } => (GameResult::Win(by.other()), EndReason::Resignation),
            BoardEnd::Stalemate => (GameResult::Draw, EndReason::Stalemate),
            BoardEnd::DeadPosition => (GameResult::Draw, EndReason::DeadPosition),
            BoardEnd::Agreement => (GameResult::Draw, EndReason::Agreement),
            BoardEnd::FiftyMoves => (counts()?, EndReason::FiftyMoves),
            BoardEnd::SeventyFiveMoves => (counts()?, EndReason::SeventyFiveMoves),
            BoardEnd::Threefold => (counts()?, EndReason::Repetition),
            BoardEnd::Fivefold => (counts()?, EndReason::FivefoldRepetition),
        };
        Ok(Outcome { result, reason })
    }

    /// Whether a fallen flag has lost the game for a side (6.9) and the clock
    /// itself notes flags (6.8).
    fn flag_is_noted(&self, setup: &Setup) -> bool {
        setup.flag_policy().noted == FlagDetection::Automatically
            && matches!(self.flag_verdict(setup), Some(FlagVerdict::Lost(_)))
    }

    pub(super) fn end_on_board(&mut self, setup: &Setup, end: BoardEnd) -> Result<(), Rejection> {
        self.phase = Phase::Ended(self.result_on_board(setup, end)?);
        Ok(())
    }
}
