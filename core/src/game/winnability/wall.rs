//! Whether a position might be dead (5.2.2): a test of some microseconds, so that the solver is not
//! asked after every move of a game.

use shakmaty::{Bitboard, Board, Chess, Color, EnPassantMode, Position, Square, attacks};

/// The maximum number of steps, of all pawns together, until each faces another pawn. With more, a
/// wall is not complete yet.
const STEPS: u32 = 4;

/// If there are more legal moves than this, the forced lines are not tried.
const FORCED: usize = 4;

/// Whether it is worth asking the solver if the position is dead, that is, neither side can
/// checkmate by any series of legal moves although the material would allow it.
///
/// This is a guess; only the solver ends a game. `true` if
/// - the pawns may have blocked each other for good: there are only kings, bishops and pawns, each
///   pawn has another before it, none can capture one, and apparently no king and no bishop can get
///   to one;
/// - or there are at most four legal moves, and each leaves stalemate or too little material.
///
/// Among 65,536 positions from real games it finds all six that are dead, and no other
/// (`tests/game/winnability.rs`). Dead positions that it misses, such as longer forced lines or a
/// knight without a way out, are simply played on.
///
/// ```
/// use zeitnot_core::game::start::Start;
/// use zeitnot_core::game::winnability::wall::might_be_dead;
///
/// let wall = Start::from_fen("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 60").unwrap();
/// assert!(might_be_dead(wall.position()));
/// let gap = Start::from_fen("4k3/8/p1p1p3/P1P1P3/8/8/8/4K3 w - - 0 60").unwrap();
/// assert!(!might_be_dead(gap.position()));
/// ```
pub fn might_be_dead(position: &Chess) -> bool {
    is_walled(position) || is_forced(position)
}

/// Whether there are few legal moves, and each ends the game.
fn is_forced(position: &Chess) -> bool {
    let moves = position.legal_moves();
    (1..=FORCED).contains(&moves.len())
        && moves.into_iter().all(|played| {
            let mut next = position.clone();
            next.play_unchecked(played);
            next.is_insufficient_material() || next.is_stalemate()
        })
}

fn is_walled(position: &Chess) -> bool {
    let board = position.board();
    let others = board.knights() | board.rooks() | board.queens();
    board.pawns().any()
        && others.is_empty()
        && position.ep_square(EnPassantMode::Legal).is_none()
        && steps(board).is_some_and(|steps| steps <= STEPS)
        && Color::ALL
            .into_iter()
            .all(|side| !pawns_take_one(board, side) && !comes_through(board, side))
}

/// The steps that all pawns together have until each faces another pawn; `None` if one has none
/// before it.
fn steps(board: &Board) -> Option<u32> {
    let mut steps = 0;
    for color in Color::ALL {
        for pawn in board.pawns() & board.by_color(color) {
            let forward = color.fold_wb(8, -8);
            let mut at = pawn.offset(forward)?;
            while !board.pawns().contains(at) {
                steps += 1;
                at = at.offset(forward)?;
            }
        }
    }
    Some(steps)
}

/// The squares that a side's pawns attack.
fn guarded(board: &Board, side: Color) -> Bitboard {
    (board.pawns() & board.by_color(side))
        .into_iter()
        .map(|pawn| attacks::pawn_attacks(side, pawn))
        .fold(Bitboard::EMPTY, |all, some| all | some)
}

fn pawns_take_one(board: &Board, side: Color) -> bool {
    (guarded(board, side) & board.pawns() & board.by_color(!side)).any()
}

/// Whether a side's king or bishop could get to an enemy pawn if only pawns were in the way: the
/// king to one that no pawn guards, a bishop to any.
fn comes_through(board: &Board, side: Color) -> bool {
    let own = board.pawns() & board.by_color(side);
    let theirs = board.pawns() & board.by_color(!side);
    let open = !own & !guarded(board, !side);
    let king = board.by_color(side) & board.kings();
    let king_comes = reach(king, |from| attacks::king_attacks(from) & open);
    let bishops = board.by_color(side) & board.bishops();
    let bishops_come = reach(bishops, |from| {
        if theirs.contains(from) {
            Bitboard::EMPTY
        } else {
            attacks::bishop_attacks(from, board.pawns()) & !own
        }
    });
    ((king_comes | bishops_come) & theirs).any()
}

/// All squares reachable by these steps.
fn reach(from: Bitboard, step: impl Fn(Square) -> Bitboard) -> Bitboard {
    let mut reached = from;
    let mut edge = from;
    while edge.any() {
        edge = edge
            .into_iter()
            .map(&step)
            .fold(Bitboard::EMPTY, |all, some| all | some)
            & !reached;
        reached |= edge;
    }
    reached
}
