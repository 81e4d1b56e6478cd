//! Trying a change of a journal before it is saved: [`Trial`].

use shakmaty::uci::UciMove;

use super::edit::Edit;
use super::entry::{Act, Entry, ShownTime};
use super::error::EntryError;
use super::ledger::{ConflictError, Ledger};
use super::look::Look;
use super::reconcile::Remedy;
use super::seconds::Utc;
use super::server_facts::Settles;
use super::statement::comparison::{LedgerComparison, LedgerStanding, compare};
use super::statement::{StatementRow, rows};
use crate::clock::ByColor;

/// A journal after a change, which can be saved.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The ledger of its entries up to the conflict, if any.
    pub ledger: Ledger,
    /// The whole journal, including the entries from the conflict on.
    pub journal: Vec<Entry>,
    /// The first entry that is still invalid.
    pub conflict: Option<ConflictError>,
    /// The interpretations that its looks at the server settle for all games of the event.
    pub settles: Vec<Settles>,
}

/// Why a change cannot be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {why}", match .place { Some(place) => format!("entry {place} could no longer stand"), None => "the entry cannot stand".to_owned() })]
pub struct EditError {
    /// The violated rule.
    pub why: EntryError,
    /// The index before the change of the entry that would be invalid; `None` if it is the one that
    /// the change adds.
    pub place: Option<usize>,
}

/// A move that was made, as it is entered after all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The move.
    pub play: UciMove,
    /// When it was made.
    pub at: Utc,
    /// The times that the server showed of the player who moved, right after the move.
    pub shown: Option<ShownTime>,
}

/// Why moves cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {index}: {why}")]
pub struct MadeMoveError {
    /// The first of them that cannot be; from 0.
    pub index: usize,
    /// The violated rule.
    pub why: EntryError,
}

/// The effect of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditEffect {
    /// It adds a last entry: its line, and the state after it.
    Entry(Option<StatementRow>, LedgerStanding),
    /// It changes earlier entries: every line that differs.
    Change(LedgerComparison),
}

impl Ledger {
    /// Tries a change of `journal`, whose valid entries are in this ledger: all of them, unless
    /// there is a conflict.
    ///
    /// With a conflict, a change can be saved if it moves the conflict to a later entry, so that a
    /// journal can be repaired entry by entry.
    ///
    /// # Errors
    /// The violated rule, and which entry would be invalid: an entry later than `now`
    /// ([`EntryError::Future`]), or the first that the ledger rejects.
    pub fn try_edit(&self, journal: &[Entry], edit: &Edit, now: Utc) -> Result<Trial, EditError> {
        let stand = self.entries().len();
        let broken = (stand < journal.len()).then_some(stand);
        let mut journal = journal.to_vec();
        edit.apply(&mut journal);
        let refused = |conflict: ConflictError| EditError {
            why: conflict.why,
            place: edit.place_before(conflict.place),
        };
        if let Some(late) = ConflictError::of_future(&journal, now) {
            return Err(refused(late));
        }
        let (ledger, conflict) = match self.with_entries(journal.clone()) {
            Ok(ledger) => (ledger, None),
            Err(failed) => (failed.0, Some(failed.1)),
        };
        let is_further = |place| broken.is_some() && edit.place_before(place) > broken;
        match conflict {
            Some(conflict) if !is_further(conflict.place) => Err(refused(conflict)),
            _ => Ok(Trial {
                ledger,
                journal,
                conflict,
                settles: Vec::new(),
            }),
        }
    }

    /// Tries moves after all entries, one after another, and records with each move the times that
    /// the server showed after it.
    ///
    /// # Errors
    /// The first move that cannot be, or after which such times cannot be, and why, as of
    /// [`Ledger::add`].
    pub fn try_moves(&self, moves: &[MadeMove], now: Utc) -> Result<Trial, MadeMoveError> {
        let mut ledger = self.clone();
        let mut settles = Vec::new();
        for (index, made) in moves.iter().enumerate() {
            let refused = |why| MadeMoveError { index, why };
            let (side, at) = (ledger.last().turn, made.at);
            let act = Act::Move(made.play);
            ledger.add(Entry { at, act }, now).map_err(refused)?;
            let mut shown = ByColor::both(None);
            *shown.get_mut(side) = made.shown;
            let look = Look { at, shown };
            if let Some(record) = look.record(&ledger) {
                settles.push(look.settles(&ledger));
                ledger.add(record, now).map_err(refused)?;
            }
        }
        Ok(Trial {
            settles,
            ..Trial::from(ledger)
        })
    }

    /// Tries the record of a look at the server, for which no reason is looked for: where the server
    /// only rounds, our seconds stay, and other times are taken as they are. `None` if nothing was
    /// seen.
    ///
    /// # Errors
    /// The first entry that would be invalid: the record itself, or a later one.
    pub fn try_look(&self, look: &Look, now: Utc) -> Option<Result<Trial, ConflictError>> {
        let edit = Edit::Insert(self.place_of(look.at), look.record(self)?);
        let settles = vec![look.settles(self)];
        let looked = self.edited(edit, now).map(|ledger| Trial {
            settles,
            ..Trial::from(ledger)
        });
        Some(looked)
    }

    /// Tries the remedy for what a look at the server showed.
    ///
    /// # Errors
    /// The first entry that would be invalid. A remedy that was proposed for this ledger has none.
    pub fn try_remedy(
        &self,
        look: &Look,
        remedy: &Remedy,
        now: Utc,
    ) -> Result<Trial, ConflictError> {
        let ledger = remedy.applied(self, now)?;
        // That the event has another interpretation may be seen. What was changed to fit the times,
        // entries and other parameters, proves nothing.
        let interpreted = (self.event())
            .under(ledger.event().draft().refill)
            .interpreted(ledger.event().draft().interpretations);
        let seen = self.under(interpreted).ok();
        Ok(Trial {
            settles: seen.iter().map(|seen| look.settles(seen)).collect(),
            ..Trial::from(ledger)
        })
    }
}

impl From<Ledger> for Trial {
    fn from(ledger: Ledger) -> Trial {
        Trial {
            journal: ledger.entries().to_vec(),
            ledger,
            conflict: None,
            settles: Vec::new(),
        }
    }
}

impl Trial {
    /// The lines that it adds after those of the previous ledger.
    pub fn added(&self, before: &Ledger) -> Vec<StatementRow> {
        rows(&self.ledger).split_off(before.entries().len().min(self.ledger.entries().len()))
    }

    /// The effect of the change on the previous ledger.
    pub fn effect(&self, before: &Ledger, edit: &Edit, now: Utc) -> EditEffect {
        match edit {
            Edit::Insert(place, _) | Edit::ReplaceFrom(place, _)
                if *place >= before.entries().len() =>
            {
                let line = rows(&self.ledger).pop();
                EditEffect::Entry(line, LedgerStanding::of(&self.ledger, now))
            }
            _ => EditEffect::Change(compare(before, &self.ledger, now)),
        }
    }
}
