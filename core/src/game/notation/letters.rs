//! The text of a move, letter by letter.

use shakmaty::{CastlingSide, Role, Square};

use super::MoveError;
use super::pattern::MovePattern;

/// Longer than any notation of a move.
const MAX_LENGTH: usize = 24;

/// The meaningful letters of a text, each with its index.
pub(super) struct MoveLetters {
    /// ASCII: pieces, files, ranks, `x` for all separators, `=`, `(`, `)`.
    found: Vec<(char, usize)>,
    /// The end of the part of the text that is examined.
    end: usize,
}

impl MoveLetters {
    pub(super) fn of(text: &str) -> Result<MoveLetters, MoveError> {
        let mut found = Vec::new();
        let before = text.len() - text.trim_start().len();
        let skipped = text[..before].chars().count();
        let text = text.trim();
        if text.is_empty() {
            return Err(MoveError::Empty);
        }
        if is_pass(text) {
            return Err(MoveError::NullMove);
        }
        let body = without_marks(text);
        if is_numeric(body) {
            return MoveLetters::of_digits(body, skipped);
        }
        let (mut end, mut longer) = (skipped, false);
        for (number, c) in body.chars().enumerate() {
            if number >= MAX_LENGTH {
                longer = true;
                break;
            }
            found.push((plain(c), end));
            end += 1;
        }
        if found.is_empty() {
            return Err(MoveError::NotAMove { at: skipped });
        }
        let letters = MoveLetters { found, end };
        if longer {
            // An earlier character may already be wrong.
            letters.plan(false)?;
            return Err(MoveError::NotAMove { at: end });
        }
        Ok(letters)
    }

    /// The letters of a move in numeric notation: `5254` is `e2e4`, `17183` is `a7a8B`.
    fn of_digits(body: &str, skipped: usize) -> Result<MoveLetters, MoveError> {
        let mut found = Vec::new();
        let mut end = skipped;
        for c in body.chars() {
            if c.is_ascii_digit() {
                let letters = match found.len() {
                    0 | 2 => "abcdefgh",
                    1 | 3 => "12345678",
                    _ => "QRBN",
                };
                // Digits count from 1; 0 wraps to no letter.
                let place = (c as usize).wrapping_sub('1' as usize);
                let letter = letters.chars().nth(place);
                found.push((letter.ok_or(MoveError::NotAMove { at: end })?, end));
            }
            end += 1;
        }
        Ok(MoveLetters { found, end })
    }

    pub(super) fn castling(&self) -> Option<CastlingSide> {
        for (number, (c, _)) in self.found.iter().enumerate() {
            let zero = matches!(c, 'O' | '0' | 'o');
            if zero != (number % 2 == 0) || !zero && *c != '-' {
                return None;
            }
        }
        match self.found.len() {
            3 => Some(CastlingSide::KingSide),
            5 => Some(CastlingSide::QueenSide),
            _ => None,
        }
    }

    /// Whether a small b at the beginning could be a piece.
    pub(super) fn may_be_bishop(&self) -> bool {
        matches!(self.found.first(), Some(('b', _)))
            && !matches!(self.found.get(1), Some(('1'..='8', _)))
    }

    pub(super) fn plan(&self, bishop: bool) -> Result<MovePattern, MoveError> {
        let mut rest = &self.found[..];
        let mut plan = MovePattern {
            role: None,
            file: None,
            rank: None,
            to: Square::A1,
            capture: false,
            promotion: None,
        };
        if let Some((c, _)) = rest.first() {
            let named = match c {
                'b' if bishop => Some(Role::Bishop),
                'b' => None,
                _ => Role::from_char(*c),
            };
            if named.is_some() {
                plan.role = named;
                rest = &rest[1..];
            }
        }
        // The promotion is at the end.
        let mut last = rest.len();
        let mut squares = rest;
        let begin = rest
            .iter()
            .position(|(c, _)| !matches!(c, 'a'..='h' | '1'..='8' | 'x' | '-' | ':'));
        let small_bishop = rest.len() >= 3
            && matches!(rest[rest.len() - 1].0, 'b')
            && matches!(rest[rest.len() - 2].0, '1' | '8');
        if let Some(begin) = begin {
            last = begin;
        } else if small_bishop {
            last = rest.len() - 1;
        }
        if last < rest.len() {
            squares = &rest[..last];
        }
        // From left to right, so that the first error is reported.
        plan.squares(squares, rest.get(last).map_or(self.end, |(_, at)| *at))?;
        if last < rest.len() {
            plan.promotion = Some(promotion(&rest[last..], self.end)?);
        }
        Ok(plan)
    }
}

/// Whether a text is a null move in the spelling of any program: `--` of ChessBase and most others,
/// `Z0` of older ones, `@@@@` and `pass` of XBoard, `0000` of UCI, `null` and `<>`.
pub(in crate::game) fn is_pass(text: &str) -> bool {
    // No dash has more than three bytes.
    text.len() <= 9
        && text.chars().all(|c| plain(c) == '-')
        && matches!(text.chars().count(), 2 | 3)
        || matches!(text, "0000" | "@@@@" | "<>")
        || ["Z0", "null", "pass"]
            .iter()
            .any(|word| word.eq_ignore_ascii_case(text))
}

/// Whether a text has the form of a move in the numeric notation of the ICCF: four digits, with or
/// without `-` in the middle, and a fifth for a promotion.
pub(crate) fn is_numeric(text: &str) -> bool {
    // No dash has more than three bytes.
    if text.len() > 8 {
        return false;
    }
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    match text.split_once(|c| plain(c) == '-') {
        Some((from, to)) => {
            from.len() == 2 && matches!(to.len(), 2 | 3) && digits(from) && digits(to)
        }
        None => matches!(text.len(), 4 | 5) && digits(text) && text != "0000",
    }
}

/// The text without trailing marks that do not affect which move it is.
fn without_marks(text: &str) -> &str {
    let mut body = text;
    loop {
        let mut shorter = body
            .trim_end_matches(['+', '#', '!', '?', '†', '‡', '⁺', '♯'])
            .trim_end();
        for suffix in ["e.p.", "e.p", "ep"] {
            // Only after a rank, so that nothing else is cut off.
            if let Some(rest) = shorter.strip_suffix(suffix)
                && rest.trim_end().ends_with(['3', '6'])
            {
                shorter = rest.trim_end();
            }
        }
        if shorter.len() == body.len() {
            return body;
        }
        body = shorter;
    }
}

/// Maps all ways to write a letter to one.
fn plain(c: char) -> char {
    match c {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        '×' | 'X' | 'х' | 'Х' => 'x',
        // Cyrillic letters, as those of the pieces are in Russian.
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'О' => 'O',
        'о' => 'o',
        '–' | '—' | '‐' | '‑' | '−' => '-',
        _ => c,
    }
}

/// The promotion piece: after `=` or a slash, in brackets, or alone.
fn promotion(letters: &[(char, usize)], end: usize) -> Result<Role, MoveError> {
    let (opening, rest) = match letters.split_first() {
        Some((('=' | '(' | '/', _), rest)) => (letters[0].0, rest),
        _ => (' ', letters),
    };
    let Some(((letter, at), rest)) = rest.split_first() else {
        return Err(MoveError::NotAMove { at: end });
    };
    let Some(role) = Role::from_char(*letter) else {
        return Err(MoveError::NotAMove { at: *at });
    };
    match rest {
        [] => Ok(role),
        [(')', _)] if opening == '(' => Ok(role),
        [(_, at), ..] => Err(MoveError::NotAMove { at: *at }),
    }
}
