//! The content of a board: [`Scene`].

use shakmaty::{CastlingMode, Chess, Move, Square};

use crate::clock::Color;
use crate::game::MoveHistory;

/// The side that may move the pieces of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Movable {
    /// Nobody: the board is read-only.
    None,
    /// One side, on its turn.
    Only(Color),
    /// The side on move: two people share a screen.
    #[default]
    SideToMove,
}

/// A position and how to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The position on the board.
    pub position: Chess,
    /// Castling in standard chess or Chess960. Both accept putting the king on the rook; standard
    /// chess also accepts two squares.
    pub castling: CastlingMode,
    /// Start and end of the last move.
    pub last: Option<(Square, Square)>,
    /// The side that may move.
    pub movable: Movable,
    /// Which side is below.
    pub bottom: Color,
    /// Half-moves since the start of the game. Changes of more than one are not animated.
    pub ply: usize,
}

impl Scene {
    /// A game after `ply` half-moves.
    pub fn of_line(line: &MoveHistory, ply: usize, movable: Movable, bottom: Color) -> Scene {
        let position = line.position_at(ply).unwrap_or(line.position());
        let last = ply.checked_sub(1).and_then(|last| line.moves().get(last));
        Scene {
            position: position.clone(),
            castling: line.start().mode(),
            last: last.map(|&played| way(played)),
            movable,
            bottom,
            ply,
        }
    }
}

/// Start and end of a move; in castling, those of the king.
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

/// The line style of an arrow or circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// No modifier key: a solid line.
    #[default]
    Plain,
    /// With Shift or Control: dashed.
    Dashed,
    /// With Alt: dotted.
    Dotted,
    /// With Alt and Shift or Control: a double line.
    Double,
}

impl Brush {
    /// Its CSS class.
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
    /// The start of the arrow, or the circled square.
    pub from: Square,
    /// The end of the arrow; `None` means a circle.
    pub to: Option<Square>,
    /// The line style.
    pub brush: Brush,
}
