//! The parts of a move's text, and which legal move matches them.

use shakmaty::{Bitboard, CastlingSide, File, Move, Position as _, Rank, Role, Square, attacks};

use super::{MoveError, WhyIllegal};
use crate::game::Position;

/// The parts of a move's text.
pub(super) struct MovePattern {
    pub role: Option<Role>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub to: Square,
    /// Whether the text marks it as a capture.
    pub capture: bool,
    pub promotion: Option<Role>,
}

impl MovePattern {
    /// Reads the squares: `f3`, `xf3`, `gf3`, `1f3`, `g1f3`, `g1-f3`.
    pub(super) fn squares(
        &mut self,
        letters: &[(char, usize)],
        end: usize,
    ) -> Result<(), MoveError> {
        let mut at = 0;
        let peek = |at: usize| letters.get(at).map_or(' ', |(c, _)| *c);
        let fail = |at: usize| MoveError::NotAMove {
            at: letters.get(at).map_or(end, |(_, place)| *place),
        };
        let mut file = File::from_char(peek(at));
        at += usize::from(file.is_some());
        let mut rank = Rank::from_char(peek(at));
        at += usize::from(rank.is_some());
        if at < letters.len() || file.is_none() || rank.is_none() {
            self.file = file;
            self.rank = rank;
            if matches!(peek(at), 'x' | ':' | '-') {
                self.capture = peek(at) != '-';
                at += 1;
            }
            file = File::from_char(peek(at));
            if file.is_none() {
                // A separator with nothing before or after it is itself the error.
                let alone = self.capture && at == 1 && self.role.is_none();
                return Err(fail(if alone { 0 } else { at }));
            }
            at += 1;
            rank = Rank::from_char(peek(at));
            if rank.is_none() {
                return Err(fail(at));
            }
            at += 1;
        }
        if at < letters.len() {
            return Err(fail(at));
        }
        match (file, rank) {
            (Some(file), Some(rank)) => self.to = Square::from_coords(file, rank),
            _ => return Err(fail(at)),
        }
        Ok(())
    }

    fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// The piece that moves: the one named, else the one on the origin square, else a pawn.
    fn role(&self, position: &Position) -> Role {
        let standing = self.from().and_then(|from| position.board().role_at(from));
        self.role.or(standing).unwrap_or(Role::Pawn)
    }

    pub(super) fn find(&self, position: &Position) -> Result<Move, MoveError> {
        let role = self.role(position);
        let mut legal = position.san_candidates(role, self.to);
        legal.retain(|play| self.fits(*play));
        let promotes = legal.iter().any(|play| play.is_promotion());
        let mut fitting: Vec<Move> = Vec::new();
        for play in &legal {
            let same_square = fitting.iter().any(|known| known.from() == play.from());
            // Without a named piece, one of the four promotions stands for all.
            if play.promotion() == self.promotion
                || (self.promotion.is_none() && promotes && !same_square)
            {
                fitting.push(*play);
            }
        }
        match (&fitting[..], self.from()) {
            ([play], _) if play.promotion() != self.promotion => Err(MoveError::NeedsPromotion {
                from: play.from().unwrap_or(self.to),
                to: self.to,
            }),
            ([play], _) => Ok(*play),
            ([], Some(from)) if role == Role::King => self.castle_by_squares(position, from),
            ([], _) if !legal.is_empty() => Err(MoveError::Illegal(WhyIllegal::Promotion)),
            ([], _) => Err(MoveError::Illegal(self.why(position, role))),
            _ => Err(MoveError::Ambiguous(fitting)),
        }
    }

    fn fits(&self, play: Move) -> bool {
        let Some(from) = play.from() else {
            return false;
        };
        let pawn = play.role() == Role::Pawn;
        self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
            // Without its file, a pawn captures only if the text marks a capture.
            && (!pawn || self.file.is_some() || self.capture == play.is_capture())
            && (!pawn || !self.capture || play.is_capture())
    }

