//! How the board alone ends a game: [`BoardFact`].

use serde::{Deserialize, Serialize};
use shakmaty::Position as _;

use super::Position;
use crate::clock::{BoardEnd, Color};

/// A fact on the board that ends a game at once, whatever the clocks show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardFact {
    /// The side to move is checkmated (5.1.1).
    Checkmate {
        /// The side that gave mate, which is not to move.
        winner: Color,
    },
    /// The side to move has no legal move, and is not in check (5.2.1).
    Stalemate,
    /// Neither side can mate by any series of legal moves (5.2.2).
    DeadPosition,
}

impl From<BoardFact> for BoardEnd {
    fn from(fact: BoardFact) -> BoardEnd {
        match fact {
            BoardFact::Checkmate { winner } => BoardEnd::Checkmate { winner },
            BoardFact::Stalemate => BoardEnd::Stalemate,
            BoardFact::DeadPosition => BoardEnd::DeadPosition,
        }
    }
}

/// The fact that ends the game in this position, if there is one.
///
/// A dead position is recognised by its material only: a king and at most one minor piece, or
/// bishops on squares of one colour, against a king. This is sound, but incomplete: pawns that
/// block each other for good are not recognised. Such positions are proved dead later by the
/// solver, and the game still ends with the move that led there
/// ([`Scoresheet::end_as_dead`](super::sheet::Scoresheet::end_as_dead)). [`super::winnability`] gives the
/// exact verdict.
///
/// ```
/// use zeitnot_core::game::{ending, start::Start};
/// use zeitnot_core::clock::Color;
///
/// let mated = Start::from_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").unwrap();
/// let winner = Color::White;
/// assert_eq!(ending::end_of(mated.position()), Some(ending::BoardFact::Checkmate { winner }));
/// ```
pub fn end_of(position: &Position) -> Option<BoardFact> {
    if position.legal_moves().is_empty() {
        Some(if position.is_check() {
            BoardFact::Checkmate {
                winner: position.turn().other().into(),
            }
        } else {
            BoardFact::Stalemate
        })
    } else if position.is_insufficient_material() {
        Some(BoardFact::DeadPosition)
    } else {
        None
    }
}
