//! The accounts that are possible if stamps are to the minute: [`Bounds`].
//!
//! Many servers write `08:12` for any second from 08:12:00 to 08:12:59. A ledger counts such a stamp
//! as the first of these seconds, and its accounts are then one possibility of several. The bounds
//! have the least and the most that each account can be. They hold the account of the server whatever
//! the seconds were, because more time to think never leaves more in an account (rules 2 to 5).

use super::account::Account;
use super::entry::{Act, ShownTime};
use super::event::CAP;
use super::ledger::{EntryEffect, Ledger};
use super::seconds::{Seconds, Utc};
use super::server_facts::StampUnit;
use super::state::{Phase, State};
use crate::clock::{ByColor, Color};

/// The least and the most that an account can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccountBounds {
    /// If its owner thought as long as the stamps allow.
    pub least: Account,
    /// If its owner thought as briefly as they allow.
    pub most: Account,
}

/// The bounds of both accounts after the last entry of a ledger.
///
/// ```
/// use zeitnot_core::clock::{ByColor, Color};
/// use zeitnot_core::correspondence::bounds::Bounds;
/// use zeitnot_core::correspondence::proposal::propose;
/// use zeitnot_core::correspondence::server_facts::StampUnit;
/// use zeitnot_core::correspondence::{Act, Entry, Event, Ledger, Seconds, Utc};
/// use zeitnot_core::game::{MoveHistory, Start};
///
/// let start = Utc::new(1_798_761_600);
/// let cup = Event::new(propose(700).standard().draft("Cup", start)).unwrap();
/// let official = Entry { at: start, act: Act::OfficialStart };
/// let e4 = Entry { at: start + Seconds::hours(1), act: Act::Move("e2e4".parse().unwrap()) };
/// let lead = MoveHistory::new(Start::standard());
/// let ledger = Ledger::open(cup, lead, ByColor::both(0), vec![official, e4]).unwrap();
/// let bounds = Bounds::of(&ledger, StampUnit::Minute);
/// // White's move came up to 59 seconds later than its stamp says.
/// let white = bounds.account(Color::White);
/// assert_eq!(white.most.total() - white.least.total(), Seconds::new(59));
/// assert_eq!(bounds.doubt(Color::White), Seconds::new(30));
/// // Black's clock runs since then, so it falls up to 59 seconds later.
/// let falls = ledger.last().falls().unwrap();
/// assert_eq!(bounds.falls(), Some((falls, falls + Seconds::new(59))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    accounts: ByColor<AccountBounds>,
    /// The side to move, and since when its clock runs, at the earliest and at the latest; `None`
    /// while no clock runs, or if its time is not known.
    running: Option<(Color, Utc, Utc)>,
}

/// Since when the accounts of a side stand as they do.
#[derive(Clone, Copy, Debug)]
struct Since {
    earliest: Utc,
    latest: Utc,
}

impl Since {
    /// The seconds that this stamp can mean.
    fn of(at: Utc, unit: StampUnit) -> Since {
        Since {
            earliest: at,
            latest: at + unit.doubt(at),
        }
    }

    /// The shortest and the longest time until then.
    fn until(self, then: Since) -> (Seconds, Seconds) {
        let shortest = then.earliest.since(self.latest).or_zero();
        (shortest, then.latest.since(self.earliest).or_zero())
    }
}

impl AccountBounds {
    fn exactly(account: Account) -> AccountBounds {
        AccountBounds {
            least: account,
            most: account,
        }
    }

    /// The clock runs, and its player then still has time: the server took what came next.
    fn run(&mut self, (shortest, longest): (Seconds, Seconds)) {
        let alive = Seconds::new(1);
        self.least.clock = (self.least.clock - longest).max(alive);
        self.most.clock = (self.most.clock - shortest).max(alive);
    }

    fn complete_move(&mut self, ledger: &Ledger) {
        let (least, gain) = self.least.complete_move(ledger.event());
        let (mut most, _) = self.most.complete_move(ledger.event());
        // A reset needs an empty bank (rule 9). Only the least bank may be empty, or both.
        most.clock = most.clock.max(least.clock);
        self.least = least;
        if most.bank.is_positive() {
            self.least.clock -= gain.protected;
        }
        self.most = most;
    }

    /// This much goes from the bank to the clock. The bank had it; and a clock that stands had room
    /// for it, while one that runs has made room since.
    fn refill(&mut self, amount: Seconds, runs: bool) {
        self.least.bank = self.least.bank.max(amount);
        if !runs {
            self.most.clock = self.most.clock.min(CAP - amount);
        }
        self.least = self.least.with_refill(amount);
        self.most = self.most.with_refill(amount);
    }

