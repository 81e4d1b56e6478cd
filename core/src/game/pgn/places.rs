//! Lines and columns of a text: [`Places`].

use super::error::{PgnError, PgnErrorKind};

/// Finds lines and columns of places in ascending order. All of them together take one walk through
/// the text.
#[derive(Clone, Debug)]
pub(crate) struct Places<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub(crate) fn of(text: &'a str) -> Places<'a> {
        Places {
            text,
            at: 0,
            line: 1,
            column: 1,
        }
    }

    /// The line and the character of the byte at this index, both from 1. For a place before the
    /// last one that was asked for, that one's.
    pub(crate) fn find(&mut self, at: usize) -> (usize, usize) {
        let way = self.text.get(self.at..at).unwrap_or("");
        for (here, c) in way.char_indices() {
            let next = self.text.as_bytes().get(self.at + here + 1);
            match c {
                // Counted together with the line feed after it.
                '\r' if next == Some(&b'\n') => {}
                '\n' | '\r' => {
                    self.line += 1;
                    self.column = 1;
                }
                '\u{feff}' if self.at + here == 0 => {}
                _ => self.column += 1,
            }
        }
        self.at += way.len();
        (self.line, self.column)
    }

    pub(super) fn problem(&mut self, at: usize, kind: PgnErrorKind) -> PgnError {
        let (line, column) = self.find(at);
        PgnError { line, column, kind }
    }
}
