//! The look of a board: [`BoardLook`].

use shakmaty::{Color as Side, Piece, Role};

use crate::settings::{BoardColours, BoardSettings};

/// The drawings of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceSet {
    /// Colin M.L. Burnett's.
    #[default]
    Cburnett,
}

impl PieceSet {
    /// Its name, as it is stored and as the style knows it.
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Cburnett => "cburnett",
        }
    }

    /// Where its style is, from the page.
    pub const fn style(self) -> &'static str {
        match self {
            PieceSet::Cburnett => "public/pieces/cburnett.css",
        }
    }
}

/// How a board looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// Whether the files and ranks are named at the edge, where there is room.
    pub coordinates: bool,
    /// The colours of the squares.
    pub colours: BoardColours,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether pieces glide. They do not if the device asks for no motion.
    pub animate: bool,
    /// The side whose pieces are upside down, for a player across the table.
    pub turned: Option<Side>,
}

impl From<&BoardSettings> for BoardLook {
    fn from(settings: &BoardSettings) -> BoardLook {
        BoardLook {
            coordinates: settings.coordinates,
            colours: settings.colours,
            ..BoardLook::default()
        }
    }
}

impl Default for BoardLook {
    fn default() -> BoardLook {
        BoardLook {
            coordinates: true,
            colours: BoardColours::default(),
            pieces: PieceSet::default(),
            animate: true,
            turned: None,
        }
    }
}

/// A piece as the style of a set knows it.
pub(crate) const fn piece_name(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Side::White, Role::Pawn) => "wp",
        (Side::White, Role::Knight) => "wn",
        (Side::White, Role::Bishop) => "wb",
        (Side::White, Role::Rook) => "wr",
        (Side::White, Role::Queen) => "wq",
        (Side::White, Role::King) => "wk",
        (Side::Black, Role::Pawn) => "bp",
        (Side::Black, Role::Knight) => "bn",
        (Side::Black, Role::Bishop) => "bb",
        (Side::Black, Role::Rook) => "br",
        (Side::Black, Role::Queen) => "bq",
        (Side::Black, Role::King) => "bk",
    }
}
