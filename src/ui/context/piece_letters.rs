//! Moves in the letters that the reader has chosen.
//!
//! Stored and exported moves have PGN's letters. Every move that is shown goes through [`san`] or
//! [`shown`], and every move that is typed goes through [`typed`].

use std::cell::Cell;

use shakmaty::Move;

use crate::game::notation::MoveError;
use crate::game::notation::alphabet::Alphabet;
use crate::game::{Position, notation};
use crate::settings::Letters;
use crate::ui::text::base;

thread_local! {
    static CHOSEN: Cell<Letters> = const { Cell::new(Letters::Own) };
}

fn alphabet(letters: Letters) -> Alphabet {
    match letters {
        Letters::Own => base::pieces(),
        Letters::English => Alphabet::ENGLISH,
        Letters::Figurines => Alphabet::FIGURINES,
    }
}

/// Chooses the letters for all that is drawn from now on.
pub(crate) fn choose(letters: Letters) {
    CHOSEN.set(letters);
}

/// A legal move, as it is shown.
pub(crate) fn san(position: &Position, play: Move) -> String {
    shown(&notation::san(position, play))
}

/// SAN, as it is shown; numbers and signs beside it stay.
pub(crate) fn shown(san: &str) -> String {
    alphabet(CHOSEN.get()).write(san)
}

/// Reads a move that was typed: in the letters that are chosen, else in those of
/// the language, else as PGN has them; see [`notation::read_typed`].
///
/// # Errors
/// The error in the text as it was typed.
pub(crate) fn typed(position: &Position, text: &str) -> Result<Move, MoveError> {
    let own = [alphabet(CHOSEN.get()), base::pieces()];
    notation::read_typed(position, text, &own)
}
