//! Moves as people and programs write them: SAN, long algebraic, UCI, numeric.

pub mod alphabet;
mod letters;
mod pattern;
mod typed;

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Move, Role, Square};

use self::letters::MoveLetters;
pub(crate) use self::letters::is_numeric;
pub(super) use self::letters::is_pass;
use self::pattern::castle;
pub use self::typed::read_typed;
use super::Position;

/// A move that is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the move is illegal")]
pub struct IllegalMove;

/// Why a text is not a playable move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// There is no text.
    #[error("no move is given")]
    Empty,
    /// Not the notation of a move.
    #[error("not the notation of a move, from character {} on", at + 1)]
    NotAMove {
        /// The first wrong character, counted from 0; the end of the text if
        /// something is missing.
        at: usize,
    },
    /// A null move (`--`, `Z0`, `0000`, `pass`), which chess does not allow.
    #[error("a null move is not allowed")]
    NullMove,
    /// Several legal moves match: these.
    #[error("several legal moves match")]
    Ambiguous(Vec<Move>),
    /// A pawn reaches the last rank, and the promotion piece is missing.
    #[error("the promotion piece of {from}{to} is missing")]
    NeedsPromotion {
        /// Where the pawn is.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Valid notation of a move that is not legal.
    #[error(transparent)]
    Illegal(WhyIllegal),
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum WhyIllegal {
    /// The player has no such piece, or not on the stated file, rank or square.
    #[error("there is no such piece ({0:?})")]
    NoSuchPiece(Role),
    /// The origin square is empty.
    #[error("{0} is empty")]
    EmptySquare(Square),
    /// The piece on the origin square is the opponent's.
    #[error("the piece on {0} is the opponent's")]
    OpponentsPiece(Square),
    /// A piece of the player's own is on the destination square.
    #[error("a piece of the player's own is on {0}")]
    OwnPiece(Square),
    /// No such piece moves that way.
    #[error("no such piece reaches {0}")]
    CannotReach(Square),
    /// The piece moves that way, but this square is occupied.
    #[error("{0} is in the way")]
    Blocked(Square),
    /// A pawn move that captures nothing: diagonal without an enemy piece, or a
    /// capture written for a straight move.
    #[error("there is nothing to capture on {0}")]
    NothingToCapture(Square),
    /// The player's king would be in check after the move.
    #[error("the king would be in check")]
    KingInCheck,
    /// Invalid promotion: wrong piece, or not on the last rank.
    #[error("not a promotion that a pawn can make")]
    Promotion,
    /// The king or the rook has moved.
    #[error("the king or the rook has moved")]
    CastlingLost,
    /// Something stands between king and rook, or on their path.
    #[error("castling is blocked")]
    CastlingBlocked,
    /// Castling out of check.
    #[error("castling out of check")]
    CastlingInCheck,
    /// Castling over or to an attacked square.
    #[error("castling over or to an attacked square")]
    CastlingThroughCheck,
}

/// Reads a move.
///
/// - SAN: `Nf3`, `exd5`, `Nbd7`, `e8=Q+`, `O-O`. `x`, `=`, `+`, `#`, `e.p.` and
///   the marks `!` and `?` may be missing; figurines stand for letters, `0-0`
///   and `o-o` for `O-O`. A small letter names a piece when it cannot be a
///   file: `nf3`, and also `bc4` when no pawn can go there. Cyrillic letters that look like a file,
///   `x` or `O` are read as these.
/// - Long algebraic: `e2-e4`, `Ng1-f3`, `e7xd8=Q`.
/// - UCI: `e2e4`, `e7e8q`; castling as the king's move or as king takes rook.
/// - Numeric, as the ICCF writes it: `5254` and `52-54` for `e2e4`, `5171` for White's castling;
///   a promotion has a fifth digit from 1 to 4: queen, rook, bishop, knight.
///
/// ```
/// use zeitnot_core::game::{notation::{self, MoveError, WhyIllegal}, start::Start};
///
/// let start = Start::standard();
/// let knight = notation::read_move(start.position(), "♘f3").unwrap();
/// assert_eq!(notation::san(start.position(), knight), "Nf3");
/// assert_eq!(notation::read_move(start.position(), "g1f3"), Ok(knight));
/// assert!(matches!(
///     notation::read_move(start.position(), "Bc4"),
///     Err(MoveError::Illegal(WhyIllegal::Blocked(_)))
/// ));
/// ```
///
/// # Errors
/// [`MoveError::Empty`] or [`MoveError::NotAMove`] if the text is no notation of a move;
/// [`MoveError::Illegal`] with the reason, [`MoveError::NullMove`], [`MoveError::NeedsPromotion`] or
/// [`MoveError::Ambiguous`] if it names no playable one.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let letters = MoveLetters::of(text)?;
    if let Some(side) = letters.castling() {
        return castle(position, side);
    }
    let plan = letters.plan(false)?;
    let found = plan.find(position);
    if !letters.may_be_bishop() {
        return found;
    }
    // `bc4`: a pawn of the b-file, or a bishop. `bxc4` is SAN for the pawn.
    let Ok(other) = letters.plan(true) else {
        return found;
    };
    match (found, other.find(position)) {
        (Ok(pawn), Ok(_)) if plan.capture => Ok(pawn),
        (Ok(pawn), Ok(bishop)) => Err(MoveError::Ambiguous(vec![pawn, bishop])),
        (Err(_), Ok(bishop)) => Ok(bishop),
        (found, Err(_)) => found,
    }
}

