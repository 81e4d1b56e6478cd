//! A journal as one short text, so that a game of fifty moves fits in a kilobyte.
//!
//! Entries are separated by spaces. Each has the seconds since the previous one (for the first:
//! since the epoch), a dot, and the event: a move in UCI, or a mark and its arguments. Numbers are
//! in base 36, with digits and letters; in names, spaces and `%` are written as `%20` and `%25`.
//!
//! | mark | what |
//! | --- | --- |
//! | `!v` | official start: its seconds are 0, as the event has them |
//! | `!s` | start at an instant of its own |
//! | `!rw9c` | refill of White's clock by this many seconds |
//! | `!tb9c` | transfer by Black's captain |
//! | `!ne2e4` | a move of which the time is not known: by then it was made |
//! | `!cw`, `!o` | claim by White; resolved |
//! | `!uw~Ann%20Bo`, `!wb~…` | substitution, replacement |
//! | `!xsw9c.9cb9c.9c` | correction: the cause, then for each side that was seen clock and bank |
//! | `!ewr` | result: who wins (`w`, `b`), a draw (`d`), nobody (`n`); and how |

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use shakmaty::uci::UciMove;

use super::entry::{Act, Cause, Ending, Entry, ShownTime};
use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color, GameResult};

pub(super) fn serialize<S: Serializer>(entries: &[Entry], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&write(entries))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Entry>, D::Error> {
    parse(&String::deserialize(from)?).ok_or_else(|| D::Error::custom("no journal"))
}

/// A journal as a text; [`parse`] reads it back as the same entries.
pub fn write(entries: &[Entry]) -> String {
    let mut text = String::new();
    let mut before = 0;
    for entry in entries {
        if !text.is_empty() {
            text.push(' ');
        }
        // The instant of an official start belongs to the event, not to the journal.
        let at = match entry.act {
            Act::OfficialStart => before,
            _ => entry.at.get(),
        };
        push_number(&mut text, at.saturating_sub(before));
        before = at;
        text.push('.');
        push_act(&mut text, &entry.act);
    }
    text
}

/// Parses a journal; `None` if the text is not one.
pub fn parse(text: &str) -> Option<Vec<Entry>> {
    let mut entries = Vec::new();
    let mut before: i64 = 0;
    for word in text.split_ascii_whitespace() {
        let (gone, act) = word.split_once('.')?;
        before = before.checked_add(number(gone)?)?;
        entries.push(Entry {
            at: Utc::new(before),
            act: read_act(act)?,
        });
    }
    Some(entries)
}

fn push_act(text: &mut String, act: &Act) {
    let mut sided = |mark: &str, side: &Color| {
        text.push('!');
        text.push_str(mark);
        text.push(letter(*side));
    };
    match act {
        Act::OfficialStart => text.push_str("!v"),
        Act::Start => text.push_str("!s"),
        Act::Move(uci) => uci.append_to_string(text),
        Act::UntimedMove(uci) => {
            text.push_str("!n");
            uci.append_to_string(text);
        }
        Act::Refill { side, amount } => {
            sided("r", side);
            push_number(text, amount.get());
        }
        Act::Transfer { side, amount } => {
            sided("t", side);
            push_number(text, amount.get());
        }
        Act::Claim { by } => sided("c", by),
        Act::Resolved => text.push_str("!o"),
        Act::Substitution { side, name } => {
            sided("u", side);
            push_name(text, name);
        }
        Act::Replacement { side, name } => {
            sided("w", side);
            push_name(text, name);
        }
        Act::Correction { shown, cause } => {
            text.push_str("!x");
            text.push(CAUSES.letter(*cause));
            for side in Color::ALL {
                if let Some(shown) = shown.get(side) {
                    text.push(if side == Color::White { 'W' } else { 'B' });
                    push_number(text, shown.clock.get());
                    text.push('.');
                    push_number(text, shown.bank.get());
                }
            }
        }
        Act::Result { result, ending } => {
            text.push_str("!e");
            text.push(match result {
                GameResult::Win(side) => letter(*side),
                GameResult::Draw => 'd',
                GameResult::BothLose => 'n',
            });
            text.push(ENDINGS.letter(*ending));
        }
    }
}

