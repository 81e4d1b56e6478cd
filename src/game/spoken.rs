//! The parts of a move that are spoken: [`Spoken`]. No words; those are the
//! interface's.

use shakmaty::{CastlingSide, Move, Position as _, Role, Square};

use super::Position;
use super::ending::{BoardFact, end_of};

/// A move for the ear.
///
/// ```
/// use zeitnot::game::{notation::read_move, spoken::{Attack, Spoken}, start::Start};
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
    /// Where it goes from.
    pub from: Square,
    /// Where it goes; the king's square when castling.
    pub to: Square,
    /// What it captures.
    pub capture: Option<Role>,
    /// Whether a pawn captures en passant.
    pub en_passant: bool,
    /// To which side it castles.
    pub castling: Option<Castling>,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
    /// Whether another piece of its kind could go there, so that it must be said
    /// which.
    pub twin: bool,
    /// Whether it attacks the king.
    pub attack: Attack,
}

/// To which side a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Castling {
    /// Towards the h-file, `O-O`.
    Kingside,
    /// Towards the a-file, `O-O-O`.
    Queenside,
}

/// What a move does to the opponent's king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attack {
    /// It is not attacked.
    None,
    /// It is in check.
    Check,
    /// It is mated.
    Mate,
}

impl Spoken {
    /// The parts of a legal move.
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
        next.play_unchecked(play);
        let attack = match end_of(&next) {
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
