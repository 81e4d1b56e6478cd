//! The parts of a move that are spoken: [`Spoken`]. The words are in the user interface.

use shakmaty::{CastlingSide, Move, Position as _, Role, Square};

use super::Position;
use super::ending::{BoardFact, end_of};

/// A move to be spoken.
///
/// ```
/// use zeitnot_core::game::{notation::read_move, spoken::{Attack, Spoken}, start::Start};
///
/// let start = Start::from_fen("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1").unwrap();
/// let play = read_move(start.position(), "Kxe2").unwrap();
/// let spoken = Spoken::of(start.position(), play);
/// assert_eq!(spoken.to, shakmaty::Square::E2);
/// assert_eq!(spoken.capture, Some(shakmaty::Role::Rook));
/// assert_eq!(spoken.attack, Attack::None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    /// The piece that moves; the king when castling.
    pub role: Role,
    /// The origin square.
    pub from: Square,
    /// The destination square; the king's when castling.
    pub to: Square,
    /// The piece that it captures.
    pub capture: Option<Role>,
    /// Whether a pawn captures en passant.
    pub en_passant: bool,
    /// The side to which it castles.
    pub castling: Option<Castling>,
    /// The piece to which the pawn promotes.
    pub promotion: Option<Role>,
    /// Whether another piece of its kind could go there, so that the origin must be spoken.
    pub twin: bool,
    /// Its effect on the opponent's king.
    pub attack: Attack,
}

/// The side to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Castling {
    /// Towards the h-file, `O-O`.
    Kingside,
    /// Towards the a-file, `O-O-O`.
    Queenside,
}

/// The effect of a move on the opponent's king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attack {
    /// It is not in check.
    None,
    /// It is in check.
    Check,
    /// It is checkmated.
    Mate,
}

impl Spoken {
    /// The parts of a move; one that is not legal in this position threatens nothing.
    pub fn of(position: &Position, play: Move) -> Spoken {
        let color = position.turn();
        let castling = play.castling_side();
        let to = match castling {
            Some(side) => side.king_to(color),
            None => play.to(),
        };
        let role = play.role();
        let from = play.from().unwrap_or(to);
        let twin = castling.is_none()
            && position
                .san_candidates(role, to)
                .iter()
                .any(|other| other.from() != Some(from));
        let mut next = position.clone();
        let is_legal = position.is_legal(play);
        if is_legal {
            next.play_unchecked(play);
        }
        let attack = match end_of(&next) {
            _ if !is_legal => Attack::None,
            Some(BoardFact::Checkmate { .. }) => Attack::Mate,
            _ if next.is_check() => Attack::Check,
            _ => Attack::None,
        };
        Spoken {
            role,
            from,
            to,
            capture: play.capture(),
            en_passant: play.is_en_passant(),
            castling: castling.map(|side| match side {
                CastlingSide::KingSide => Castling::Kingside,
                CastlingSide::QueenSide => Castling::Queenside,
            }),
            promotion: play.promotion(),
            twin,
            attack,
        }
    }
}
