//! The sums of clock and bank, as lines that a person can check.

use super::{common, length, sum as texts};
use crate::correspondence::Seconds;
use crate::correspondence::account::Gain;
use crate::correspondence::statement::{Block, StatementRow, Sum, Term, TermKind};
use crate::ui::text::base;

const PLUS: &str = " +\u{a0}";
const MINUS: &str = " \u{2212}\u{a0}";
const EQUALS: &str = " =\u{a0}";
const THEN: &str = " \u{2192}\u{a0}";

/// The effect of an entry, a line for each block that it changes; with the sides if it changes
/// blocks of both.
pub(crate) fn lines(row: &StatementRow) -> Vec<String> {
    let first = row.sums.first().map(|sum| sum.side);
    let both = row.sums.iter().any(|sum| Some(sum.side) != first);
    let line = |sum: &Sum| {
        let line = [texts::block(sum.block, !both), "\u{a0}", &line(sum)].concat();
        if both {
            [common::color(sum.side), base::common::colon(), &line].concat()
        } else {
            line
        }
    };
    row.sums.iter().map(line).collect()
}

/// `50 d − 3 d 04:00:00 = 46 d 20:00:00 + 5 d → 50 d, 1 d 20:00:00 to the
/// bank`.
fn line(sum: &Sum) -> String {
    let mut line = length(sum.from);
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
        put(&[MINUS, &length(-ran)]);
        if !others.is_empty() {
            put(&[EQUALS, &length(sum.met())]);
        }
    }
    for other in others {
        line.push_str(&term(sum.block, other));
    }
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| line.push_str(part));
    put(&[THEN, &length(sum.to)]);
    let overflow = sum.amount(TermKind::Overflow);
    if sum.block == Block::Clock && overflow != Seconds::ZERO {
        put(&[", ", &length(overflow.abs()), texts::to_bank()]);
    }
    line
}

/// The terms of a sum after its result: `49 d 20:00:00 + 5 d − 4 d 20:00:00 to the bank`, for
/// `50 d`; `None` where only time ran.
pub(crate) fn terms(sum: &Sum) -> Option<String> {
    let mut others = sum
        .terms
        .iter()
        .filter(|term| term.reason != TermKind::Ran)
        .peekable();
    others.peek()?;
    let mut terms = length(sum.met());
    for other in others {
        terms.push_str(&term(sum.block, other));
        if (sum.block, other.reason) == (Block::Clock, TermKind::Overflow) {
            terms.push_str(texts::to_bank());
        }
    }
    Some(terms)
}

/// A term with its sign, and where it comes from.
fn term(block: Block, term: &Term) -> String {
    let sign = if term.amount.is_positive() {
        PLUS
    } else {
        MINUS
    };
    [
        sign,
        &length(term.amount.abs()),
        texts::from(block, term.reason),
    ]
    .concat()
}

/// A first move, as three lines: the time it takes, and the clock and the bank after it,
/// starting from what they showed before it was complete.
pub(crate) fn first_move(
    spent: Seconds,
    [clock, bank]: [Seconds; 2],
    gain: &Gain,
    [clock_after, bank_after]: [Seconds; 2],
) -> [String; 3] {
    let amount = |sign: &str, amount: Seconds, whose: &str| {
        if amount.is_positive() {
            [sign, &length(amount), whose].concat()
        } else {
            String::new()
        }
    };
    let line = |block: Block, before: Seconds, terms: [String; 2], after: Seconds| {
        let mut line = [
            texts::block(block, true),
            base::common::colon(),
            &length(before),
        ]
        .concat();
        line.extend(terms);
        if after != before {
            line.push_str(THEN);
            line.push_str(&length(after));
        }
        line
    };
    let to_clock = [
        amount(PLUS, gain.increment, texts::increment()),
        amount(
            PLUS,
            gain.refilled,
            texts::from(Block::Clock, TermKind::Refilled),
        ),
    ];
    let to_bank = [
        amount(MINUS, gain.refilled, ""),
        amount(PLUS, gain.to_bank, ""),
    ];
    [
        texts::first_move(&length(spent)),
        line(Block::Clock, clock, to_clock, clock_after),
        line(Block::Bank, bank, to_bank, bank_after),
    ]
}
