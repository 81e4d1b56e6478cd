//! The piece letters of games that do not use PGN's: [`of_game`].

use super::scan::{PgnToken, Scanner};
use super::sign;
use crate::game::Position;
use crate::game::notation::alphabet::Alphabet;
use crate::game::notation::{MoveError, is_numeric, read_move, read_typed};
use crate::game::tree::Played;

/// The alphabets that are tried, the most frequent first: German and Scandinavian, French, Spanish
/// and Italian, Russian, Dutch, Portuguese, Polish, Czech and Slovak, Hungarian, Turkish, Romanian,
/// Finnish, Icelandic.
const KNOWN: [Alphabet; 13] = [
    Alphabet::GERMAN,
    Alphabet::of(["R", "D", "T", "F", "C"]),
    Alphabet::of(["R", "D", "T", "A", "C"]),
    Alphabet::of(["Кр", "Ф", "Л", "С", "К"]),
    Alphabet::of(["K", "D", "T", "L", "P"]),
    Alphabet::of(["R", "D", "T", "B", "C"]),
    Alphabet::of(["K", "H", "W", "G", "S"]),
    Alphabet::of(["K", "D", "V", "S", "J"]),
    Alphabet::of(["K", "V", "B", "F", "H"]),
    Alphabet::of(["Ş", "V", "K", "F", "A"]),
    Alphabet::of(["R", "D", "T", "N", "C"]),
    Alphabet::of(["K", "D", "T", "L", "R"]),
    Alphabet::of(["K", "D", "H", "B", "R"]),
];

/// How many more moves than with PGN's letters must be readable, unless all of them are: a single
/// typing error does not indicate a language.
const FURTHER: usize = 2;

/// The longest text that may be a move, in bytes.
const MAX_LENGTH: usize = 40;

/// Reads a move in these letters, or else in PGN's; or a pass, where one is possible.
pub(super) fn read_in(
    letters: &Alphabet,
    position: &Position,
    text: &str,
) -> Result<Played, MoveError> {
    let read = if *letters == Alphabet::ENGLISH || text.len() > MAX_LENGTH {
        read_move(position, text)
    } else {
        read_typed(position, text, &[*letters])
    };
    match read {
        Err(MoveError::NullMove) => Played::pass(position).ok_or(MoveError::NullMove),
        read => read.map(Played::Move),
    }
}

/// Reads a move as [`read_in`] does, or one to which a sign of letters is written: `Nf3N`. Returns
/// the number of that sign, too.
pub(super) fn read_with_sign(
    letters: &Alphabet,
    position: &Position,
    text: &str,
) -> Result<(Played, Option<u8>), MoveError> {
    let why = match read_in(letters, position, text) {
        Ok(played) => return Ok((played, None)),
        Err(why) => why,
    };
    for (sign, nag) in sign::LETTERS {
        if let Some(bare) = text.strip_suffix(sign)
            && let Ok(played) = read_in(letters, position, sign::split(bare).0)
        {
            return Ok((played, Some(nag)));
        }
    }
    Err(why)
}

/// Whether a game can begin with a word, in any letters.
pub(super) fn begins_game(text: &str) -> bool {
    let (body, _) = sign::split(text);
    let start = Position::default();
    let mut all = [Alphabet::ENGLISH].into_iter().chain(KNOWN);
    body.len() <= MAX_LENGTH && all.any(|letters| read_in(&letters, &start, body).is_ok())
}

/// Whether a word is a mark after a move that adds nothing to it.
pub(super) fn is_after_move(word: &str) -> bool {
    matches!(word, "e.p." | "ep" | "+" | "#" | "++" | "†" | "‡")
}

/// The alphabet with which most of the main line can be read, if that is more than with PGN's. The
/// scanner is before the first move.
pub(super) fn of_game(scanner: &Scanner, start: &Position) -> Option<Alphabet> {
    let (plain, _) = reach(scanner, start, &Alphabet::ENGLISH);
    let mut best = None;
    let mut most = plain;
    for letters in KNOWN {
        let (plies, whole) = reach(scanner, start, &letters);
        if plies > most && (whole || plies >= plain + FURTHER) {
            most = plies;
            best = Some(letters);
        }
    }
    best
}

/// The number of main line moves that can be read with these letters alone, and whether those are
/// all.
fn reach(scanner: &Scanner, start: &Position, letters: &Alphabet) -> (usize, bool) {
    let mut scanner = scanner.clone();
    let mut position = start.clone();
    let (mut plies, mut depth) = (0, 0_usize);
    loop {
        match scanner.next().1 {
            PgnToken::Open => depth += 1,
            PgnToken::Close => depth = depth.saturating_sub(1),
            PgnToken::Result(_) if depth == 0 => return (plies, true),
            PgnToken::Tags | PgnToken::End => return (plies, true),
            PgnToken::Digits(text) if !is_numeric(text) => {}
            PgnToken::Text(text) | PgnToken::Digits(text) if depth == 0 => {
                let (body, _) = sign::split(text);
                let signs = body.is_empty() || sign::is_sign(body) || sign::nag_of(body).is_some();
                if signs || plies > 0 && is_after_move(body) {
                    continue;
                }
                if body.len() > MAX_LENGTH {
                    return (plies, false);
                }
                let strange = body.starts_with(|c| Alphabet::ENGLISH.has(c) && !letters.has(c));
                match read_with_sign(letters, &position, body) {
                    Ok((played, _)) if !strange => position = played.after_unchecked(&position),
                    _ => return (plies, false),
                }
                plies += 1;
            }
            _ => {}
        }
    }
}
