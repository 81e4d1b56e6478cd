//! Moves as players type them, in the letters of the pieces that they see: [`read_typed`].

use std::slice;

use shakmaty::Move;

use super::alphabet::Alphabet;
use super::{MoveError, read_move};
use crate::game::Position;

/// Reads a move in the first of these letters in which it is legal, and else in PGN's.
///
/// The letters that the page shows come first, for they can mean another piece in PGN: in Spanish
/// `Re1` is a move of the king, who is `R` there, and one of a rook only if the king cannot go to e1.
/// If several moves fit with the first letters, that is the answer, and no other letters are tried.
///
/// A letter that looks like another one stands for it where that leaves no doubt: in Russian a Latin
/// `Kf3` is the knight's move, but if the king, whom PGN calls so, can go there too, both are offered.
///
/// ```
/// use zeitnot_core::game::notation::alphabet::Alphabet;
/// use zeitnot_core::game::notation::{read_typed, san};
/// use zeitnot_core::game::start::Start;
///
/// let start = Start::standard();
/// let russian = Alphabet::of(["Кр", "Ф", "Л", "С", "К"]);
/// for text in ["Кf3", "кf3", "Kf3", "Nf3"] {
///     let read = read_typed(start.position(), text, &[russian]).unwrap();
///     assert_eq!(san(start.position(), read), "Nf3");
/// }
/// ```
///
/// # Errors
/// As of [`read_move`]: of the letters in which most of the text can be read, the first of them.
pub fn read_typed(
    position: &Position,
    text: &str,
    letters: &[Alphabet],
) -> Result<Move, MoveError> {
    let mut problem = MoveError::NotAMove { at: 0 };
    for letters in letters {
        match read_in(position, text, letters) {
            Ok(play) => return Ok(play),
            Err(MoveError::Ambiguous(moves)) => return Err(MoveError::Ambiguous(moves)),
            Err(why) => problem = further(problem, why),
        }
    }
    read_move(position, text).map_err(|why| further(problem, why))
}

/// Reads a move in these letters, and in those that look like them.
fn read_in(position: &Position, text: &str, letters: &Alphabet) -> Result<Move, MoveError> {
    let (plain, looks) = (letters.read(text), letters.read_looks(text));
    let first = read_move(position, &plain)
        .map_err(|why| with_place_in(text, why, |text| letters.read(text)));
    if looks == plain {
        return first;
    }
    let second = read_move(position, &looks)
        .map_err(|why| with_place_in(text, why, |text| letters.read_looks(text)));
    let mut moves = moves_of(&first).to_vec();
    for play in moves_of(&second) {
        if !moves.contains(play) {
            moves.push(*play);
        }
    }
    match (&moves[..], first, second) {
        ([play], ..) => Ok(*play),
        ([], Err(first), Err(second)) => Err(further(first, second)),
        _ => Err(MoveError::Ambiguous(moves)),
    }
}

fn moves_of(read: &Result<Move, MoveError>) -> &[Move] {
    match read {
        Ok(play) => slice::from_ref(play),
        Err(MoveError::Ambiguous(moves)) => moves,
        Err(_) => &[],
    }
}

/// The problem that is found later in the text, else the first one.
fn further(first: MoveError, second: MoveError) -> MoveError {
    let place = |why: &MoveError| match why {
        MoveError::NotAMove { at } => *at,
        _ => usize::MAX,
    };
    if place(&second) > place(&first) {
        second
    } else {
        first
    }
}

/// The problem with its place in the text as it was typed, of which `read` makes a shorter one if a
/// piece has several letters.
fn with_place_in(text: &str, why: MoveError, read: impl Fn(&str) -> String) -> MoveError {
    let MoveError::NotAMove { at } = why else {
        return why;
    };
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let mut places = ends.enumerate().skip(at);
    let place = places.find(|(_, end)| read(&text[..*end]).chars().count() > at);
    let end = || text.chars().count();
    MoveError::NotAMove {
        at: place.map_or_else(end, |(place, _)| place),
    }
}
