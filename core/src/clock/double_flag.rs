//! The double flag: its effect on flags and on endings on the board.
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
//! | | U's second illegal move is penalised | draw |
//! | | F's is | U wins |
//! | over by time | a second illegal move is penalised | stays as it is |
//! | | F's extra time runs out | U wins, whatever the material |
//! | | U's main time runs out | draw at once |
//! | | one of them resigns | the other wins, F too |
//!
//! The endings by time are not events: they follow from time passing, to the exact millisecond. The
//! clocks freeze ([`Phase::Fallen`]), the result is available ([`State::outcome`]), and an arbiter
//! can still correct the times.
//!
//! # Readings
//! - The mode is a rule of the game, not of a single clock: either both sides have it or neither.
//!   Their times, bonus and rule may differ.
//! - The press of the turn in which extra time began earns the bonus too.
//! - "They can now no longer win the game", unless the opponent resigns or oversteps both times: a
//!   second illegal move (7.5) is neither, so it gives a player on extra time a draw. That is what
//!   the Laws give an opponent who cannot checkmate by any series of legal moves.
//! - Who "oversteps time again" has "actually lost the game", and two first flags are a draw
//!   "regardless": the game is over at that millisecond. 7.5.1 is for an illegal move that is found
//!   "during a game". A second one that is found later therefore gives neither side more or less. If
//!   the arbiter decides that the time ran out only because nobody saw the illegal move, the times
//!   are corrected first (6.13); then the game is not over, and the penalty decides it.
//! - Only the last period is followed by extra time. A side that runs out of time in an earlier one
//!   loses as usual (6.9), and the players say whether the opponent can checkmate; but if the
//!   opponent is on extra time already, and so cannot win, it is a draw as if the first flag had
//!   fallen.
//! - All falls, including those of earlier periods, are noted by the clock, freeze it and are
//!   ordered: the agreed [`FlagPolicy`](super::setup::FlagPolicy) does not apply
//!   ([`Setup::flag_policy`](super::setup::Setup::flag_policy)).
//! - Time given to a side on extra time (a penalty, a correction) is main time: its first flag is
//!   up again. The extra time that it had used stays used, but when main time runs out once more
//!   there is at least the bonus, which is guaranteed for every move. The same holds when the
//!   opponent's illegal move ends a turn.
//! - No increment can be introduced: extra time has its bonus, and main time is meant to run out.

use super::color::Color;
use super::event::Rejection;
use super::outcome::{EndReason, GameResult, Outcome};
use super::setup::Setup;
use super::state::{FlagVerdict, Phase, State};

impl State {
    /// The verdict on the fallen flags of a game with the double flag.
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

    /// Whether a side may claim a draw now: it has main time left and the opponent has none. It
    /// need not be its turn.
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
}
