//! When a game is lost if nothing happens: [`Deadlines`].

use super::entry::{Act, Entry};
use super::event::CAP;
use super::ledger::Ledger;
use super::readings::Reset;
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

/// A deadline that comes sooner by another reading of the rules than by the
/// event's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cautious {
    /// When the clock falls by it.
    pub at: Utc,
    /// Whether it differs in how the bank refills the clock.
    pub refill: bool,
    /// Whether it differs in after which move a clock is first reset.
    pub reset: bool,
}

/// When the clock falls by the other readings of refilling and of rule 9, where
/// that is sooner; `None` where it is not, where no clock runs, and once a look
/// at the server has confirmed the event's readings: that of refilling by any look,
/// that of rule 9 by one at the side to move, once it could have been reset.
pub fn cautious(ledger: &Ledger) -> Option<Cautious> {
    let last = ledger.last();
    let falls = last.falls()?;
    let event = ledger.event();
    let draft = event.draft();
    // What a server shows says how it refills.
    let is_look = |entry: &Entry| matches!(entry.act, Act::Correction { .. });
    let refill = !ledger.entries().iter().any(is_look);
    // The reading that promises less is never the later one. A look at a side
    // that could have been reset makes both readings one for that side alone.
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
            // Where an entry cannot stand under the other reading, it is not
            // the server's.
            let sooner = ledger.under(other).ok()?.last();
            let at = sooner.falls().or_else(|| Some(sooner.verdict()?.at))?;
            Some(Cautious { at, refill, reset })
        })
        .filter(|other| other.at < falls)
        .min_by_key(|other| other.at)
}
