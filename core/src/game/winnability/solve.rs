//! The solver: chasolver's proofs, checked and made presentable.
//!
//! chasolver has no time limit and cannot be interrupted. A caller that cannot wait runs it where
//! it can be killed, such as in a web worker.

use std::str::FromStr;

use chess::{Board, BoardBuilder, CastleRights, ChessMove};
use shakmaty::{Chess, EnPassantMode, Move, Position};

use super::explore::{Explored, explore, shorten};
use super::hunt::hunt;
use super::{Helpmate, Open, Unwinnable, Winnability, quick};
use crate::clock::Color;

/// The number of positions examined for a shorter helpmate: takes some tenths of a second.
const FOR_A_SHORTER: usize = 30_000;
/// The number examined for a presentable reason why no helpmate exists. This is requested rarely,
/// and may take a second.
const FOR_A_REASON: usize = 250_000;
/// The number examined before a game is ended by a proof.
const FOR_A_SECOND_OPINION: usize = 20_000;
/// The number examined from each position of a helpmate for a shorter way.
const DETOURS: usize = 1_500;
/// The maximum number of a side's pieces. Positions with more would overflow chasolver's list of
/// moves.
const MAX_PIECES: usize = 16;

/// Whether this side can checkmate (6.9), by all stages. It may take seconds, in rare positions
/// minutes.
pub fn solve(position: &Chess, winner: Color) -> Winnability {
    let (verdict, more) = decide(position, winner);
    if more {
        explain(position, winner, verdict)
    } else {
        verdict
    }
}

/// Whether this side can checkmate, by as many stages as needed, and whether [`explain`] may
/// improve the answer.
pub fn decide(position: &Chess, winner: Color) -> (Winnability, bool) {
    if let Some(verdict) = quick(position, winner) {
        return (verdict, false);
    }
    let (board, castling) = match board(position) {
        Ok(known) => known,
        Err(open) => return (Winnability::Undetermined(open), true),
    };
    let side = foreign(winner);
    // With a castling right missing, "cannot" is not proved.
    let cannot = match castling {
        Castling::Kept => Winnability::Cannot(Unwinnable::Proved),
        Castling::Lost => Winnability::Undetermined(Open::Castling),
    };
    if chasolver::is_unwinnable_fast(&board, side) {
        return (cannot, true);
    }
    let verdict = match chasolver::winnability(&board, side) {
        Some(chasolver::Winnability::Winnable { helpmate }) => {
            let uci: Vec<String> = helpmate.iter().map(ChessMove::to_string).collect();
            match Helpmate::replay(position, winner, &uci) {
                Some(line) => Winnability::CanMate(line),
                None => Winnability::Undetermined(Open::Disputed),
            }
        }
        Some(chasolver::Winnability::Unwinnable) => cannot,
        None => match castling {
            Castling::Kept => Winnability::Undetermined(Open::Unresolved),
            Castling::Lost => cannot,
        },
    };
    (verdict, true)
}

/// Confirms a verdict that there is no mate by examining every position, if there are few. This is
/// quick, because a game to be ended by the verdict waits for it.
pub fn confirm(position: &Chess, winner: Color, verdict: Winnability) -> Winnability {
    match verdict {
        Winnability::CanMate(_) => verdict,
        Winnability::Cannot(_) => weigh(position, winner, verdict, FOR_A_SECOND_OPINION),
        Winnability::Undetermined(_) => explain(position, winner, verdict),
    }
}

/// Improves a verdict by examining positions one by one: a shorter helpmate, or a reason that can
/// be shown; or decides an open question.
pub fn explain(position: &Chess, winner: Color, verdict: Winnability) -> Winnability {
    let most = match verdict {
        Winnability::CanMate(_) => FOR_A_SHORTER,
        _ => FOR_A_REASON,
    };
    weigh(position, winner, verdict, most)
}

