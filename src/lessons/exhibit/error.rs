//! Why an act of a lesson does nothing: [`ExhibitError`].

use crate::clock::Rejection;
use crate::correspondence::error;
use crate::game::sheet;

/// Why an act does nothing. The desk is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExhibitError {
    /// The clock does not take it.
    #[error(transparent)]
    Clock(Rejection),
    /// The board or the sheet does not take it.
    #[error(transparent)]
    Board(sheet::SheetError),
    /// The ledger does not take it.
    #[error(transparent)]
    Ledger(error::EntryError),
    /// It is not offered here.
    #[error("this is not offered here")]
    NotOffered,
}
