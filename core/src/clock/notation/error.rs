//! Errors in a text: [`NotationError`].

use std::fmt;

/// The place at which a text stops being a time control, and what was expected there.
///
/// ```
/// use zeitnot_core::clock::notation::{Expected, NotationError, parse};
/// let error = parse("5+x").expect_err("no number");
/// assert_eq!(error, NotationError { at: 2, expected: Expected::Bonus });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected} at character {}", at + 1)]
pub struct NotationError {
    /// The first wrong character, counted in characters (not bytes) from 0. At the end of the text
    /// it is the text's length.
    pub at: usize,
    /// The kind of text that was expected there.
    pub expected: Expected,
}

/// The kind of text that was expected at the place of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// Any text at all: it is empty.
    Control,
    /// A known time control: the text is PGN's `?`, which means that the control of the game is
    /// unknown.
    KnownControl,
    /// A time control: the text is PGN's `-`, which means that the game was played without one.
    SomeControl,
    /// A shorter text: it is longer than [`MAX_TEXT`](super::MAX_TEXT) characters.
    ShorterText,
    /// A time to play with: a number of minutes (of seconds in PGN), a number with a unit, or
    /// h:mm:ss.
    Time,
    /// A number of seconds for a bonus or delay, as after `+` or `d`.
    Bonus,
    /// A whole number, of moves or of byo-yomi periods.
    Count,
    /// The part that follows the slash after a time: a number of moves as in `90/40`, `move` as in
    /// `10s/move`, or `flag` as in `120/flag, 30`.
    Moves,
    /// The word "move", as in `10s per move`.
    Move,
    /// A slash, as in `G/90` or `5min/10`.
    Slash,
    /// An `x` and the seconds of a byo-yomi period, as in `3x30`.
    TimesSeconds,
    /// A digit after the decimal point.
    Digit,
    /// Two digits from 00 to 59: the minutes or seconds of a time in the form
    /// h:mm:ss.
    Sixtieth,
    /// A colon and the seconds. A time in clock form has three parts, h:mm:ss, because `1:30` could
    /// be an hour and a half or a minute and a half.
    ClockSeconds,
    /// A smaller number: this one is larger than any clock can hold.
    SmallerNumber,
    /// Fewer decimals: the time is not a whole number of milliseconds.
    FewerDecimals,
    /// A unit, such as `s` or `min`: without one this could be minutes or seconds.
    Unit,
    /// A unit that distinguishes the time from the moves. `40/90` could be forty minutes for ninety
    /// moves or forty moves in ninety minutes; `40min/90` and `40/90min` are clear.
    TimeOrMoves,
    /// A unit that distinguishes a bonus from a period. After `90/40`, `+30` could be thirty
    /// seconds for each move, `+30s`, or the next thirty minutes, `, 30`. And `2h + 30min` is not a
    /// usual bonus.
    BonusOrPeriod,
    /// The periods in which the bonus is given. `90/40 + 30 + 30s` does not say; for all of them
    /// write `90/40, 30 with 30s`, for the last one only `90/40, 30+30`.
    BonusForAllOrLast,
    /// The first move of a period: a bonus begins with a period, `from move 1` or, after 40 moves,
    /// `from move 41`.
    FirstMove,
    /// The end of the period before this point, since another one follows: a number of moves as in
    /// `90/40, 30`, or its time as in `90/flag, 30`. (Decimals are written with a point, not with a
    /// comma.)
    PeriodEnd,
    /// The end of the text, a comma and the next period, `v` and Black's control, or the time that
    /// each move gives (`+3`, `d5`, ...).
    Continuation,
    /// A period to which this bonus could apply: all have their own.
    PeriodWithoutBonus,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Control => "a time control",
            Expected::KnownControl => "a time control that is known, and not \"?\"",
            Expected::SomeControl => "a time control, and not \"-\"",
            Expected::ShorterText => "a shorter text",
            Expected::Time => "a time to play with",
            Expected::Bonus => "the seconds of a bonus or delay",
            Expected::Count => "a number of moves or periods",
            Expected::Moves => "a number of moves, \"move\" or \"flag\"",
            Expected::Move => "\"move\"",
            Expected::Slash => "a slash",
            Expected::TimesSeconds => "\"x\" and the seconds of a period",
            Expected::Digit => "a digit",
            Expected::Sixtieth => "two digits from 00 to 59",
            Expected::ClockSeconds => "a colon and the seconds",
            Expected::SmallerNumber => "a smaller number",
            Expected::FewerDecimals => "fewer decimals",
            Expected::Unit => "a unit of time",
            Expected::TimeOrMoves => "a unit that tells the time from the moves",
            Expected::BonusOrPeriod => "a unit that tells a bonus from a period",
            Expected::BonusForAllOrLast => "in which periods the bonus is given",
            Expected::FirstMove => "the first move of a period",
            Expected::PeriodEnd => "what ends the period",
            Expected::Continuation => "the end or the next period",
            Expected::PeriodWithoutBonus => "a period without a bonus of its own",
        })
    }
}
