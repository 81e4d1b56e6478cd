//! A line of a statement as a row of a table: [`Columns`].

use super::{Block, StatementRow, TermKind};
use crate::clock::Color;
use crate::correspondence::seconds::Seconds;

/// The change that a line makes to a player's clock, in columns that add up: the clock of the line
/// before, plus `ran`, `added` and `from_bank`, is `clock`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The time that ran since the last line of that player; never positive.
    pub ran: Seconds,
    /// The increment (4), the protection of rule 9, and what a correction by the server changed.
    pub added: Seconds,
    /// The time that the bank gave by itself (d), by hand (5) or by the captain (8); negative where
    /// the excess of an increment filled it (4).
    pub from_bank: Seconds,
    /// The clock after the line.
    pub clock: Seconds,
    /// The bank after the line.
    pub bank: Seconds,
}

impl StatementRow {
    /// The columns of a side; `None` where the line does not concern its account.
    pub fn columns(&self, side: Color) -> Option<Columns> {
        let clock = self.sum(side, Block::Clock)?;
        let bank = self.sum(side, Block::Bank)?;
        let total = |reasons: [TermKind; 3]| reasons.map(|reason| clock.amount(reason)).into_iter();
        Some(Columns {
            ran: clock.amount(TermKind::Ran),
            added: total([
                TermKind::Increment,
                TermKind::Protected,
                TermKind::Corrected,
            ])
            .sum(),
            from_bank: total([TermKind::Overflow, TermKind::Refilled, TermKind::Moved]).sum(),
            clock: clock.to,
            bank: bank.to,
        })
    }
}
