//! The solver's verdict as pages use it: its [`kind`], and its helpmate as a line.

use crate::game::winnability::Helpmate;
use crate::game::{MoveHistory, Start, Winnability};

/// The kind of a verdict, in a word.
pub(crate) fn kind(verdict: &Winnability) -> &'static str {
    match verdict {
        Winnability::CanMate(_) => "can-mate",
        Winnability::Cannot(_) => "cannot",
        Winnability::Undetermined(_) => "undetermined",
    }
}

/// A helpmate as a line from the position.
pub(crate) fn witness(position: shakmaty::Chess, helpmate: &Helpmate) -> MoveHistory {
    let mut line = MoveHistory::new(Start::from_position(position));
    for &played in helpmate.moves() {
        // The solver's moves were replayed before they came here.
        if line.play(played).is_err() {
            break;
        }
    }
    line
}