    /// The server shows these times.
    fn correct(&mut self, shown: &ShownTime) {
        for account in [&mut self.least, &mut self.most] {
            (account.clock, account.bank) = (shown.clock, shown.bank);
        }
    }
}

impl Bounds {
    /// The bounds after the last entry, if the server writes stamps in this unit.
    pub fn of(ledger: &Ledger, unit: StampUnit) -> Bounds {
        let opening = ledger.opening();
        let mut accounts = opening.accounts.map(AccountBounds::exactly);
        let mut since = Since::of(opening.at, StampUnit::Second);
        for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
            // The start is an instant of the event, and a comparison one of this device.
            let is_exact = entry.act.is_start() || matches!(entry.act, Act::Correction { .. });
            let unit = if is_exact { StampUnit::Second } else { unit };
            let at = Since::of(entry.at, unit);
            let turn = step.before.turn;
            let runs = matches!(step.before.phase, Phase::Running { .. });
            match &entry.act {
                Act::Refill { side, amount } | Act::Transfer { side, amount } => {
                    let runs = runs && *side == turn;
                    accounts.get_mut(*side).refill(*amount, runs);
                    continue;
                }
                Act::Substitution { .. } | Act::Replacement { .. } => continue,
                _ if runs => accounts.get_mut(turn).run(since.until(at)),
                _ => {}
            }
            since = at;
            if let EntryEffect::Move { side, .. } = step.effect {
                accounts.get_mut(side).complete_move(ledger);
            } else if let Act::Correction { shown, .. } = &entry.act {
                for side in Color::ALL {
                    if let Some(shown) = shown.get(side) {
                        accounts.get_mut(side).correct(shown);
                    }
                }
            }
        }
        let last = ledger.last();
        let runs = last.runs() && last.is_known(last.turn);
        Bounds {
            accounts,
            running: runs.then_some((last.turn, since.earliest, since.latest)),
        }
    }

    /// The bounds of the account of a side when the clock that runs began to.
    pub fn account(&self, side: Color) -> &AccountBounds {
        self.accounts.get(side)
    }

    /// How far the clock and the bank of a side together may be from the middle of what is possible,
    /// now that the clock of the side to move has run since an instant that is not known exactly
    /// either.
    ///
    /// The figures of a server narrow it, and it is zero if its stamps have seconds.
    pub fn doubt(&self, side: Color) -> Seconds {
        let AccountBounds { least, most } = self.account(side);
        let since = match self.running {
            Some((turn, earliest, latest)) if turn == side => latest.since(earliest),
            _ => Seconds::ZERO,
        };
        let range = most.total() - least.total() + since;
        Seconds::new((range.get() + 1) / 2)
    }

    /// When the clock that runs falls at the earliest and at the latest; `None` if none runs, or if
    /// its time is not known.
    pub fn falls(&self) -> Option<(Utc, Utc)> {
        let (turn, earliest, latest) = self.running?;
        let account = self.account(turn);
        Some((earliest + account.least.clock, latest + account.most.clock))
    }
}

/// The state after the last entry with the least that both accounts can be.
pub(super) fn least(ledger: &Ledger, unit: StampUnit) -> State {
    let mut last = ledger.last();
    if unit == StampUnit::Second
        || !matches!(last.phase, Phase::Running { .. } | Phase::Claim { .. })
    {
        return last;
    }
    let bounds = Bounds::of(ledger, unit);
    for side in Color::ALL {
        let moves = last.account(side).moves;
        let least = bounds.account(side).least;
        *last.accounts.get_mut(side) = Account { moves, ..least };
    }
    if let Some((turn, earliest, _)) = bounds.running {
        last.accounts.get_mut(turn).clock -= last.at.since(earliest);
    }
    last.settled()
}

/// How much earlier than in the ledger the clock that runs may fall; zero if its time is exact.
pub fn early(ledger: &Ledger, unit: StampUnit) -> Seconds {
    if unit.is_second() {
        return Seconds::ZERO;
    }
    let falls = ledger.last().falls();
    let earliest = Bounds::of(ledger, unit)
        .falls()
        .map(|(earliest, _)| earliest);
    match falls.zip(earliest) {
        Some((falls, earliest)) => falls.since(earliest).or_zero(),
        None => Seconds::ZERO,
    }
}
