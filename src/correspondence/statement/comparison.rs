//! What a change of a journal changes, to be shown before it is saved:
//! [`Comparison`].

use super::{StatementRow, rows};
use crate::correspondence::deadline::{Deadlines, deadlines};
use crate::correspondence::entry::Entry;
use crate::correspondence::ledger::Ledger;
use crate::correspondence::seconds::Utc;
use crate::correspondence::state::{GameEnd, State};

/// What a change of a journal changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The lines that are not as they were, in order. Empty where none is.
    pub lines: Vec<Difference>,
    /// How things stood.
    pub was: LedgerStanding,
    /// How they stand then.
    pub is: LedgerStanding,
}

/// How things stand now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerStanding {
    /// Accounts, turn and phase.
    pub state: State,
    /// The deadlines of the side to move.
    pub deadlines: Option<Deadlines>,
    /// How the game ended, by time too.
    pub verdict: Option<GameEnd>,
}

/// A line that is not as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A new entry.
    Added(StatementRow),
    /// An entry that is no longer there.
    Removed(StatementRow),
    /// Another entry in its place.
    Replaced {
        /// The line as it was.
        was: StatementRow,
        /// As it is.
        is: StatementRow,
    },
    /// The same entry, with other sums.
    Recomputed {
        /// The line as it was.
        was: StatementRow,
        /// As it is.
        is: StatementRow,
    },
}

/// What changes from one ledger of a game to another, both looked at now.
///
/// The entries that both have at their beginnings are matched, and those at
/// their ends; between them are the ones that were added, removed or replaced.
pub fn compare(old: &Ledger, new: &Ledger, now: Utc) -> Comparison {
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
    Comparison {
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
    /// How things stand in a ledger at an instant.
    pub fn of(ledger: &Ledger, now: Utc) -> LedgerStanding {
        let state = ledger.at(now);
        LedgerStanding {
            state,
            deadlines: deadlines(&state),
            verdict: state.verdict(),
        }
    }
}

impl Comparison {
    /// Whether nothing that counts now is other than it was: accounts, turn,
    /// deadlines and result.
    pub fn stands(&self) -> bool {
        self.was == self.is
    }
}
