//! What was not as expected in a PGN, and where: [`PgnError`].

use crate::game::fen::FenError;
use crate::game::notation::MoveError;
use crate::game::notation::alphabet::Alphabet;

/// Something in a PGN that was not as expected.
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

/// The kinds of problems, and how reading went on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnErrorKind {
    /// The text is longer than the limit; reading ends here.
    #[error("the text is too long and was read up to here")]
    TooLarge,
    /// The limit of games is reached; this game and the rest are not read.
    #[error("there are too many games; this one and the rest were not read")]
    TooManyGames,
    /// A tag should be `[Name "value"]`, and here is something else. What could be
    /// read of it is kept.
    #[error("a tag should be [Name \"value\"]")]
    Tag,
    /// The value of a tag has no closing `"` on its line. It ends there.
    #[error("the value of the tag has no closing quote")]
    UnclosedTag,
    /// In the value of a tag are `"` without a backslash before them. They are
    /// read as a part of it.
    #[error("the value of the tag has quotes without a backslash")]
    BareQuotes,
    /// The tag `FEN` is no position that a game can begin with. The moves are
    /// kept as text.
    #[error("the tag FEN: {0}")]
    Start(FenError),
    /// The tag `FEN` castles as only Chess960 does, but no tag `Variant` declares
    /// it. The game is read as Chess960.
    #[error("castling as in Chess960 without the tag Variant")]
    Chess960,
    /// The tag `Variant` names other rules than those of chess. The moves are
    /// read by those of chess.
    #[error("the variant {0:?} is not known")]
    Variant(String),
    /// A move was expected. The rest of its line is kept as a comment.
    #[error("{text:?} is no move: {why}")]
    Move {
        /// The text found instead.
        text: String,
        /// Why it is no move that can be played.
        why: MoveError,
    },
    /// The pieces have these letters, and not those of PGN. They are read so, from
    /// the first move on.
    #[error("the pieces have other letters than those of PGN")]
    Letters(Alphabet),
    /// A null move in the main line, which chess does not allow. It is kept as a
    /// move.
    #[error("a null move in the main line")]
    Pass,
    /// A move or a sign was expected. It is kept as a comment.
    #[error("{0:?} is neither a move nor a sign")]
    Sign(String),
    /// A `$` should be followed by a number up to 255. It is kept as a comment.
    #[error("{0:?} is no annotation glyph from $0 to $255")]
    Nag(String),
    /// A variation should follow the move that it is an alternative to. It is
    /// kept as a comment.
    #[error("the variation follows no move")]
    NothingToVary,
    /// Variations are nested too deeply. It is kept as a comment.
    #[error("the variations are nested too deeply")]
    TooDeep,
    /// This `(` has no `)`. The variation ends with the game.
    #[error("a ( has no )")]
    UnclosedVariation,
    /// This `)` has no `(`. It is left out.
    #[error("a ) has no (")]
    StrayClose,
    /// This `{` has no `}`. The comment ends where the tags of another game
    /// begin, or with the text.
    #[error("a {{ has no }}")]
    UnclosedComment,
    /// This `}` has no `{`. It is left out.
    #[error("a }} has no {{")]
    StrayBrace,
    /// The text is too large to be stored between two visits. All of it is read.
    #[error("the text is too large to be stored")]
    TooLargeToKeep,
    /// The result after the moves differs from the tag `Result`. The one after the
    /// moves counts.
    #[error("the result after the moves differs from the tag Result")]
    ResultsDiffer,
}
