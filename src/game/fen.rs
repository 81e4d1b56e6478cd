//! Reading Forsyth-Edwards notation: a position as one line of text.
//!
//! Castling may be written as in FEN (`KQkq`), in X-FEN (`KQkq` for the
//! outermost rooks, a file for an inner one) and in Shredder-FEN (`HAha`).

mod mend;

use std::num::NonZeroU32;

use shakmaty::{
    Bitboard, Board, CastlingMode, File, FromSetup, Piece, PositionErrorKinds, Rank, Role, Setup,
    Square,
};

pub(super) use self::mend::parse_mending;

use super::Position;
use crate::clock::Color;

/// The longest text that is examined, in characters. The longest FEN has about 90.
const MAX_LENGTH: usize = 400;

/// The largest move number and half-move counter: the longest game that the Laws allow has 8,849
/// moves (9.6.2), and no real game comes near it.
const MAX_COUNTER: u32 = 9_999;

/// All reasons why a text is not a legal starting position. There is at least one fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct FenError {
    /// The faults, in the order of the text; those of the position as a whole
    /// come last.
    pub faults: Vec<FenProblem>,
}

/// One fault, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {}: {kind}", at + 1)]
pub struct FenProblem {
    /// The field of the FEN.
    pub field: FenField,
    /// The index of the character, counted from 0; the end of the text if something is missing.
    pub at: usize,
    /// What is wrong.
    pub kind: FenProblemKind,
}

/// A field of a FEN, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth.
    Board,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square behind a pawn that has just made a double step.
    EnPassant,
    /// The halfmoves since a capture or a pawn move.
    Halfmoves,
    /// The number of the move.
    Move,
    /// Something after the last field.
    Rest,
}

