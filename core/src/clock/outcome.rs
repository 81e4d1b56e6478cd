//! How a game ends: [`Outcome`].

use serde::{Deserialize, Serialize};

use super::color::{ByColor, Color};

/// The result of a game and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The distribution of the points.
    pub result: GameResult,
    /// The reason for the result.
    pub reason: EndReason,
}

impl Outcome {
    /// The flag of a side fell, and its opponent can checkmate (6.9).
    pub const fn lost_on_time(side: Color) -> Outcome {
        Outcome {
            result: GameResult::Win(side.other()),
            reason: EndReason::Flag,
        }
    }

    /// The flag of a side fell whose opponent cannot checkmate: "the game is drawn" (6.9).
    pub const DRAWN_ON_TIME: Outcome = Outcome {
        result: GameResult::Draw,
        reason: EndReason::FlagWithoutMate,
    };

    /// The second illegal move of a side whose opponent cannot win: "the game is drawn if the
    /// position is such that the opponent cannot checkmate the player's king by any possible series
    /// of legal moves" (7.5.5).
    pub const DRAWN_BY_ILLEGAL_MOVES: Outcome = Outcome {
        result: GameResult::Draw,
        reason: EndReason::IllegalMoves,
    };

    /// A draw that follows from the double flag alone: both main times are used up, or one is and a
    /// draw was claimed, or that side checkmated.
    pub const fn is_draw_by_double_flag(self) -> bool {
        matches!(self.result, GameResult::Draw)
            && matches!(
                self.reason,
                EndReason::BothFirstFlags | EndReason::FirstFlagClaim | EndReason::MateOnExtraTime
            )
    }

    /// The second illegal move of a side whose opponent can win.
    pub const fn lost_by_illegal_moves(offender: Color) -> Outcome {
        Outcome {
            result: GameResult::Win(offender.other()),
            reason: EndReason::IllegalMoves,
        }
    }
}

/// The distribution of the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// One side wins.
    Win(Color),
    /// Half a point each.
    Draw,
    /// Both players lose, by the arbiter's decision.
    BothLose,
}

impl GameResult {
    /// The score of each side, in half points: 0, 1 or 2.
    pub const fn half_points(self) -> ByColor<u32> {
        let (white, black) = match self {
            GameResult::Win(Color::White) => (2, 0),
            GameResult::Win(Color::Black) => (0, 2),
            GameResult::Draw => (1, 1),
            GameResult::BothLose => (0, 0),
        };
        ByColor { white, black }
    }

    /// The score as files and programs have it: `1-0`, `0-1`, `1/2-1/2`, `0-0`.
    pub const fn score(self) -> &'static str {
        match self {
            GameResult::Win(Color::White) => "1-0",
            GameResult::Win(Color::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
        }
    }

