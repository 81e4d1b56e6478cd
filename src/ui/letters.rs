//! Moves in the letters that the reader has chosen: [`Letters`].
//!
//! What is kept and exported has PGN's letters; everything that is shown goes
//! through [`san`] or [`shown`], everything that is typed through [`typed`].

use std::cell::Cell;

use shakmaty::Move;

use super::text::t;
use crate::game::Position;
use crate::game::notation;
use crate::game::notation::alphabet::Alphabet;

/// Which letters the pieces have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// The language's own.
    #[default]
    Own,
    /// English, as in PGN.
    English,
    /// Figurines.
    Figurines,
}

crate::data!(names Letters { Own = "own", English = "english", Figurines = "figurines" });

impl Letters {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Letters; 3] = [Letters::Own, Letters::English, Letters::Figurines];

    /// The letters.
    pub fn alphabet(self) -> Alphabet {
        match self {
            Letters::Own => t().words.pieces,
            Letters::English => Alphabet::ENGLISH,
            Letters::Figurines => Alphabet::FIGURINES,
        }
    }
}

thread_local! {
    static CHOSEN: Cell<Letters> = const { Cell::new(Letters::Own) };
}

/// Chooses the letters for all that is drawn from now on.
pub fn choose(letters: Letters) {
    CHOSEN.set(letters);
}

/// A legal move, as it is shown.
pub fn san(position: &Position, play: Move) -> String {
    shown(&notation::san(position, play))
}

/// SAN, as it is shown; numbers and signs beside it stay.
pub fn shown(san: &str) -> String {
    CHOSEN.get().alphabet().write(san)
}

/// Reads a move that was typed: in the letters that are chosen, else in those of
/// the language, else as PGN has them.
///
/// # Errors
/// What is wrong with it as it was typed.
pub fn typed<M, E>(text: &str, read: impl Fn(&str) -> Result<M, E>) -> Result<M, E> {
    let own = [CHOSEN.get().alphabet(), t().words.pieces];
    for letters in own {
        if let Ok(found) = read(&letters.read(text)) {
            return Ok(found);
        }
    }
    read(text)
}
