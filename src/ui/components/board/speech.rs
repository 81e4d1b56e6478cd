//! The board in words, for those who hear it.

use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::state::BoardState;
use crate::clock::ByColor;
use crate::game::spoken::Spoken;
use crate::ui::text::{self, SquareText};

/// The order in which pieces are read and offered.
pub const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The name of a square: what it is, what stands there, what can be done.
pub fn square(state: &BoardState, square: Square) -> String {
    let piece = state.piece(square);
    (text::board().square)(&SquareText {
        square,
        piece: piece.map(|piece| (piece.color, piece.role)),
        chosen: state.chosen() == Some(square),
        goal: state.shown_goals().contains(square),
        check: state.checked() == Some(square),
    })
}

/// Where the pieces of both sides are: one line each.
pub fn pieces(position: &Chess) -> ByColor<String> {
    ByColor::from_fn(|side| {
        let side = Color::from(side);
        let groups: Vec<(Role, Vec<Square>)> = ROLES
            .into_iter()
            .map(|role| {
                let places = position.board().by_piece(role.of(side));
                let mut places: Vec<Square> = places.into_iter().collect();
                // By files, as one looks for pawns: a2, b2, e4, f2.
                places.sort_unstable_by_key(|square| (square.file(), square.rank()));
                (role, places)
            })
            .filter(|(_, places)| !places.is_empty())
            .collect();
        (text::board().pieces)(side, &groups)
    })
}

/// The whole position as text: White, Black, and who is to move.
pub fn position(position: &Chess) -> String {
    let lines = pieces(position);
    let turn = (text::board().to_move)(position.turn(), position.is_check());
    [&lines.white, ". ", &lines.black, ". ", &turn, "."].concat()
}

/// A move in words, made in the position before it: "White: knight g1 to f3,
/// check". The move has to be legal there.
pub fn moved(before: &Chess, made: Move) -> String {
    (text::board().moved)(before.turn(), &Spoken::of(before, made))
}

/// Where the piece of a square can move, or `None` where there is none.
pub fn goals(state: &BoardState, from: Square) -> Option<String> {
    let piece = state.piece(from)?;
    let goals: Vec<Square> = state.goals(from).into_iter().collect();
    let name = (text::board().piece)(piece.color, piece.role);
    Some((text::board().goals)(&name, &goals))
}

/// What attacks a square.
pub fn attackers(state: &BoardState, square: Square) -> String {
    let pieces: Vec<(Color, Role, Square)> = state
        .attackers(square)
        .filter_map(|from| {
            let piece = state.piece(from)?;
            Some((piece.color, piece.role, from))
        })
        .collect();
    (text::board().attackers)(square, &pieces)
}

/// The last move, as far as the board knows it: what stands where it went, and
/// from where it came.
pub fn last(state: &BoardState) -> String {
    let Some((from, to)) = state.scene().last else {
        return text::board().no_move.into();
    };
    let piece = state.piece(to).map(|piece| (piece.color, piece.role));
    (text::board().last)(from, to, piece)
}
