//! Parsing the ways in which players write a control: [`InformalParser`].

use super::amount::Amount;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use crate::clock::bonus::BonusRule;
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::time::Millis;

/// Words and signs with a single meaning.
mod words {
    pub(super) const PLUS: &[char] = &['+', '|'];
    pub(super) const SEPARATOR: &[char] = &[',', ';'];
    pub(super) const TIMES: &[char] = &['×'];
    pub(super) const TIMES_LETTER: &[&str] = &["x"];
    pub(super) const THEN: &[&str] = &["then"];
    pub(super) const WITH: &[&str] = &["with"];
    pub(super) const FOR: &[&str] = &["for"];
    pub(super) const MOVE: &[&str] = &["move", "moves"];
    /// US names for the rest of the game, which precede a slash.
    pub(super) const SUDDEN_DEATH: &[&str] = &["g", "game", "sd"];
    pub(super) const HOURGLASS: &[&str] = &["hourglass", "sandclock"];
    pub(super) const INCREMENT: &[&str] = &["i", "inc", "increment"];
    pub(super) const DELAY: &[&str] = &["d", "delay"];
    pub(super) const BRONSTEIN: &[&str] = &["b", "bronstein"];
    pub(super) const BYO_YOMI: &[&str] = &["byo", "byoyomi"];
    pub(super) const CANADIAN: &[&str] = &["can", "canadian"];
    pub(super) const UPCOUNT: &[&str] = &["up", "upcount"];
    pub(super) const DOUBLE_FLAG: &[&str] = &["df", "doubleflag"];
    pub(super) const TRUNCATED: &[&str] = &["t", "truncated"];
    pub(super) const LINEAR: &[&str] = &["l", "linear"];
    /// Not `h`, which means hours.
    pub(super) const HYBRID: &[&str] = &["hybrid"];
}

/// Reads all styles of players, but not PGN.
#[derive(Clone, Copy)]
pub(super) struct InformalParser {
    /// Whether moves come before the time, as in US style.
    us: bool,
}

/// A period being read, whose end may still be unknown.
struct Stretch {
    time: Millis,
    end: Option<PeriodEnd>,
    mode: Mode,
}

/// How a period is connected with the next one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    /// It is the last one.
    None,
    /// A comma or semicolon, or nothing in US style.
    Separator,
    /// A plus, and the end of the period is known.
    Plus,
    /// The word, which also means that the period ends by its time if nothing else is stated.
    Then,
}

/// The part that follows a plus after a period.
enum Plus {
    /// The time that each move gives.
    Mode(Mode),
    /// The next period.
    Period,
}

