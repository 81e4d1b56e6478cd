//! The text of a time control, parsed: [`parse`] as it is announced, [`parse_typed`] as somebody types it,
//! [`parse_pgn`] as PGN has it.

use super::announcement::Announcement;
use super::cursor::Cursor;
use super::doubt::Doubts;
use super::error::{Expected, NotationError};
use super::players::InformalParser;
use super::{pgn, usual};
use crate::clock::color::ByColor;
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::clock::setup::{Setup, SetupDraft};

/// The maximum length of a text in characters; the canonical text of any control is shorter.
pub const MAX_TEXT: usize = 1_000;

/// The most readings of a text that a player is asked about.
pub const MAX_READINGS: usize = 6;

/// Parses the text of a link, a preset or a stored game: a control for both sides, or White's `v`
/// Black's. [The module](super) describes the syntax and how the style is determined. Whatever a
/// released version read is read with the same meaning for ever, even where a player who types it
/// may mean something else: that is a question for [`parse_typed`]. Any other text is read if it can
/// only mean one thing.
///
/// The result need not be a sensible control; [`Setup::new`](crate::clock::setup::Setup::new)
/// checks that.
///
/// ```
/// use zeitnot_core::clock::notation::parse;
/// use zeitnot_core::time::Millis;
/// let armageddon = parse("5 v 4").expect("White's control and Black's");
/// assert_eq!(armageddon.white.periods[0].time, Millis::minutes(5));
/// assert_eq!(armageddon.black.periods[0].time, Millis::minutes(4));
/// ```
///
/// # Errors
/// The first wrong character, and what was expected there.
pub fn parse(text: &str) -> Result<ByColor<TimeControl>, NotationError> {
    parse_notation(text).or_else(|error| match parse_typed(text) {
        Ok(Typed::Clear(controls)) if is_game(&controls) => Ok(controls),
        Ok(_) | Err(_) => Err(error),
    })
}

/// Parses what [`parse`] does, without the words in which tournaments announce a control: they are in
/// eleven languages, too much for a small program that reads the notation.
///
/// ```
/// use zeitnot_core::clock::notation::{parse, parse_notation};
/// assert_eq!(parse_notation("90/40+30"), parse("90/40+30"));
/// assert!(parse_notation("15 min, 10 s a move").is_err());
/// ```
///
/// # Errors
/// The first wrong character, and what was expected there.
pub fn parse_notation(text: &str) -> Result<ByColor<TimeControl>, NotationError> {
    let doubts = Doubts::none();
    let mut cursor = begin(text, &doubts)?;
    if pgn::is_pgn(text) {
        read_sides(&mut cursor, pgn::parse)
    } else {
        read_informal(cursor)
    }
}

fn is_game(controls: &ByColor<TimeControl>) -> bool {
    Setup::new(SetupDraft::standard(controls.clone())).is_ok()
}

/// The meaning of a typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// One control: nobody could mean another.
    Clear(ByColor<TimeControl>),
    /// Several controls, of which the player has to choose one.
    Ambiguous {
        /// At least two and at most [`MAX_READINGS`] different ones, all of which make a valid
        /// [`Setup`].
        readings: Vec<ByColor<TimeControl>>,
    },
}