    /// The score as it is set for readers, with a dash and a fraction: `1–0`, `0–1`, `½–½`, `0–0`.
    pub const fn shown(self) -> &'static str {
        match self {
            GameResult::Win(Color::White) => "1–0",
            GameResult::Win(Color::Black) => "0–1",
            GameResult::Draw => "½–½",
            GameResult::BothLose => "0–0",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Checkmate (5.1a).
    Checkmate,
    /// A player resigned (5.1b).
    Resignation,
    /// A flag fell (6.9).
    Flag,
    /// A flag fell, and the opponent cannot checkmate (6.9).
    FlagWithoutMate,
    /// Stalemate (5.2a).
    Stalemate,
    /// No checkmate is possible (5.2b).
    DeadPosition,
    /// The players agreed (5.2c).
    Agreement,
    /// The same position three times, claimed (5.2d).
    Repetition,
    /// The same position five times.
    FivefoldRepetition,
    /// Fifty moves without a capture or a pawn move, claimed (5.2e).
    FiftyMoves,
    /// Seventy-five such moves.
    SeventyFiveMoves,
    /// The second illegal move.
    IllegalMoves,
    /// A player did not arrive within the default time (6.6).
    Absence,
    /// The arbiter's decision.
    Arbiter,
    /// The players gave a result and no reason.
    Unstated,
    /// Double flag: the opponent's first flag had fallen, and a draw was
    /// claimed.
    FirstFlagClaim,
    /// Double flag: both have used up their main time.
    BothFirstFlags,
    /// Double flag: a player has used up the extra time too.
    ExtraTime,
    /// Double flag: checkmate by a player on extra time, which is only a draw.
    MateOnExtraTime,
}

impl EndReason {
    /// Its name, in one word.
    pub const fn name(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::Resignation => "resignation",
            EndReason::Flag => "flag",
            EndReason::FlagWithoutMate => "flagwithoutmate",
            EndReason::Stalemate => "stalemate",
            EndReason::DeadPosition => "deadposition",
            EndReason::Agreement => "agreement",
            EndReason::Repetition => "repetition",
            EndReason::FivefoldRepetition => "fivefoldrepetition",
            EndReason::FiftyMoves => "fiftymoves",
            EndReason::SeventyFiveMoves => "seventyfivemoves",
            EndReason::IllegalMoves => "illegalmoves",
            EndReason::Absence => "absence",
            EndReason::Arbiter => "arbiter",
            EndReason::Unstated => "unstated",
            EndReason::FirstFlagClaim => "firstflagclaim",
            EndReason::BothFirstFlags => "bothfirstflags",
            EndReason::ExtraTime => "extratime",
            EndReason::MateOnExtraTime => "mateonextratime",
        }
    }

    /// The reasons that players can give for a win. Those of the double flag arise by themselves,
    /// or by an event.
    pub const OF_WINS: [EndReason; 6] = [
        EndReason::Checkmate,
        EndReason::Resignation,
        EndReason::Flag,
        EndReason::IllegalMoves,
        EndReason::Absence,
        EndReason::Arbiter,
    ];
    /// The reasons that players can give for a draw.
    pub const OF_DRAWS: [EndReason; 8] = [
        EndReason::Agreement,
        EndReason::Stalemate,
        EndReason::DeadPosition,
        EndReason::Repetition,
        EndReason::FiftyMoves,
        EndReason::FlagWithoutMate,
        EndReason::IllegalMoves,
        EndReason::Arbiter,
    ];
}

/// How the game ended on the board: a fact, not yet the result, which with the double flag depends
/// on the clock ([`State::result_on_board`](super::state::State::result_on_board)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardEnd {
    /// Checkmate (5.1a).
    Checkmate {
        /// The side that gave it.
        winner: Color,
    },
    /// Stalemate (5.2a).
    Stalemate,
    /// No checkmate is possible any more (5.2b).
    DeadPosition,
    /// The players agreed to a draw (5.2c).
    Agreement,
    /// A player resigned (5.1b).
    Resignation {
        /// The player who resigned.
        by: Color,
    },
    /// A valid claim of fifty moves (9.3).
    FiftyMoves,
    /// Seventy-five moves (9.6.2).
    SeventyFiveMoves,
    /// A valid claim of the same position three times (9.2).
    Threefold,
    /// The same position five times (9.6.1).
    Fivefold,
}

impl BoardEnd {
    /// The reason of the result that it has where the clock has no say.
    pub const fn reason(self) -> EndReason {
        match self {
            BoardEnd::Checkmate { .. } => EndReason::Checkmate,
            BoardEnd::Resignation { .. } => EndReason::Resignation,
            BoardEnd::Stalemate => EndReason::Stalemate,
            BoardEnd::DeadPosition => EndReason::DeadPosition,
            BoardEnd::Agreement => EndReason::Agreement,
            BoardEnd::FiftyMoves => EndReason::FiftyMoves,
            BoardEnd::SeventyFiveMoves => EndReason::SeventyFiveMoves,
            BoardEnd::Threefold => EndReason::Repetition,
            BoardEnd::Fivefold => EndReason::FivefoldRepetition,
        }
    }
}
