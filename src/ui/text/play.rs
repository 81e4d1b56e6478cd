//! The texts of games on a board: `locales/TAG/play.ftl`.

use shakmaty::{Role, Square};

use crate::clock::Color;
use crate::game::fen::{FenError, FenField, FenProblem, FenProblemKind};
use crate::game::notation::{MoveError, WhyIllegal};
use crate::game::winnability::Open;
use crate::game::{Unwinnable, Winnability};
use crate::settings::Facing;
use crate::words::{Arg, Number, area};

area!("play", written by super::base::WRITERS);

/// Why a typed text is not a move.
pub fn move_problem(problem: &MoveError) -> String {
    match problem {
        MoveError::Empty => wrong::empty().into(),
        MoveError::NotAMove { at } => wrong::not_a_move(at + 1),
        MoveError::NullMove => wrong::null_move().into(),
        MoveError::Ambiguous(moves) => {
            let from = moves.iter().filter_map(|played| played.from());
            let from: Vec<String> = from.map(|square| square.to_string()).collect();
            wrong::ambiguous(&from.join(wrong::or()))
        }
        MoveError::NeedsPromotion { to, .. } => wrong::needs_promotion(&to.to_string()),
        MoveError::Illegal(why) => illegal(*why),
    }
}

fn illegal(why: WhyIllegal) -> String {
    let at = |say: fn(&str) -> String, square: Square| say(&square.to_string());
    match why {
        WhyIllegal::NoSuchPiece(role) => illegal::no_such_piece(role).into(),
        WhyIllegal::EmptySquare(square) => at(illegal::empty_square, square),
        WhyIllegal::OpponentsPiece(square) => at(illegal::opponents_piece, square),
        WhyIllegal::OwnPiece(square) => at(illegal::own_piece, square),
        WhyIllegal::CannotReach(square) => at(illegal::cannot_reach, square),
        WhyIllegal::Blocked(square) => at(illegal::blocked, square),
        WhyIllegal::NothingToCapture(square) => at(illegal::nothing_to_capture, square),
        WhyIllegal::KingInCheck => illegal::king_in_check().into(),
        WhyIllegal::Promotion => illegal::promotion().into(),
        WhyIllegal::CastlingLost => illegal::castling_lost().into(),
        WhyIllegal::CastlingBlocked => illegal::castling_blocked().into(),
        WhyIllegal::CastlingInCheck => illegal::castling_in_check().into(),
        WhyIllegal::CastlingThroughCheck => illegal::castling_through_check().into(),
    }
}

/// Why a text is not a position: a sentence for each mistake.
pub fn fen_problem(problem: &FenError) -> String {
    let faults = problem.faults.iter().map(|fault| {
        let FenProblem { at, field, kind } = *fault;
        fen::fault(at + 1, field, &fen_fault(kind))
    });
    faults.collect::<Vec<_>>().join(" ")
}

fn fen_fault(kind: FenProblemKind) -> String {
    let whole = match kind {
        FenProblemKind::TooLong => fen::too_long(),
        FenProblemKind::Missing => fen::missing(),
        FenProblemKind::Character(character) => return fen::character(&character.to_string()),
        FenProblemKind::RankTooLong(rank) => return fen::rank_too_long(rank),
        FenProblemKind::RankTooShort(rank, has) => return fen::rank_too_short(rank, has),
        FenProblemKind::TooFewRanks(has) => return fen::too_few_ranks(has),
        FenProblemKind::NoRanks => fen::no_ranks(),
        FenProblemKind::TooManyRanks => fen::too_many_ranks(),
        FenProblemKind::NumbersTogether => fen::numbers_together(),
        FenProblemKind::CapitalTurn => fen::capital_turn(),
        FenProblemKind::OutOfRange(least, most) => return fen::out_of_range(least, most),
        FenProblemKind::NotANumber => fen::not_a_number(),
        FenProblemKind::Extra => fen::extra(),
        FenProblemKind::EmptyBoard => fen::empty_board(),
        FenProblemKind::NoKing(side) => return fen::no_king(side),
        FenProblemKind::Kings(side) => return fen::kings(side),
        FenProblemKind::PawnOnBackRank => fen::pawn_on_back_rank(),
        FenProblemKind::Castling => fen::castling(),
        FenProblemKind::EnPassant => fen::en_passant(),
        FenProblemKind::OpponentInCheck => fen::opponent_in_check(),
        FenProblemKind::ImpossibleCheck => fen::impossible_check(),
        FenProblemKind::TooMuchMaterial => fen::too_much_material(),
    };
    whole.into()
}

/// Whether that side could still checkmate, and why not.
pub fn verdict(side: Color, verdict: &Winnability) -> String {
    match verdict {
        Winnability::CanMate(helpmate) if helpmate.moves().is_empty() => winning::has_mated(side),
        Winnability::CanMate(helpmate) => {
            winning::can_mate(side, helpmate.is_shortest(), helpmate.moves().len())
        }
        Winnability::Cannot(Unwinnable::Mated) => winning::mated(side),
        Winnability::Cannot(Unwinnable::Stalemate) => winning::stalemate(side),
        Winnability::Cannot(Unwinnable::BareKing) => winning::bare_king(side),
        Winnability::Cannot(Unwinnable::Material) => winning::material(side),
        Winnability::Cannot(Unwinnable::Exhausted { positions, locked }) => {
            winning::exhausted(side, *positions, *locked)
        }
        Winnability::Cannot(Unwinnable::Proved) => winning::proved(side),
        Winnability::Undetermined(why) => winning::undecided(side, *why),
    }
}
