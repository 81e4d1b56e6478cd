//! Parsing the ways in which players write a control: [`InformalParser`].

use super::amount::Amount;
use super::cursor::Cursor;
use super::doubt::{Doubt, MoveTime, Plus as Next, Scope, Slash};
use super::error::{Expected, NotationError};
use super::modes::{
    Stated, eat_slash, gives_each_move, increment, read_byo_yomi, read_canadian, read_mode,
};
use super::words;
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::time::Millis;

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

/// A mode for all periods that state none.
struct Everywhere<'a> {
    mode: Mode,
    /// The move from which it applies.
    from: u16,
    /// Where that move is stated.
    at: Cursor<'a>,
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
    Mode(Stated),
    /// The next period.
    Period,
}

impl InformalParser {
    /// The parser for the text at a cursor: in US style if it contains `G/` or `SD/`.
    pub(super) fn of(mut cursor: Cursor<'_>) -> InformalParser {
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
    pub(super) fn read<'a>(self, cursor: &mut Cursor<'a>) -> Result<TimeControl, NotationError> {
        let mut periods = Vec::new();
        // Whether any two periods are joined by a plus.
        let mut joined = false;
        let mut everywhere: Option<Everywhere<'a>> = None;
        loop {
            let mut stretch = self.read_stretch(cursor, &periods)?;
            let mut link = Link::None;
            if stretch.mode == Mode::SuddenDeath {
                let start = *cursor;
                let mut in_words = false;
                if cursor.eat(words::PLUS) {
                    match self.read_plus(cursor, &stretch, joined)? {
                        Plus::Mode(stated) => {
                            stretch.mode = stated.mode;
                            in_words = stated.in_words;
                        }
                        Plus::Period => link = Link::Plus,
                    }
                } else if let Some(stated) = read_mode(cursor)? {
                    stretch.mode = stated.mode;
                    in_words = stated.in_words;
                } else if let Some(mode) = read_overtime(cursor)? {
                    stretch.mode = mode;
                }
                if gives_each_move(stretch.mode) {
                    let is_open = joined || in_words && !periods.is_empty();
                    if let Some((from, at)) = read_from_move(cursor)? {
                        let mode = stretch.mode;
                        everywhere = Some(Everywhere { mode, from, at });
                    } else if is_open && periods.iter().any(is_plain) {
                        match cursor.settle(Doubt::Scope, Scope::ALL) {
                            Some(Scope::Every) => {
                                everywhere = Some(Everywhere::of(stretch.mode, start));
                            }
                            Some(Scope::Last) => {}
                            None if joined => return Err(start.wants(Expected::BonusForAllOrLast)),
                            None => {}
                        }
                    }
                }
            }
            let gap = *cursor;
            if link == Link::None {
                let tail = read_tail(cursor, stretch.end)?;
                if let Some(tail) = tail {
                    let is_last_only = matches!(tail.mode, Mode::DoubleFlag { .. });
                    if stretch.mode != Mode::SuddenDeath
                        && (is_last_only || !periods.iter().any(is_plain))
                    {
                        return Err(gap.wants(Expected::PeriodWithoutBonus));
                    }
                    if is_last_only {
                        stretch.mode = tail.mode;
                    } else {
                        everywhere = Some(tail);
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
                    everywhere = everywhere.or(Some(Everywhere::of(stretch.mode, gap)));
                }
                if let Some(everywhere) = everywhere {
                    everywhere.apply(&mut periods)?;
                }
                return Ok(TimeControl { periods });
            }
        }
    }

    /// Reads a time and the end of its period.
    fn read_stretch(
        self,
        cursor: &mut Cursor<'_>,
        before: &[Period],
    ) -> Result<Stretch, NotationError> {
        let is_later = !before.is_empty();
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
            let amount = Amount::parse(cursor, Expected::Time)?;
            stretch.time = amount.or_hours(cursor, Doubt::TimeForRest)?;
            stretch.end = Some(PeriodEnd::Game);
            return Ok(stretch);
        }
        let amount = Amount::parse(cursor, Expected::Time)?;
        let after = *cursor;
        if matches!(amount, Amount::Bare(_)) && eat_moves_of(cursor) {
            let time = Amount::parse(cursor, Expected::Time)?;
            stretch.time = time.or_hours(cursor, Doubt::TimeForMoves)?;
            stretch.end = Some(PeriodEnd::Moves(amount.count(Expected::Count)?));
            return Ok(stretch);
        }
        if cursor.eat(&['/']) {
            if cursor.eat_word(words::MOVE) {
                stretch.mode = Mode::PerMove;
            } else if cursor.eat_word(&["flag"]) {
                stretch.end = Some(PeriodEnd::Time);
            } else {
                return self.read_slash(cursor, amount, is_later);
            }
        } else if cursor.eat_word(&["per"]) {
            if !cursor.eat_word(words::MOVE) {
                return Err(cursor.wants(Expected::Move));
            }
            stretch.mode = Mode::PerMove;
        } else if cursor.eat_word(words::EACH_MOVE) {
            stretch.mode = Mode::PerMove;
        } else if cursor.eat_word(words::HOURGLASS) {
            stretch.mode = Mode::Hourglass;
        }
        if stretch.mode == Mode::PerMove
            && let Amount::Time { time, seconds, .. } = amount
            && seconds.is_positive()
            && let Some(way) = cursor.settle(Doubt::Joined, Next::ALL)
        {
            // "15 min 10 s per move".
            if is_later {
                return Err(after.wants(Expected::BonusForAllOrLast));
            }
            stretch.time = time;
            if way == Next::Bonus {
                stretch.time = time - seconds;
                stretch.mode = increment(seconds);
            }
            return Ok(stretch);
        }
        if stretch.mode == Mode::PerMove && matches!(amount, Amount::Bare(_)) {
            stretch.time = match cursor.settle(Doubt::Unit, MoveTime::ALL) {
                Some(MoveTime::Seconds) => amount.or_seconds()?,
                Some(MoveTime::Minutes) => amount.or_minutes()?,
                None => return Err(after.wants(Expected::Unit)),
            };
        } else if cursor.sees_word(words::FOR) {
            stretch.time = amount.or_hours(cursor, Doubt::TimeForMoves)?;
        } else if is_later {
            stretch.time = amount.or_hours(cursor, Doubt::TimeForRest)?;
        } else {
            stretch.time = amount.or_minutes()?;
        }
        if stretch.end.is_none() && cursor.eat_word(words::FOR) {
            cursor.eat_word(&["every"]);
            let is_last_move = cursor.eat_word(words::UNTIL);
            let number = *cursor;
            let mut moves = Amount::parse(cursor, Expected::Count)?.count(Expected::Count)?;
            if is_last_move {
                let made = moves_of(before);
                let more = made.and_then(|made| moves.checked_sub(made));
                moves = more.ok_or_else(|| number.wants(Expected::Count))?;
            }
            cursor.eat_word(words::MOVE);
            stretch.end = Some(PeriodEnd::Moves(moves));
        } else if stretch.end.is_none() && cursor.eat_word(words::REST) {
            stretch.end = Some(PeriodEnd::Game);
        }
        Ok(stretch)
    }

