//! Explaining why the server shows other times: [`Explanation`], each with the [`Remedy`] that
//! makes the ledger agree.
//!
//! Every proposal has been tried: a remedy is applied to a copy, which then has to show the
//! server's times, to the second (or, if the server rounds, the same rounded times).

use super::account::Account;
use super::edit::Edit;
use super::entry::{Act, Cause, Entry, ShownTime};
use super::event::{Event, EventDraft, Protection, Refill};
use super::interpretations::{Openings, Reset};
use super::ledger::{ConflictError, EntryEffect, Ledger};
use super::seconds::{Seconds, Utc};
use super::state::Phase;
use crate::clock::{ByColor, Color};

/// The number of last entries that are examined.
const DEPTH: usize = 8;

/// The times seen on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The side whose account was seen.
    pub side: Color,
    /// When it was seen.
    pub at: Utc,
    /// The clock and the bank that were shown.
    pub shown: ShownTime,
}

/// A possible reason for the difference, and its remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The reason.
    pub why: Discrepancy,
    /// The change that makes the ledger agree.
    pub remedy: Remedy,
}

/// Why the server shows other times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discrepancy {
    /// It shows the same times.
    Agrees,
    /// It shows whole units only, each of this many seconds.
    Rounding(Seconds),
    /// A refill was not entered.
    Refill {
        /// Time moved from the bank to the clock.
        amount: Seconds,
        /// A second at which it can have happened.
        at: Utc,
    },
    /// An entry has another stamp on the server.
    Stamp {
        /// Its index in the journal.
        place: usize,
        /// How much later it is there; negative if earlier.
        off: Seconds,
    },
    /// The bank refills automatically, or does not: for every game of the event.
    Interpretation(Refill),
    /// SDP or GT first resets a clock after another move: for every game of the event.
    Reset(Reset),
    /// The moves of a given opening bring an increment, or do not: for every game of the event.
    Openings(Openings),
    /// The event gives other times at the start; these are the differences.
    Opening {
        /// The difference of the clock.
        clock: Seconds,
        /// The difference of the bank.
        bank: Seconds,
    },
    /// The event has another increment.
    Increment(Seconds),
    /// The event has another protection.
    Protection(Protection),
    /// The moves before the first entry have no stamps, so nothing is known to compare with: the
    /// server's times are the first.
    TakenOver,
    /// None of these. The differences are the server's times minus ours.
    Unknown {
        /// The difference of the clock.
        clock: Seconds,
        /// The difference of the bank.
        bank: Seconds,
    },
}

impl Discrepancy {
    const fn cause(self) -> Cause {
        match self {
            Discrepancy::Agrees => Cause::Agrees,
            Discrepancy::Rounding(_) => Cause::Rounding,
            Discrepancy::Refill { .. } => Cause::Refill,
            Discrepancy::Stamp { .. } => Cause::Stamp,
            Discrepancy::Interpretation(_) | Discrepancy::Reset(_) | Discrepancy::Openings(_) => {
                Cause::Interpretation
            }
            Discrepancy::Opening { .. }
            | Discrepancy::Increment(_)
            | Discrepancy::Protection(_) => Cause::Event,
            Discrepancy::TakenOver | Discrepancy::Unknown { .. } => Cause::Unknown,
        }
    }
}

/// The changes that make the ledger agree with the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// Other parameters of the event, for all its games.
    pub event: Option<EventDraft>,
    /// The changes of the journal, one after another.
    pub edits: Vec<Edit>,
    /// The record of the comparison: a correction at the instant at which the server was seen.
    pub record: Entry,
}

/// The record alone, which changes nothing before it.
impl From<Entry> for Remedy {
    fn from(record: Entry) -> Remedy {
        Remedy {
            event: None,
            edits: Vec::new(),
            record,
        }
    }
}

impl Remedy {
    /// The ledger after all changes.
    ///
    /// # Errors
    /// The first entry that would be invalid. A remedy that was proposed for this ledger has none.
    pub fn applied(&self, ledger: &Ledger, now: Utc) -> Result<Ledger, ConflictError> {
        let changed = self.tried(ledger, now)?;
        let place = changed.place_of(self.record.at);
        changed.edited(Edit::Insert(place, self.record.clone()), now)
    }

    /// The ledger after all changes except the record.
    ///
    /// # Errors
    /// The first entry that would be invalid. A remedy that was proposed for this ledger has none.
    pub fn tried(&self, ledger: &Ledger, now: Utc) -> Result<Ledger, ConflictError> {
        let changed = match &self.event {
            None => ledger.clone(),
            Some(draft) => match Event::new(draft.clone()) {
                // Invalid parameters are never proposed.
                Err(_) => ledger.clone(),
                Ok(event) => ledger.under(event).map_err(|failed| failed.1)?,
            },
        };
        let mut edits = self.edits.iter();
        edits.try_fold(changed, |changed, edit| changed.edited(edit.clone(), now))
    }

