//! Where the reading of a PGN is, and what was wrong so far: [`Reader`].

use super::limits::Limits;
use super::problem::PgnProblemKind as Kind;
use super::scan::Scanner;

pub(super) struct Reader<'a> {
    pub scanner: Scanner<'a>,
    pub limits: Limits,
    told: usize,
    pub untold: usize,
    /// Of the game that is being read, with their bytes.
    pub problems: Vec<(usize, Kind)>,
}

/// A place in a text that is read, to which the reader can go back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// The byte.
    pub at: usize,
    told: usize,
    untold: usize,
    problems: usize,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str, limits: &Limits) -> Reader<'a> {
        Reader {
            scanner: Scanner::new(text),
            limits: *limits,
            told: 0,
            untold: 0,
            problems: Vec::new(),
        }
    }

    pub fn problem(&mut self, at: usize, kind: Kind) {
        if self.told < self.limits.problems {
            self.told += 1;
            self.problems.push((at, kind));
        } else {
            self.untold += 1;
        }
    }

    /// A problem that is found only now: to its place in the order of the text.
    pub fn earlier_problem(&mut self, at: usize, kind: Kind) {
        let told = self.problems.len();
        self.problem(at, kind);
        if self.problems.len() > told {
            let place = self.problems.partition_point(|(other, _)| *other < at);
            self.problems[place..].rotate_right(1);
        }
    }

    /// This place.
    pub fn mark(&self) -> Mark {
        Mark {
            at: self.scanner.at,
            told: self.told,
            untold: self.untold,
            problems: self.problems.len(),
        }
    }

    /// Goes back to a place in this game, as if what follows had not been read.
    pub fn back_to(&mut self, mark: &Mark) {
        self.scanner.at = mark.at;
        (self.told, self.untold) = (mark.told, mark.untold);
        self.problems.truncate(mark.problems);
    }

    /// The words from that place on, to look ahead.
    pub fn scanner_at(&self, mark: &Mark) -> Scanner<'a> {
        let mut scanner = self.scanner.clone();
        scanner.at = mark.at;
        scanner
    }

    /// Whether there is another game.
    pub fn more(&mut self) -> bool {
        self.scanner.skip_space();
        self.scanner.peek().is_some()
    }
}

/// A text for a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
