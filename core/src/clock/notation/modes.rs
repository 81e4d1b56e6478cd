//! How a period gives time besides its main time: [`read_mode`].

use super::amount::Amount;
use super::cursor::Cursor;
use super::doubt::{Doubt, Overtime, Slash};
use super::error::{Expected, NotationError};
use super::words;
use crate::clock::bonus::BonusRule;
use crate::clock::control::Mode;
use crate::time::Millis;

/// A mode as stated.
pub(super) struct Stated {
    pub(super) mode: Mode,
    /// Whether it was stated in words, which leave open to which periods it applies.
    pub(super) in_words: bool,
}

/// Reads `d5`, `byo 3x30` and the like, if one comes next.
pub(super) fn read_mode(cursor: &mut Cursor<'_>) -> Result<Option<Stated>, NotationError> {
    let or_none = |delay, mode: fn(Millis) -> Mode| match delay {
        Millis::ZERO => Mode::SuddenDeath,
        delay => mode(delay),
    };
    let mut in_words = false;
    let mode = if cursor.eat_word(words::INCREMENT) {
        in_words = true;
        increment(read_seconds(cursor)?)
    } else if cursor.eat_word(words::DELAY) {
        or_none(read_seconds(cursor)?, Mode::Delay)
    } else if cursor.eat_word(words::BRONSTEIN) {
        or_none(read_seconds(cursor)?, Mode::Bronstein)
    } else if cursor.eat_word(words::BYO_YOMI) {
        if cursor.eat(&['-']) {
            cursor.eat_word(&["yomi"]);
        }
        let count = Amount::parse(cursor, Expected::Count)?;
        read_byo_yomi(cursor, count)?
    } else if cursor.eat_word(words::CANADIAN) {
        let first = Amount::parse(cursor, Expected::Time)?;
        read_canadian(cursor, first)?
    } else if cursor.eat_word(words::UPCOUNT) {
        Mode::Upcount
    } else if cursor.eat_word(words::DOUBLE_FLAG) {
        read_double_flag(cursor)?
    } else {
        return Ok(None);
    };
    in_words |= gives_each_move(mode) && cursor.eat_word(words::EACH_MOVE);
    Ok(Some(Stated { mode, in_words }))
}

/// Reads the `x20` of `1x20`.
pub(super) fn read_byo_yomi(cursor: &mut Cursor<'_>, count: Amount) -> Result<Mode, NotationError> {
    let count = count.count(Expected::Count)?;
    if !cursor.eat(words::TIMES) && !cursor.eat_word(words::TIMES_LETTER) {
        return Err(cursor.wants(Expected::TimesSeconds));
    }
    let period = read_seconds(cursor)?;
    Ok(Mode::ByoYomi { period, count })
}

/// Reads the `/10` of `5min/10`, or the `/5min` of `10/5min`.
pub(super) fn read_canadian(cursor: &mut Cursor<'_>, first: Amount) -> Result<Mode, NotationError> {
    let slash = *cursor;
    eat_slash(cursor)?;
    let second = Amount::parse(cursor, Expected::Moves)?;
    cursor.eat_word(words::MOVE);
    let both_bare = matches!((first, second), (Amount::Bare(_), Amount::Bare(_)));
    let unit = if both_bare {
        let open = cursor.settle(Doubt::Unit, Overtime::ALL);
        open.ok_or_else(|| slash.wants(Expected::Unit))?
    } else {
        Overtime::Minutes
    };
    let is_moves_first = if both_bare && unit != Overtime::DoubleFlag {
        cursor.settle(Doubt::Slash, Slash::ALL) == Some(Slash::MovesFirst)
    } else {
        matches!(first, Amount::Bare(_))
    };
    let (time, moves) = if is_moves_first {
        (second, first)
    } else {
        (first, second)
    };
    Ok(match unit {
        Overtime::DoubleFlag => Mode::DoubleFlag {
            extra: first.or_seconds()?,
            bonus: second.or_seconds()?,
            rule: BonusRule::Hybrid,
        },
        Overtime::Seconds => Mode::Canadian {
            period: time.or_seconds()?,
            moves: moves.count(Expected::Moves)?,
        },
        Overtime::Minutes => Mode::Canadian {
            period: time.or_minutes()?,
            moves: moves.count(Expected::Moves)?,
        },
    })
}

/// Reads the `60/10` of `df60/10`, and the bonus rule after it.
fn read_double_flag(cursor: &mut Cursor<'_>) -> Result<Mode, NotationError> {
    let extra = Amount::parse(cursor, Expected::Time)?.or_seconds()?;
    eat_slash(cursor)?;
    let bonus = read_seconds(cursor)?;
    let rule = if cursor.eat_word(words::TRUNCATED) {
        BonusRule::Truncated
    } else if cursor.eat_word(words::LINEAR) {
        BonusRule::Linear
    } else {
        cursor.eat_word(words::HYBRID);
        BonusRule::Hybrid
    };
    Ok(Mode::DoubleFlag { extra, bonus, rule })
}

/// Reads a bonus or delay.
fn read_seconds(cursor: &mut Cursor<'_>) -> Result<Millis, NotationError> {
    Amount::parse(cursor, Expected::Bonus)?.or_seconds()
}

pub(super) fn eat_slash(cursor: &mut Cursor<'_>) -> Result<(), NotationError> {
    if cursor.eat(&['/']) {
        Ok(())
    } else {
        Err(cursor.wants(Expected::Slash))
    }
}

/// Whether this mode gives time for each move, so that it must be clear in which periods.
pub(super) fn gives_each_move(mode: Mode) -> bool {
    match mode {
        Mode::Increment(_) | Mode::Delay(_) | Mode::Bronstein(_) => true,
        Mode::SuddenDeath
        | Mode::ByoYomi { .. }
        | Mode::Canadian { .. }
        | Mode::Hourglass
        | Mode::Upcount
        | Mode::PerMove
        | Mode::DoubleFlag { .. } => false,
    }
}

/// An increment, or sudden death for zero: `5+0` is five minutes.
pub(super) fn increment(bonus: Millis) -> Mode {
    match bonus {
        Millis::ZERO => Mode::SuddenDeath,
        bonus => Mode::Increment(bonus),
    }
}
