//! The owner of a clock or of a move, as the reader says it: [`Whose`].

use crate::clock::Color;

/// The owner of something, as the reader says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The reader's own.
    Mine,
    /// The opponent's.
    Theirs,
    /// White's, in a game that the reader follows for others.
    White,
    /// Black's, in such a game.
    Black,
}

impl Whose {
    /// The owner of a side, in a game in which the reader's own side is `mine`.
    pub(crate) fn of(side: Color, mine: Option<Color>) -> Whose {
        match (mine, side) {
            (Some(mine), _) if mine == side => Whose::Mine,
            (Some(_), _) => Whose::Theirs,
            (None, Color::White) => Whose::White,
            (None, Color::Black) => Whose::Black,
        }
    }
}
