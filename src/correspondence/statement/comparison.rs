//! What a change of a journal changes, to be shown before it is saved:
//! [`Comparison`].

use super::{Row, rows};
use crate::correspondence::deadline::{Deadlines, deadlines};
use crate::correspondence::entry::Entry;
use crate::correspondence::ledger::Ledger;
use crate::correspondence::seconds::Utc;
use crate::correspondence::state::{State, Verdict};

/// What a change of a journal changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The lines that are not as they were, in order. Empty where none is.
    pub lines: Vec<Difference>,
    /// How things stood.
    pub was: Standing,
    /// How they stand then.
    pub is: Standing,
}

/// How things stand now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Accounts, turn and phase.
    pub state: State,
    /// The deadlines of the side to move.
    pub deadlines: Option<Deadlines>,
    /// How the game ended, by time too.
    pub verdict: Option<Verdict>,
}

/// A line that is not as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A new entry.
    Added(Row),
    /// An entry that is no longer there.
    Removed(Row),
    /// Another entry in its place.
    Replaced {
        /// The line as it was.
        was: Row,
        /// As it is.
        is: Row,
    },
    /// The same entry, with other sums.
    Recomputed {
        /// The line as it was.
        was: Row,
        /// As it is.
        is: Row,
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
        was: Standing::of(old, now),
        is: Standing::of(new, now),
    }
}

fn recomputed(lines: &mut Vec<Difference>, was: Vec<Row>, is: Vec<Row>) {
    for (was, is) in was.into_iter().zip(is) {
        if !was.says(&is) {
            lines.push(Difference::Recomputed { was, is });
        }
    }
}

impl Standing {
    /// How things stand in a ledger at an instant.
    pub fn of(ledger: &Ledger, now: Utc) -> Standing {
        let state = ledger.at(now);
        Standing {
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
