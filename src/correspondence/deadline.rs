//! When a game is lost if nothing happens: [`Deadlines`].

use super::entry::{Act, Entry};
use super::event::CAP;
use super::ledger::Ledger;
use super::readings::Reset;
use super::seconds::{Seconds, Utc};
use super::state::State;

/// When the side to move loses on time if it does not move. Each instant is the first second that
/// is too late: a clock at exactly zero has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// The clock reaches zero: lost unless it was refilled, or a move made, before.
    pub falls: Utc,
    /// Clock and bank are both used up, even with every refill: it is impossible to think longer.
    pub last: Utc,
    /// The minimum number of refills needed for that.
    pub visits: u32,
}

/// The deadlines of the side to move; `None` while no clock runs.
///
/// A refill must come while the clock still shows a second or more, so it adds at most 50 days less
/// a second (7).
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

/// A deadline that is earlier under another reading of the rules than under the event's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cautious {
    /// When the clock falls under it.
    pub at: Utc,
    /// Whether that reading differs in how the bank refills the clock.
    pub refill: bool,
    /// Whether it differs in the move after which a clock is first reset.
    pub reset: bool,
}

/// When the clock falls under other readings of refilling and of rule 9, if that is earlier. `None`
/// if it is not, if no clock runs, or once a look at the server has confirmed the event's readings:
/// that of refilling by any look, that of rule 9 by one at the side to move after it could have
/// been reset.
pub fn cautious(ledger: &Ledger) -> Option<Cautious> {
    let last = ledger.last();
    let falls = last.falls()?;
    let event = ledger.event();
    let draft = event.draft();
    // The times shown by a server reveal how it refills.
    let is_look = |entry: &Entry| matches!(entry.act, Act::Correction { .. });
    let refill = !ledger.entries().iter().any(is_look);
    // The reading that promises less never gives a later deadline. After a look at a side that
    // could have been reset, both readings agree for that side.
    let reset = draft.protection.reset_to().is_some() && draft.readings.reset == Reset::WithLast;
    let mut others = Vec::new();
    if refill {
        others.push((true, false));
    }
    if reset {
        others.push((false, true));
    }
    if refill && reset {
        others.push((true, true));
    }
    others
        .into_iter()
        .filter_map(|(refill, reset)| {
            let mut other = event.clone();
            if refill {
                other = other.under(draft.refill.other());
            }
            if reset {
                other = other.resetting(draft.readings.reset.other());
            }
            // If an entry is impossible under the other reading, the server does not use it.
            let sooner = ledger.under(other).ok()?.last();
            let at = sooner.falls().or_else(|| Some(sooner.verdict()?.at))?;
            Some(Cautious { at, refill, reset })
        })
        .filter(|other| other.at < falls)
        .min_by_key(|other| other.at)
}
