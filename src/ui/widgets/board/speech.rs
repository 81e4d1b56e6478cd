//! The board in words, for screen readers.

use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::state::BoardState;
use crate::clock::ByColor;
use crate::game::MoveHistory;
use crate::game::spoken::Spoken;
use crate::ui::text::board::{self as words, SquareText};

/// The order in which pieces are read aloud.
pub const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// Describes a square: its piece and state.
pub fn square(state: &BoardState, square: Square) -> String {
    let piece = state.piece(square);
    words::square(&SquareText {
        square,
        piece: piece.map(|piece| (piece.color, piece.role)),
        chosen: state.chosen() == Some(square),
        goal: state.shown_goals().contains(square),
        check: state.checked() == Some(square),
    })
}

/// Lists the pieces of each side.
pub fn pieces(position: &Chess) -> ByColor<String> {
    ByColor::from_fn(|side| {
        let side = Color::from(side);
        let groups: Vec<(Role, Vec<Square>)> = ROLES
            .into_iter()
            .map(|role| {
                let places = position.board().by_piece(role.of(side));
                let mut places: Vec<Square> = places.into_iter().collect();
                // Sorted by file, as is natural for pawns: a2, b2, e4, f2.
                places.sort_unstable_by_key(|square| (square.file(), square.rank()));
                (role, places)
            })
            .filter(|(_, places)| !places.is_empty())
            .collect();
        words::pieces(side, &groups)
    })
}

/// The whole position as text: White, Black and the side to move.
pub fn position(position: &Chess) -> String {
    let lines = pieces(position);
    let turn = words::position::to_move(position.turn(), position.is_check());
    [&lines.white, ". ", &lines.black, ". ", &turn, "."].concat()
}

/// A move in words, such as "White: knight g1 to f3, check". It must be legal in `before`.
pub fn moved(before: &Chess, made: Move) -> String {
    words::moved(before.turn(), &Spoken::of(before, made))
}

/// The move that led to the position after `ply` half-moves of a line, in words; nothing before the
/// first one.
pub fn led_to(line: &MoveHistory, ply: usize) -> Option<String> {
    let before = ply.checked_sub(1)?;
    let position = line.position_at(before)?;
    Some(moved(position, *line.moves().get(before)?))
}

/// The goals of the piece on a square, or `None` without a piece.
pub fn goals(state: &BoardState, from: Square) -> Option<String> {
    let piece = state.piece(from)?;
    let goals: Vec<Square> = state.goals(from).into_iter().collect();
    let name = words::names::piece(piece.color, piece.role);
    Some(words::goals(&name, &goals))
}

/// Lists the attackers of a square.
pub fn attackers(state: &BoardState, square: Square) -> String {
    let pieces: Vec<(Color, Role, Square)> = state
        .attackers(square)
        .filter_map(|from| {
            let piece = state.piece(from)?;
            Some((piece.color, piece.role, from))
        })
        .collect();
    words::attackers(square, &pieces)
}

/// The last move as known to the board: its start and end, and the piece now at its end.
pub fn last(state: &BoardState) -> String {
    let Some((from, to)) = state.scene().last else {
        return words::answer::no_move().into();
    };
    let piece = state.piece(to).map(|piece| (piece.color, piece.role));
    words::last(from, to, piece)
}