impl InformalParser {
    /// The parser for a text: in US style if it contains `G/` or `SD/`.
    pub(super) fn of(text: &str) -> InformalParser {
        let mut cursor = Cursor::new(text);
        let mut us = false;
        while cursor.peek().is_some() && !us {
            us = cursor.eat_word(words::SUDDEN_DEATH) && cursor.sees(&['/']);
            while cursor.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
                cursor.bump();
            }
            cursor.bump();
        }
        InformalParser { us }
    }

    /// Reads one player's control.
    pub(super) fn read(self, cursor: &mut Cursor<'_>) -> Result<TimeControl, NotationError> {
        let mut periods = Vec::new();
        // Whether any two periods are joined by a plus.
        let mut joined = false;
        // The mode of every period that states none.
        let mut everywhere = None;
        loop {
            let mut stretch = self.read_stretch(cursor)?;
            let mut link = Link::None;
            if stretch.mode == Mode::SuddenDeath {
                let start = *cursor;
                if cursor.eat(words::PLUS) {
                    match self.read_plus(cursor, &stretch, joined)? {
                        Plus::Mode(mode) => stretch.mode = mode,
                        Plus::Period => link = Link::Plus,
                    }
                } else if let Some(mode) = read_mode(cursor)? {
                    stretch.mode = mode;
                }
                if gives_each_move(stretch.mode) {
                    if eat_from_move_one(cursor)? {
                        everywhere = Some(stretch.mode);
                    } else if joined {
                        return Err(start.wants(Expected::BonusForAllOrLast));
                    }
                }
            }
            let gap = *cursor;
            if link == Link::None {
                let tail = read_tail(cursor)?;
                if let Some(Mode::DoubleFlag { .. }) = tail {
                    // Only the last period could have it.
                    if stretch.mode != Mode::SuddenDeath {
                        return Err(gap.wants(Expected::PeriodWithoutBonus));
                    }
                    stretch.mode = tail.unwrap_or_default();
                } else if let Some(mode) = tail {
                    everywhere = Some(mode);
                    let open = |p: &Period| p.mode == Mode::SuddenDeath;
                    if stretch.mode != Mode::SuddenDeath && !periods.iter().any(open) {
                        return Err(gap.wants(Expected::PeriodWithoutBonus));
                    }
                } else {
                    link = self.read_link(cursor);
                }
            }
            joined |= link == Link::Plus;
            periods.push(Period {
                time: stretch.time,
                end: match (stretch.end, link) {
                    (end, Link::None) => end.unwrap_or_default(),
                    (Some(end), _) if end != PeriodEnd::Game => end,
                    (None, Link::Then) if stretch.mode != Mode::PerMove => PeriodEnd::Time,
                    _ => return Err(gap.wants(Expected::PeriodEnd)),
                },
                mode: stretch.mode,
            });
            if link == Link::None {
                // In US style a bonus at the end applies to the whole game.
                if self.us && gives_each_move(stretch.mode) {
                    everywhere = everywhere.or(Some(stretch.mode));
                }
                break;
            }
        }
        if let Some(mode) = everywhere {
            for period in &mut periods {
                if period.mode == Mode::SuddenDeath {
                    period.mode = mode;
                }
            }
        }
        Ok(TimeControl { periods })
    }

    /// Reads a time and the end of its period.
    fn read_stretch(self, cursor: &mut Cursor<'_>) -> Result<Stretch, NotationError> {
        let mut stretch = Stretch {
            time: Millis::ZERO,
            end: None,
            mode: Mode::SuddenDeath,
        };
        if cursor.eat_word(words::HOURGLASS) {
            stretch.time = Amount::parse(cursor, Expected::Time)?.or_minutes()?;
            stretch.mode = Mode::Hourglass;
            return Ok(stretch);
        }
        if cursor.eat_word(words::SUDDEN_DEATH) {
            eat_slash(cursor)?;
            stretch.time = Amount::parse(cursor, Expected::Time)?.or_minutes()?;
            stretch.end = Some(PeriodEnd::Game);
            return Ok(stretch);
        }
        let amount = Amount::parse(cursor, Expected::Time)?;
        let after = *cursor;
        if cursor.eat(&['/']) {
            if cursor.eat_word(words::MOVE) {
                stretch.mode = Mode::PerMove;
            } else if cursor.eat_word(&["flag"]) {
                stretch.end = Some(PeriodEnd::Time);
            } else {
                let (time, moves) = self.read_moves(cursor, amount)?;
                stretch.time = time;
                stretch.end = Some(PeriodEnd::Moves(moves));
                return Ok(stretch);
            }
        } else if cursor.eat_word(&["per"]) {
            if !cursor.eat_word(words::MOVE) {
                return Err(cursor.wants(Expected::Move));
            }
            stretch.mode = Mode::PerMove;
        } else if cursor.eat_word(words::HOURGLASS) {
            stretch.mode = Mode::Hourglass;
        }
        if stretch.mode == Mode::PerMove && matches!(amount, Amount::Bare(_)) {
            return Err(after.wants(Expected::Unit));
        }
        stretch.time = amount.or_minutes()?;
        if stretch.end.is_none() && cursor.eat_word(words::FOR) {
            cursor.eat_word(&["every"]);
            let moves = Amount::parse(cursor, Expected::Count)?.count(Expected::Count)?;
            cursor.eat_word(words::MOVE);
            stretch.end = Some(PeriodEnd::Moves(moves));
        }
        Ok(stretch)
    }

    /// Reads what follows the slash of `90/40`, or of `40/90` in US style.
    fn read_moves(
        self,
        cursor: &mut Cursor<'_>,
        first: Amount,
    ) -> Result<(Millis, u16), NotationError> {
        let second = Amount::parse(cursor, Expected::Moves)?;
        cursor.eat_word(words::MOVE);
        let moves_first = match (first, second) {
            (Amount::Bare(_), Amount::Bare(_)) => self.us,
            _ => matches!(first, Amount::Bare(_)),
        };
        if moves_first {
            return Ok((second.or_minutes()?, first.count(Expected::Count)?));
        }
        let time = first.or_minutes()?;
        let moves = second.count(Expected::Moves)?;
        if matches!(first, Amount::Bare(_)) && time < Millis::minutes(moves.into()) {
            return Err(NotationError {
                at: first.at(),
                expected: Expected::TimeOrMoves,
            });
        }
        Ok((time, moves))
    }

    /// Reads what follows a plus, up to the next period if it leads to one.
    fn read_plus(
        self,
        cursor: &mut Cursor<'_>,
        stretch: &Stretch,
        joined: bool,
    ) -> Result<Plus, NotationError> {
        let start = *cursor;
        let by_moves = matches!(stretch.end, Some(PeriodEnd::Moves(_)));
        if cursor.sees_word(words::SUDDEN_DEATH) {
            return Ok(Plus::Period);
        }
        let amount = Amount::parse(cursor, Expected::Bonus)?;
        if cursor.sees(words::TIMES) || cursor.sees_word(words::TIMES_LETTER) {
            return Ok(Plus::Mode(read_byo_yomi(cursor, amount)?));
        }
        if by_moves && (cursor.sees(&['/']) || cursor.sees_word(words::FOR)) {
            *cursor = start;
            return Ok(Plus::Period);
        }
        if cursor.sees(&['/']) {
            if joined {
                return Err(start.wants(Expected::BonusForAllOrLast));
            }
            return Ok(Plus::Mode(read_canadian(cursor, amount)?));
        }
        let is_bonus = match amount {
            Amount::Time { in_seconds, .. } => Some(in_seconds),
            Amount::Bare(_) if !by_moves || self.us => Some(true),
            Amount::Bare(_) if cursor.sees_word(&["from"]) => Some(true),
            Amount::Bare(_) if joined => Some(false),
            Amount::Bare(_) if cursor.sees(words::PLUS) => Some(false),
            Amount::Bare(_) if cursor.sees_word(words::WITH) => Some(false),
            Amount::Bare(_) if cursor.sees(words::SEPARATOR) => Some(true),
            Amount::Bare(_) if cursor.sees_word(words::THEN) => Some(true),
            Amount::Bare(_) => None,
        };
        match is_bonus {
            Some(true) => Ok(Plus::Mode(increment(amount.or_seconds()?))),
            Some(false) if by_moves => {
                *cursor = start;
                Ok(Plus::Period)
            }
            _ => Err(start.wants(Expected::BonusOrPeriod)),
        }
    }

    /// Reads what connects a period with the next one.
    fn read_link(self, cursor: &mut Cursor<'_>) -> Link {
        let mut ahead = *cursor;
        ahead.skip_spaces();
        if cursor.eat(words::SEPARATOR) {
            Link::Separator
        } else if cursor.eat_word(words::THEN) {
            Link::Then
        } else if self.us && (ahead.digit().is_some() || cursor.sees_word(words::SUDDEN_DEATH)) {
            Link::Separator
        } else {
            Link::None
        }
    }
}