impl FenField {
    const ALL: [FenField; 6] = [
        FenField::Board,
        FenField::Turn,
        FenField::Castling,
        FenField::EnPassant,
        FenField::Halfmoves,
        FenField::Move,
    ];
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum FenProblemKind {
    /// The text is far too long to be a FEN.
    #[error("the text is far too long")]
    TooLong,
    /// The field is not there.
    #[error("the field is missing")]
    Missing,
    /// A character with no meaning in this field.
    #[error("{0:?} has no meaning here")]
    Character(char),
    /// A rank, from 1 to 8, has more than eight squares.
    #[error("rank {0} has more than eight squares")]
    RankTooLong(u8),
    /// A rank, from 1 to 8, has only this many squares, fewer than eight.
    #[error("rank {0} has only {1} squares")]
    RankTooShort(u8, u8),
    /// There are only this many ranks, fewer than eight.
    #[error("there are only {0} ranks")]
    TooFewRanks(u8),
    /// There is not a single rank: no `/`, and nothing that fills eight squares. No other faults of
    /// such a text are reported.
    #[error("there are no ranks")]
    NoRanks,
    /// There are more than eight ranks.
    #[error("there are more than eight ranks")]
    TooManyRanks,
    /// Two numbers of empty squares are adjacent; their sum should be written instead.
    #[error("two numbers of empty squares stand side by side")]
    NumbersTogether,
    /// The side to move is a capital `W` or `B`; it should be a small letter.
    #[error("the side to move is a small w or b")]
    CapitalTurn,
    /// It should be a whole number.
    #[error("not a whole number")]
    NotANumber,
    /// The number is outside this range.
    #[error("not a number from {0} to {1}")]
    OutOfRange(u32, u32),
    /// Something follows the last field.
    #[error("something follows the end")]
    Extra,
    /// There is no piece.
    #[error("there is no piece")]
    EmptyBoard,
    /// A side has no king.
    #[error("{} has no king", .0.name())]
    NoKing(Color),
    /// A side has more than one king.
    #[error("{} has more than one king", .0.name())]
    Kings(Color),
    /// A pawn stands on the first or on the eighth rank.
    #[error("a pawn is on the first or eighth rank")]
    PawnOnBackRank,
    /// A castling right without king and rook on their squares.
    #[error("castling without king and rook in their places")]
    Castling,
    /// No pawn can just have made this double step.
    #[error("no pawn can just have made that double step")]
    EnPassant,
    /// The king of the side that is not to move is in check.
    #[error("the side that is not to move is in check")]
    OpponentInCheck,
    /// More pieces give check than a single move allows.
    #[error("more pieces give check than one move can bring about")]
    ImpossibleCheck,
    /// More pieces than promotions can explain.
    #[error("there are more pieces than promotions can explain")]
    TooMuchMaterial,
}

/// Reads a FEN.
///
/// Reading is strict, because something that is nearly a FEN may be another position than was
/// meant: impossibly high numbers, `44` in a rank and `W` as the side to move are faults, as PGN
/// (16.1.3) allows only one way to write a position. Move number 0 is read as 1: collections of
/// puzzles write it, and it cannot mean another position.
///
/// The two counters may be missing, and then the castling rights and the en passant square too, as
/// in EPD and in what people type: they default to `- - 0 1`.
pub(super) fn parse(text: &str) -> Result<Position, FenError> {
    read_with(text, MAX_COUNTER)
}

/// The same for a text that was written and stored here, when there was no upper limit for numbers
/// yet.
pub(super) fn read_kept(text: &str) -> Result<Position, FenError> {
    read_with(text, u32::MAX)
}

fn read_with(text: &str, largest: u32) -> Result<Position, FenError> {
    let mut reader = Reader::new(largest);
    reader.text(text);
    if !reader.faults.is_empty() {
        return Err(FenError {
            faults: reader.faults,
        });
    }
    let (mode, setup, end) = (reader.mode(), reader.setup, text.chars().count());
    let kings = Color::ALL.map(|color| setup.board.by_piece(Role::King.of(color.into())).count());
    match Position::from_setup(setup, mode) {
        Ok(position) => Ok(position),
        Err(error) => Err(FenError {
            faults: of_position(error.kinds(), kings, text, end),
        }),
    }
}

/// The faults of a whole position.
fn of_position(
    kinds: PositionErrorKinds,
    kings: [usize; 2],
    text: &str,
    end: usize,
) -> Vec<FenProblem> {
    use FenProblemKind as Kind;
    let mut faults = Vec::new();
    let mut add = |field: FenField, kind: Kind| {
        let at = start_of(text, field).unwrap_or(end);
        faults.push(FenProblem { field, at, kind });
    };
    if kinds.contains(PositionErrorKinds::EMPTY_BOARD) {
        add(FenField::Board, Kind::EmptyBoard);
    } else {
        for (color, number) in Color::ALL.into_iter().zip(kings) {
            match number {
                0 => add(FenField::Board, Kind::NoKing(color)),
                1 => {}
                _ => add(FenField::Board, Kind::Kings(color)),
            }
        }
    }
    let others = [
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            FenField::Board,
            Kind::PawnOnBackRank,
        ),
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            FenField::Board,
            Kind::TooMuchMaterial,
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            FenField::Turn,
            Kind::OpponentInCheck,
        ),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            FenField::Board,
            Kind::ImpossibleCheck,
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            FenField::Castling,
            Kind::Castling,
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            FenField::EnPassant,
            Kind::EnPassant,
        ),
    ];
    for (flag, field, kind) in others {
        if kinds.contains(flag) {
            add(field, kind);
        }
    }
    faults
}

/// Whether this separates fields. Underscores stand for spaces in links.
fn is_gap(c: char) -> bool {
    c.is_whitespace() || c == '_'
}

/// The fields, each with the index of its first character.
fn fields(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut begun = None;
    for (number, (byte, c)) in text.char_indices().enumerate() {
        match (begun, is_gap(c)) {
            (None, false) => begun = Some((number, byte)),
            (Some((at, from)), true) => {
                found.push((at, &text[from..byte]));
                begun = None;
            }
            _ => {}
        }
    }
    if let Some((at, from)) = begun {
        found.push((at, &text[from..]));
    }
    found
}

