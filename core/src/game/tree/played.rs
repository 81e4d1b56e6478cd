//! The step from one position of a game with variations to the next: [`Played`].

use shakmaty::{EnPassantMode, FromSetup, Move, Position as _};

use crate::game::Position;
use crate::game::notation::san;

/// A step from one position to the next: a move or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// A legal move.
    Move(Move),
    /// The player passes. This is not allowed in a game; annotators show in this way what the
    /// opponent threatens.
    Pass,
}

/// The notation of a pass: of all variants (`Z0`, `0000`, `@@@@`) the one that most programs read.
const PASS: &str = "--";

impl Played {
    /// A pass, if it is possible: not for a player in check, whose king could be taken then.
    pub fn pass(position: &Position) -> Option<Played> {
        after_pass(position).map(|_| Played::Pass)
    }

    /// The move, if it is one.
    pub(crate) fn as_move(self) -> Option<Move> {
        match self {
            Played::Move(play) => Some(play),
            Played::Pass => None,
        }
    }

    /// The position after it; the same position where it is not possible.
    pub fn after(self, position: &Position) -> Position {
        match self {
            Played::Move(play) if !position.is_legal(play) => position.clone(),
            possible => possible.after_unchecked(position),
        }
    }

    /// The position after a step that is known to be possible there.
    pub(crate) fn after_unchecked(self, position: &Position) -> Position {
        match self {
            Played::Move(play) => {
                let mut next = position.clone();
                next.play_unchecked(play);
                next
            }
            // A pass in a tree was possible when it was added.
            Played::Pass => after_pass(position).unwrap_or_else(|| position.clone()),
        }
    }

    /// In SAN; passing is `--`.
    pub fn san(self, position: &Position) -> String {
        match self {
            Played::Move(play) => san(position, play),
            Played::Pass => PASS.to_owned(),
        }
    }
}

/// The position with the other side to move; `None` for a player in check.
fn after_pass(position: &Position) -> Option<Position> {
    if position.is_check() {
        return None;
    }
    // The right to capture en passant expires.
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.ep_square = None;
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    if setup.turn.is_black() {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.turn = !setup.turn;
    Position::from_setup(setup, position.castles().mode()).ok()
}
