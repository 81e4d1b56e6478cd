//! Results as they are written: [`at`], [`of`].

/// The scores of a player, with their spellings. A spelling comes before those that it begins with.
const SCORES: [(&str, Score); 9] = [
    ("1/2", Score::Half),
    ("1\u{2044}2", Score::Half),
    ("½", Score::Half),
    ("0.5", Score::Half),
    ("0,5", Score::Half),
    (".5", Score::Half),
    (",5", Score::Half),
    ("1", Score::One),
    ("0", Score::Zero),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    Zero,
    Half,
    One,
}

/// The result with which a text begins: its length in bytes, and its PGN spelling, or `0-0` if both
/// have lost. `1/2 - 1/2` and `1 : 0` are results, too, and `½` alone is a draw.
///
/// `0-0` is also castling: the caller decides.
pub(super) fn at(text: &str) -> Option<(usize, &'static str)> {
    if text.starts_with('*') {
        return Some((1, "*"));
    }
    let (white, rest) = score(text)?;
    let both = blanks(rest)
        .strip_prefix(|c| c == ':' || is_dash(c))
        .and_then(|rest| score(blanks(rest)));
    if let Some((black, rest)) = both
        && ends(rest)
    {
        let plain = match (white, black) {
            (Score::One, Score::Zero) => "1-0",
            (Score::Zero, Score::One) => "0-1",
            (Score::Half, Score::Half) => "1/2-1/2",
            (Score::Zero, Score::Zero) => "0-0",
            _ => return None,
        };
        return Some((text.len() - rest.len(), plain));
    }
    let alone = text.starts_with(['1', '½']) && white == Score::Half && ends(rest);
    alone.then(|| (text.len() - rest.len(), "1/2-1/2"))
}

/// A result in its PGN spelling; `None` if the text is not a result.
pub(super) fn of(text: &str) -> Option<&'static str> {
    let (length, plain) = at(text)?;
    (length == text.len()).then_some(plain)
}

/// Whether a word may be castling as well as the result of a game that both have lost.
pub(super) fn is_castling(word: &str) -> bool {
    of(word) == Some("0-0") && !word.contains(':')
}

fn score(text: &str) -> Option<(Score, &str)> {
    let mut all = SCORES.iter();
    all.find_map(|(spelling, score)| Some((*score, text.strip_prefix(spelling)?)))
}

fn blanks(text: &str) -> &str {
    text.trim_start_matches([' ', '\t', '\u{a0}'])
}

/// Whether a result can end before this text, and is not only a part of a longer word.
fn ends(rest: &str) -> bool {
    let mut rest = rest.chars();
    match rest.next() {
        None => true,
        Some(',' | '.') => !rest.next().is_some_and(char::is_alphanumeric),
        Some('/' | ':' | '=' | '+' | '#') => false,
        Some(c) => !c.is_alphanumeric() && !is_dash(c),
    }
}

/// Whether a character is `-`, or a dash that stands for it.
pub(super) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '‐' | '‑' | '−')
}
