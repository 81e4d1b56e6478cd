//! A place in the text: [`Cursor`].

use super::error::{Expected, NotationError};

/// A place in a text that is being read. A copy of it is a way back.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The beginning of a text.
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text, at: 0 }
    }

    /// How many characters are behind it.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The next character, be it a space.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next digit's value, if the next character is one.
    pub(super) fn digit(&mut self) -> Option<u32> {
        let digit = self.peek()?.to_digit(10)?;
        self.bump();
        Some(digit)
    }

    /// Goes one character on.
    pub(super) fn bump(&mut self) {
        let mut chars = self.rest.chars();
        if chars.next().is_some() {
            self.at += 1;
        }
        self.rest = chars.as_str();
    }

    /// Goes to the next character that is no space.
    pub(super) fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    /// Whether the next character but spaces is one of these.
    pub(super) fn sees(mut self, any: &[char]) -> bool {
        self.eat(any)
    }

    /// Goes past the next character but spaces if it is one of these.
    pub(super) fn eat(&mut self, any: &[char]) -> bool {
        self.skip_spaces();
        let found = self.peek().is_some_and(|next| any.contains(&next));
        if found {
            self.bump();
        }
        found
    }

    /// Whether the next word is one of these.
    pub(super) fn sees_word(mut self, any: &[&str]) -> bool {
        self.eat_word(any)
    }

    /// Goes past the next word (a run of letters, after spaces) if it is one
    /// of these, which are in lower case.
    pub(super) fn eat_word(&mut self, any: &[&str]) -> bool {
        self.skip_spaces();
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        let found = any.iter().any(|known| known.eq_ignore_ascii_case(word));
        if found {
            self.rest = rest;
            self.at += end;
        }
        found
    }

    /// The error that at the next character but spaces something else was
    /// expected.
    pub(super) fn wants(mut self, expected: Expected) -> NotationError {
        self.skip_spaces();
        NotationError {
            at: self.at,
            expected,
        }
    }

    /// That nothing is left.
    pub(super) fn end(mut self) -> Result<(), NotationError> {
        self.skip_spaces();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.wants(Expected::Continuation)),
        }
    }
}
