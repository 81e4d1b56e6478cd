//! Trying a change of a journal before it is saved: [`Trial`].

use super::edit::Edit;
use super::entry::Entry;
use super::error::EntryError;
use super::ledger::{ConflictError, Ledger};
use super::seconds::Utc;
use super::statement::comparison::{Comparison, LedgerStanding, compare};
use super::statement::{StatementRow, rows};

/// A journal after a change that can be saved.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The ledger of its entries up to the conflict, if there is one.
    pub ledger: Ledger,
    /// The whole journal, those from the conflict on included.
    pub journal: Vec<Entry>,
    /// The first entry that still cannot stand.
    pub conflict: Option<ConflictError>,
}

/// Why a change cannot be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {why}", match .place { Some(place) => format!("entry {place} could no longer stand"), None => "the entry cannot stand".to_owned() })]
pub struct EditError {
    /// What the rules say.
    pub why: EntryError,
    /// The entry that is in the way, by its place before the change; `None`
    /// when it is the one that the change brings.
    pub place: Option<usize>,
}

/// What a change does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditEffect {
    /// It adds a last entry: its line, and how things stand then.
    Entry(Option<StatementRow>, LedgerStanding),
    /// It changes what was entered: every line that is other than it was.
    Change(Comparison),
}

impl Ledger {
    /// Tries a change of `journal`. This ledger has the valid entries of it: all of
    /// them, unless there is a conflict.
    ///
    /// With a conflict, a change can be saved if it moves the conflict to a later
    /// entry, so that a journal can be mended entry by entry.
    ///
    /// # Errors
    /// Why it cannot be saved, and which entry is in the way.
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
            }),
        }
    }
}

impl From<Ledger> for Trial {
    fn from(ledger: Ledger) -> Trial {
        Trial {
            journal: ledger.entries().to_vec(),
            ledger,
            conflict: None,
        }
    }
}

impl Trial {
    /// What the change does to the ledger that was before it.
    pub fn effect(&self, before: &Ledger, edit: &Edit, now: Utc) -> EditEffect {
        match edit {
            Edit::Insert(place, _) if *place >= before.entries().len() => {
                let line = rows(&self.ledger).pop();
                EditEffect::Entry(line, LedgerStanding::of(&self.ledger, now))
            }
            _ => EditEffect::Change(compare(before, &self.ledger, now)),
        }
    }
}
