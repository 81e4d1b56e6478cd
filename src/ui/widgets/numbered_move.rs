//! A move with its number, as prose has it: [`numbered`].

use shakmaty::Position as _;

use crate::game::{Move, MoveHistory, Position};
use crate::ui::context::piece_letters::san;

/// A move with its number: `23…Rd8`.
pub(crate) fn numbered(before: &Position, play: Move) -> String {
    let dots = match before.turn() {
        shakmaty::Color::White => ".",
        shakmaty::Color::Black => "\u{2026}",
    };
    [&*before.fullmoves().to_string(), dots, &san(before, play)].concat()
}

/// The move that leads to a ply of a line, with its number.
pub(crate) fn move_to(line: &MoveHistory, ply: usize) -> Option<String> {
    let before = ply.checked_sub(1)?;
    Some(numbered(
        line.position_at(before)?,
        *line.moves().get(before)?,
    ))
}
