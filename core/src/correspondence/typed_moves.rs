//! Moves as they are typed, or copied from a server's page: [`TypedMove`].

use super::civil::{self, CivilError, TypedTime};
use super::entry::ShownTime;
use super::seconds::Seconds;
use super::statement::Block;
use super::typed;
use crate::game::notation::is_numeric;
use crate::game::pgn::annotation;

/// A move as it is typed, with what a server's page has beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedMove<'a> {
    /// The move, in any notation, not read yet.
    pub text: &'a str,
    /// When it was made, if the text says so.
    pub at: Option<TypedTime>,
    /// How long after the move before it was made, if the text says so.
    pub took: Option<Seconds>,
    /// The clock and the bank of the player who moved, right after the move, if the text has them.
    pub shown: Option<ShownTime>,
}

/// Why a text is not a line of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedMovesError<'a> {
    /// A date or a length of time with no move before it.
    #[error("no move stands before {0}")]
    NoMove(&'a str),
    /// A second date, or a third length of time, behind one move.
    #[error("the move has that already: {0}")]
    TooMuch(&'a str),
    /// A date that cannot be used, and why.
    #[error("{0} is read as a date: {1}")]
    Date(&'a str, CivilError),
    /// A number that is neither that of a move, nor a move, nor a length of time with its unit.
    #[error("{0} is a number without a move")]
    Number(&'a str),
    /// The time in a comment's `%ccsnt` is not a date with a time of day.
    #[error("the comment has no date and time: {0}")]
    Sent(&'a str),
    /// The time in a comment's `%emt` is no length of time.
    #[error("the comment has no length of time: {0}")]
    Took(&'a str),
    /// A comment without its closing brace.
    #[error("the comment has no }}: {0}")]
    UnclosedComment(&'a str),
    /// A clock without a bank, or a bank without a clock, behind this move.
    #[error("clock and bank of {0} are given together or not at all")]
    HalfShown(&'a str),
}

/// The most words of a date and a time: `20 de noviembre de 2026, 14:03:07 +01:00`.
const WORDS_OF_DATE: usize = 7;

/// The most words of a length: `46 days, 20 hours, 5 minutes, 3 seconds`.
const WORDS_OF_LENGTH: usize = 8;

/// Splits a text into moves, one after another, each with or without its number. As on a server's
/// page, a move may be followed by the date and time at which it was made ([`civil::parse`]), and
/// by the clock and the bank of its player ([`typed::parse`], with a unit or a colon; the clock
/// first, or each behind its name): `23… Rd8 2026-11-20 21:31 clock 46 d 20:00:00 bank 31 d 24.
/// Qe2`. As in a server's PGN, comments in braces may stand between, whose `%ccsnt` is the date and
/// time of the move before: `23... Rd8 {[%ccsnt 2026.11.20,21:31]} 24. Qe2`, and whose `%emt` is how
/// long it took. The braces may be missing around such a command, and a date may be all of a
/// comment. The rest of a comment is no part of the line.
///
/// # Errors
/// The first part of the text that stands in the wrong place or cannot be read; each
/// [`TypedMovesError`] has it. Whether a move is legal is not checked here.
pub fn moves(text: &str) -> Result<Vec<TypedMove<'_>>, TypedMovesError<'_>> {
    let mut found: Vec<Draft<'_>> = Vec::new();
    let mut rest = text;
    while let Some((line, comment)) = split_comment(rest) {
        read_line(line, &mut found)?;
        let (inside, after) = match comment.strip_prefix('{') {
            Some(comment) => comment
                .split_once('}')
                .ok_or_else(|| TypedMovesError::UnclosedComment(comment.trim()))?,
            None => {
                let end = comment.find(']').map_or(comment.len(), |end| end + 1);
                comment.split_at(end)
            }
        };
        read_comment(inside, &mut found)?;
        rest = after;
    }
    read_line(rest, &mut found)?;
    found.into_iter().map(Draft::finish).collect()
}

/// The part of a text before one of its moves and its number.
pub fn before<'a>(text: &'a str, of: &TypedMove<'_>) -> &'a str {
    // A move is a part of the text.
    let begins = (of.text.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    let head = text.get(..begins).unwrap_or_default().trim_end();
    let last = head.rsplit(char::is_whitespace).next().unwrap_or_default();
    let number = last.trim_end_matches(['.', '\u{2026}']);
    let is_number = number.is_empty() || is_digits(number) && !is_numeric(number);
    let without = head.strip_suffix(last).filter(|_| is_number);
    without.unwrap_or(head).trim_end()
}

/// The text before the next comment, or command without braces, and the text from there on.
fn split_comment(text: &str) -> Option<(&str, &str)> {
    let mut places = text.char_indices().map(|(at, _)| text.split_at(at));
    let is_command = |rest: &str| rest.starts_with("[%") && rest.contains(']');
    places.find(|(_, rest)| rest.starts_with('{') || is_command(rest))
}

/// Reads the time that a comment has for the move before it.
fn read_comment<'a>(comment: &'a str, found: &mut [Draft<'a>]) -> Result<(), TypedMovesError<'a>> {
    if let Some(sent) = annotation::value_in(comment, "ccsnt") {
        // A server knows the time of day: without it the comment is damaged.
        let time = civil::parse(sent).ok().filter(|_| sent.contains(':'));
        let time = time.ok_or(TypedMovesError::Sent(sent))?;
        take_time(sent, time, found)
    } else if let Some(took) = annotation::value_in(comment, "emt") {
        let time = annotation::emt_in(comment).ok_or(TypedMovesError::Took(took))?;
        let last = found.last_mut().ok_or(TypedMovesError::NoMove(took))?;
        match last.took.replace(Seconds::new(time.get() / 1_000)) {
            Some(_) => Err(TypedMovesError::TooMuch(took)),
            None => Ok(()),
        }
    } else {
        match read_time(comment.trim()) {
            Some(time) => take_time(comment.trim(), time?, found),
            None => Ok(()),
        }
    }
}

/// Reads a text that is all of a date; `None` if it is something else.
fn read_time(text: &str) -> Option<Result<TypedTime, TypedMovesError<'_>>> {
    match civil::parse(text) {
        Err(CivilError::Shape) => None,
        read => Some(read.map_err(|problem| TypedMovesError::Date(text, problem))),
    }
}

fn take_time<'a>(
    text: &'a str,
    time: TypedTime,
    found: &mut [Draft<'a>],
) -> Result<(), TypedMovesError<'a>> {
    let last = found.last_mut().ok_or(TypedMovesError::NoMove(text))?;
    match last.at.replace(time) {
        Some(_) => Err(TypedMovesError::TooMuch(text)),
        None => Ok(()),
    }
}

/// Reads the part of a text between two comments.
fn read_line<'a>(text: &'a str, found: &mut Vec<Draft<'a>>) -> Result<(), TypedMovesError<'a>> {
    let words: Vec<(usize, &str)> = words(text).collect();
    let mut at = 0;
    while let Some((_, word)) = words.get(at) {
        // The longest run of words from here on that is such a thing.
        let longest = |most: usize| {
            let ends = (1..=most.min(words.len() - at)).rev();
            ends.filter_map(|count| Some((count, run(text, words.get(at..at + count)?))))
        };
        let time =
            longest(WORDS_OF_DATE).find_map(|(count, text)| Some((count, text, read_time(text)?)));
        let length = || {
            longest(WORDS_OF_LENGTH)
                .filter(|(_, text)| has_unit(text))
                .find_map(|(count, text)| Some((count, text, typed::parse(text).ok()?)))
        };
        if let Some((count, text, time)) = time {
            take_time(text, time?, found)?;
            at += count;
        } else if civil::is_like_date(word.trim_matches(AROUND)) {
            let text = word.trim_matches(AROUND);
            return Err(TypedMovesError::Date(text, CivilError::Shape));
        } else if let Some((count, text, length)) = length() {
            let last = found.last_mut().ok_or(TypedMovesError::NoMove(text))?;
            if last.take_length(length).is_none() {
                return Err(TypedMovesError::TooMuch(text));
            }
            at += count;
        } else {
            let named = named(word);
            match found.last_mut() {
                Some(last) if named.is_some() => last.next = named,
                _ => {
                    let text = without_number(word);
                    let alone = text.len() == word.trim_matches(AROUND).len();
                    if alone && is_digits(text) && !is_numeric(text) {
                        // The number of a move stands before it.
                        let next = words.get(at + 1).map(|(_, word)| *word);
                        if !next.is_some_and(may_be_move) {
                            return Err(TypedMovesError::Number(text));
                        }
                    } else if !text.is_empty() {
                        found.push(Draft::of(text));
                    }
                }
            }
            at += 1;
        }
    }
    Ok(())
}

/// The block that a word names.
fn named(word: &str) -> Option<Block> {
    match word.trim_matches([':', '=']).to_lowercase().as_str() {
        "clock" | "uhr" => Some(Block::Clock),
        "bank" => Some(Block::Bank),
        _ => None,
    }
}

/// A move whose rest is still to come.
struct Draft<'a> {
    text: &'a str,
    at: Option<TypedTime>,
    took: Option<Seconds>,
    clock: Option<Seconds>,
    bank: Option<Seconds>,
    /// The block of the next length, if its name stood before it.
    next: Option<Block>,
}

impl<'a> Draft<'a> {
    fn of(text: &'a str) -> Draft<'a> {
        Draft {
            text,
            at: None,
            took: None,
            clock: None,
            bank: None,
            next: None,
        }
    }

    /// Takes a length as the clock or the bank; `None` where it has that already.
    fn take_length(&mut self, length: Seconds) -> Option<()> {
        let unnamed = if self.clock.is_none() {
            Block::Clock
        } else {
            Block::Bank
        };
        let place = match self.next.take().unwrap_or(unnamed) {
            Block::Clock => &mut self.clock,
            Block::Bank => &mut self.bank,
        };
        place.replace(length).is_none().then_some(())
    }

    fn finish(self) -> Result<TypedMove<'a>, TypedMovesError<'a>> {
        let shown = match (self.clock, self.bank) {
            (None, None) => None,
            (Some(clock), Some(bank)) => Some(ShownTime { clock, bank }),
            _ => return Err(TypedMovesError::HalfShown(self.text)),
        };
        Ok(TypedMove {
            text: self.text,
            at: self.at,
            took: self.took,
            shown,
        })
    }
}

/// The characters that may stand around a word or between two, and are part of neither.
const AROUND: [char; 7] = ['(', ')', '[', ']', ',', ';', '|'];

/// The words of a text, each with the index at which it begins. Signs alone are not words.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let pieces = text.split_inclusive(char::is_whitespace);
    let placed = pieces.scan(0, |next, piece| {
        let begins = *next;
        *next += piece.len();
        Some((begins, piece.trim_end()))
    });
    placed.filter(|(_, word)| !word.trim_matches(AROUND).is_empty())
}

/// The text from the first of some words to the last.
fn run<'a>(text: &'a str, words: &[(usize, &str)]) -> &'a str {
    let (Some((from, _)), Some((to, last))) = (words.first(), words.last()) else {
        return "";
    };
    text.get(*from..to + last.len())
        .unwrap_or_default()
        .trim_matches(AROUND)
}

/// Whether a length says of what it is: a number alone is that of a move.
fn has_unit(text: &str) -> bool {
    text.contains(|c: char| c == ':' || c.is_alphabetic())
}

/// A move without its number: `23…Rd8`, `24.Qe2`, and nothing of `24.`. A number alone is kept: it
/// may be a move.
fn without_number(word: &str) -> &str {
    let word = word.trim_matches(AROUND);
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.starts_with(['.', '\u{2026}']) {
        rest.trim_start_matches(['.', '\u{2026}'])
    } else {
        word
    }
}

/// Whether a word behind a number may be its move, or the dots before it.
fn may_be_move(word: &str) -> bool {
    let text = without_number(word);
    let begins = |c: char| !c.is_ascii_digit() || c == '0';
    named(word).is_none() && (text.is_empty() || text.starts_with(begins) || is_numeric(text))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
