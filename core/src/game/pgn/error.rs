//! Problems in a PGN, with their places: [`PgnError`].

use shakmaty::Position as _;

use crate::clock::Color;
use crate::game::Position;
use crate::game::fen::FenError;
use crate::game::notation::MoveError;
use crate::game::notation::alphabet::Alphabet;

/// A problem in a PGN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct PgnError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character of that line, from 1.
    pub column: usize,
    /// The problem, and how it was dealt with.
    pub kind: PgnErrorKind,
}

/// A move of a game by its number and its player, as people name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovePlace {
    /// The number of the move.
    pub number: u32,
    /// The player whose move it is.
    pub side: Color,
}

impl MovePlace {
    /// The next move in a position.
    pub(super) fn next_in(position: &Position) -> MovePlace {
        MovePlace {
            number: position.fullmoves().get(),
            side: position.turn().into(),
        }
    }
}

impl PgnErrorKind {
    /// Whether moves of the game may be missing because of it.
    pub fn may_lose_moves(&self) -> bool {
        matches!(
            self,
            PgnErrorKind::Move { .. }
                | PgnErrorKind::Pass(_)
                | PgnErrorKind::Start(_)
                | PgnErrorKind::Variant(_)
                | PgnErrorKind::TooLarge
                | PgnErrorKind::TooManyGames
                | PgnErrorKind::UnclosedVariation
                | PgnErrorKind::UnclosedComment
        )
    }
}

/// The kinds of problems, and how reading went on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnErrorKind {
    /// The text, or its games as they are written, is longer than the limit; reading ends here.
    #[error("the text is too long and was read up to here")]
    TooLarge,
    /// The limit of games is reached; this game and the rest are not read.
    #[error("there are too many games; this one and the rest were not read")]
    TooManyGames,
    /// Something other than `[Name "value"]` where a tag is expected. The readable part is kept.
    #[error("a tag should be [Name \"value\"]")]
    Tag,
    /// The value of a tag has no closing `"` on its line. It ends with the line, or before the next
    /// tag in it.
    #[error("the value of the tag has no closing quote")]
    UnclosedTag,
    /// The value of a tag contains `"` without a backslash. They are read as a part of it.
    #[error("the value of the tag has quotes without a backslash")]
    BareQuotes,
    /// The tag `FEN` is not a legal starting position. The moves are kept as text.
    #[error("the tag FEN: {0}")]
    Start(FenError),
    /// The tag `FEN` has castling rights or an en passant square that are impossible in its
    /// position. They are left out.
    #[error("the tag FEN: {0}; this right is left out")]
    ImpossibleRights(FenError),
    /// The tag `FEN` has castling rights that only Chess960 allows, but no tag `Variant` declares
    /// it. The game is read as Chess960.
    #[error("castling as in Chess960 without the tag Variant")]
    Chess960,
    /// The tag `Variant` names rules other than those of chess. The moves are read by the rules of
    /// chess.
    #[error("the variant {0:?} is not known")]
    Variant(String),
    /// A move was expected. The rest of its line is kept as a comment.
    #[error("{text:?} is no move: {why}")]
    Move {
        /// The move that was expected.
        place: MovePlace,
        /// The text found instead.
        text: String,
        /// Why it is not a playable move.
        why: MoveError,
    },
    /// The pieces have these letters instead of PGN's. They are read in this way, from the first
    /// move on.
    #[error("the pieces have other letters than those of PGN")]
    Letters(Alphabet),
    /// A null move in the main line, which chess does not allow. It is kept as a
    /// move.
    #[error("a null move in the main line")]
    Pass(MovePlace),
    /// A move or a sign was expected. It is kept as a comment.
    #[error("{0:?} is neither a move nor a sign")]
    Sign(String),
    /// A sign or an annotation glyph where there is no move that it could be about. It is kept as a
    /// comment.
    #[error("there is no move that {0:?} could be about")]
    NagWithoutMove(String),
    /// A `$` is not followed by a number from 0 to 255. It is kept as a comment.
    #[error("{0:?} is no annotation glyph from $0 to $255")]
    Nag(String),
    /// A variation without a preceding move to which it is an alternative. It is kept as a comment.
    #[error("the variation follows no move")]
    NothingToVary,
    /// Variations are nested too deeply. It is kept as a comment.
    #[error("the variations are nested too deeply")]
    TooDeep,
    /// This `(` is not closed. The variation ends with the game.
    #[error("a ( has no )")]
    UnclosedVariation,
    /// This `)` closes nothing. It is kept as a comment.
    #[error("a ) has no (")]
    StrayClose,
    /// This `{` is not closed. The comment ends where the tags of another game begin, or with the
    /// text.
    #[error("a {{ has no }}")]
    UnclosedComment,
    /// This `}` closes nothing. It is kept as a comment.
    #[error("a }} has no {{")]
    StrayBrace,
    /// The text is too large to be stored between two visits. It is still read completely.
    #[error("the text is too large to be stored")]
    TooLargeToKeep,
    /// The tag `Result` is no result in any spelling. A result with which it begins counts, unless
    /// there is one after the moves. It is kept as a comment after the last move.
    #[error("the tag Result has {0:?}, which is no result")]
    Result(String),
    /// This `0-0` is read as the result of a game that both players have lost, and not as castling.
    #[error("0-0 is read as the result: both players have lost")]
    BothLost,
    /// A text after the result with which no other game begins. It is kept as a comment after the
    /// last move.
    #[error("{0:?} is after the result")]
    AfterResult(String),
    /// The result after the moves differs from the tag `Result`. The one after the moves is used.
    #[error("the result after the moves differs from the tag Result")]
    ResultsDiffer,
}
