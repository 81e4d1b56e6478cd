//! Shorter helpmates, by a beam search through the positions that look nearest to a mate.

use std::collections::HashSet;

use shakmaty::{Chess, Color as Side, Move, Position, Role, Square, attacks};

use crate::clock::Color;

/// The number of positions followed after each move.
const WIDTH: usize = 150;

/// A helpmate of at most `longest` half-moves, if the search finds one. It proves nothing: there
/// may be others, and shorter ones.
pub fn hunt(position: &Chess, winner: Color, longest: usize) -> Option<Vec<Move>> {
    let side = Side::from(winner);
    let mut known = HashSet::new();
    known.insert(position.clone());
    // How each followed position was reached: the index of the previous one, and the move.
    let mut ways: Vec<(usize, Move)> = Vec::new();
    let mut level = vec![(position.clone(), usize::MAX)];
    for _ in 0..longest {
        let mut next: Vec<(i32, Chess, usize, Move)> = Vec::new();
        for (before, number) in &level {
            for played in before.legal_moves() {
                let mut position = before.clone();
                position.play_unchecked(played);
                if position.has_insufficient_material(side) || !known.insert(position.clone()) {
                    continue;
                }
                if position.turn() != side && position.is_checkmate() {
                    return Some(line_to(&ways, *number, played));
                }
                next.push((distance(&position, side), position, *number, played));
            }
        }
        if next.len() > WIDTH {
            next.select_nth_unstable_by_key(WIDTH, |(distance, ..)| *distance);
            next.truncate(WIDTH);
        }
        level.clear();
        for (_, position, number, played) in next {
            ways.push((number, played));
            level.push((position, ways.len() - 1));
        }
    }
    None
}

fn line_to(ways: &[(usize, Move)], mut number: usize, last: Move) -> Vec<Move> {
    let mut line = vec![last];
    while let Some(&(before, played)) = ways.get(number) {
        line.push(played);
        number = before;
    }
    line.reverse();
    line
}

/// The estimated distance of a position from mate by this side; less is nearer. In a mate the king
/// has no escape square, is at the edge and near the other king, and the attacker has a piece that
/// can give mate.
fn distance(position: &Chess, side: Side) -> i32 {
    let board = position.board();
    let (Some(prey), Some(hunter)) = (board.king_of(!side), board.king_of(side)) else {
        return i32::MAX;
    };
    let occupied = board.occupied().without(prey);
    let free = attacks::king_attacks(prey)
        .into_iter()
        .filter(|&square| {
            !board.by_color(!side).contains(square)
                && board.attacks_to(square, side, occupied).is_empty()
        })
        .count() as i32;
    let mut far = 3 * free + 2 * to_the_edge(prey) + prey.distance(hunter) as i32;
    let own = board.by_color(side);
    let heavy = own & board.rooks_and_queens();
    if heavy.is_empty() {
        let pawn = (own & board.pawns())
            .into_iter()
            .map(|square| 4 + 5 * to_promote(square, side))
            .min();
        // Pieces without a pawn, such as two bishops, may also suffice.
        far += pawn.unwrap_or(8).min(30);
    } else {
        let nearest = heavy.into_iter().map(|square| square.distance(prey)).min();
        far += nearest.unwrap_or(0) as i32;
    }
    if position.turn() != side && position.is_check() {
        far -= 2;
    }
    // A piece of the mated side next to its own king blocks an escape square.
    let blocks = attacks::king_attacks(prey) & board.by_color(!side) & !board.by_role(Role::Queen);
    far - blocks.count() as i32
}

fn to_the_edge(square: Square) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    file.min(7 - file).min(rank).min(7 - rank)
}

fn to_promote(square: Square, side: Side) -> i32 {
    let rank = square.rank() as i32;
    if side == Side::White { 7 - rank } else { rank }
}
