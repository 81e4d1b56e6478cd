//! The texts of the chess board: `locales/TAG/board.ftl`. The functions here put together what is
//! read aloud, of squares, of the position and of moves.

use shakmaty::{Color as Side, Role, Square};

use crate::game::spoken::{Attack, Castling, Spoken};
use crate::words::{Arg, Number, area};

area!("board", written by super::base::WRITERS);

/// All pieces of a side and kind.
pub type PieceKind = (Role, Vec<Square>);

/// One piece, and where it stands.
pub type PieceOnSquare = (Side, Role, Square);

/// A square, to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareText {
    /// The square itself.
    pub square: Square,
    /// The piece that stands there.
    pub piece: Option<(Side, Role)>,
    /// The piece there is chosen.
    pub chosen: bool,
    /// The piece that is chosen can go there.
    pub goal: bool,
    /// A king in check stands there.
    pub check: bool,
}

/// A square with its piece and state.
pub fn square(of: &SquareText) -> String {
    let piece = of.piece.map(|(side, role)| names::piece(side, role));
    let (name, occupied) = (of.square.to_string(), piece.is_some());
    let piece = piece.unwrap_or_default();
    square::says(&name, occupied, &piece, of.check, of.chosen, of.goal)
}

/// The pieces of a side, kind by kind: `White: king e1; pawns a2, b2`.
pub fn pieces(side: Side, kinds: &[PieceKind]) -> String {
    let kinds = kinds
        .iter()
        .map(|(role, places)| position::kind(places.len(), *role, &squares(places)));
    position::side(side, &kinds.collect::<Vec<_>>().join(list::semicolon()))
}

/// A move as one says it.
pub fn moved(side: Side, made: &Spoken) -> String {
    let Spoken { role, from, to, .. } = *made;
    let [from, to] = [from, to].map(|square| square.to_string());
    let mut words = match (made.castling, made.capture) {
        (Some(castling), _) => moved::castles(side, castling),
        (None, Some(taken)) => {
            let taken = moved::taken(taken);
            moved::captures(side, role, &from, taken, &to, made.en_passant)
        }
        (None, None) => moved::goes(side, role, &from, &to),
    };
    if let Some(new) = made.promotion {
        words += &moved::becomes(new);
    }
    words + moved::attack(made.attack)
}

/// The last move, of which only the squares are known.
pub fn last(from: Square, to: Square, piece: Option<(Side, Role)>) -> String {
    let [from, to] = [from, to].map(|square| square.to_string());
    match piece {
        Some((side, role)) => answer::last_of(side, role, &from, &to),
        None => answer::last(&from, &to),
    }
}

/// The squares to which a piece can go.
pub fn goals(piece: &str, goals: &[Square]) -> String {
    answer::goals(piece, goals.len(), &squares(goals))
}

/// The pieces that attack a square.
pub fn attackers(square: Square, pieces: &[PieceOnSquare]) -> String {
    let attackers = pieces
        .iter()
        .map(|&(side, role, from)| answer::attacker(side, role, &from.to_string()));
    let attackers = attackers.collect::<Vec<_>>().join(list::comma());
    answer::attackers(&square.to_string(), pieces.len(), &attackers)
}

fn squares(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(list::comma())
}
