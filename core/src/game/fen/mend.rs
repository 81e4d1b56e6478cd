//! Reading a FEN whose rights are impossible: [`parse_mending`].

use shakmaty::{Bitboard, CastlingMode, FromSetup};

use super::error::{FenError, FenProblem, FenProblemKind};
use super::parse;
use super::reader::{MAX_COUNTER, Reader};
use crate::game::Position;

/// Reads a FEN as [`parse`] does, but leaves out castling rights without king and rook in their
/// places, and an en passant square behind no pawn. Programs write these after a position was set
/// up by hand, and they say nothing about where the pieces are. Returns what was left out, too.
pub(in crate::game) fn parse_mending(text: &str) -> Result<(Position, Vec<FenProblem>), FenError> {
    let error = match parse(text) {
        Ok(position) => return Ok((position, Vec::new())),
        Err(error) => error,
    };
    let is_right = |fault: &FenProblem| {
        matches!(
            fault.kind,
            FenProblemKind::Castling | FenProblemKind::EnPassant
        )
    };
    if !error.faults.iter().all(is_right) {
        return Err(error);
    }
    match without_impossible_rights(text, &error.faults) {
        Some(position) => Ok((position, error.faults)),
        None => Err(error),
    }
}

fn without_impossible_rights(text: &str, faults: &[FenProblem]) -> Option<Position> {
    let mut reader = Reader::new(MAX_COUNTER);
    reader.text(text);
    let castling = |fault: &FenProblem| fault.kind == FenProblemKind::Castling;
    if faults.iter().any(|fault| !castling(fault)) {
        reader.setup.ep_square = None;
    }
    if faults.iter().any(castling) {
        // `KQkq` means chess as long as one of the four is possible there; Chess960 is only what
        // needs it.
        let modes = [CastlingMode::Standard, CastlingMode::Chess960];
        let all = reader.setup.castling_rights;
        for mode in modes.into_iter().skip(usize::from(reader.letters)) {
            reader.setup.castling_rights = Bitboard::EMPTY;
            for rook in all {
                let before = reader.setup.castling_rights;
                reader.setup.castling_rights = before.with(rook);
                if Position::from_setup(reader.setup.clone(), mode).is_err() {
                    reader.setup.castling_rights = before;
                }
            }
            if reader.setup.castling_rights.any() {
                break;
            }
        }
    }
    let mode = reader.mode();
    Position::from_setup(reader.setup, mode).ok()
}