    /// This remedy and then that of the other side's times, which were explained after it. One
    /// record has the times of both.
    #[must_use]
    pub fn then(mut self, next: Remedy) -> Remedy {
        self.edits.extend(next.edits);
        Remedy {
            event: next.event.or(self.event),
            edits: self.edits,
            record: self.record.joined(next.record),
        }
    }
}

/// The possible explanations of what was seen. First those of this game alone, the simplest first
/// and the acceptance of the server's times last; then those that change the event, and so its
/// other games. If the times agree, or nothing is known to compare them with, that is the only one.
///
/// Empty if a correction is impossible at that instant: the game had not started or was over, no
/// server shows such times, or a later entry would become invalid.
pub fn reconcile(ledger: &Ledger, seen: Seen, now: Utc) -> Vec<Explanation> {
    let search = Search {
        ledger,
        seen,
        now,
        found: Vec::new(),
    };
    let mut found = search.run();
    found.retain(|one| one.remedy.applied(ledger, now).is_ok());
    // The event may have other games, which are right as they are.
    found.sort_by_key(|one| one.remedy.event.is_some());
    found
}

/// The record of what was seen beside a move, which looks for no reason: where the server only
/// rounds, our seconds stay; other times are taken as they are.
pub(crate) fn record(ledger: &Ledger, seen: Seen) -> Entry {
    let search = Search {
        ledger,
        seen,
        now: seen.at,
        found: Vec::new(),
    };
    let (ours, shown) = (search.ours(), search.shown());
    let off = (shown.clock - ours.clock, shown.bank - ours.bank);
    match (off, rounded(ours, seen.shown)) {
        ((Seconds::ZERO, Seconds::ZERO), _) => search.record(Discrepancy::Agrees, ours),
        _ if !ledger.at(seen.at).is_known(seen.side) => {
            search.record(Discrepancy::TakenOver, shown)
        }
        (_, Some(unit)) => search.record(Discrepancy::Rounding(unit), ours),
        ((clock, bank), None) => search.record(Discrepancy::Unknown { clock, bank }, shown),
    }
}

struct Search<'a> {
    ledger: &'a Ledger,
    seen: Seen,
    now: Utc,
    found: Vec<Explanation>,
}

