//! Why an action on the board fails: [`SheetError`].

use crate::clock::Rejection;

/// Why an action on the board fails. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// The clock rejects it.
    #[error(transparent)]
    Clock(Rejection),
    /// It is not a legal move.
    #[error("the move is illegal")]
    IllegalMove,
    /// It is the other side's move.
    #[error("it is the other side's move")]
    NotOnMove,
    /// The game has a scheduled start, which has not come.
    #[error("the scheduled start has not come")]
    NotStarted,
    /// The last move still waits for its press.
    #[error("the last move still waits for its press")]
    PressFirst,
    /// The move itself presses the clock.
    #[error("the move itself presses the clock")]
    MovePresses,
    /// No move was made that the press could complete (6.7a).
    #[error("no move was made that the press could complete")]
    NoMoveMade,
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// There is no offer, or it is the player's own.
    #[error("there is no offer to answer")]
    NoOffer,
    /// The same offer stands already.
    #[error("the same offer stands already")]
    OfferStands,
    /// The position does not allow the claim.
    #[error("the position does not allow the claim")]
    NoClaim,
    /// The game has not reached that position, or has left it.
    #[error("the game is not at that position")]
    PositionIsGone,
}

impl From<Rejection> for SheetError {
    fn from(why: Rejection) -> SheetError {
        SheetError::Clock(why)
    }
}