/// Parses a text that a player types. It is read in every way in which players write controls, and
/// as tournaments announce them in the languages that [the module](super) names. If more than one of
/// the controls that come out could be meant, all of them are returned, and none is guessed.
///
/// ```
/// use zeitnot_core::clock::notation::{Typed, parse_typed, print};
/// let Ok(Typed::Ambiguous { readings }) = parse_typed("15/10") else { panic!() };
/// let readings: Vec<String> = readings.iter().map(print).collect();
/// assert_eq!(readings, ["15+10", "10min/15", "15/10"]);
/// let Ok(Typed::Clear(controls)) = parse_typed("40 Züge in 2 Std., dann 1 Std.") else { panic!() };
/// assert_eq!(print(&controls), "120/40, 60");
/// ```
///
/// # Errors
/// The place at which no way of reading goes on, and what was expected there.
pub fn parse_typed(text: &str) -> Result<Typed, NotationError> {
    let mut readings: Vec<ByColor<TimeControl>> = Vec::new();
    let mut furthest: Option<NotationError> = None;
    let mut take = |found: Result<ByColor<TimeControl>, NotationError>| match found {
        Ok(controls) if !readings.contains(&controls) => readings.push(controls),
        Ok(_) => {}
        Err(error) if furthest.is_none_or(|known| known.at < error.at) => furthest = Some(error),
        Err(_) => {}
    };
    let none = Doubts::none();
    let mut cursor = begin(text, &none)?;
    if pgn::is_pgn(text) {
        take(read_sides(&mut cursor, pgn::parse));
    }
    let words = Announcement::of(text);
    let mut doubts = Doubts::open();
    loop {
        let found = read_informal(Cursor::new(words.text(), &doubts));
        let overtime = found.as_ref().ok().and_then(as_overtime);
        take(found.map_err(|error| NotationError {
            at: words.place(error.at),
            ..error
        }));
        if let Some(overtime) = overtime.filter(|_| !words.text().contains(FLAG)) {
            take(Ok(overtime));
        }
        if !doubts.next() {
            break;
        }
    }
    let valid: Vec<_> = readings
        .iter()
        .filter(|controls| is_game(controls))
        .cloned()
        .collect();
    let usual = valid.iter().filter(|controls| usual::is_usual(controls));
    let usual: Vec<_> = usual.cloned().collect();
    let mut possible = if usual.is_empty() { valid } else { usual };
    possible.truncate(MAX_READINGS);
    match (possible.len(), readings.into_iter().next(), furthest) {
        (2.., ..) => Ok(Typed::Ambiguous { readings: possible }),
        (1, ..) => Ok(Typed::Clear(possible.remove(0))),
        // No game: the setup says why.
        (_, Some(controls), _) => Ok(Typed::Clear(controls)),
        (_, None, Some(error)) => Err(error),
        (_, None, None) => Err(cursor.wants(Expected::Control)),
    }
}

/// The word that says that a period ends by its time alone.
const FLAG: &str = "flag";

/// `60 min, then 5 min for every 10 moves` as Canadian overtime, which is said in the same words as
/// two periods of which the first ends by its time. `None` for controls that say nothing of it.
fn as_overtime(periods: &ByColor<TimeControl>) -> Option<ByColor<TimeControl>> {
    let of = |control: &TimeControl| match control.periods[..] {
        [
            Period {
                time,
                end: PeriodEnd::Time,
                mode: Mode::SuddenDeath,
                ..
            },
            Period {
                time: period,
                end: PeriodEnd::Moves(moves),
                mode: Mode::SuddenDeath,
                ..
            },
        ] => {
            let mode = Mode::Canadian { period, moves };
            Some(TimeControl::single(time, mode))
        }
        _ => None,
    };
    let (white, black) = (of(&periods.white), of(&periods.black));
    (white.is_some() || black.is_some()).then(|| ByColor {
        white: white.unwrap_or_else(|| periods.white.clone()),
        black: black.unwrap_or_else(|| periods.black.clone()),
    })
}

/// Parses the value of PGN's tag `TimeControl`. Unlike [`parse`] it need not guess: all numbers are
/// in seconds, even in `60+1`.
///
/// ```
/// use zeitnot_core::clock::notation::parse_pgn;
/// use zeitnot_core::time::Millis;
/// let bullet = parse_pgn("60+1").expect("a value of the tag");
/// assert_eq!(bullet.periods[0].time, Millis::minutes(1));
/// ```
///
/// # Errors
/// The first wrong character, and what was expected there; for `?` and `-`, that they name no
/// control.
pub fn parse_pgn(text: &str) -> Result<TimeControl, NotationError> {
    let doubts = Doubts::none();
    let mut cursor = begin(text, &doubts)?;
    let control = pgn::parse(&mut cursor)?;
    cursor.end()?;
    Ok(control)
}

/// Rejects texts that cannot be a control at all.
fn begin<'a>(text: &'a str, doubts: &'a Doubts) -> Result<Cursor<'a>, NotationError> {
    if text.chars().nth(MAX_TEXT).is_some() {
        return Err(NotationError {
            at: MAX_TEXT,
            expected: Expected::ShorterText,
        });
    }
    let mut cursor = Cursor::new(text, doubts);
    cursor.skip_spaces();
    match text.trim() {
        "" => Err(cursor.wants(Expected::Control)),
        "?" => Err(cursor.wants(Expected::KnownControl)),
        "-" => Err(cursor.wants(Expected::SomeControl)),
        _ => Ok(cursor),
    }
}

/// Reads both sides in the style of players.
fn read_informal(mut cursor: Cursor<'_>) -> Result<ByColor<TimeControl>, NotationError> {
    let reader = InformalParser::of(cursor);
    read_sides(&mut cursor, |cursor| reader.read(cursor))
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
