//! The chess game: where it begins, its moves, its notation, how it ends, and
//! whether a side can still win. The rules of chess are shakmaty's. Pure.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`start`] | the start of a game: any legal position |
//! | [`fen`] | reading FEN, with all faults and their places |
//! | [`history`] | a game in one line, and what may be claimed in it |
//! | [`captured`] | the pieces that each side has captured |
//! | [`notation`] | moves as text: SAN, long algebraic, UCI |
//! | [`spoken`] | the parts of a move that are spoken |
//! | [`ending`] | how a game ends on the board |
//! | [`sheet`] | a game on the board beside a clock: moves, take-backs, offers, claims |
//! | [`winnability`] | can that side still win (6.9)? |
//! | [`material`] | what the material alone decides about it |
//! | [`tree`] | a game with variations, comments and marks |
//! | [`tags`] | the name-value pairs before its moves |
//! | [`book`] | the games of a PGN text, one of them chosen, and how they are stored |
//! | [`pgn`] | reading and writing such games as PGN, and the times in comments |

pub mod book;
pub mod captured;
pub mod ending;
pub mod fen;
pub mod history;
pub mod material;
pub mod notation;
pub mod pgn;
pub mod sheet;
pub mod spoken;
pub mod start;
pub mod tags;
pub mod tree;
pub mod winnability;

pub use history::MoveHistory;
pub use sheet::Scoresheet;
pub use start::Start;
pub use tree::{GameTree, NodeId};
pub use winnability::{Unwinnable, Winnability};

use crate::clock::Color;

/// A legal position: pieces, side to move, castling, en passant, and the two counters. Equality
/// follows 9.2.3: the counters are ignored, and en passant counts only if the capture is legal.
pub type Position = shakmaty::Chess;

pub use shakmaty::{CastlingMode, Move, Role, Square};

impl From<Color> for shakmaty::Color {
    fn from(color: Color) -> shakmaty::Color {
        match color {
            Color::White => shakmaty::Color::White,
            Color::Black => shakmaty::Color::Black,
        }
    }
}

impl From<shakmaty::Color> for Color {
    fn from(color: shakmaty::Color) -> Color {
        match color {
            shakmaty::Color::White => Color::White,
            shakmaty::Color::Black => Color::Black,
        }
    }
}
