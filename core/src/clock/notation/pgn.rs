//! The values of PGN's tag `TimeControl`.

use super::amount::Number;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::time::Millis;

/// From this value on, a number at a place where PGN has seconds is taken as seconds: games of
/// three hours in one period are rarer than lichess's `180+2`.
const SECONDS_FROM: u64 = 180;

/// Whether a text is written in PGN's style rather than in that of players. The rule is in the
/// module's documentation.
pub(super) fn is_pgn(text: &str) -> bool {
    if text.trim_start().starts_with('*') {
        return true;
    }
    text.chars().all(|c| {
        c.is_whitespace()
            || c.is_ascii_digit()
            || matches!(c, '*' | '/' | '+' | ':' | '.' | 'v' | 'V' | 's' | 'S')
    }) && !has_unit_s(text)
        && text.split(['v', 'V']).any(is_pgn_side)
}

/// Whether there is an `s` that does not belong to `vs`.
fn has_unit_s(text: &str) -> bool {
    let mut before = ' ';
    text.chars().any(|c| {
        let alone = matches!(c, 's' | 'S') && !matches!(before, 'v' | 'V');
        before = c;
        alone
    })
}

/// Whether one side's text, perhaps with the end of `vs.` before it, can hardly be anything but
/// PGN.
fn is_pgn_side(side: &str) -> bool {
    let side = side.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, 's' | 'S' | '.'));
    if side.starts_with('*') {
        return true;
    }
    if let Some((before, _)) = side.split_once(':') {
        return before.contains('/');
    }
    let time = side.split_once('/').map_or(side, |(_, time)| time);
    let seconds = time
        .trim_start()
        .chars()
        .map_while(|c| c.to_digit(10))
        .fold(0u64, |n, d| n.saturating_mul(10).saturating_add(d.into()));
    seconds >= SECONDS_FROM
}

/// Reads one control, up to where a PGN control ends.
pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<TimeControl, NotationError> {
    let mut periods = Vec::new();
    loop {
        let period = read_field(cursor)?;
        periods.push(period);
        if !cursor.sees(&[':']) {
            return Ok(TimeControl { periods });
        }
        if period.end == PeriodEnd::Game {
            return Err(cursor.wants(Expected::PeriodEnd));
        }
        cursor.eat(&[':']);
    }
}

/// Reads the text between two colons.
fn read_field(cursor: &mut Cursor<'_>) -> Result<Period, NotationError> {
    if cursor.eat(&['*']) {
        return Ok(Period {
            time: Number::parse(cursor, Expected::Time)?.seconds()?,
            end: PeriodEnd::Game,
            mode: Mode::Hourglass,
        });
    }
    let first = Number::parse(cursor, Expected::Time)?;
    let (time, end) = if cursor.eat(&['/']) {
        let moves = first.count()?;
        (
            Number::parse(cursor, Expected::Time)?,
            PeriodEnd::Moves(moves),
        )
    } else {
        (first, PeriodEnd::Game)
    };
    let mode = if cursor.eat(&['+']) {
        match Number::parse(cursor, Expected::Bonus)?.seconds()? {
            Millis::ZERO => Mode::SuddenDeath,
            bonus => Mode::Increment(bonus),
        }
    } else {
        Mode::SuddenDeath
    };
    Ok(Period {
        time: time.seconds()?,
        end,
        mode,
    })
}

/// The value of PGN's tag `TimeControl`, or `None` if PGN cannot express this control. It can
/// express periods that end by moves or with the game, with or without an increment, and
/// hourglasses, all in whole seconds.
///
/// ```
/// use zeitnot_core::clock::control::{Mode, TimeControl};
/// use zeitnot_core::clock::notation::print_pgn;
/// use zeitnot_core::time::Millis;
/// let blitz = TimeControl::single(Millis::minutes(3), Mode::Increment(Millis::seconds(2)));
/// assert_eq!(print_pgn(&blitz).as_deref(), Some("180+2"));
/// let delay = TimeControl::single(Millis::minutes(3), Mode::Delay(Millis::seconds(2)));
/// assert_eq!(print_pgn(&delay), None);
/// ```
pub fn print_pgn(control: &TimeControl) -> Option<String> {
    let mut text = String::new();
    for (i, period) in control.periods.iter().enumerate() {
        let last = i + 1 == control.periods.len();
        match (period.end, period.mode) {
            (PeriodEnd::Moves(moves), Mode::SuddenDeath | Mode::Increment(_)) => {
                text.push_str(&moves.to_string());
                text.push('/');
            }
            (PeriodEnd::Game, Mode::SuddenDeath | Mode::Increment(_)) if last => {}
            (PeriodEnd::Game, Mode::Hourglass) if last && i == 0 => text.push('*'),
            _ => return None,
        }
        push_seconds(&mut text, period.time)?;
        if let Mode::Increment(bonus) = period.mode {
            text.push('+');
            push_seconds(&mut text, bonus)?;
        }
        if !last {
            text.push(':');
        }
    }
    (!text.is_empty()).then_some(text)
}

/// Writes a positive number of whole seconds; `None` for other times.
fn push_seconds(text: &mut String, time: Millis) -> Option<()> {
    if !time.is_positive() || time.get() % 1_000 != 0 {
        return None;
    }
    text.push_str(&(time.get() / 1_000).to_string());
    Some(())
}
