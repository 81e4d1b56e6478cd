//! Why an act in a lesson fails: [`ExhibitError`].

use crate::clock::Rejection;
use crate::correspondence::error;
use crate::game::sheet;

/// Why an act fails. The exhibit is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExhibitError {
    /// The clock rejects it.
    #[error(transparent)]
    Clock(Rejection),
    /// The board or the sheet rejects it.
    #[error(transparent)]
    Board(sheet::SheetError),
    /// The ledger rejects it.
    #[error(transparent)]
    Ledger(error::EntryError),
    /// It is not offered here.
    #[error("this is not offered here")]
    NotOffered,
}
