//! The start of a game: [`Start`].

use serde::{Deserialize, Serialize, Serializer};
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, CastlingMode, EnPassantMode, File, FromSetup, Position as _, Setup,
};

use super::Position;
use super::fen::{self, FenError, FenProblem};
use crate::clock::Color;

/// The start of a game: any legal position, with its way of castling.
///
/// ```
/// use zeitnot_core::game::start::Start;
///
/// assert!(Start::standard().is_standard());
/// let start = Start::from_fen("8/8/8/8/8/4k3/4p3/4K3 w - - 0 60").unwrap();
/// assert_eq!(start.fen(), "8/8/8/8/8/4k3/4p3/4K3 w - - 0 60");
/// assert!(Start::from_fen("8/8/8/8/8/4k3/4p3 w").is_err());
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Start {
    position: Position,
}

impl Start {
    /// The starting position of chess.
    pub fn standard() -> Start {
        Start {
            position: Position::new(),
        }
    }

    /// The Chess960 starting position of this number (Scharnagl's, 0 to 959; 518 is that of chess);
    /// `None` for other numbers.
    pub fn chess960(number: u32) -> Option<Start> {
        if number >= 960 {
            return None;
        }
        let board = Board::chess960(number);
        let setup = Setup {
            castling_rights: board.rooks(),
            board,
            ..Setup::initial()
        };
        let position = Position::from_setup(setup, CastlingMode::Chess960).ok()?;
        Some(Start { position })
    }

    /// Reads a FEN, an X-FEN or a Shredder-FEN.
    ///
    /// Castling follows Chess960 if chess would not allow it, or if it is written with files
    /// (`HAha`). An en passant square where no pawn can capture is dropped.
    ///
    /// # Errors
    /// Everything that is wrong with the text or the position, each with its field and
    /// place.
    pub fn from_fen(text: &str) -> Result<Start, FenError> {
        fen::parse(text).map(Start::from_position)
    }

    /// Reads the FEN of a game: rights that are impossible in the position are left out, so that the
    /// game is not lost with them. Returns what was left out, too.
    ///
    /// # Errors
    /// As [`Start::from_fen`], for everything else.
    pub(super) fn from_fen_mending(text: &str) -> Result<(Start, Vec<FenProblem>), FenError> {
        let (position, left_out) = fen::parse_mending(text)?;
        Ok((Start::from_position(position), left_out))
    }

    /// A start from this position.
    pub fn from_position(position: Position) -> Start {
        let mode = if position.castles().any() {
            position.castles().mode()
        } else {
            // Without castling, the two modes are the same.
            CastlingMode::Standard
        };
        let setup = position.to_setup(EnPassantMode::Legal);
        // Dropping the en passant square makes no position illegal.
        let position = Position::from_setup(setup, mode).unwrap_or(position);
        Start { position }
    }

    /// The same position with Chess960 castling; unchanged where that makes no difference.
    #[must_use]
    pub fn as_chess960(&self) -> Start {
        let setup = self.position.to_setup(EnPassantMode::Legal);
        match Position::from_setup(setup, CastlingMode::Chess960) {
            Ok(position) => Start::from_position(position),
            Err(_) => self.clone(),
        }
    }

    /// The position before the first move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The mode of castling, and of writing it in UCI.
    pub fn mode(&self) -> CastlingMode {
        self.position.castles().mode()
    }

    /// Whether castling follows Chess960.
    pub fn is_chess960(&self) -> bool {
        self.mode().is_chess960()
    }

    /// Whether this is the starting position of chess.
    pub fn is_standard(&self) -> bool {
        *self == Start::standard()
    }

    /// The side that moves first.
    pub fn turn(&self) -> Color {
        self.position.turn().into()
    }

    /// As FEN. [`Start::from_fen`] reads it back as the same start: castling is written with files
    /// in Chess960 positions that would otherwise be read as chess.
    pub fn fen(&self) -> String {
        fen_of(&self.position)
    }
}

/// A position as FEN. Castling is as in X-FEN, but with files if a Chess960 position would
/// otherwise be read as chess.
pub fn fen_of(position: &Position) -> String {
    let setup = position.to_setup(EnPassantMode::Legal);
    let mode = position.castles().mode();
    let plain = CastlingMode::detect(&setup) == mode || !position.castles().any();
    let text = Fen::from_position(position, EnPassantMode::Legal).to_string();
    if plain || text.is_empty() {
        return text;
    }
    let letters = files(setup.castling_rights);
    let mut parts: Vec<&str> = text.split(' ').collect();
    if let Some(castling) = parts.get_mut(2) {
        *castling = &letters;
    }
    parts.join(" ")
}

/// Castling rights as in Shredder-FEN: `HAha`.
fn files(rooks: Bitboard) -> String {
    let mut text = String::new();
    for color in [shakmaty::Color::White, shakmaty::Color::Black] {
        let side = rooks & Bitboard::from_rank(color.backrank());
        for rook in side.into_iter().rev() {
            let file: File = rook.file();
            text.push(color.fold_wb(file.upper_char(), file.char()));
        }
    }
    text
}

impl Default for Start {
    fn default() -> Start {
        Start::standard()
    }
}

/// Compares positions exactly, including counters and castling.
impl PartialEq for Start {
    fn eq(&self, other: &Start) -> bool {
        self.position == other.position
            && self.position.halfmoves() == other.position.halfmoves()
            && self.position.fullmoves() == other.position.fullmoves()
            && self.mode() == other.mode()
    }
}

impl Eq for Start {}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.fen())
    }
}

impl TryFrom<String> for Start {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Start, &'static str> {
        let position = fen::read_kept(&text).map_err(|_| "no position")?;
        Ok(Start::from_position(position))
    }
}
