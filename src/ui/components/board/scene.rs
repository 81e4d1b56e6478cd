//! What a board shows: [`Scene`].

use shakmaty::{CastlingMode, Chess, Move, Square};

use crate::clock::Color;

/// Who may move the pieces of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Movable {
    /// Nobody: a board to look at.
    None,
    /// One side, when it is on the move.
    Only(Color),
    /// Whoever is on the move: two people at one screen.
    #[default]
    SideToMove,
}

/// A position and what is to be shown of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The position on the board.
    pub position: Chess,
    /// Whether castling is as in standard chess or as in Chess960. In both the
    /// king may be put on the rook; in standard chess also two squares away.
    pub castling: CastlingMode,
    /// From where to where the last move went.
    pub last: Option<(Square, Square)>,
    /// Who may move.
    pub movable: Movable,
    /// Who sits at the lower edge.
    pub bottom: Color,
    /// Half-moves since the start of the game. A change by more than one is a
    /// jump, and its pieces are put there at once.
    pub ply: usize,
}

/// From where to where a move goes; the king's way where it castles.
pub fn way(played: Move) -> (Square, Square) {
    let from = played.from().unwrap_or(played.to());
    let to = match played.castling_side() {
        Some(side) => Square::from_coords(side.king_to_file(), from.rank()),
        None => played.to(),
    };
    (from, to)
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            position: Chess::default(),
            castling: CastlingMode::Standard,
            last: None,
            movable: Movable::default(),
            bottom: Color::White,
            ply: 0,
        }
    }
}

/// The pen of an arrow or a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// Drawn with no key held down: a whole line.
    #[default]
    Plain,
    /// With Shift or Control: dashed.
    Dashed,
    /// With Alt: dotted.
    Dotted,
    /// With both: a double line.
    Double,
}

impl Brush {
    /// Its name, as the style knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Brush::Plain => "plain",
            Brush::Dashed => "dashed",
            Brush::Dotted => "dotted",
            Brush::Double => "double",
        }
    }
}

/// An arrow, or a circle around a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Where it begins.
    pub from: Square,
    /// Where the arrow points; none is a circle.
    pub to: Option<Square>,
    /// What it is drawn with.
    pub brush: Brush,
}
