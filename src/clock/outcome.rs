//! How a game ends: [`Outcome`].

use super::color::Color;

/// The result of a game and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who gets the points.
    pub result: GameResult,
    /// Why.
    pub reason: Reason,
}

crate::data!(fields Outcome { result, reason });

/// Who gets the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// One side wins.
    Win(Color),
    /// Half a point each.
    Draw,
    /// The arbiter gives the point to nobody.
    BothLose,
}

crate::data!(variants GameResult
    { Draw = "draw", BothLose = "both-lose" }
    { Win = "win" }
    {}
);

impl GameResult {
    /// As it stands in a cross-table: `1-0`, `0-1`, `1/2-1/2`, `0-0`.
    pub const fn score(self) -> &'static str {
        match self {
            GameResult::Win(Color::White) => "1-0",
            GameResult::Win(Color::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
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
    /// Repetition, or fifty moves (5.2d, 5.2e).
    Repetition,
    /// The second illegal move.
    IllegalMoves,
    /// A player did not arrive within the default time (6.6).
    Absence,
    /// The arbiter's decision.
    Arbiter,
}

crate::data!(names Reason {
    Checkmate = "checkmate", Resignation = "resignation", Flag = "flag",
    FlagWithoutMate = "flag-without-mate", Stalemate = "stalemate",
    DeadPosition = "dead-position", Agreement = "agreement", Repetition = "repetition",
    IllegalMoves = "illegal-moves", Absence = "absence", Arbiter = "arbiter"
});

impl Reason {
    /// Its name, in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Resignation => "resignation",
            Reason::Flag => "flag",
            Reason::FlagWithoutMate => "flagwithoutmate",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "deadposition",
            Reason::Agreement => "agreement",
            Reason::Repetition => "repetition",
            Reason::IllegalMoves => "illegalmoves",
            Reason::Absence => "absence",
            Reason::Arbiter => "arbiter",
        }
    }

    /// The reasons that can end a game with a winner, as players name them.
    pub const OF_WINS: [Reason; 5] = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Flag,
        Reason::IllegalMoves,
        Reason::Arbiter,
    ];
    /// The reasons that can end a game in a draw.
    pub const OF_DRAWS: [Reason; 6] = [
        Reason::Agreement,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::Repetition,
        Reason::FlagWithoutMate,
        Reason::Arbiter,
    ];
}
