//! The automatic opponent on a lesson's board: [`choose`].
//!
//! It is there to be played against on the clock, not to play well: it searches two half-moves
//! beyond its own, counts material, avoids losing pieces, and never stops playing. The same game
//! always gets the same move.

use shakmaty::{Color, Move, Position as _, Role};

use crate::game::ending::{BoardFact, end_of};
use crate::game::{MoveHistory, Position};

/// The number of half-moves it searches after its own; captures are followed to their end.
const AHEAD: u32 = 2;
/// The value of a pawn.
const PAWN: i32 = 100;
/// More than the value of all material on a board.
const MATE: i32 = 1_000_000;
/// The material it gives up to avoid a draw: it plays for a win.
const CONTEMPT: i32 = PAWN / 2;

/// Its move in the last position of a line; `None` if there is no legal one.
pub(super) fn choose(line: &MoveHistory) -> Option<Move> {
    let position = line.position();
    let mut best: Option<(i32, Move)> = None;
    for played in position.legal_moves() {
        let worth = worth(line, played);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, played));
        }
    }
    best.map(|(_, played)| played)
}

fn worth(line: &MoveHistory, played: Move) -> i32 {
    let before = line.position();
    let mut after = before.clone();
    after.play_unchecked(played);
    let me = before.turn();
    let seen = line.positions().iter().filter(|past| **past == after);
    // Returning to a previous position is no attempt to win.
    let again = 30 * i32::try_from(seen.count()).unwrap_or(0);
    // Avoids positions in which an enemy piece can capture, even in an equal exchange.
    let captures = after.capture_moves();
    let exposed = captures.iter().any(|answer| answer.role() != Role::Pawn);
    let exposed = if exposed { 40 } else { 0 };
    let search = -value(&after, me, AHEAD, -2 * MATE, 2 * MATE);
    search - again - exposed + wander(line.ply(), played)
}

/// The value of a position to the side to move, in hundredths of a pawn. `me` avoids draws.
fn value(position: &Position, me: Color, ahead: u32, low: i32, high: i32) -> i32 {
    match end_of(position) {
        // A nearer mate is better.
        Some(BoardFact::Checkmate { .. }) => return -MATE - ahead as i32,
        Some(_) if position.turn() == me => return -CONTEMPT,
        Some(_) => return CONTEMPT,
        None => {}
    }
    let mut low = low;
    let moves = if ahead == 0 {
        low = low.max(material(position));
        position.capture_moves()
    } else {
        position.legal_moves()
    };
    for played in moves {
        if low >= high {
            break;
        }
        let mut next = position.clone();
        next.play_unchecked(played);
        low = low.max(-value(&next, me, ahead.saturating_sub(1), -high, -low));
    }
    low
}

fn material(position: &Position) -> i32 {
    let side = |color: Color| -> i32 {
        let men = position.board().material_side(color);
        let worth = |role: Role, men: u8| of(role) * i32::from(men);
        worth(Role::Pawn, men.pawn)
            + worth(Role::Knight, men.knight)
            + worth(Role::Bishop, men.bishop)
            + worth(Role::Rook, men.rook)
            + worth(Role::Queen, men.queen)
    };
    side(position.turn()) - side(position.turn().other())
}

fn of(role: Role) -> i32 {
    match role {
        Role::Pawn => PAWN,
        Role::Knight | Role::Bishop => 3 * PAWN,
        Role::Rook => 5 * PAWN,
        Role::Queen => 9 * PAWN,
        Role::King => 0,
    }
}

/// Less than any difference that counts, and different for each move: so that among equal moves it
/// does not keep moving the same piece to and fro.
fn wander(ply: usize, played: Move) -> i32 {
    let square = |square: shakmaty::Square| u32::from(square) as usize;
    let from = played.from().map_or(0, square);
    let mixed = (ply * 31 + from * 17 + square(played.to()) * 7) % 11;
    i32::try_from(mixed).unwrap_or(0)
}
