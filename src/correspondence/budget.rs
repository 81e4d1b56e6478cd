//! Clock and bank over the moves, for a chart: [`BudgetPoint`]s, and the sustainable line.

use super::account::Account;
use super::entry::Act;
use super::event::Event;
use super::ledger::{Change, Ledger};
use super::seconds::{Seconds, Utc};
use crate::clock::{ByColor, Color};

/// The time of a player after one of their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetPoint {
    /// Own moves made.
    pub moves: u32,
    /// When the last of them was completed, or the game started.
    pub at: Utc,
    /// The time on the clock, including what the move added.
    pub clock: Seconds,
    /// The time in the bank.
    pub bank: Seconds,
}

impl BudgetPoint {
    fn of(account: &Account, at: Utc) -> BudgetPoint {
        BudgetPoint {
            moves: account.moves,
            at,
            clock: account.clock,
            bank: account.bank,
        }
    }

    /// The sum of both: the time that the player can still think.
    pub fn total(&self) -> Seconds {
        self.clock + self.bank
    }
}

/// The time of each player: at the start, and after each of their moves. Times shown by a server
/// replace the computed ones.
pub fn budget(ledger: &Ledger) -> ByColor<Vec<BudgetPoint>> {
    let opening = ledger.opening();
    let mut points = opening
        .accounts
        .map(|account| vec![BudgetPoint::of(&account, opening.at)]);
    for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
        let after = &step.after;
        match (&entry.act, step.change) {
            (_, Change::Move { side, .. }) => {
                let point = BudgetPoint::of(after.account(side), entry.at);
                points.get_mut(side).push(point);
            }
            (Act::Correction { shown, .. }, _) => {
                for side in Color::ALL {
                    let seen = shown.get(side).is_some();
                    if let Some(last) = points.get_mut(side).last_mut().filter(|_| seen) {
                        let at = last.at;
                        *last = BudgetPoint::of(after.account(side), at);
                    }
                }
            }
            _ => {}
        }
    }
    points
}

/// The budget left after `moves` own moves if the time is spread evenly over the
/// moves that bring an increment, each increment with its move: the straight line
/// from the first budget down to zero.
pub fn sustainable(event: &Event, moves: u32) -> Seconds {
    let draft = event.draft();
    let all = i64::from(draft.increment_moves);
    let left = i64::from(draft.increment_moves.saturating_sub(moves));
    let budget = (draft.clock + draft.bank).get();
    match all {
        0 => Seconds::ZERO,
        _ => Seconds::new(budget * left / all),
    }
}
