//! The effects of changing a journal, to be shown before it is saved: [`LedgerComparison`].

use super::{StatementRow, rows};
use crate::correspondence::deadline::{Deadlines, deadlines};
use crate::correspondence::entry::Entry;
use crate::correspondence::ledger::Ledger;
use crate::correspondence::seconds::Utc;
use crate::correspondence::state::{GameEnd, State};

/// The effects of changing a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerComparison {
    /// The lines that differ, in order. Empty if none does.
    pub lines: Vec<Difference>,
    /// The present state before the change.
    pub was: LedgerStanding,
    /// The present state after the change.
    pub is: LedgerStanding,
}

/// The present state according to a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerStanding {
    /// Accounts, turn and phase.
    pub state: State,
    /// The deadlines of the side to move.
    pub deadlines: Option<Deadlines>,
    /// The end of the game, including on time.
    pub verdict: Option<GameEnd>,
}

/// A line that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A new entry.
    Added(StatementRow),
    /// A removed entry.
    Removed(StatementRow),
    /// Another entry in the same place.
    Replaced {
        /// The line as it was.
        was: StatementRow,
        /// The line as it is.
        is: StatementRow,
    },
    /// The same entry with other sums.
    Recomputed {
        /// The line as it was.
        was: StatementRow,
        /// The line as it is.
        is: StatementRow,
    },
}

/// Compares two ledgers of a game, both as of now.
///
/// Equal entries at the beginning are matched, and equal ones at the end; those in between were
/// added, removed or replaced.
pub fn compare(old: &Ledger, new: &Ledger, now: Utc) -> LedgerComparison {
    let same = |(a, b): &(&Entry, &Entry)| a == b;
    let (was, is) = (old.entries(), new.entries());
    let head = was.iter().zip(is).take_while(same).count();
    let rest = (was[head..].iter().rev()).zip(is[head..].iter().rev());
    let tail = rest.take_while(same).count();

    let (mut was, mut is) = (rows(old), rows(new));
    let (was_tail, is_tail) = (
        was.split_off(was.len() - tail),
        is.split_off(is.len() - tail),
    );
    let (was_between, is_between) = (was.split_off(head), is.split_off(head));
    let mut lines = Vec::new();
    recomputed(&mut lines, was, is);
    if was_between.len() == is_between.len() {
        let pairs = was_between.into_iter().zip(is_between);
        lines.extend(pairs.map(|(was, is)| Difference::Replaced { was, is }));
    } else {
        lines.extend(was_between.into_iter().map(Difference::Removed));
        lines.extend(is_between.into_iter().map(Difference::Added));
    }
    recomputed(&mut lines, was_tail, is_tail);
    LedgerComparison {
        lines,
        was: LedgerStanding::of(old, now),
        is: LedgerStanding::of(new, now),
    }
}

fn recomputed(lines: &mut Vec<Difference>, was: Vec<StatementRow>, is: Vec<StatementRow>) {
    for (was, is) in was.into_iter().zip(is) {
        if !was.says(&is) {
            lines.push(Difference::Recomputed { was, is });
        }
    }
}

impl LedgerStanding {
    /// The state according to a ledger at an instant.
    pub fn of(ledger: &Ledger, now: Utc) -> LedgerStanding {
        let state = ledger.at(now);
        LedgerStanding {
            state,
            deadlines: deadlines(&state),
            verdict: state.verdict(),
        }
    }
}

impl LedgerComparison {
    /// Whether the present state is the same: accounts, turn, deadlines and result.
    pub fn stands(&self) -> bool {
        self.was == self.is
    }
}