/// Reads a move in UCI, and in no other notation.
///
/// # Errors
/// As of [`read_move`]; any other notation is [`MoveError::NotAMove`].
pub fn read_uci(position: &Position, text: &str) -> Result<Move, MoveError> {
    match UciMove::from_ascii(text.as_bytes()) {
        Ok(UciMove::Normal { .. }) => read_move(position, text),
        Ok(UciMove::Null) => Err(MoveError::NullMove),
        _ if text.is_empty() => Err(MoveError::Empty),
        _ => Err(MoveError::NotAMove { at: 0 }),
    }
}

/// A legal move in SAN, with `+` or `#`.
pub fn san(position: &Position, play: Move) -> String {
    SanPlus::from_move(position.clone(), play).to_string()
}

/// A move in UCI. Castling is the king's move in chess (`e1g1`), and king takes
/// rook in Chess960 (`e1h1`).
pub fn uci(play: Move, mode: CastlingMode) -> String {
    UciMove::from_move(play, mode).to_string()
}

/// A move in the numeric notation of the ICCF: `5254` is `e2e4`. Castling is as in [`uci`], and a
/// promotion has a fifth digit: 1 queen, 2 rook, 3 bishop, 4 knight.
///
/// ```
/// use zeitnot_core::game::notation::{numeric, read_move};
/// use zeitnot_core::game::{CastlingMode, Start};
///
/// let start = Start::standard();
/// let knight = read_move(start.position(), "Nf3").unwrap();
/// assert_eq!(numeric(knight, CastlingMode::Standard), "7163");
/// assert_eq!(read_move(start.position(), "7163"), Ok(knight));
/// ```
pub fn numeric(play: Move, mode: CastlingMode) -> String {
    let digit = |letter: char| match letter {
        'a'..='h' => char::from(letter as u8 - b'a' + b'1'),
        rank => rank,
    };
    let promotion = play.promotion().map(|role| match role {
        Role::Queen => '1',
        Role::Rook => '2',
        Role::Bishop => '3',
        _ => '4',
    });
    let squares = uci(play, mode);
    squares
        .chars()
        .take(4)
        .map(digit)
        .chain(promotion)
        .collect()
}

/// Whether [`uci`] writes the move like this.
pub(crate) fn is_uci(play: Move, mode: CastlingMode, text: &str) -> bool {
    UciMove::from_ascii(text.as_bytes()).is_ok_and(|read| read == UciMove::from_move(play, mode))
}
