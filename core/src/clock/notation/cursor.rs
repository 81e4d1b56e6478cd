//! A position in the text: [`Cursor`].

use super::doubt::{Doubt, Doubts};
use super::error::{Expected, NotationError};

/// A position in a text that is being read. A copy allows going back.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    at: usize,
    doubts: &'a Doubts,
}

impl<'a> Cursor<'a> {
    /// The beginning of a text, whose doubts are settled in this way.
    pub(super) fn new(text: &'a str, doubts: &'a Doubts) -> Cursor<'a> {
        Cursor {
            rest: text,
            at: 0,
            doubts,
        }
    }

    /// How a doubt is settled ([`Doubts::settle`]).
    pub(super) fn settle<T: Copy>(&self, doubt: Doubt, ways: &[T]) -> Option<T> {
        self.doubts.settle(doubt, ways)
    }

    /// The number of characters before it.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The next character, even if it is a space.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next digit's value, if the next character is one.
    pub(super) fn digit(&mut self) -> Option<u32> {
        let digit = self.peek()?.to_digit(10)?;
        self.bump();
        Some(digit)
    }

    /// Advances by one character.
    pub(super) fn bump(&mut self) {
        let mut chars = self.rest.chars();
        if chars.next().is_some() {
            self.at += 1;
        }
        self.rest = chars.as_str();
    }

    /// Advances to the next character that is not a space.
    pub(super) fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    /// Whether the next non-space character is one of these.
    pub(super) fn sees(mut self, any: &[char]) -> bool {
        self.eat(any)
    }

    /// Skips the next non-space character if it is one of these.
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

    /// Skips the next word (a run of letters, after spaces) if it is one of these, which are in
    /// lower case.
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

    /// The error that something else was expected at the next non-space character.
    pub(super) fn wants(mut self, expected: Expected) -> NotationError {
        self.skip_spaces();
        NotationError {
            at: self.at,
            expected,
        }
    }

    /// Checks that nothing is left.
    pub(super) fn end(mut self) -> Result<(), NotationError> {
        self.skip_spaces();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.wants(Expected::Continuation)),
        }
    }
}
