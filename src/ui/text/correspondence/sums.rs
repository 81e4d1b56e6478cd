//! The sums of clock and bank, as lines that a person can check: the same in
//! every language but for their words.

use crate::clock::Color;
use crate::correspondence::Seconds;
use crate::correspondence::account::Gain;
use crate::correspondence::statement::{Block, StatementRow, Sum, Term, TermKind};

const PLUS: &str = " +\u{a0}";
const MINUS: &str = " \u{2212}\u{a0}";
const EQUALS: &str = " =\u{a0}";
const THEN: &str = " \u{2192}\u{a0}";

#[derive(Clone, Copy, Debug)]
pub struct SumsText {
    /// A length, in which no line breaks.
    pub length: fn(Seconds) -> String,
    pub side: fn(Color) -> &'static str,
    /// A block, and whether it begins its line.
    pub block: fn(Block, bool) -> &'static str,
    pub increment: &'static str,
    pub from_bank: &'static str,
    pub to_bank: &'static str,
    pub by_server: &'static str,
    pub protected: &'static str,
    /// A first move takes this long.
    pub first_move: fn(&str) -> String,
}

impl SumsText {
    /// The effect of an entry, a line for each block that it changes; with the sides if it changes
    /// blocks of both.
    pub fn lines(&self, row: &StatementRow) -> Vec<String> {
        let first = row.sums.first().map(|sum| sum.side);
        let both = row.sums.iter().any(|sum| Some(sum.side) != first);
        let line = |sum: &Sum| {
            let line = [(self.block)(sum.block, !both), "\u{a0}", &self.line(sum)].concat();
            if both {
                [(self.side)(sum.side), ": ", &line].concat()
            } else {
                line
            }
        };
        row.sums.iter().map(line).collect()
    }

    /// `50 d − 3 d 04:00:00 = 46 d 20:00:00 + 5 d → 50 d, 1 d 20:00:00 to the
    /// bank`.
    fn line(&self, sum: &Sum) -> String {
        let mut line = (self.length)(sum.from);
        if sum.terms.is_empty() {
            return line;
        }
        let mut put = |parts: &[&str]| parts.iter().for_each(|part| line.push_str(part));
        let ran = sum.amount(TermKind::Ran);
        let others: Vec<&Term> = (sum.terms.iter())
            .filter(|term| term.reason != TermKind::Ran)
            .filter(|term| sum.block == Block::Bank || term.reason != TermKind::Overflow)
            .collect();
        if ran != Seconds::ZERO {
            put(&[MINUS, &(self.length)(-ran)]);
            if !others.is_empty() {
                put(&[EQUALS, &(self.length)(sum.met())]);
            }
        }
        for term in others {
            line.push_str(&self.term(sum.block, term));
        }
        let mut put = |parts: &[&str]| parts.iter().for_each(|part| line.push_str(part));
        put(&[THEN, &(self.length)(sum.to)]);
        let overflow = sum.amount(TermKind::Overflow);
        if sum.block == Block::Clock && overflow != Seconds::ZERO {
            put(&[", ", &(self.length)(overflow.abs()), " ", self.to_bank]);
        }
        line
    }

    /// The terms of a sum after its result: `49 d 20:00:00 + 5 d − 4 d 20:00:00 to the bank`, for
    /// `50 d`; `None` where only time ran.
    pub fn terms(&self, sum: &Sum) -> Option<String> {
        let mut others = sum
            .terms
            .iter()
            .filter(|term| term.reason != TermKind::Ran)
            .peekable();
        others.peek()?;
        let mut terms = (self.length)(sum.met());
        for term in others {
            terms.push_str(&self.term(sum.block, term));
            if (sum.block, term.reason) == (Block::Clock, TermKind::Overflow) {
                terms.extend([" ", self.to_bank]);
            }
        }
        Some(terms)
    }

    /// A term with its sign, and where it comes from.
    fn term(&self, block: Block, term: &Term) -> String {
        let sign = if term.amount.is_positive() {
            PLUS
        } else {
            MINUS
        };
        let from = match (block, term.reason) {
            (Block::Clock, TermKind::Refilled | TermKind::Moved) => self.from_bank,
            (_, TermKind::Corrected) => self.by_server,
            (_, TermKind::Protected) => self.protected,
            _ => "",
        };
        let space = if from.is_empty() { "" } else { " " };
        [sign, &(self.length)(term.amount.abs()), space, from].concat()
    }

    /// A first move, as three lines: the time it takes, and the clock and the bank after it,
    /// starting from what they showed before it was complete.
    pub fn first_move(
        &self,
        spent: Seconds,
        [clock, bank]: [Seconds; 2],
        gain: &Gain,
        [clock_after, bank_after]: [Seconds; 2],
    ) -> [String; 3] {
        let amount = |sign: &str, amount: Seconds, whose: &str| {
            if !amount.is_positive() {
                String::new()
            } else if whose.is_empty() {
                [sign, &(self.length)(amount)].concat()
            } else {
                [sign, &(self.length)(amount), " ", whose].concat()
            }
        };
        let line = |block: Block, before: Seconds, terms: [String; 2], after: Seconds| {
            let mut line = [(self.block)(block, true), ": ", &(self.length)(before)].concat();
            line.extend(terms);
            if after != before {
                line.push_str(THEN);
                line.push_str(&(self.length)(after));
            }
            line
        };
        let to_clock = [
            amount(PLUS, gain.increment, self.increment),
            amount(PLUS, gain.refilled, self.from_bank),
        ];
        let to_bank = [
            amount(MINUS, gain.refilled, ""),
            amount(PLUS, gain.to_bank, ""),
        ];
        [
            (self.first_move)(&(self.length)(spent)),
            line(Block::Clock, clock, to_clock, clock_after),
            line(Block::Bank, bank, to_bank, bank_after),
        ]
    }
}