    /// Reads what follows the slash of `90/40`, of `40/90` in US style, or of `15min/10s`.
    fn read_slash(
        self,
        cursor: &mut Cursor<'_>,
        first: Amount,
        is_later: bool,
    ) -> Result<Stretch, NotationError> {
        let second = Amount::parse(cursor, Expected::Moves)?;
        let is_named = cursor.eat_word(words::MOVE);
        let slash = match (first, second) {
            (Amount::Bare(_), Amount::Bare(_)) if self.us => Some(Slash::MovesFirst),
            (Amount::Bare(_), Amount::Bare(_)) if !is_named => {
                cursor.settle(Doubt::Slash, Slash::ALL)
            }
            (Amount::Bare(_), Amount::Bare(_)) => None,
            (Amount::Bare(_), Amount::Time { .. }) => Some(Slash::MovesFirst),
            (
                Amount::Time { .. },
                Amount::Time {
                    in_seconds: true, ..
                },
            ) if !is_named => Some(Slash::Bonus),
            (Amount::Time { .. }, _) => Some(Slash::TimeFirst),
        };
        if slash == Some(Slash::Bonus) && !is_later {
            return Ok(Stretch {
                time: first.or_minutes()?,
                end: Some(PeriodEnd::Game),
                mode: increment(second.or_seconds()?),
            });
        }
        let (time, moves) = match slash {
            Some(Slash::MovesFirst) => (
                second.or_hours(cursor, Doubt::TimeForMoves)?,
                first.count(Expected::Count)?,
            ),
            _ => (
                first.or_hours(cursor, Doubt::TimeForMoves)?,
                second.count(Expected::Moves)?,
            ),
        };
        if slash.is_none() && time < Millis::minutes(moves.into()) {
            return Err(NotationError {
                at: first.at(),
                expected: Expected::TimeOrMoves,
            });
        }
        Ok(Stretch {
            time,
            end: Some(PeriodEnd::Moves(moves)),
            mode: Mode::SuddenDeath,
        })
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
        if let Some(stated) = read_mode(cursor)? {
            return Ok(Plus::Mode(stated));
        }
        let amount = Amount::parse(cursor, Expected::Bonus)?;
        let plain = |mode| {
            Plus::Mode(Stated {
                mode,
                in_words: false,
            })
        };
        if cursor.eat_word(words::EACH_MOVE) {
            return Ok(Plus::Mode(Stated {
                mode: increment(amount.or_seconds()?),
                in_words: true,
            }));
        }
        if cursor.sees(words::TIMES) || cursor.sees_word(words::TIMES_LETTER) {
            return Ok(plain(read_byo_yomi(cursor, amount)?));
        }
        let is_moves = cursor.sees_word(words::MOVE) || cursor.sees_word(words::IN);
        if by_moves && (is_moves || cursor.sees(&['/']) || cursor.sees_word(words::FOR)) {
            *cursor = start;
            return Ok(Plus::Period);
        }
        if cursor.sees(&['/']) {
            if joined {
                return Err(start.wants(Expected::BonusForAllOrLast));
            }
            return Ok(plain(read_canadian(cursor, amount)?));
        }
        let is_bonus = match amount {
            Amount::Time { in_seconds, .. } => Some(in_seconds),
            Amount::Bare(_) if !by_moves || self.us => Some(true),
            Amount::Bare(_) if cursor.sees_word(&["from"]) => Some(true),
            Amount::Bare(_) if cursor.sees_word(words::REST) => Some(false),
            Amount::Bare(_) if joined => Some(false),
            Amount::Bare(_) if cursor.sees(words::PLUS) => Some(false),
            Amount::Bare(_) if cursor.sees_word(words::WITH) => Some(false),
            Amount::Bare(_) if cursor.sees(words::SEPARATOR) => Some(true),
            Amount::Bare(_) if cursor.sees_word(words::THEN) => Some(true),
            Amount::Bare(_) => cursor
                .settle(Doubt::Plus, Next::ALL)
                .map(|next| next == Next::Bonus),
        };
        match is_bonus {
            Some(true) => Ok(plain(increment(amount.or_seconds()?))),
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
            if cursor.eat_word(words::THEN) {
                return Link::Then;
            }
            if cursor.sees(words::PLUS)
                && cursor.settle(Doubt::Plus, Next::ALL) == Some(Next::Period)
            {
                cursor.eat(words::PLUS);
            }
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

/// Reads `then 5x30` or `then up`: overtime, in the words that begin another period.
fn read_overtime(cursor: &mut Cursor<'_>) -> Result<Option<Mode>, NotationError> {
    let mut ahead = *cursor;
    ahead.eat(words::SEPARATOR);
    if !ahead.eat_word(words::THEN) {
        return Ok(None);
    }
    let mode = if ahead.eat_word(words::UPCOUNT) {
        Mode::Upcount
    } else {
        let Ok(count) = Amount::parse(&mut ahead, Expected::Count) else {
            return Ok(None);
        };
        if !ahead.sees(words::TIMES) && !ahead.sees_word(words::TIMES_LETTER) {
            return Ok(None);
        }
        read_byo_yomi(&mut ahead, count)?
    };
    *cursor = ahead;
    Ok(Some(mode))
}

/// The move with which a game begins.
const FIRST_MOVE: u16 = 1;

/// The number of moves in these periods; `None` if there is no such number.
fn moves_of(periods: &[Period]) -> Option<u16> {
    periods
        .iter()
        .try_fold(0u16, |sum, period| match period.end {
            PeriodEnd::Moves(moves) => sum.checked_add(moves),
            PeriodEnd::Time | PeriodEnd::Game => None,
        })
}

/// Whether a period states no mode of its own.
fn is_plain(period: &Period) -> bool {
    period.mode == Mode::SuddenDeath
}

impl<'a> Everywhere<'a> {
    /// A mode that applies from the first move on.
    fn of(mode: Mode, at: Cursor<'a>) -> Everywhere<'a> {
        Everywhere {
            mode,
            from: FIRST_MOVE,
            at,
        }
    }

    /// Gives the mode to the periods that state none, from the one on that begins with its move.
    fn apply(self, periods: &mut [Period]) -> Result<(), NotationError> {
        let mut first = u32::from(FIRST_MOVE);
        let mut has_begun = false;
        for period in periods {
            has_begun |= first == u32::from(self.from);
            if has_begun && is_plain(period) {
                period.mode = self.mode;
            }
            if let PeriodEnd::Moves(moves) = period.end {
                first = first.saturating_add(moves.into());
            }
        }
        if has_begun {
            Ok(())
        } else {
            Err(self.at.wants(Expected::FirstMove))
        }
    }
}

/// Reads the mode for all periods, or those from some move on, if it comes next after a separator or
/// `with`.
fn read_tail<'a>(
    cursor: &mut Cursor<'a>,
    end: Option<PeriodEnd>,
) -> Result<Option<Everywhere<'a>>, NotationError> {
    let mut ahead = *cursor;
    // A separator may be followed by one more word.
    let separated = ahead.eat(words::SEPARATOR);
    let with = ahead.eat_word(words::WITH);
    if !with && !separated {
        return Ok(None);
    }
    let plus = ahead.eat(words::PLUS);
    let mode = if let Some(stated) = read_mode(&mut ahead)? {
        stated.mode
    } else if plus || with {
        let amount = Amount::parse(&mut ahead, Expected::Bonus)?;
        let is_long = matches!(
            amount,
            Amount::Time {
                in_seconds: false,
                ..
            }
        );
        let is_bonus = ahead.eat_word(words::EACH_MOVE) || with;
        if is_long && !is_bonus && cursor.settle(Doubt::Plus, Next::ALL) == Some(Next::Period) {
            return Ok(None);
        }
        increment(amount.or_seconds()?)
    } else {
        // A separator alone is followed by a bonus only if that is said. Even then it may be
        // another period, of a fixed time for each move.
        let Ok(amount) = Amount::parse(&mut ahead, Expected::Bonus) else {
            return Ok(None);
        };
        if !ahead.eat_word(words::EACH_MOVE)
            || end.is_some_and(|end| end != PeriodEnd::Game)
                && cursor.settle(Doubt::EachMove, Next::ALL) != Some(Next::Bonus)
        {
            return Ok(None);
        }
        increment(amount.or_seconds()?)
    };
    let start = *cursor;
    let (from, at) = read_from_move(&mut ahead)?.unwrap_or((FIRST_MOVE, start));
    *cursor = ahead;
    Ok(Some(Everywhere { mode, from, at }))
}

/// Reads the number of `from move 1` and its place, if it comes next.
fn read_from_move<'a>(cursor: &mut Cursor<'a>) -> Result<Option<(u16, Cursor<'a>)>, NotationError> {
    if !cursor.eat_word(&["from"]) {
        return Ok(None);
    }
    if !cursor.eat_word(words::MOVE) {
        return Err(cursor.wants(Expected::Move));
    }
    let number = *cursor;
    let from = if cursor.eat_word(&["one"]) {
        FIRST_MOVE
    } else {
        Amount::parse(cursor, Expected::Count)?.count(Expected::Count)?
    };
    Ok(Some((from, number)))
}

/// Skips the `moves in` of `40 moves in 2h`, if it comes next.
fn eat_moves_of(cursor: &mut Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    let is_named = ahead.eat_word(words::MOVE);
    let is_of = ahead.eat_word(words::IN) || is_named && ahead.eat(&['/', ':']);
    // "40 moves 2h" is said, too.
    let is_moves = is_of || is_named && ahead.peek().is_some();
    if is_moves {
        *cursor = ahead;
    }
    is_moves
}
