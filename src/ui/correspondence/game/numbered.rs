//! Moves as they are written with their numbers.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position as _};

use crate::game::{MoveHistory, Position};
use crate::ui::context::piece_letters::san;

/// A move whose position is unknown: `e1–g1`.
pub(super) fn squares(uci: &UciMove) -> String {
    let text = uci.to_string();
    match text.split_at_checked(2) {
        Some((from, to)) => [from, "\u{2013}", to].concat(),
        None => text,
    }
}

/// A move with its number: `23… Rd8`.
pub(in crate::ui::correspondence) fn numbered(line: &MoveHistory, ply: usize) -> String {
    let before = ply.checked_sub(1).and_then(|ply| line.position_at(ply));
    match (
        before,
        ply.checked_sub(1).and_then(|at| line.moves().get(at)),
    ) {
        (Some(before), Some(play)) => with_number(before, *play),
        _ => String::new(),
    }
}

/// A move of a position with its number: `23… Rd8`.
pub(super) fn with_number(before: &Position, play: Move) -> String {
    let dots = match before.turn() {
        shakmaty::Color::White => ". ",
        shakmaty::Color::Black => "\u{2026} ",
    };
    [&before.fullmoves().to_string(), dots, &san(before, play)].concat()
}
