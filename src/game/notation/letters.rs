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
        if matches!(text, "--" | "Z0" | "z0" | "0000" | "@@@@" | "null") {
            return Err(MoveError::NullMove);
        }
        let body = without_marks(text);
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
        '×' | 'X' => 'x',
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
