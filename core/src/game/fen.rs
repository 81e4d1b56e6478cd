//! Reading Forsyth-Edwards notation: a position as one line of text.
//!
//! Castling may be written as in FEN (`KQkq`), in X-FEN (`KQkq` for the
//! outermost rooks, a file for an inner one) and in Shredder-FEN (`HAha`).

mod error;
mod mend;
mod reader;

use shakmaty::{FromSetup, PositionErrorKinds, Role};

pub use self::error::{FenError, FenField, FenProblem, FenProblemKind};
pub(super) use self::mend::parse_mending;

use self::reader::{MAX_COUNTER, Reader, start_of};
use super::Position;
use crate::clock::Color;

/// Reads a FEN.
///
/// Reading is strict, because something that is nearly a FEN may be another position than was
/// meant: impossibly high numbers, `44` in a rank and `W` as the side to move are faults, as PGN
/// (16.1.3) allows only one way to write a position. Move number 0 is read as 1: collections of
/// puzzles write it, and it cannot mean another position.
///
/// The two counters may be missing, and then the castling rights and the en passant square too, as
/// in EPD and in what people type: they default to `- - 0 1`.
pub(super) fn parse(text: &str) -> Result<Position, FenError> {
    read_with(text, MAX_COUNTER)
}

/// The same for a text that was written and stored here, when there was no upper limit for numbers
/// yet.
pub(super) fn read_kept(text: &str) -> Result<Position, FenError> {
    read_with(text, u32::MAX)
}

fn read_with(text: &str, largest: u32) -> Result<Position, FenError> {
    let mut reader = Reader::new(largest);
    reader.text(text);
    if !reader.faults.is_empty() {
        return Err(FenError {
            faults: reader.faults,
        });
    }
    let (mode, setup, end) = (reader.mode(), reader.setup, text.chars().count());
    let kings = Color::ALL.map(|color| setup.board.by_piece(Role::King.of(color.into())).count());
    let turn = setup.turn.into();
    match Position::from_setup(setup, mode) {
        Ok(position) => Ok(position),
        Err(error) => Err(FenError {
            faults: of_position(error.kinds(), kings, turn, text, end),
        }),
    }
}

/// The faults of a whole position.
fn of_position(
    kinds: PositionErrorKinds,
    kings: [usize; 2],
    turn: Color,
    text: &str,
    end: usize,
) -> Vec<FenProblem> {
    use FenProblemKind as Kind;
    let mut faults = Vec::new();
    let mut add = |field: FenField, kind: Kind| {
        let at = start_of(text, field).unwrap_or(end);
        faults.push(FenProblem { field, at, kind });
    };
    if kinds.contains(PositionErrorKinds::EMPTY_BOARD) {
        add(FenField::Board, Kind::EmptyBoard);
    } else {
        for (color, number) in Color::ALL.into_iter().zip(kings) {
            match number {
                0 => add(FenField::Board, Kind::NoKing(color)),
                1 => {}
                _ => add(FenField::Board, Kind::Kings(color)),
            }
        }
    }
    let others = [
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            FenField::Board,
            Kind::PawnOnBackRank,
        ),
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            FenField::Board,
            Kind::TooMuchMaterial,
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            FenField::Turn,
            Kind::OpponentInCheck(turn.other()),
        ),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            FenField::Board,
            Kind::ImpossibleCheck,
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            FenField::Castling,
            Kind::Castling,
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            FenField::EnPassant,
            Kind::EnPassant,
        ),
    ];
    for (flag, field, kind) in others {
        if kinds.contains(flag) {
            add(field, kind);
        }
    }
    faults
}
