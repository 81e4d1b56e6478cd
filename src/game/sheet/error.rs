//! Why something cannot be done on the board: [`SheetError`].

use crate::clock::Rejection;

/// Why something cannot be done on the board. Everything is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetError {
    /// The clock refuses it.
    Clock(Rejection),
    /// It is not a legal move.
    IllegalMove,
    /// It is the other side's move.
    NotOnMove,
    /// The game begins at a set time, and that has not come.
    NotStarted,
    /// A move was made and waits for the press.
    PressFirst,
    /// The clock is pressed by the move.
    MovePresses,
    /// No move was made that the press could complete (6.7a).
    NoMoveMade,
    /// There is no move to take back.
    NothingToTakeBack,
    /// There is no offer, or it is one's own.
    NoOffer,
    /// The same offer stands already.
    OfferStands,
    /// The position does not allow the claim.
    NoClaim,
    /// The game has not come to that position, or not any more.
    PositionIsGone,
}

impl From<Rejection> for SheetError {
    fn from(why: Rejection) -> SheetError {
        SheetError::Clock(why)
    }
}