fn read_act(text: &str) -> Option<Act> {
    let Some(marked) = text.strip_prefix('!') else {
        return read_move(text).map(Act::Move);
    };
    let (mark, rest) = marked.split_at_checked(1)?;
    let sided = || -> Option<(Color, &str)> {
        let (side, rest) = rest.split_at_checked(1)?;
        Some((color(side)?, rest))
    };
    Some(match mark {
        "v" if rest.is_empty() => Act::OfficialStart,
        "s" if rest.is_empty() => Act::Start,
        "n" => Act::UntimedMove(read_move(rest)?),
        "o" if rest.is_empty() => Act::Resolved,
        "r" => {
            let (side, amount) = sided()?;
            let amount = Seconds::new(number(amount)?);
            Act::Refill { side, amount }
        }
        "t" => {
            let (side, amount) = sided()?;
            let amount = Seconds::new(number(amount)?);
            Act::Transfer { side, amount }
        }
        "c" => match sided()? {
            (by, "") => Act::Claim { by },
            _ => return None,
        },
        "u" => {
            let (side, name) = sided()?;
            let name = read_name(name)?;
            Act::Substitution { side, name }
        }
        "w" => {
            let (side, name) = sided()?;
            let name = read_name(name)?;
            Act::Replacement { side, name }
        }
        "x" => {
            let (cause, seen) = rest.split_at_checked(1)?;
            Act::Correction {
                shown: read_shown(seen)?,
                cause: CAUSES.value(cause)?,
            }
        }
        "e" => {
            let (result, ending) = rest.split_at_checked(1)?;
            let result = match result {
                "d" => GameResult::Draw,
                "n" => GameResult::BothLose,
                side => GameResult::Win(color(side)?),
            };
            let ending = ENDINGS.value(ending)?;
            Act::Result { result, ending }
        }
        _ => return None,
    })
}

fn read_move(text: &str) -> Option<UciMove> {
    let uci: UciMove = text.parse().ok()?;
    matches!(uci, UciMove::Normal { .. }).then_some(uci)
}

fn read_shown(text: &str) -> Option<ByColor<Option<ShownTime>>> {
    let mut shown = ByColor::both(None);
    let (white, black) = match text.split_once('B') {
        Some((white, black)) => (white, Some(black)),
        None => (text, None),
    };
    if !white.is_empty() {
        shown.white = Some(read_one(white.strip_prefix('W')?)?);
    }
    if let Some(black) = black {
        shown.black = Some(read_one(black)?);
    }
    Some(shown)
}

fn read_one(text: &str) -> Option<ShownTime> {
    let (clock, bank) = text.split_once('.')?;
    Some(ShownTime {
        clock: Seconds::new(number(clock)?),
        bank: Seconds::new(number(bank)?),
    })
}

/// The letters for an enum's values.
pub(super) struct CodeLetters<T: 'static>(&'static [(T, char)]);

const CAUSES: CodeLetters<Cause> = CodeLetters(&[
    (Cause::Unknown, 'u'),
    (Cause::Refill, 'f'),
    (Cause::Rounding, 'r'),
    (Cause::Stamp, 's'),
    (Cause::Interpretation, 'g'),
    (Cause::Event, 'e'),
    (Cause::Agrees, 'a'),
]);

pub(super) const ENDINGS: CodeLetters<Ending> = CodeLetters(&[
    (Ending::Resignation, 'r'),
    (Ending::Agreement, 'g'),
    (Ending::Claim, 'c'),
    (Ending::Time, 't'),
    (Ending::Default, 'd'),
    (Ending::Adjudication, 'j'),
]);

impl<T: Copy + PartialEq> CodeLetters<T> {
    pub(super) fn letter(&self, value: T) -> char {
        let found = self.0.iter().find(|(known, _)| *known == value);
        found.map_or('?', |(_, letter)| *letter)
    }

    pub(super) fn value(&self, text: &str) -> Option<T> {
        let mut letters = text.chars();
        let (letter, None) = (letters.next()?, letters.next()) else {
            return None;
        };
        let found = self.0.iter().find(|(_, known)| *known == letter);
        found.map(|(value, _)| *value)
    }
}

pub(super) const fn letter(side: Color) -> char {
    match side {
        Color::White => 'w',
        Color::Black => 'b',
    }
}

pub(super) fn color(text: &str) -> Option<Color> {
    match text {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    }
}

pub(super) fn push_number(text: &mut String, number: i64) {
    if number < 0 {
        text.push('-');
    }
    let mut rest = number.unsigned_abs();
    let mut digits = [0_u8; 13];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b"0123456789abcdefghijklmnopqrstuvwxyz"[(rest % 36) as usize];
        rest /= 36;
        if rest == 0 {
            break;
        }
    }
    text.extend(digits[first..].iter().map(|digit| char::from(*digit)));
}

pub(super) fn number(text: &str) -> Option<i64> {
    i64::from_str_radix(text, 36).ok()
}

pub(super) fn push_name(text: &mut String, name: &str) {
    text.push('~');
    for letter in name.chars() {
        match letter {
            '%' => text.push_str("%25"),
            ' ' => text.push_str("%20"),
            // Other white space in a name becomes a plain space.
            letter if letter.is_whitespace() => text.push_str("%20"),
            letter => text.push(letter),
        }
    }
}

pub(super) fn read_name(text: &str) -> Option<String> {
    Some(
        text.strip_prefix('~')?
            .replace("%20", " ")
            .replace("%25", "%"),
    )
}