fn start_of(text: &str, field: FenField) -> Option<usize> {
    let number = FenField::ALL.iter().position(|known| *known == field)?;
    fields(text).get(number).map(|(at, _)| *at)
}

/// Whether this looks nothing like a piece placement. For others all faults are reported.
fn is_hopeless(part: &str) -> bool {
    if part.contains('/') {
        return false;
    }
    let mut reader = Reader::new(MAX_COUNTER);
    reader.rank(0, part, Rank::Eighth);
    !reader.faults.is_empty()
}

struct Reader {
    faults: Vec<FenProblem>,
    setup: Setup,
    /// Castling is written with file letters, as only Chess960 needs it.
    letters: bool,
    /// The largest allowed counter.
    largest: u32,
}

impl Reader {
    fn new(largest: u32) -> Reader {
        Reader {
            largest,
            faults: Vec::new(),
            setup: Setup::empty(),
            letters: false,
        }
    }

    fn mode(&self) -> CastlingMode {
        match self.letters {
            true => CastlingMode::Chess960,
            false => CastlingMode::detect(&self.setup),
        }
    }

    fn fault(&mut self, field: FenField, at: usize, kind: FenProblemKind) {
        self.faults.push(FenProblem { field, at, kind });
    }

    fn text(&mut self, text: &str) {
        if text.chars().nth(MAX_LENGTH).is_some() {
            return self.fault(FenField::Rest, MAX_LENGTH, FenProblemKind::TooLong);
        }
        let fields = fields(text);
        let end = text.chars().count();
        if let Some((at, part)) = fields.first()
            && is_hopeless(part)
        {
            return self.fault(FenField::Board, *at, FenProblemKind::NoRanks);
        }
        for (number, field) in FenField::ALL.into_iter().enumerate() {
            match fields.get(number) {
                Some((at, part)) => self.field(field, *at, part),
                None if number < 2 => self.fault(field, end, FenProblemKind::Missing),
                None => {}
            }
        }
        if let Some((at, _)) = fields.get(FenField::ALL.len()) {
            self.fault(FenField::Rest, *at, FenProblemKind::Extra);
        }
    }

    fn field(&mut self, field: FenField, at: usize, part: &str) {
        match field {
            FenField::Board => self.board(at, part),
            FenField::Turn => match part {
                "w" => self.setup.turn = shakmaty::Color::White,
                "b" => self.setup.turn = shakmaty::Color::Black,
                "W" | "B" => self.fault(field, at, FenProblemKind::CapitalTurn),
                _ => self.character(field, at, part, 0),
            },
            FenField::Castling => self.castling(at, part),
            FenField::EnPassant if part == "-" => {}
            FenField::EnPassant => match Square::from_ascii(part.as_bytes()) {
                Ok(square) => self.setup.ep_square = Some(square),
                Err(_) => {
                    let good = part.starts_with(|c| File::from_char(c).is_some());
                    self.character(field, at, part, usize::from(good));
                }
            },
            FenField::Halfmoves => {
                if let Some(count) = self.number(field, at, part, 0) {
                    self.setup.halfmoves = count;
                }
            }
            FenField::Move => {
                // Collections of puzzles write 0 where they do not know the number.
                let unknown = !part.is_empty() && part.bytes().all(|b| b == b'0');
                let count = match unknown {
                    true => Some(1),
                    false => self.number(field, at, part, 1),
                };
                if let Some(count) = count.and_then(NonZeroU32::new) {
                    self.setup.fullmoves = count;
                }
            }
            FenField::Rest => {}
        }
    }

    /// A number of digits only, at least `least`.
    fn number(&mut self, field: FenField, at: usize, part: &str, least: u32) -> Option<u32> {
        if !part.bytes().all(|b| b.is_ascii_digit()) {
            self.fault(field, at, FenProblemKind::NotANumber);
            return None;
        }
        let count = part.parse().ok();
        let count = count.filter(|count| (least..=self.largest).contains(count));
        if count.is_none() {
            let kind = FenProblemKind::OutOfRange(least, self.largest);
            self.fault(field, at, kind);
        }
        count
    }

