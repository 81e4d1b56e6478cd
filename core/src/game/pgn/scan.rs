//! The words of a PGN's move text, one after another: [`Scanner`].

use super::{result, sign};
use crate::game::notation::is_numeric;
use crate::game::tags::{MAX_NAME, is_of_name, usual};

/// A word of the moves, with its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PgnToken<'a> {
    /// A comment, without its braces.
    Comment(&'a str),
    /// A comment whose closing brace is missing.
    Unclosed(&'a str),
    Open,
    Close,
    /// A `}` outside a comment.
    StrayBrace,
    /// The text after a `$`.
    Nag(&'a str),
    /// A move number with dots, or dots alone.
    Number(&'a str),
    /// A number alone. It may be that of a move, or a move in numeric notation.
    Digits(&'a str),
    /// A result, as written, in any spelling.
    Result(&'a str),
    /// Any other word, such as a move.
    Text(&'a str),
    /// The tags of another game begin here.
    Tags,
    End,
}

/// Splits a text into words, from beginning to end.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    pub text: &'a str,
    /// The byte from which the next word is read.
    pub at: usize,
    /// Whether no `}` follows from here on.
    no_brace: bool,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Scanner {
            text,
            at,
            no_brace: false,
        }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Whether nothing but a byte-order mark is before this place in its line. Files that were put
    /// together from several have such marks in between.
    fn begins_line(&self) -> bool {
        let before = &self.text[..self.at];
        let before = before.strip_suffix('\u{feff}').unwrap_or(before);
        before.is_empty() || before.ends_with(['\n', '\r'])
    }

    /// Skips white space, and lines that begin with `%`, which are not PGN.
    pub(super) fn skip_space(&mut self) {
        while let Some(c) = self.peek() {
            if c == '%' && self.begins_line() {
                self.at += self.line().len();
            } else if is_space(c) {
                self.at += c.len_utf8();
            } else {
                return;
            }
        }
    }

    /// The rest of the line.
    pub(super) fn line(&self) -> &'a str {
        let rest = self.rest();
        &rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())]
    }

    pub(super) fn over(&mut self, c: char) -> bool {
        let there = self.rest().starts_with(c);
        if there {
            self.at += c.len_utf8();
        }
        there
    }

    /// Skips characters while they fit, and returns them.
    pub(super) fn run(&mut self, fits: fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// The next word of the moves, and the byte at which it begins.
    pub(super) fn next(&mut self) -> (usize, PgnToken<'a>) {
        self.skip_space();
        let from = self.at;
        let Some(c) = self.peek() else {
            return (from, PgnToken::End);
        };
        let word = match c {
            '[' if begins_tag(self.rest()) => PgnToken::Tags,
            '[' if self.begins_line() && is_bare_tag(self.line()) => PgnToken::Tags,
            '<' if self.rest().starts_with("<>") => {
                self.at += 2;
                PgnToken::Text("<>")
            }
            '{' => self.comment(),
            ';' => {
                self.at += 1;
                let line = self.line();
                self.at += line.len();
                PgnToken::Comment(line)
            }
            '(' => self.single(PgnToken::Open),
            ')' => self.single(PgnToken::Close),
            '}' => self.single(PgnToken::StrayBrace),
            '*' => self.single(PgnToken::Result("*")),
            '$' => {
                self.at += 1;
                // It ends before the first character that is not a digit (PGN, section 7).
                PgnToken::Nag(match self.run(|c| c.is_ascii_digit()) {
                    "" => self.run(|c| c.is_ascii_alphanumeric()),
                    digits => digits,
                })
            }
            _ => self.text(c),
        };
        (from, word)
    }

    fn single(&mut self, word: PgnToken<'a>) -> PgnToken<'a> {
        self.at += 1;
        word
    }

    fn comment(&mut self) -> PgnToken<'a> {
        self.at += 1;
        let rest = self.rest();
        if !self.no_brace
            && let Some(length) = rest.find('}')
        {
            self.at += length + 1;
            return PgnToken::Comment(&rest[..length]);
        }
        self.no_brace = true;
        let mut length = 0;
        for line in rest.split_inclusive('\n') {
            if length > 0 && begins_tag(line) {
                break;
            }
            length += line.len();
        }
        self.at += length;
        PgnToken::Unclosed(&rest[..length])
    }

    fn text(&mut self, first: char) -> PgnToken<'a> {
        let rest = self.rest();
        if let Some((length, _)) = result::at(rest) {
            let word = &rest[..length];
            if !result::is_castling(word) {
                self.at += length;
                return PgnToken::Result(word);
            }
            if word.contains(is_space) {
                self.at += length;
                return PgnToken::Text(word);
            }
        }
        // `12.e4`, `12...`, `12`, `...`
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let after = &rest[digits..];
        let dots = after.len() - after.trim_start_matches(['.', '…']).len();
        if digits > 0 && after.chars().next().is_none_or(separates) && &rest[..digits] != "0000" {
            self.at += digits;
            return PgnToken::Digits(&rest[..digits]);
        }
        if dots > 0 && !is_decimal(&rest[..digits], after) {
            self.at += digits + dots;
            return PgnToken::Number(&rest[..digits + dots]);
        }
        // A character that separates words and means nothing else is a word by itself.
        let mut length = first.len_utf8();
        if !separates(first) {
            length = first_word(rest);
        }
        // `e8(Q)`
        if rest[..length].ends_with(['1', '8']) && rest[length..].starts_with('(') {
            let inside = &rest.as_bytes()[length + 1..];
            if let [
                b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n',
                b')',
                ..,
            ] = inside
            {
                length += 3;
            }
        }
        self.at += length;
        PgnToken::Text(&rest[..length])
    }
}

/// Whether the number of a move begins here: digits and a full stop.
pub(super) fn begins_number(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len() && rest.starts_with(['.', '…'])
}

/// Whether these digits and what is after them are a number with a fraction, as programs write
/// evaluations: not `1.5254`, which is the number of a move and a move.
fn is_decimal(whole: &str, after: &str) -> bool {
    let Some(part) = after.strip_prefix('.') else {
        return false;
    };
    let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
    let part = &part[..part.len() - rest.len()];
    !whole.is_empty()
        && !part.is_empty()
        && rest.chars().next().is_none_or(separates)
        && (whole == "0" || !is_numeric(part))
}

/// The length of the first word. Signs and commas end a move, so that `e4!e5` is two words.
fn first_word(text: &str) -> usize {
    let mut chars = text.char_indices().peekable();
    // Whether a move could end with the last character that is no sign.
    let mut complete = false;
    while let Some((at, c)) = chars.next() {
        if separates(c) {
            return at;
        }
        if sign::is_of_move(c) {
            complete = matches!(c, '1'..='8' | 'O' | 'o' | '0' | 'О' | 'о');
        } else if complete
            && sign::ends_move_before(c)
            && let Some((next, c)) = chars.peek()
            && sign::is_of_move(*c)
            && (!c.is_numeric() || begins_number(&text[*next..]))
        {
            return *next;
        }
    }
    text.len()
}

/// Whether this character only separates words: white space, control characters, and those without
/// width that texts from web pages and word processors contain.
fn is_space(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                // Whether the sign before it is shown as an emoji.
                | '\u{fe0e}'
                | '\u{fe0f}'
                | '\u{feff}'
        )
}

/// Whether this character ends a word.
fn separates(c: char) -> bool {
    is_space(c)
        || matches!(
            c,
            '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '*' | '<' | '>'
        )
}

/// Whether a line of the text begins with a tag: `[Name "`.
pub(crate) fn has_tag(text: &str) -> bool {
    let mut lines = text.split(['\n', '\r']);
    lines.any(|line| begins_tag(line.trim_start_matches(['\u{feff}', ' ', '\t'])))
}

/// Whether a tag begins here: `[Name "`. A backslash belongs to a quote in a value, `a][b\"c`, and not
/// to a name.
pub(super) fn begins_tag(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('[') else {
        return false;
    };
    let rest = rest.trim_start_matches([' ', '\t']);
    // Names are limited in length, so that a long text is not searched again and again.
    for (number, (at, c)) in rest.char_indices().enumerate() {
        if !is_of_name(c) || c == '\\' {
            return number > 0 && rest[at..].trim_start_matches([' ', '\t']).starts_with('"');
        }
        if number > MAX_NAME {
            return false;
        }
    }
    false
}

/// Whether a line is a tag that every game has, with a value without quotes: `[White Ann]`.
fn is_bare_tag(line: &str) -> bool {
    let Some(name) = line.strip_prefix('[') else {
        return false;
    };
    let name = name.trim_start_matches([' ', '\t']);
    let end = name.find([' ', '\t', ']']).unwrap_or(name.len());
    let known = name.get(..end).is_some_and(|name| usual(name).is_some());
    known && line.trim_end().ends_with(']')
}
