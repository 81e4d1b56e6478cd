//! When a game is lost if nothing happens, [`Deadlines`]; and, while it is not known how the server
//! counts, the earlier date that is safe in any case, [`SafeDeadline`], with the account that goes with
//! it, [`WorstCase`].

use serde::{Deserialize, Serialize};

use super::account::Account;
use super::bounds::{early, least};
use super::entry::Act;
use super::event::{CAP, Event};
use super::interpretations::{Openings, Reset};
use super::ledger::{Ledger, LedgerStep};
use super::seconds::{Seconds, Utc};
pub use super::server_facts::Differs;
use super::server_facts::{ServerFacts, StampUnit};
use super::state::State;
use crate::clock::{ByColor, Color};

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

/// Why the clock that runs may fall earlier than in the ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt {
    /// How much earlier, because the server's stamps are to the minute; zero if they are exact.
    pub early: Seconds,
    /// When it falls under another interpretation of the rules, if that is earlier still.
    pub cautious: Option<Utc>,
    /// The bank of the side to move under that interpretation: a server that refills less has left
    /// more there.
    pub bank: Option<Seconds>,
}

impl Doubt {
    /// The doubt about a game, of whose event this is settled.
    pub fn of(ledger: &Ledger, settled: &ServerFacts) -> Doubt {
        Doubt::and_why(ledger, settled).0
    }

    /// The same as [`Doubt::of`], and the interpretation that it is about.
    pub fn and_why(ledger: &Ledger, settled: &ServerFacts) -> (Doubt, Option<Cautious>) {
        let soonest = soonest(ledger, settled);
        let doubt = Doubt {
            early: early(ledger, settled.stamps),
            cautious: soonest.map(|(sooner, _)| sooner.at),
            bank: soonest.map(|(_, bank)| bank),
        };
        (doubt, soonest.map(|(sooner, _)| sooner))
    }
}

/// The deadline of a game as every page shows it, with its caution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SafeDeadline {
    /// When the clock that runs falls under the event's interpretations.
    pub falls: Utc,
    /// How much earlier it may fall because the server's stamps are to the minute; zero if they are
    /// exact.
    pub early: Seconds,
    /// When it falls under another one, if that is earlier and no comparison with the server has
    /// ruled it out.
    pub cautious: Option<Utc>,
    /// The bank under that one.
    pub bank: Option<Seconds>,
}

impl SafeDeadline {
    /// The deadline of a game in this state, of which this is to be doubted, and in which the
    /// reader has the side `mine`. `None` if no clock runs, or if its time is not known.
    ///
    /// Every page asks this, so that all of them show one date. Caution is for the player who has
    /// to act: an opponent has all the time that they may have.
    pub fn of(state: &State, doubt: Doubt, mine: Option<Color>) -> Option<SafeDeadline> {
        let falls = state.falls()?;
        let acts = mine.is_none_or(|mine| mine == state.turn);
        let doubt = if acts { doubt } else { Doubt::default() };
        let Doubt { early, .. } = doubt;
        let cautious = doubt.cautious.filter(|at| *at < falls - early);
        Some(SafeDeadline {
            falls,
            early,
            cautious,
            bank: doubt.bank.filter(|_| cautious.is_some()),
        })
    }

    /// The account of the side to move in this state by the date to rely on: its clock runs until
    /// then, and its bank is that of the same interpretation.
    pub fn worst(&self, state: &State) -> Account {
        let account = *state.account(state.turn);
        Account {
            clock: self.safe().since(state.at).max(Seconds::ZERO),
            bank: self.bank.unwrap_or(account.bank),
            ..account
        }
    }

    /// When the clock falls at the earliest under the event's interpretations.
    pub fn earliest(&self) -> Utc {
        self.falls - self.early
    }

    /// The date to rely on: until a comparison has settled it, the earlier one counts.
    pub fn safe(&self) -> Utc {
        let earliest = self.earliest();
        self.cautious.map_or(earliest, |at| at.min(earliest))
    }

    /// Whether that date has passed while the clock still runs by the event's interpretations: the
    /// game may be lost already, and only the server knows.
    pub fn is_in_doubt(&self, now: Utc) -> bool {
        self.safe() <= now && now < self.falls
    }

    /// Whether the date to rely on, which has not passed, is earlier than the clock's own, because no
    /// comparison has ruled another interpretation out.
    pub fn is_cautious(&self, now: Utc) -> bool {
        self.cautious.is_some() && !self.is_in_doubt(now)
    }

    /// The next date at which something can still be done: the one to rely on or, in doubt, the
    /// event's.
    pub fn next(&self, now: Utc) -> Utc {
        if self.is_in_doubt(now) {
            self.falls
        } else {
            self.safe()
        }
    }
}

/// A deadline that is earlier under another interpretation of the rules than under the event's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cautious {
    /// When the clock falls under it.
    pub at: Utc,
    /// In what that interpretation differs from the event's.
    pub by: Differs,
}

/// A game under one interpretation of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterpretedGame {
    /// In what it differs from the event's; nothing for the event's own.
    pub by: Differs,
    /// The event under it.
    pub event: Event,
    /// The state after the last entry.
    pub last: State,
}

