//! Parsing controls.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::pgn;
use super::players::InformalParser;
use crate::clock::color::ByColor;
use crate::clock::control::TimeControl;

/// The maximum length of a text in characters; the canonical text of any control is shorter.
pub const MAX_TEXT: usize = 1_000;

/// Parses a text that a person typed: a control for both sides, or White's `v` Black's. [The
/// module](super) describes the syntax and how the style is determined.
///
/// The result need not be a sensible control; [`Setup::new`](crate::clock::setup::Setup::new)
/// checks that.
///
/// ```
/// use zeitnot::clock::notation::parse;
/// use zeitnot::time::Millis;
/// let armageddon = parse("5 v 4").expect("White's control and Black's");
/// assert_eq!(armageddon.white.periods[0].time, Millis::minutes(5));
/// assert_eq!(armageddon.black.periods[0].time, Millis::minutes(4));
/// ```
///
/// # Errors
/// The first wrong character, and what was expected there.
pub fn parse(text: &str) -> Result<ByColor<TimeControl>, NotationError> {
    let mut cursor = begin(text)?;
    if pgn::is_pgn(text) {
        read_sides(&mut cursor, pgn::parse)
    } else {
        let reader = InformalParser::of(text);
        read_sides(&mut cursor, |cursor| reader.read(cursor))
    }
}

/// Parses the value of PGN's tag `TimeControl`. Unlike [`parse`] it need not guess: all numbers are
/// in seconds, even in `60+1`.
///
/// ```
/// use zeitnot::clock::notation::parse_pgn;
/// use zeitnot::time::Millis;
/// let bullet = parse_pgn("60+1").expect("a value of the tag");
/// assert_eq!(bullet.periods[0].time, Millis::minutes(1));
/// ```
///
/// # Errors
/// The first wrong character, and what was expected there; for `?` and `-`, that they name no
/// control.
pub fn parse_pgn(text: &str) -> Result<TimeControl, NotationError> {
    let mut cursor = begin(text)?;
    let control = pgn::parse(&mut cursor)?;
    cursor.end()?;
    Ok(control)
}

/// Rejects texts that cannot be a control at all.
fn begin(text: &str) -> Result<Cursor<'_>, NotationError> {
    if text.chars().nth(MAX_TEXT).is_some() {
        return Err(NotationError {
            at: MAX_TEXT,
            expected: Expected::ShorterText,
        });
    }
    let mut cursor = Cursor::new(text);
    cursor.skip_spaces();
    match text.trim() {
        "" => Err(cursor.wants(Expected::Control)),
        "?" => Err(cursor.wants(Expected::KnownControl)),
        "-" => Err(cursor.wants(Expected::SomeControl)),
        _ => Ok(cursor),
    }
}

/// Reads White's control and, after `v` or `vs`, Black's.
fn read_sides<'a>(
    cursor: &mut Cursor<'a>,
    mut read: impl FnMut(&mut Cursor<'a>) -> Result<TimeControl, NotationError>,
) -> Result<ByColor<TimeControl>, NotationError> {
    let white = read(cursor)?;
    let black = if cursor.eat_word(&["v", "vs"]) {
        cursor.eat(&['.']);
        read(cursor)?
    } else {
        white.clone()
    };
    cursor.end()?;
    Ok(ByColor { white, black })
}