    /// Reports that the character at this index of a part is wrong or missing.
    fn character(&mut self, field: FenField, at: usize, part: &str, number: usize) {
        let kind = match part.chars().nth(number) {
            Some(c) => FenProblemKind::Character(c),
            None => FenProblemKind::Missing,
        };
        self.fault(field, at + number, kind);
    }

    fn board(&mut self, at: usize, part: &str) {
        let ranks = part.split('/').count();
        let mut here = at;
        for (number, line) in part.split('/').enumerate() {
            let Some(rank) = 7u32.checked_sub(number as u32).map(Rank::new) else {
                self.fault(FenField::Board, here, FenProblemKind::TooManyRanks);
                return;
            };
            self.rank(here, line, rank);
            here += line.chars().count() + 1;
        }
        if ranks < 8 {
            let kind = FenProblemKind::TooFewRanks(ranks as u8);
            self.fault(FenField::Board, here - 1, kind);
        }
    }

    fn rank(&mut self, at: usize, line: &str, rank: Rank) {
        let name = rank.to_u32() as u8 + 1;
        let mut file = 0;
        let mut before = ' ';
        for (number, c) in line.chars().enumerate() {
            let here = at + number;
            if before.is_ascii_digit() && c.is_ascii_digit() {
                self.fault(FenField::Board, here, FenProblemKind::NumbersTogether);
            }
            before = c;
            let width = match (c, Piece::from_char(c)) {
                ('1'..='8', _) => c as u32 - '0' as u32,
                (_, Some(piece)) => {
                    if file < 8 {
                        let square = Square::from_coords(File::new(file), rank);
                        self.setup.board.set_piece_at(square, piece);
                    }
                    1
                }
                // Marks a promoted piece in some variants.
                ('~', _) if number > 0 => 0,
                _ => {
                    self.fault(FenField::Board, here, FenProblemKind::Character(c));
                    1
                }
            };
            file += width;
            if file > 8 {
                self.fault(FenField::Board, here, FenProblemKind::RankTooLong(name));
                return;
            }
        }
        if file < 8 {
            let here = at + line.chars().count();
            let kind = FenProblemKind::RankTooShort(name, file as u8);
            self.fault(FenField::Board, here, kind);
        }
    }

    fn castling(&mut self, at: usize, part: &str) {
        if part == "-" {
            return;
        }
        for (number, c) in part.chars().enumerate() {
            let color = if c.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let rook = match c.to_ascii_lowercase() {
                'k' => outermost(&self.setup.board, color, true),
                'q' => outermost(&self.setup.board, color, false),
                letter => match File::from_char(letter) {
                    Some(file) => {
                        self.letters = true;
                        Square::from_coords(file, shakmaty::Color::from(color).backrank())
                    }
                    None => {
                        self.fault(
                            FenField::Castling,
                            at + number,
                            FenProblemKind::Character(c),
                        );
                        continue;
                    }
                },
            };
            self.setup.castling_rights.add(rook);
        }
    }
}

/// The castling rook on that side: the outermost one beyond the king, or the corner square if there
/// is no rook.
fn outermost(board: &Board, color: Color, king_side: bool) -> Square {
    let color = shakmaty::Color::from(color);
    let rooks = board.by_piece(color.rook()) & Bitboard::from_rank(color.backrank());
    let (rook, corner) = if king_side {
        (rooks.last(), File::H)
    } else {
        (rooks.first(), File::A)
    };
    let beyond = |rook: &Square| match board.king_of(color) {
        Some(king) => (king < *rook) == king_side,
        None => false,
    };
    rook.filter(beyond)
        .unwrap_or(Square::from_coords(corner, color.backrank()))
}
