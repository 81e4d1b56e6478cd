//! The printed signs of annotations, such as `±`, as the numbers that PGN has for them: [`split`],
//! [`nag_of`].

use super::result::{self, is_dash};
use crate::game::notation::{is_numeric, is_pass};

/// The signs, with their numbers. A sign comes before those that it begins or ends with. Where PGN
/// has a number for each side, it is the first of the two, as lichess and ChessBase write it.
const SIGNS: [(&str, u8); 37] = [
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("=∞", 44),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⊙", 22),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↻", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("△", 140),
    ("∆", 140),
    ("Δ", 140),
    ("∇", 141),
    ("⌓", 142),
];

/// The signs that are letters. At a move they are found only if the move is readable without them.
pub(super) const LETTERS: [(&str, u8); 3] = [("TN", 146), ("N", 146), ("RR", 145)];

/// The number of a sign or mark that is a word by itself, or was [`split`] off; `None` if it has
/// none. A novelty is marked `N`.
pub(super) fn nag_of(word: &str) -> Option<u8> {
    match word {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => {
            let all = SIGNS.iter().chain(&LETTERS);
            let mut same = all.filter(|(sign, _)| after(word, sign) == Some(""));
            same.next().map(|(_, nag)| *nag)
        }
    }
}

/// A word without the marks and signs around it, and these, in their order. `Nf3!±` is `Nf3`, `!`
/// and `±`. Signs that have no number are found as well: what no move begins or ends with. Commas
/// and full stops at both ends are left out.
pub(super) fn split(word: &str) -> (&str, Vec<&str>) {
    let (body, last) = split_end(word);
    let (body, mut signs) = split_start(body);
    signs.extend(last);
    (body, signs)
}

fn split_end(word: &str) -> (&str, Vec<&str>) {
    let mut body = word;
    let mut signs: Vec<&str> = Vec::new();
    // Where the last sign begins, if it is one without a number.
    let mut unknown = None;
    loop {
        if body.ends_with("e.p.") {
            break;
        }
        body = body.trim_end_matches(STOPS);
        let Some(last) = body.chars().next_back() else {
            break;
        };
        if last.is_ascii_alphanumeric() || is_pass(body) {
            break;
        }
        let mut shorter = body.trim_end_matches(['!', '?']);
        if shorter.len() == body.len()
            && let Some(rest) = SIGNS.iter().find_map(|(sign, _)| before(body, sign))
        {
            shorter = rest;
        }
        if shorter.len() < body.len() {
            signs.push(&body[shorter.len()..]);
            unknown = None;
        } else if ends_move(last) {
            break;
        } else {
            shorter = &body[..body.len() - last.len_utf8()];
            let mut end = body.len();
            if unknown == Some(end)
                && let Some(longer) = signs.pop()
            {
                end += longer.len();
            }
            signs.push(&word[shorter.len()..end]);
            unknown = Some(shorter.len());
        }
        body = shorter;
    }
    signs.reverse();
    (body, signs)
}

fn split_start(word: &str) -> (&str, Vec<&str>) {
    let mut body = word;
    let mut signs: Vec<&str> = Vec::new();
    // Where the last sign ends, if it is one without a number.
    let mut unknown = None;
    loop {
        body = body.trim_start_matches(STOPS);
        let Some(first) = body.chars().next() else {
            break;
        };
        if first.is_ascii_alphanumeric() || is_pass(body) {
            break;
        }
        let mut shorter = body.trim_start_matches(['!', '?']);
        if shorter.len() == body.len()
            && let Some(rest) = SIGNS.iter().find_map(|(sign, _)| after(body, sign))
        {
            shorter = rest;
        }
        let from = word.len() - body.len();
        if shorter.len() < body.len() {
            signs.push(&body[..body.len() - shorter.len()]);
            unknown = None;
        } else if ends_move(first) {
            break;
        } else {
            shorter = &body[first.len_utf8()..];
            let mut begin = from;
            if unknown == Some(from)
                && let Some(longer) = signs.pop()
            {
                begin -= longer.len();
            }
            let end = word.len() - shorter.len();
            signs.push(&word[begin..end]);
            unknown = Some(end);
        }
        body = shorter;
    }
    (body, signs)
}

/// Stops and commas, which only separate words.
const STOPS: [char; 3] = [',', '.', '…'];

/// Whether a move may end or begin with this character, or have it there as a part of it.
fn ends_move(c: char) -> bool {
    is_of_move(c) || is_dash(c) || matches!(c, ')' | '+' | '#' | '=' | '†' | '‡' | '⁺' | '♯')
}

/// Whether this is a letter, a digit or a figurine.
pub(super) fn is_of_move(c: char) -> bool {
    c.is_alphanumeric() || ('♔'..='♟').contains(&c)
}

/// Whether a word has no letter, and is not one of the moves without letters: it cannot be a
/// mistyped move.
pub(super) fn is_sign(word: &str) -> bool {
    let letterless = !word.contains(|c: char| c.is_alphabetic() || ('♔'..='♟').contains(&c));
    letterless && !is_pass(word) && !is_numeric(word) && !is_zeros(word)
}

/// Whether this is castling with zeros, or looks like it.
fn is_zeros(word: &str) -> bool {
    let zeros = word.trim_end_matches(['+', '#']);
    zeros.starts_with('0')
        && zeros.contains(is_dash)
        && zeros.chars().all(|c| c == '0' || is_dash(c))
        || result::is_castling(word)
}

/// Whether a move that stands directly before this character is over.
pub(super) fn ends_move_before(c: char) -> bool {
    c == ',' || !ends_move(c) && !matches!(c, '.' | '…' | '/' | ':' | '×')
}

/// The part of a word before this sign at its end; `None` if the word does not end with it.
fn before<'a>(word: &'a str, sign: &str) -> Option<&'a str> {
    let mut rest = word.chars();
    for wanted in sign.chars().rev() {
        let found = rest.next_back()?;
        if found != wanted && !(wanted == '-' && is_dash(found)) {
            return None;
        }
    }
    Some(rest.as_str())
}

/// The part of a word after this sign at its beginning; `None` if it does not begin with it.
fn after<'a>(word: &'a str, sign: &str) -> Option<&'a str> {
    let mut rest = word.chars();
    for wanted in sign.chars() {
        let found = rest.next()?;
        if found != wanted && !(wanted == '-' && is_dash(found)) {
            return None;
        }
    }
    Some(rest.as_str())
}