/// Whether this mode gives time for each move, so that it must be clear in which periods.
fn gives_each_move(mode: Mode) -> bool {
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

/// Reads the mode for all periods, if it comes next after a separator or `with`.
fn read_tail(cursor: &mut Cursor<'_>) -> Result<Option<Mode>, NotationError> {
    let mut ahead = *cursor;
    let with = ahead.eat_word(words::WITH);
    if !with && !ahead.eat(words::SEPARATOR) {
        return Ok(None);
    }
    let plus = ahead.eat(words::PLUS);
    let mode = match read_mode(&mut ahead)? {
        Some(mode) if !plus => mode,
        None if plus || with => increment(read_seconds(&mut ahead)?),
        Some(_) => return Err(cursor.wants(Expected::Bonus)),
        None => return Ok(None),
    };
    eat_from_move_one(&mut ahead)?;
    *cursor = ahead;
    Ok(Some(mode))
}

/// Reads `d5`, `byo 3x30` and the like, if one comes next.
fn read_mode(cursor: &mut Cursor<'_>) -> Result<Option<Mode>, NotationError> {
    let or_none = |delay, mode: fn(Millis) -> Mode| match delay {
        Millis::ZERO => Mode::SuddenDeath,
        delay => mode(delay),
    };
    Ok(Some(if cursor.eat_word(words::INCREMENT) {
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
    }))
}

/// Reads the `x20` of `1x20`.
fn read_byo_yomi(cursor: &mut Cursor<'_>, count: Amount) -> Result<Mode, NotationError> {
    let count = count.count(Expected::Count)?;
    if !cursor.eat(words::TIMES) && !cursor.eat_word(words::TIMES_LETTER) {
        return Err(cursor.wants(Expected::TimesSeconds));
    }
    let period = read_seconds(cursor)?;
    Ok(Mode::ByoYomi { period, count })
}

/// Reads the `/10` of `5min/10`, or the `/5min` of `10/5min`.
fn read_canadian(cursor: &mut Cursor<'_>, first: Amount) -> Result<Mode, NotationError> {
    let slash = *cursor;
    eat_slash(cursor)?;
    let second = Amount::parse(cursor, Expected::Moves)?;
    cursor.eat_word(words::MOVE);
    let (time, moves) = match (first, second) {
        (Amount::Bare(_), Amount::Bare(_)) => return Err(slash.wants(Expected::Unit)),
        (Amount::Bare(_), _) => (second, first),
        _ => (first, second),
    };
    Ok(Mode::Canadian {
        period: time.or_minutes()?,
        moves: moves.count(Expected::Moves)?,
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

fn eat_slash(cursor: &mut Cursor<'_>) -> Result<(), NotationError> {
    if cursor.eat(&['/']) {
        Ok(())
    } else {
        Err(cursor.wants(Expected::Slash))
    }
}

/// Reads `from move 1`, if it comes next.
fn eat_from_move_one(cursor: &mut Cursor<'_>) -> Result<bool, NotationError> {
    if !cursor.eat_word(&["from"]) {
        return Ok(false);
    }
    if !cursor.eat_word(words::MOVE) {
        return Err(cursor.wants(Expected::Move));
    }
    let number = *cursor;
    if cursor.eat_word(&["one"])
        || Amount::parse(cursor, Expected::Count)?.count(Expected::Count)? == 1
    {
        Ok(true)
    } else {
        Err(number.wants(Expected::FirstMove))
    }
}

/// An increment, or sudden death for zero: `5+0` is five minutes.
fn increment(bonus: Millis) -> Mode {
    match bonus {
        Millis::ZERO => Mode::SuddenDeath,
        bonus => Mode::Increment(bonus),
    }
}
