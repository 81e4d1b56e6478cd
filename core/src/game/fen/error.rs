//! The problems that a FEN can have: [`FenError`].

use crate::clock::Color;

/// All reasons why a text is not a legal starting position. There is at least one fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct FenError {
    /// The faults, in the order of the text; those of the position as a whole
    /// come last.
    pub faults: Vec<FenProblem>,
}

/// One fault, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {}: {kind}", at + 1)]
pub struct FenProblem {
    /// The field of the FEN.
    pub field: FenField,
    /// The index of the character, counted from 0; the end of the text if something is missing.
    pub at: usize,
    /// The problem.
    pub kind: FenProblemKind,
}

/// A field of a FEN, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth.
    Board,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square behind a pawn that has just made a double step.
    EnPassant,
    /// The halfmoves since a capture or a pawn move.
    Halfmoves,
    /// The number of the move.
    Move,
    /// Something after the last field.
    Rest,
}

impl FenField {
    pub(super) const ALL: [FenField; 6] = [
        FenField::Board,
        FenField::Turn,
        FenField::Castling,
        FenField::EnPassant,
        FenField::Halfmoves,
        FenField::Move,
    ];
}

/// A problem of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum FenProblemKind {
    /// The text is far too long to be a FEN.
    #[error("the text is far too long")]
    TooLong,
    /// The field is not there.
    #[error("the field is missing")]
    Missing,
    /// A character with no meaning in this field.
    #[error("{0:?} has no meaning here")]
    Character(char),
    /// A rank, from 1 to 8, has more than eight squares.
    #[error("rank {0} has more than eight squares")]
    RankTooLong(u8),
    /// A rank, from 1 to 8, has only this many squares, fewer than eight.
    #[error("rank {0} has only {1} squares")]
    RankTooShort(u8, u8),
    /// There are only this many ranks, fewer than eight.
    #[error("there are only {0} ranks")]
    TooFewRanks(u8),
    /// There is not a single rank: no `/`, and nothing that fills eight squares. No other faults of
    /// such a text are reported.
    #[error("there are no ranks")]
    NoRanks,
    /// There are more than eight ranks.
    #[error("there are more than eight ranks")]
    TooManyRanks,
    /// Two numbers of empty squares are adjacent; their sum should be written instead.
    #[error("two numbers of empty squares stand side by side")]
    NumbersTogether,
    /// The side to move is a capital `W` or `B`; it should be a small letter.
    #[error("the side to move is a small w or b")]
    CapitalTurn,
    /// It should be a whole number.
    #[error("not a whole number")]
    NotANumber,
    /// The number is outside this range.
    #[error("not a number from {0} to {1}")]
    OutOfRange(u32, u32),
    /// Something follows the last field.
    #[error("something follows the end")]
    Extra,
    /// There is no piece.
    #[error("there is no piece")]
    EmptyBoard,
    /// A side has no king.
    #[error("{} has no king", .0.name())]
    NoKing(Color),
    /// A side has more than one king.
    #[error("{} has more than one king", .0.name())]
    Kings(Color),
    /// A pawn stands on the first or on the eighth rank.
    #[error("a pawn is on the first or eighth rank")]
    PawnOnBackRank,
    /// A castling right without king and rook on their squares.
    #[error("castling without king and rook in their places")]
    Castling,
    /// No pawn can just have made this double step.
    #[error("no pawn can just have made that double step")]
    EnPassant,
    /// The king of this side is in check, and it is not to move.
    #[error("{} is in check and not to move", .0.name())]
    OpponentInCheck(Color),
    /// More pieces give check than a single move allows.
    #[error("more pieces give check than one move can bring about")]
    ImpossibleCheck,
    /// More pieces than promotions can explain.
    #[error("there are more pieces than promotions can explain")]
    TooMuchMaterial,
}