/// The game under the event's interpretations, and then under each other one that may be the
/// server's: of refilling (d), of rule 9 and of rule 4. All but the first have the least accounts that
/// stamps to the minute allow; where the server writes such, the second is the event's own once more.
///
/// An interpretation is left out once comparisons of other games have settled it for the event, or
/// one of this game speaks for the event's: both gave different times, and the server showed the
/// event's, or times nearer to them. Times that are the same under both, such as those with which a
/// running game is entered, prove nothing. After rule 9 has reset a clock once, both of its
/// interpretations agree by themselves. Left out is also one under which an entry would be
/// impossible, and one that only ever promises more.
pub fn interpreted_games(ledger: &Ledger, settled: &ServerFacts) -> Vec<InterpretedGame> {
    let event = ledger.event();
    let draft = event.draft();
    let ruled_out = settled.rules_out(draft);
    let is_open = |by: Differs| {
        // If an entry is impossible under the other interpretation, the server does not use it.
        let other = ledger.under(by.of(event));
        other.is_ok_and(|other| !is_told_apart(ledger, &other))
    };
    let refill = !ruled_out.refill
        && is_open(Differs {
            refill: true,
            ..Differs::default()
        });
    let reset =
        draft.protection.reset_to().is_some() && draft.interpretations.reset == Reset::WithLast;
    let openings = draft.interpretations.openings == Openings::Apart
        && !ruled_out.openings
        && is_open(Differs {
            openings: true,
            ..Differs::default()
        });
    let own = InterpretedGame {
        by: Differs::default(),
        event: event.clone(),
        last: ledger.last(),
    };
    let doubted = (settled.stamps == StampUnit::Minute).then(|| InterpretedGame {
        last: least(ledger, settled.stamps),
        ..own.clone()
    });
    let others = Differs::all(event).filter_map(|by| {
        if by.refill && !refill || by.reset && !reset || by.openings && !openings {
            return None;
        }
        let event = by.of(event);
        let other = ledger.under(event.clone()).ok()?;
        let last = least(&other, settled.stamps);
        Some(InterpretedGame { by, event, last })
    });
    [own].into_iter().chain(doubted).chain(others).collect()
}

/// When the clock falls in the other ones of the [`interpreted_games`], if that is earlier. `None` if
/// it is not, or if no clock runs.
pub fn cautious(ledger: &Ledger, settled: &ServerFacts) -> Option<Cautious> {
    soonest(ledger, settled).map(|(sooner, _)| sooner)
}

/// The same, with the bank that the side to move has then.
fn soonest(ledger: &Ledger, settled: &ServerFacts) -> Option<(Cautious, Seconds)> {
    let falls = ledger.last().falls()? - early(ledger, settled.stamps);
    let sooner = interpreted_games(ledger, settled)
        .into_iter()
        .filter_map(|interpreted| {
            let end = || Some(interpreted.last.verdict()?.at);
            let at = interpreted.last.falls().or_else(end)?;
            let by = interpreted.by;
            let bank = interpreted.last.account(interpreted.last.turn).bank;
            (at < falls && by != Differs::default()).then_some((Cautious { at, by }, bank))
        });
    sooner.min_by_key(|(sooner, _)| sooner.at)
}

/// The account of a side in the case that leaves least on its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorstCase {
    /// The account.
    pub account: Account,
    /// In what that interpretation differs from the event's.
    pub by: Differs,
}

impl WorstCase {
    /// The same once as much time has run on its clock as on the ledger's, whose account of that side
    /// is this one then.
    #[must_use]
    pub fn run_to(self, ledger: &Ledger, side: Color, account: &Account) -> WorstCase {
        let ran = ledger.last().account(side).clock - account.clock;
        let clock = (self.account.clock - ran).max(Seconds::ZERO);
        WorstCase {
            account: Account {
                clock,
                ..self.account
            },
            ..self
        }
    }
}

/// The account of each side after the last entry in the other one of the [`interpreted_games`] that
/// leaves least on its clock. `None` if none leaves less than the event's.
pub fn worst_cases(ledger: &Ledger, settled: &ServerFacts) -> ByColor<Option<WorstCase>> {
    let own = ledger.last();
    let mut others = interpreted_games(ledger, settled);
    others.retain(|interpreted| interpreted.by != Differs::default());
    ByColor::from_fn(|side| {
        let cases = others.iter().map(|interpreted| WorstCase {
            account: *interpreted.last.account(side),
            by: interpreted.by,
        });
        let worst = cases.min_by_key(|case| case.account.clock)?;
        let has_less = worst.account.clock < own.account(side).clock;
        (own.is_known(side) && has_less).then_some(worst)
    })
}

/// Whether a comparison with the server speaks for the ledger's interpretation and against another
/// one.
fn is_told_apart(ledger: &Ledger, other: &Ledger) -> bool {
    let steps = ledger.steps().iter().zip(other.steps());
    ledger
        .entries()
        .iter()
        .zip(steps)
        .any(|(entry, (ours, theirs))| {
            let Act::Correction { shown, .. } = &entry.act else {
                return false;
            };
            Color::ALL.into_iter().any(|side| {
                let Some(shown) = shown.get(side) else {
                    return false;
                };
                // Compared with an assumed time the server's proves nothing.
                if !ours.before.is_known(side) {
                    return false;
                }
                let distance = |step: &LedgerStep| {
                    let account = step.before.account(side);
                    let clock = (account.clock - shown.clock).get().abs();
                    clock + (account.bank - shown.bank).get().abs()
                };
                distance(ours) < distance(theirs)
            })
        })
}
