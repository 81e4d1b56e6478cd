//! Clock and bank over the moves, for a chart: [`BudgetPoint`]s, and the [`EvenPace`] to compare them with.

use super::account::Account;
use super::entry::Act;
use super::event::Event;
use super::ledger::{EntryEffect, Ledger};
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
/// replace the computed ones; before the first of them a game that was entered under way has none.
pub fn budget(ledger: &Ledger) -> ByColor<Vec<BudgetPoint>> {
    let opening = ledger.opening();
    let mut points = ByColor::from_fn(|side| {
        let first = BudgetPoint::of(opening.account(side), opening.at);
        let known = opening.is_known(side).then_some(first);
        known.into_iter().collect::<Vec<_>>()
    });
    for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
        let after = &step.after;
        match (&entry.act, step.effect) {
            (_, EntryEffect::Move { side, .. }) if after.is_known(side) => {
                let point = BudgetPoint::of(after.account(side), entry.at);
                points.get_mut(side).push(point);
            }
            (Act::Correction { shown, .. }, _) => {
                for side in Color::ALL {
                    if shown.get(side).is_none() {
                        continue;
                    }
                    let points = points.get_mut(side);
                    let at = points.pop().map_or(entry.at, |last| last.at);
                    points.push(BudgetPoint::of(after.account(side), at));
                }
            }
            _ => {}
        }
    }
    points
}

/// The even pace of an event: the same time for each of the moves that bring an increment, the most
/// that a player can keep, to the second.
///
/// The increment becomes available "after each move made, and only at that time" (rule 4), so the
/// `k`-th move is thought on the time at the start (clock and bank, `T`) and on `k − 1` increments
/// (`i`). A clock at zero has fallen, so a second of that stays: `k × each < T + (k − 1) × i` for
/// each `k` of the `n` moves. Refills in time lose nothing, because what a clock cannot take stays in
/// the bank. The bound `i + (T − i) / k` falls with `k` if `T` is above `i`, and otherwise rises:
/// only the last move and the first decide. The last increment comes too late for any of the `n`
/// moves; all time divided by `n`, with it, would lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenPace {
    /// The time for each move.
    pub each: Seconds,
    /// The number of moves: all that bring an increment.
    pub moves: u32,
    /// The time at the start, clock and bank.
    start: Seconds,
    increment: Seconds,
}

impl EvenPace {
    /// The even pace of an event; `None` if no move brings an increment.
    pub fn of(event: &Event) -> Option<EvenPace> {
        let draft = event.draft();
        let (start, increment) = (draft.clock + draft.bank, draft.increment);
        let moves = i64::from(draft.increment_moves);
        if moves == 0 {
            return None;
        }
        let one = Seconds::new(1);
        let last = (start + increment.times(moves - 1) - one).get() / moves;
        Some(EvenPace {
            each: Seconds::new(last).min(start - one),
            moves: draft.increment_moves,
            start,
            increment,
        })
    }

    /// The time that a player who keeps it has after so many own moves: a straight line, at whose end
    /// little more than the last increment is left. `None` beyond that.
    pub fn left_after(&self, moves: u32) -> Option<Seconds> {
        let gained = (self.increment - self.each).times(moves.into());
        (moves <= self.moves).then(|| self.start + gained)
    }
}