/// Combines the verdict with the result of examining at most `most` positions.
fn weigh(position: &Chess, winner: Color, verdict: Winnability, most: usize) -> Winnability {
    match (explore(position, winner, most), verdict) {
        // A mate found takes precedence over any proof that there is none.
        (Explored::Mate(line), verdict) => line_of(position, winner, line)
            .map_or(verdict, |line| Winnability::CanMate(line.proved_shortest())),
        (Explored::NoMate { .. }, Winnability::CanMate(line)) => Winnability::CanMate(line),
        (Explored::NoMate { positions, locked }, _) => {
            Winnability::Cannot(Unwinnable::Exhausted { positions, locked })
        }
        (Explored::Unfinished { no_mate_in }, Winnability::CanMate(line)) => {
            let longest = line.moves().len().saturating_sub(1);
            let moves = hunt(position, winner, longest)
                .unwrap_or_else(|| shorten(position, line.moves().to_vec(), DETOURS));
            let line = line_of(position, winner, moves).unwrap_or(line);
            Winnability::CanMate(if line.moves().len() == no_mate_in + 1 {
                line.proved_shortest()
            } else {
                line
            })
        }
        (Explored::Unfinished { .. }, verdict) => verdict,
    }
}

fn line_of(position: &Chess, winner: Color, moves: Vec<Move>) -> Option<Helpmate> {
    let mode = position.castles().mode();
    let uci: Vec<String> = moves
        .iter()
        .map(|played| played.to_uci(mode).to_string())
        .collect();
    Helpmate::replay(position, winner, &uci)
}

/// Whether chasolver was given all castling rights.
#[derive(Clone, Copy)]
enum Castling {
    Kept,
    Lost,
}

/// The position in chasolver's form.
fn board(position: &Chess) -> Result<(Board, Castling), Open> {
    let pieces = position.board();
    if [shakmaty::Color::White, shakmaty::Color::Black]
        .iter()
        .any(|&color| pieces.by_color(color).count() > MAX_PIECES)
    {
        return Err(Open::TooManyPieces);
    }
    let mut builder = BoardBuilder::new();
    for (square, piece) in pieces {
        let role = match piece.role {
            shakmaty::Role::Pawn => chess::Piece::Pawn,
            shakmaty::Role::Knight => chess::Piece::Knight,
            shakmaty::Role::Bishop => chess::Piece::Bishop,
            shakmaty::Role::Rook => chess::Piece::Rook,
            shakmaty::Role::Queen => chess::Piece::Queen,
            shakmaty::Role::King => chess::Piece::King,
        };
        let square = chess::Square::from_str(&square.to_string()).map_err(|_| Open::Unresolved)?;
        builder.piece(square, role, foreign(piece.color.into()));
    }
    builder.side_to_move(foreign(position.turn().into()));
    builder.en_passant(
        position
            .ep_square(EnPassantMode::Legal)
            .map(|square| chess::File::from_index(square.file() as usize)),
    );
    let mut castling = Castling::Kept;
    for color in Color::ALL {
        builder.castle_rights(foreign(color), rights(position, color, &mut castling));
    }
    // Everything that it rejects, shakmaty has rejected before.
    let board = Board::try_from(&builder).map_err(|_| Open::Unresolved)?;
    Ok((board, castling))
}

/// A side's castling rights, as far as king and rook are on their squares in chess.
fn rights(position: &Chess, color: Color, castling: &mut Castling) -> CastleRights {
    use shakmaty::{CastlingSide, File};
    let side = shakmaty::Color::from(color);
    let at_home = position
        .board()
        .king_of(side)
        .is_some_and(|king| king.file() == File::E);
    let mut has = |castle: CastlingSide, home: File| {
        let Some(rook) = position.castles().rook(side, castle) else {
            return false;
        };
        let standard = at_home && rook.file() == home;
        if !standard {
            *castling = Castling::Lost;
        }
        standard
    };
    match (
        has(CastlingSide::KingSide, File::H),
        has(CastlingSide::QueenSide, File::A),
    ) {
        (true, true) => CastleRights::Both,
        (true, false) => CastleRights::KingSide,
        (false, true) => CastleRights::QueenSide,
        (false, false) => CastleRights::NoRights,
    }
}

fn foreign(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}