impl Search<'_> {
    fn run(mut self) -> Vec<Explanation> {
        let ShownTime { clock, bank } = self.seen.shown;
        let ours = self.ours();
        let (clock_off, bank_off) = (clock - ours.clock, bank - ours.bank);
        if clock_off == Seconds::ZERO && bank_off == Seconds::ZERO {
            self.keep(Discrepancy::Agrees, None, ours);
            return self.found;
        }
        if !self.ledger.at(self.seen.at).is_known(self.seen.side) {
            self.keep(Discrepancy::TakenOver, None, self.shown());
            return self.found;
        }
        if let Some(unit) = rounded(ours, self.seen.shown) {
            self.keep(Discrepancy::Rounding(unit), None, ours);
        }
        self.try_refills(clock_off, bank_off);
        self.try_interpretation();
        self.try_reset();
        self.try_openings();
        self.try_stamps(clock_off, bank_off);
        self.try_event(clock_off, bank_off);
        let why = Discrepancy::Unknown {
            clock: clock_off,
            bank: bank_off,
        };
        self.keep(why, None, self.shown());
        self.found
    }

    fn draft(&self) -> &EventDraft {
        self.ledger.event().draft()
    }

    /// The ledger's account, with a negative clock if it fell before.
    fn ours(&self) -> Account {
        let state = self.ledger.at(self.seen.at);
        let mut account = *state.account(self.seen.side);
        if let Phase::Fallen { at, .. } = state.phase
            && state.turn == self.seen.side
        {
            account.clock = at.since(self.seen.at);
        }
        account
    }

    fn shown(&self) -> Account {
        Account {
            clock: self.seen.shown.clock,
            bank: self.seen.shown.bank,
            moves: 0,
        }
    }

    /// Tries a refill that was not entered: in this turn, or just after one of the last entries.
    fn try_refills(&mut self, clock_off: Seconds, bank_off: Seconds) {
        let side = self.seen.side;
        let mut amounts = vec![clock_off, -bank_off];
        amounts.retain(|amount| amount.is_positive());
        amounts.dedup();
        let places = self.last_places(self.ledger.place_of(self.seen.at));
        for amount in amounts {
            for place in places.clone() {
                let Some(before) = place.checked_sub(1) else {
                    continue;
                };
                let from = self.ledger.entries()[before].at;
                let to = match self.ledger.entries().get(place) {
                    Some(next) => next.at.min(self.seen.at),
                    None => self.seen.at,
                };
                for at in self.rooms(before, amount, from, to) {
                    let act = Act::Refill { side, amount };
                    let edit = Edit::Insert(place, Entry { at, act });
                    if self.try_one(Discrepancy::Refill { amount, at }, None, Some(edit)) {
                        return;
                    }
                }
            }
        }
    }

    /// The first second, if any, after an entry at which the clock has room for this amount.
    fn rooms(&self, before: usize, amount: Seconds, from: Utc, to: Utc) -> Vec<Utc> {
        let after = &self.ledger.steps()[before].after;
        let room = super::event::CAP - after.account(self.seen.side).clock;
        // The clock first has to run down.
        let first = from + (amount - room).or_zero();
        if first > to { Vec::new() } else { vec![first] }
    }

    /// Tries the other interpretation of refilling, exactly or rounded by the server; if it rounds,
    /// the record keeps our seconds.
    fn try_interpretation(&mut self) {
        let refill = self.draft().refill.other();
        let draft = EventDraft {
            refill,
            ..self.draft().clone()
        };
        let why = Discrepancy::Interpretation(refill);
        if self.try_one(why, Some(draft.clone()), None) {
            return;
        }
        let Ok(under) = self.ledger.under(self.ledger.event().under(refill)) else {
            return;
        };
        let state = under.at(self.seen.at);
        let account = *state.account(self.seen.side);
        if state.verdict().is_none() && rounded(account, self.seen.shown).is_some() {
            self.keep(why, Some(draft), account);
        }
    }

    /// Tries the other interpretation of rule 9.
    fn try_reset(&mut self) {
        let mut draft = self.draft().clone();
        let reset = draft.interpretations.reset.other();
        draft.interpretations.reset = reset;
        if draft.protection.reset_to().is_some() {
            self.try_one(Discrepancy::Reset(reset), Some(draft), None);
        }
    }

    /// Tries the other interpretation of rule 4.
    fn try_openings(&mut self) {
        let mut draft = self.draft().clone();
        let openings = draft.interpretations.openings.other();
        draft.interpretations.openings = openings;
        self.try_one(Discrepancy::Openings(openings), Some(draft), None);
    }

    /// Tries a stamp that is missing, or too early or too late; that of an official start belongs
    /// to the event.
    fn try_stamps(&mut self, clock_off: Seconds, bank_off: Seconds) {
        let mut shifts = Vec::new();
        for off in [clock_off, bank_off, clock_off + bank_off] {
            for shift in [off, -off] {
                if shift != Seconds::ZERO && !shifts.contains(&shift) {
                    shifts.push(shift);
                }
            }
        }
        let entered = self.ledger.place_of(self.seen.at);
        for place in self.last_places(entered).rev().collect::<Vec<usize>>() {
            let Some(entry) = self.ledger.entries().get(place) else {
                continue;
            };
            let stops_or_starts = matches!(
                entry.act,
                Act::OfficialStart | Act::Start | Act::Move(_) | Act::Resolved | Act::Claim { .. }
            );
            if !stops_or_starts {
                continue;
            }
            let stamp = |place: usize| self.ledger.entries().get(place).map(|next| next.at);
            let earliest = place.checked_sub(1).and_then(stamp);
            // An official start belongs to the event, and may be at any time.
            let official = entry.act == Act::OfficialStart;
            let earliest = earliest.unwrap_or(if official {
                Utc::new(0)
            } else {
                self.draft().start
            });
            let latest = stamp(place + 1).unwrap_or(Utc::MAX).min(self.seen.at);
            for off in shifts.clone() {
                let at = entry.at + off;
                if at < earliest || at > latest {
                    continue;
                }
                let why = Discrepancy::Stamp { place, off };
                let (event, edit) = if official {
                    let start = at;
                    let draft = self.draft().clone();
                    (Some(EventDraft { start, ..draft }), None)
                } else {
                    let act = entry.act.clone();
                    (None, Some(Edit::Replace(place, Entry { at, act })))
                };
                if self.try_one(why, event, edit) {
                    break;
                }
            }
        }
    }

    /// Tries other parameters of the event.
    fn try_event(&mut self, clock_off: Seconds, bank_off: Seconds) {
        let draft = self.draft().clone();
        for (clock, bank) in [
            (Seconds::ZERO, bank_off),
            (Seconds::ZERO, clock_off + bank_off),
            (clock_off, Seconds::ZERO),
            // The bank has filled the clock since.
            (clock_off + bank_off, Seconds::ZERO),
            (clock_off, bank_off),
        ] {
            let other = EventDraft {
                clock: draft.clock + clock,
                bank: draft.bank + bank,
                ..draft.clone()
            };
            if other != draft
                && self.try_one(Discrepancy::Opening { clock, bank }, Some(other), None)
            {
                break;
            }
        }
        let brought = self.increments();
        let off = (clock_off + bank_off).get();
        if brought > 0 && off % brought == 0 {
            let increment = draft.increment + Seconds::new(off / brought);
            let other = EventDraft {
                increment,
                ..draft.clone()
            };
            self.try_one(Discrepancy::Increment(increment), Some(other), None);
        }
        let sudden_death = (1..=5).map(Protection::SuddenDeath);
        let protections = [Protection::None, Protection::GuaranteedTime].into_iter();
        for protection in protections.chain(sudden_death) {
            let other = EventDraft {
                protection,
                ..draft.clone()
            };
            if other != draft
                && self.try_one(Discrepancy::Protection(protection), Some(other), None)
            {
                break;
            }
        }
    }

    /// The number of moves with an increment since the server's times were last entered.
    fn increments(&self) -> i64 {
        let (ledger, side) = (self.ledger, self.seen.side);
        let entered = ledger.place_of(self.seen.at);
        let entries = ledger.entries().iter().zip(ledger.steps());
        let mut brought = 0;
        for (entry, step) in entries.take(entered) {
            match (&entry.act, step.effect) {
                (Act::Correction { shown, .. }, _) if shown.get(side).is_some() => brought = 0,
                (
                    _,
                    EntryEffect::Move {
                        side: by, number, ..
                    },
                ) if by == side && number <= self.draft().increment_moves => brought += 1,
                _ => {}
            }
        }
        brought
    }

    /// The indices of the last entries up to one.
    fn last_places(&self, end: usize) -> std::ops::RangeInclusive<usize> {
        end.saturating_sub(DEPTH)..=end
    }

    /// Proposes a remedy if it makes the ledger show the times seen.
    fn try_one(&mut self, why: Discrepancy, event: Option<EventDraft>, edit: Option<Edit>) -> bool {
        let remedy = Remedy {
            event,
            edits: edit.into_iter().collect(),
            record: self.record(why, self.shown()),
        };
        let Ok(changed) = remedy.tried(self.ledger, self.now) else {
            return false;
        };
        let state = changed.at(self.seen.at);
        let account = *state.account(self.seen.side);
        let ShownTime { clock, bank } = self.seen.shown;
        if (account.clock, account.bank) != (clock, bank) || state.verdict().is_some() {
            return false;
        }
        self.found.push(Explanation { why, remedy });
        true
    }

    fn keep(&mut self, why: Discrepancy, event: Option<EventDraft>, shows: Account) {
        let record = self.record(why, shows);
        let edits = Vec::new();
        let remedy = Remedy {
            event,
            edits,
            record,
        };
        self.found.push(Explanation { why, remedy });
    }

    fn record(&self, why: Discrepancy, shows: Account) -> Entry {
        let mut shown = ByColor::both(None);
        *shown.get_mut(self.seen.side) = Some(ShownTime {
            clock: shows.clock,
            bank: shows.bank,
        });
        Entry {
            at: self.seen.at,
            act: Act::Correction {
                shown,
                cause: why.cause(),
            },
        }
    }
}

/// Whether the ledger has the times seen, exactly or as the server rounds them.
pub fn fits(ledger: &Ledger, seen: Seen) -> bool {
    let ours = *ledger.at(seen.at).account(seen.side);
    let ShownTime { clock, bank } = seen.shown;
    (ours.clock, ours.bank) == (clock, bank) || rounded(ours, seen.shown).is_some()
}

/// The unit to which the server rounds, down or to the nearest, if that explains both times.
fn rounded(ours: Account, shown: ShownTime) -> Option<Seconds> {
    let units = [60, 3_600, 86_400].map(Seconds::new);
    units.into_iter().find(|unit| {
        let unit = unit.get();
        let is = |ours: Seconds, shown: Seconds| {
            let (ours, shown) = (ours.get(), shown.get());
            let down = ours.div_euclid(unit) * unit;
            let near = (ours * 2 + unit).div_euclid(unit * 2) * unit;
            ours > 0 && (shown == down || shown == near) || ours == shown
        };
        is(ours.clock, shown.clock) && is(ours.bank, shown.bank)
    })
}

#[cfg(test)]
mod tests;
