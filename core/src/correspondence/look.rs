//! A look at the server, at the figures of one player or of both: [`Look`]. As typed, explained,
//! recorded, and what it settles.

use super::entry::{Entry, ShownTime};
use super::event::CAP;
use super::ledger::Ledger;
use super::reconcile::{Explanation, Seen, fits, reconcile, record};
use super::seconds::Utc;
use super::server_facts::Settles;
use super::typed::{self, DurationError};
use crate::clock::{ByColor, Color};

/// The times that the server showed at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// When they were seen.
    pub at: Utc,
    /// The times of each side; `None` if they were not looked at.
    pub shown: ByColor<Option<ShownTime>>,
}

impl Look {
    /// The times of a side, if they were looked at.
    pub fn seen(&self, side: Color) -> Option<Seen> {
        let (at, shown) = (self.at, (*self.shown.get(side))?);
        Some(Seen { side, at, shown })
    }

    /// Each side that was looked at, White first.
    pub fn sides(&self) -> impl Iterator<Item = Seen> + '_ {
        Color::ALL.into_iter().filter_map(|side| self.seen(side))
    }

    /// The explanations of one side's times, as [`reconcile`] has them. Those with which the other
    /// side's times do not agree come last, but before a change of the event.
    ///
    /// Where both sides were looked at, the second is explained after the [remedy] of the first.
    ///
    /// [remedy]: super::reconcile::Remedy::tried
    pub fn explanations(&self, ledger: &Ledger, side: Color, now: Utc) -> Vec<Explanation> {
        let Some(seen) = self.seen(side) else {
            return Vec::new();
        };
        let mut found = reconcile(ledger, seen, now);
        let other = self.seen(side.other());
        let other = other.filter(|other| ledger.at(other.at).is_known(other.side));
        found.sort_by_key(|one| {
            let tried = one.remedy.tried(ledger, now);
            let agrees = |ledger: &Ledger| other.is_none_or(|other| fits(ledger, other));
            (
                one.remedy.event.is_some(),
                !tried.is_ok_and(|tried| agrees(&tried)),
            )
        });
        found
    }

    /// The record of the look, for which no reason is looked for. `None` if nothing was seen.
    pub fn record(&self, ledger: &Ledger) -> Option<Entry> {
        let records = self.sides().map(|seen| record(ledger, seen));
        records.reduce(Entry::joined)
    }

    /// The interpretations of the ledger's event that it settles: those in which every
    /// interpretation that gives the times seen agrees with the event's. Times may be rounded by the
    /// server, and prove nothing where both round to the same.
    ///
    /// The journal has to be as it was entered, before anything is changed to fit the times. An
    /// interpretation under which an entry is impossible stays possible here, because the mistake may
    /// be in the journal.
    pub fn settles(&self, ledger: &Ledger) -> Settles {
        let known: Vec<Seen> = self
            .sides()
            .filter(|seen| ledger.at(seen.at).is_known(seen.side))
            .collect();
        let fits = |ledger: &Ledger| known.iter().all(|seen| fits(ledger, *seen));
        if known.is_empty() || !fits(ledger) {
            return Settles::nothing(self.at);
        }
        Settles::by(self.at, ledger.event(), |event| {
            ledger.under(event).map_or(true, |other| fits(&other))
        })
    }
}

/// The figures of a side on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// The clock.
    Clock,
    /// The bank.
    Bank,
}

impl Figure {
    /// Both.
    pub const ALL: [Figure; 2] = [Figure::Clock, Figure::Bank];
}

/// The figures of a side as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownDraft {
    /// The clock, such as `46 d 20:00:00`; 0 to 50 days.
    pub clock: String,
    /// The bank, in the same notation.
    pub bank: String,
}

/// A figure that cannot be the server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the {figure:?} of {}: {why}", .side.name())]
pub struct FigureError {
    /// Whose it is.
    pub side: Color,
    /// Which of the two.
    pub figure: Figure,
    /// The error.
    pub why: DurationError,
}

impl ShownDraft {
    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.clock.trim().is_empty() && self.bank.trim().is_empty()
    }

    /// The times of a side, which have to be there.
    ///
    /// # Errors
    /// Each figure that is missing ([`DurationError::Empty`]), no length of time, or out of range: a
    /// clock of more than 50 days is [`DurationError::Range`].
    pub fn read(&self, side: Color) -> Result<ShownTime, Vec<FigureError>> {
        let clock = typed::parse(&self.clock).and_then(|clock| {
            if clock <= CAP {
                Ok(clock)
            } else {
                Err(DurationError::Range)
            }
        });
        match (clock, typed::parse(&self.bank)) {
            (Ok(clock), Ok(bank)) => Ok(ShownTime { clock, bank }),
            (clock, bank) => {
                let wrong = [(Figure::Clock, clock.err()), (Figure::Bank, bank.err())];
                let wrong = wrong.into_iter().filter_map(|(figure, why)| {
                    let why = why?;
                    Some(FigureError { side, figure, why })
                });
                Err(wrong.collect())
            }
        }
    }
}

/// The times of both sides as typed; a side may be left empty.
///
/// # Errors
/// Each figure that is missing where the other one is there, or wrong, as of [`ShownDraft::read`].
pub fn read(typed: &ByColor<ShownDraft>) -> Result<ByColor<Option<ShownTime>>, Vec<FigureError>> {
    let mut wrong = Vec::new();
    let shown = ByColor::from_fn(|side| {
        let typed = typed.get(side);
        if typed.is_empty() {
            return None;
        }
        let read = typed.read(side);
        read.map_err(|errors| wrong.extend(errors)).ok()
    });
    if wrong.is_empty() {
        Ok(shown)
    } else {
        Err(wrong)
    }
}

#[cfg(test)]
mod tests;
