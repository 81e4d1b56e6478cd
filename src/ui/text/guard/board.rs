//! The texts of the chess board, of a game on it, and of games to look at.

use shakmaty::{Color as Side, Role, Square};

use super::Sheet;
use crate::clock::Color;
use crate::game::Winnability;
use crate::game::fen::FenError;
use crate::game::notation::MoveError;
use crate::game::pgn::PgnError;
use crate::game::spoken::Spoken;
use crate::ui::text::board::{self, PieceKind, PieceOnSquare, SquareText};
use crate::ui::text::play;
use crate::ui::text::study;

/// Renders those of the chess board: each, and what is put together of them.
pub(super) fn walk(sheet: &mut Sheet) {
    board::walk(sheet);
    sheet.one(
        "square",
        &(board::square as fn(&'static SquareText) -> String),
    );
    sheet.two(
        "pieces",
        &(board::pieces as fn(Side, &'static [PieceKind]) -> String),
    );
    sheet.two(
        "moved",
        &(board::moved as fn(Side, &'static Spoken) -> String),
    );
    sheet.two(
        "goals",
        &(board::goals as fn(&'static str, &'static [Square]) -> String),
    );
    let attackers = board::attackers as fn(Square, &'static [PieceOnSquare]) -> String;
    sheet.two("attackers", &attackers);
    sheet.three(
        "last",
        &(board::last as fn(Square, Square, Option<(Side, Role)>) -> String),
    );
}

/// Renders those of a game on it.
pub(super) fn walk_play(sheet: &mut Sheet) {
    play::walk(sheet);
    sheet.one(
        "move_problem",
        &(play::move_problem as fn(&'static MoveError) -> String),
    );
    sheet.one(
        "fen_problem",
        &(play::fen_problem as fn(&'static FenError) -> String),
    );
    sheet.two(
        "verdict",
        &(play::verdict as fn(Color, &'static Winnability) -> String),
    );
}

/// Renders those of games to look at.
pub(super) fn walk_study(sheet: &mut Sheet) {
    study::walk(sheet);
    sheet.one(
        "problem",
        &(study::problem as fn(&'static PgnError) -> String),
    );
    let mark = |nag| study::notes::mark(nag);
    sheet.place("notes", |sheet| {
        sheet.one("every_mark", &(mark as fn(u8) -> String))
    });
}
