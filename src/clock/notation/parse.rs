//! From text to controls.

use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::pgn;
use super::players::InformalParser;
use crate::clock::color::ByColor;
use crate::clock::control::TimeControl;

/// The most characters a text may have; the canonical text of any control is
/// shorter.
pub const MAX_TEXT: usize = 1_000;

/// Reads a text that a person typed: a control for both, or White's `v`
/// Black's. [The module](super) says what can be written and how one way of
/// writing is told from another.
///
/// What is read need not be a sensible control; that is for
/// [`Setup::new`](crate::clock::setup::Setup::new) to say.
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
/// The first character that is wrong, and what was expected there.
pub fn parse(text: &str) -> Result<ByColor<TimeControl>, NotationError> {
    let mut cursor = begin(text)?;
    if pgn::is_pgn(text) {
        read_sides(&mut cursor, pgn::parse)
    } else {
        let reader = InformalParser::of(text);
        read_sides(&mut cursor, |cursor| reader.read(cursor))
    }
}

/// Reads the value of PGN's tag `TimeControl`. Unlike [`parse`] it need not
/// guess: every number is one of seconds, `60+1` too.
///
/// ```
/// use zeitnot::clock::notation::parse_pgn;
/// use zeitnot::time::Millis;
/// let bullet = parse_pgn("60+1").expect("a value of the tag");
/// assert_eq!(bullet.periods[0].time, Millis::minutes(1));
/// ```
///
/// # Errors
/// The first character that is wrong, and what was expected there; for `?` and
/// `-`, that they name no control.
pub fn parse_pgn(text: &str) -> Result<TimeControl, NotationError> {
    let mut cursor = begin(text)?;
    let control = pgn::parse(&mut cursor)?;
    cursor.end()?;
    Ok(control)
}

/// Refuses what is no text of a control at all.
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
