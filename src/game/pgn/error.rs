//! What was not as expected in a PGN, and where: [`PgnError`].

use crate::game::fen::FenError;
use crate::game::notation::MoveError;
use crate::game::notation::alphabet::Alphabet;

/// Something in a PGN that was not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character of that line, from 1.
    pub column: usize,
    /// What it is.
    pub kind: PgnErrorKind,
}

/// What was not as expected, and what was done with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnErrorKind {
    /// The text is longer than what is read, which ends here.
    TooLarge,
    /// There are more games than are read; this one and the rest are not.
    TooManyGames,
    /// A tag should be `[Name "value"]`, and here is something else. What could be
    /// read of it is kept.
    Tag,
    /// The value of a tag has no closing `"` on its line. It ends there.
    UnclosedTag,
    /// In the value of a tag are `"` without a backslash before them. They are
    /// read as a part of it.
    BareQuotes,
    /// The tag `FEN` is no position that a game can begin with. The moves are
    /// kept as text.
    Start(FenError),
    /// The tag `FEN` castles as only Chess960 does, and no tag `Variant` says so.
    /// It is read so.
    Chess960,
    /// The tag `Variant` names other rules than those of chess. The moves are
    /// read by those of chess.
    Variant(String),
    /// A move was expected. The rest of its line is kept as a comment.
    Move {
        /// What stands there.
        text: String,
        /// Why it is no move that can be played.
        why: MoveError,
    },
    /// The pieces have these letters, and not those of PGN. They are read so, from
    /// the first move on.
    Letters(Alphabet),
    /// In the main line a player passes, which chess does not allow. It is kept as
    /// a move.
    Pass,
    /// A move or a sign was expected. It is kept as a comment.
    Sign(String),
    /// A `$` should be followed by a number up to 255. It is kept as a comment.
    Nag(String),
    /// A variation should follow the move that it is an alternative to. It is
    /// kept as a comment.
    NothingToVary,
    /// Variations are nested too deeply. It is kept as a comment.
    TooDeep,
    /// This `(` has no `)`. The variation ends with the game.
    UnclosedVariation,
    /// This `)` has no `(`. It is left out.
    StrayClose,
    /// This `{` has no `}`. The comment ends where the tags of another game
    /// begin, or with the text.
    UnclosedComment,
    /// This `}` has no `{`. It is left out.
    StrayBrace,
    /// The text is larger than what is kept of texts between two visits. All of
    /// it is read.
    TooLargeToKeep,
    /// The result after the moves is another one than that of the tag `Result`.
    /// It counts.
    ResultsDiffer,
}
