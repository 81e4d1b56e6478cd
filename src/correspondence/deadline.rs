//! When a game is lost if nothing happens: [`Deadlines`].

use super::entry::Act;
use super::event::CAP;
use super::ledger::Ledger;
use super::seconds::{Seconds, Utc};
use super::state::State;

/// When the side to move loses on time if it does not move. Each is the first
/// second at which it is too late: a clock at exactly zero has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// The clock is at zero: lost unless it was refilled, or a move made,
    /// before.
    pub falls: Utc,
    /// Clock and bank are both gone, however well it was refilled: there is no
    /// way to think longer.
    pub last: Utc,
    /// How many refills that needs at least.
    pub visits: u32,
}

/// The deadlines of the side to move; `None` while no clock runs.
///
/// A refill has to come while the clock shows a second or more, so it brings at
/// most 50 days less a second (7).
pub fn deadlines(state: &State) -> Option<Deadlines> {
    let falls = state.falls()?;
    let bank = state.account(state.turn).bank;
    let most = (CAP - Seconds::new(1)).get();
    let visits = (bank.get().max(0) + most - 1) / most;
    Some(Deadlines {
        falls,
        last: falls + bank,
        visits: u32::try_from(visits).unwrap_or(u32::MAX),
    })
}

/// When the clock falls under the other reading of refilling, where that is
/// sooner; `None` where it is not, where no clock runs, and once a look at the
/// server has confirmed the event's reading.
pub fn cautious(ledger: &Ledger) -> Option<Utc> {
    let confirmed = |act: &Act| matches!(act, Act::Correction { .. });
    if ledger.entries().iter().any(|entry| confirmed(&entry.act)) {
        return None;
    }
    let falls = ledger.last().falls()?;
    let event = ledger.event();
    // Where an entry cannot stand under the other reading, it is not the
    // server's.
    let other = ledger.under(event.under(event.draft().refill.other()));
    let sooner = other.ok()?.last();
    let sooner = sooner.falls().or_else(|| Some(sooner.verdict()?.at))?;
    (sooner < falls).then_some(sooner)
}
