//! A line of moves that ends in checkmate.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Position};

use crate::clock::Color;

/// Moves of both sides that lead from a position to a checkmate by one of them.
/// Every value of this type has been replayed by the rules of chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helpmate {
    moves: Vec<Move>,
    shortest: bool,
}

impl Helpmate {
    /// Longer ones are rejected. The solver's have at most 144 half-moves.
    pub const MAX_LENGTH: usize = 256;

    /// The line of these moves, in UCI's notation (`e2e4`, `e7e8q`; castling as the king's move or
    /// onto the rook), from this position. `None` if one of them is illegal, there are too many, or
    /// it does not end in checkmate by the winner.
    pub fn replay(position: &Chess, winner: Color, uci: &[String]) -> Option<Helpmate> {
        if uci.len() > Helpmate::MAX_LENGTH {
            return None;
        }
        let mut position = position.clone();
        let mut moves = Vec::with_capacity(uci.len());
        for text in uci {
            let uci: UciMove = text.parse().ok()?;
            let played = uci.to_move(&position).ok()?;
            position.play_unchecked(played);
            moves.push(played);
        }
        let mated = shakmaty::Color::from(winner.other());
        (position.turn() == mated && position.is_checkmate()).then_some(Helpmate {
            moves,
            shortest: false,
        })
    }

    /// The empty line, for a position that is mate already.
    pub(super) fn mated() -> Helpmate {
        Helpmate {
            moves: Vec::new(),
            shortest: true,
        }
    }

    /// The same, proved to be the shortest.
    #[must_use]
    pub(crate) fn proved_shortest(mut self) -> Helpmate {
        self.shortest = true;
        self
    }

    /// Its moves. Empty if the position is mate already.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Whether it is proved that no helpmate has fewer moves.
    pub fn is_shortest(&self) -> bool {
        self.shortest
    }

    /// Its moves in UCI's notation.
    pub fn uci(&self, mode: CastlingMode) -> Vec<String> {
        self.moves
            .iter()
            .map(|played| played.to_uci(mode).to_string())
            .collect()
    }
}
