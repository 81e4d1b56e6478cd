//! The state of reading a PGN, and its problems so far: [`PgnReader`].

use super::error::PgnErrorKind as Kind;
use super::limits::Limits;
use super::scan::Scanner;

/// How much of a game is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Everything.
    Whole,
    /// The main line with its comments, up to so many moves. Variations are skipped, and only
    /// problems because of which moves may be missing are reported.
    MainLine(usize),
}

#[derive(Clone, Debug)]
pub(super) struct PgnReader<'a> {
    pub scanner: Scanner<'a>,
    pub limits: Limits,
    pub extent: Extent,
    reported: usize,
    pub unreported: usize,
    /// Problems of the current game, with their byte offsets.
    pub problems: Vec<(usize, Kind)>,
}

/// A place in the text to which the reader can go back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checkpoint {
    /// Byte offset into the text.
    pub at: usize,
    reported: usize,
    unreported: usize,
    problems: usize,
}

impl<'a> PgnReader<'a> {
    pub(super) fn new(text: &'a str, limits: &Limits) -> PgnReader<'a> {
        PgnReader {
            scanner: Scanner::new(text),
            limits: *limits,
            extent: Extent::Whole,
            reported: 0,
            unreported: 0,
            problems: Vec::new(),
        }
    }

    pub(super) fn problem(&mut self, at: usize, kind: Kind) {
        if self.extent != Extent::Whole && !kind.may_lose_moves() {
            return;
        }
        if self.reported < self.limits.problems {
            self.reported += 1;
            self.problems.push((at, kind));
        } else {
            self.unreported += 1;
        }
    }

    /// The problems of the game that was just read. Those of the next one are counted from zero.
    pub(super) fn take_problems(&mut self) -> Vec<(usize, Kind)> {
        (self.reported, self.unreported) = (0, 0);
        std::mem::take(&mut self.problems)
    }

    /// Adds a problem found late, in the order of the text.
    pub(super) fn earlier_problem(&mut self, at: usize, kind: Kind) {
        let reported = self.problems.len();
        self.problem(at, kind);
        if self.problems.len() > reported {
            let place = self.problems.partition_point(|(other, _)| *other < at);
            self.problems[place..].rotate_right(1);
        }
    }

    /// The current place, to return to it.
    pub(super) fn mark(&self) -> Checkpoint {
        Checkpoint {
            at: self.scanner.at,
            reported: self.reported,
            unreported: self.unreported,
            problems: self.problems.len(),
        }
    }

    /// Returns to a place in this game, as if nothing after it had been read.
    pub(super) fn back_to(&mut self, mark: &Checkpoint) {
        self.scanner.at = mark.at;
        (self.reported, self.unreported) = (mark.reported, mark.unreported);
        self.problems.truncate(mark.problems);
    }

    /// A scanner from that place on, to look ahead.
    pub(super) fn scanner_at(&self, mark: &Checkpoint) -> Scanner<'a> {
        let mut scanner = self.scanner.clone();
        scanner.at = mark.at;
        scanner
    }

    /// Whether any text is left besides white space and escaped (`%`) lines.
    pub(super) fn more(&mut self) -> bool {
        self.scanner.skip_space();
        self.scanner.peek().is_some()
    }
}

/// A text for a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
