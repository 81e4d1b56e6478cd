//! A FEN being read: [`Reader`].

use std::num::NonZeroU32;

use shakmaty::{Bitboard, Board, CastlingMode, File, Piece, Rank, Setup, Square};

use super::error::{FenField, FenProblem, FenProblemKind};
use crate::clock::Color;

/// The longest text that is examined, in characters. The longest FEN has about 90.
const MAX_LENGTH: usize = 400;

/// The largest move number and half-move counter: the longest game that the Laws allow has 8,849
/// moves (9.6.2), and no real game comes near it.
pub(super) const MAX_COUNTER: u32 = 9_999;

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

pub(super) fn start_of(text: &str, field: FenField) -> Option<usize> {
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

/// Reads a FEN field by field, with all faults.
pub(super) struct Reader {
    pub faults: Vec<FenProblem>,
    pub setup: Setup,
    /// Castling is written with file letters, as only Chess960 needs it.
    pub letters: bool,
    /// The largest allowed counter.
    largest: u32,
}

impl Reader {
    pub(super) fn new(largest: u32) -> Reader {
        Reader {
            largest,
            faults: Vec::new(),
            setup: Setup::empty(),
            letters: false,
        }
    }

    pub(super) fn mode(&self) -> CastlingMode {
        if self.letters {
            CastlingMode::Chess960
        } else {
            CastlingMode::detect(&self.setup)
        }
    }

    fn fault(&mut self, field: FenField, at: usize, kind: FenProblemKind) {
        self.faults.push(FenProblem { field, at, kind });
    }

    pub(super) fn text(&mut self, text: &str) {
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
                let count = if unknown {
                    Some(1)
                } else {
                    self.number(field, at, part, 1)
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
