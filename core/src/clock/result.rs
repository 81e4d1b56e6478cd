//! The result of a game, in every mode: by a fallen flag, by illegal moves, and by an end on the
//! board.

use serde::{Deserialize, Serialize};

use super::color::Color;
use super::event::{Offence, Rejection};
use super::outcome::{BoardEnd, EndReason, GameResult, Outcome};
use super::ruleset::Ruleset;
use super::setup::{FlagDetection, Setup};
use super::state::{FlagVerdict, Phase, State};

/// A fallen flag before its result was entered: [`State::fallen_flag`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FallenFlag {
    /// The flag of one side.
    Of(Color),
    /// Both flags, and it is unknown which fell first (6.11).
    Both,
}

impl FallenFlag {
    /// The result by 6.9, unless the players find that the opponent cannot checkmate: the opponent
    /// wins. `None` while it is unknown which flag fell first.
    pub const fn likely_outcome(self) -> Option<Outcome> {
        match self {
            FallenFlag::Of(side) => Some(Outcome::lost_on_time(side)),
            FallenFlag::Both => None,
        }
    }
}

impl State {
    /// How the game ended, if it has: by an event, or with the double flag by itself. Also `None`
    /// if a flag has fallen and the players still have to say whether the opponent can checkmate
    /// (6.9).
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

    /// The flag that has decided the game (6.9) while nobody has entered the result yet: what is
    /// known of the game, whatever happens to it then. `None` once there is a result, and for a
    /// flag that nobody has claimed where falls are noted on a claim (6.8).
    pub fn fallen_flag(&self, setup: &Setup) -> Option<FallenFlag> {
        let is_noted = matches!(self.phase, Phase::Fallen(_)) || self.flag_is_noted(setup);
        match self.flag_verdict(setup)? {
            FlagVerdict::Lost(side) if self.outcome(setup).is_none() && is_noted => {
                Some(FallenFlag::Of(side))
            }
            FlagVerdict::OrderUnknown if self.outcome(setup).is_none() => Some(FallenFlag::Both),
            _ => None,
        }
    }

    /// How the game ends if a side's second illegal move is penalised now (7.5.5): the opponent
    /// wins, unless it is on extra time and so "can now no longer win the game"; then it is a draw.
    /// If the clock has decided the game already, that result stays. Whether the opponent can
    /// checkmate at all is for the board, or for the players
    /// ([`Outcome::DRAWN_BY_ILLEGAL_MOVES`]).
    ///
    /// # Readings
    /// 7.5.1 is for an illegal move that is found "during a game". A flag that was noted has decided
    /// the game (6.9), so a second illegal move that is found later decides nothing more. If the
    /// arbiter decides that the time ran out only because nobody saw it, the times are corrected
    /// first (6.13). A flag that nobody has claimed yet, where falls are noted on a claim, has
    /// decided nothing (6.8), and neither have two of unknown order (6.11).
    ///
    /// # Errors
    /// [`Rejection::FlagHasFallen`] after a flag was noted, whose result is still to be entered.
    pub fn outcome_of_illegal_moves(
        &self,
        setup: &Setup,
        offender: Color,
    ) -> Result<Outcome, Rejection> {
        if let Some(outcome) = self.outcome(setup) {
            return Ok(outcome);
        }
        let is_frozen = matches!(self.phase, Phase::Fallen(_));
        if self.rules != Ruleset::First && (is_frozen || self.flag_is_noted(setup)) {
            return Err(Rejection::FlagHasFallen);
        }
        let opponent = offender.other();
        Ok(match self.accounts.get(opponent).first_flag {
            Some(_) => Outcome::DRAWN_BY_ILLEGAL_MOVES,
            None => Outcome::lost_by_illegal_moves(offender),
        })
    }

    /// Whether a penalty for this offence would lose the game, so that it matters whether the
    /// opponent can checkmate (7.5.5).
    pub fn loses_by(&self, setup: &Setup, offender: Color, offence: Offence) -> bool {
        !matches!(self.phase, Phase::Ended(_))
            && self.is_second_illegal_move(offender, offence)
            && self.outcome_of_illegal_moves(setup, offender)
                == Ok(Outcome::lost_by_illegal_moves(offender))
    }

    /// The result of the game if it ends on the board at this instant.
    ///
    /// # Readings
    /// Only 6.9 and 7.5.5 ask whether the opponent can checkmate. Who resigns (5.1.2) or arrives too
    /// late (6.6) has lost whatever is on the board.
    ///
    /// 6.8: a flag has fallen "when the arbiter observes the fact or when a valid claim to that
    /// effect has been made". A clock that notes falls itself ([`FlagDetection::Automatically`])
    /// has observed it at that instant, even if both clocks run on to show a second fall: no later
    /// mate counts, as none does once the clocks are frozen. If falls are noted only on a claim, a
    /// mate counts until somebody claims. Under two flags of unknown order the game continues
    /// (6.11), and so does the board.
    ///
    /// # Errors
    /// [`Rejection::NotInThisMode`] for moves and repetitions with the double flag;
    /// [`Rejection::FlagHasFallen`] and [`Rejection::AwayUndecided`] if the state of the clock has
    /// to be settled first; [`Rejection::HasEnded`] if the game is over.
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

    /// Whether a fallen flag has lost the game for a side (6.9) and the clock notes flags itself
    /// (6.8).
    fn flag_is_noted(&self, setup: &Setup) -> bool {
        setup.flag_policy().noted == FlagDetection::Automatically
            && matches!(self.flag_verdict(setup), Some(FlagVerdict::Lost(_)))
    }

    pub(super) fn end_on_board(&mut self, setup: &Setup, end: BoardEnd) -> Result<(), Rejection> {
        self.phase = Phase::Ended(self.result_on_board(setup, end)?);
        Ok(())
    }
}