    /// Castling written as a king's move to its rook, or by two or more squares.
    fn castle_by_squares(&self, position: &Position, from: Square) -> Result<Move, MoveError> {
        let color = position.turn();
        let ours = position.board().king_of(color) == Some(from);
        let takes_rook = position.us().contains(self.to)
            && position.board().role_at(self.to) == Some(Role::Rook);
        let side = CastlingSide::from_king_side(from < self.to);
        let goes_far = from.distance(self.to) >= 2 && self.to == side.king_to(color);
        let rights = position.castles().castling_rights();
        if ours && self.promotion.is_none() && from.rank() == self.to.rank() {
            if takes_rook && (rights.contains(self.to) || from.distance(self.to) > 1) {
                return match castle(position, side) {
                    Ok(Move::Castle { rook, .. }) if rook != self.to => {
                        Err(MoveError::Illegal(WhyIllegal::OwnPiece(self.to)))
                    }
                    found => found,
                };
            }
            if goes_far {
                return castle(position, side);
            }
        }
        Err(MoveError::Illegal(self.why(position, Role::King)))
    }

    /// Why no such move is legal.
    fn why(&self, position: &Position, role: Role) -> WhyIllegal {
        let board = position.board();
        if let Some(from) = self.from() {
            match board.color_at(from) {
                None => return WhyIllegal::EmptySquare(from),
                Some(color) if color != position.turn() => {
                    return WhyIllegal::OpponentsPiece(from);
                }
                _ => {}
            }
        }
        let mut pieces = position.our(role);
        if let Some(file) = self.file {
            pieces &= Bitboard::from_file(file);
        }
        if let Some(rank) = self.rank {
            pieces &= Bitboard::from_rank(rank);
        }
        if pieces.is_empty() {
            return WhyIllegal::NoSuchPiece(role);
        }
        if position.us().contains(self.to) {
            return WhyIllegal::OwnPiece(self.to);
        }
        if role == Role::Pawn {
            return self.why_pawn(position, pieces);
        }
        let mut blocked = None;
        for from in pieces {
            if board.attacks_from(from).contains(self.to) {
                return WhyIllegal::KingInCheck;
            }
            let piece = role.of(position.turn());
            if attacks::attacks(from, piece, Bitboard::EMPTY).contains(self.to) {
                blocked = (attacks::between(from, self.to) & board.occupied()).first();
            }
        }
        match blocked {
            Some(square) => WhyIllegal::Blocked(square),
            None => WhyIllegal::CannotReach(self.to),
        }
    }

    fn why_pawn(&self, position: &Position, pawns: Bitboard) -> WhyIllegal {
        let board = position.board();
        let color = position.turn();
        let mut why = WhyIllegal::CannotReach(self.to);
        for from in pawns {
            if attacks::pawn_attacks(color, from).contains(self.to) {
                if self.file.is_none() && !self.capture {
                    continue;
                }
                let passing = position.maybe_ep_square() == Some(self.to);
                return if board.occupied().contains(self.to) || passing {
                    WhyIllegal::KingInCheck
                } else {
                    WhyIllegal::NothingToCapture(self.to)
                };
            }
            let steps = i32::from(self.to.rank()) - i32::from(from.rank());
            let ahead = steps * color.fold_wb(1, -1);
            let home = from.rank() == color.relative_rank(Rank::Second);
            if from.file() == self.to.file() && (ahead == 1 || ahead == 2 && home) {
                if self.capture {
                    return WhyIllegal::NothingToCapture(self.to);
                }
                let way = attacks::between(from, self.to).with(self.to) & board.occupied();
                match way.first() {
                    Some(square) => why = WhyIllegal::Blocked(square),
                    None => return WhyIllegal::KingInCheck,
                }
            }
        }
        why
    }
}

/// The castling move, or why it is impossible.
pub(super) fn castle(position: &Position, side: CastlingSide) -> Result<Move, MoveError> {
    if let Some(play) = position.castling_moves(side).first()
        && !position.is_check()
    {
        return Ok(*play);
    }
    let (color, castles) = (position.turn(), position.castles());
    let path = castles.path(color, side) & position.board().occupied();
    Err(MoveError::Illegal(if !castles.has(color, side) {
        WhyIllegal::CastlingLost
    } else if position.is_check() {
        WhyIllegal::CastlingInCheck
    } else if path.any() {
        WhyIllegal::CastlingBlocked
    } else {
        WhyIllegal::CastlingThroughCheck
    }))
}
