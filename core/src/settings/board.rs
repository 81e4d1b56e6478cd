//! How games with a board are played, and how the board looks.

use serde::{Deserialize, Serialize};

use crate::game::sheet::{Claiming, Pressing};
use crate::game::{Scoresheet, Start};

/// The players to whom the pieces and the clocks of a board are turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// Everything is the same way up.
    #[default]
    OneSide,
    /// Each player's own look at that player, across the table.
    BothSides,
    /// The same way up, for the player who is to move: the board turns after each move.
    SideToMove,
}

impl Facing {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Facing; 3] = [Facing::OneSide, Facing::BothSides, Facing::SideToMove];
}

/// How games with a board are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSettings {
    /// Whether the next game has a board.
    pub on: bool,
    /// The thing that presses the clock: the move or the player's hand.
    pub pressing: Pressing,
    /// How draws are claimed.
    pub claiming: Claiming,
    /// Whether Black's side of the board is the nearer one.
    pub flipped: bool,
    /// The players to whom the pieces and the clocks are turned.
    pub facing: Facing,
    /// Whether the files and ranks are named.
    pub coordinates: bool,
    /// The colours of the squares.
    pub colours: BoardColours,
    /// The letters of the pieces in moves.
    pub letters: Letters,
}

impl BoardSettings {
    /// The sheet of a game that begins from a position.
    pub fn sheet(&self, start: Start) -> Scoresheet {
        Scoresheet::new(start, self.pressing).claimed(self.claiming)
    }
}

impl Default for BoardSettings {
    fn default() -> BoardSettings {
        BoardSettings {
            on: false,
            pressing: Pressing::default(),
            claiming: Claiming::default(),
            flipped: false,
            facing: Facing::default(),
            coordinates: true,
            colours: BoardColours::default(),
            letters: Letters::default(),
        }
    }
}

/// The colours of the squares; the style has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardColours {
    /// Boxwood and walnut.
    #[default]
    Boxwood,
    /// The green of a tournament's vinyl.
    Green,
    /// Grey as slate.
    Slate,
    /// The strongest contrast.
    Contrast,
}

impl BoardColours {
    /// All sets, in the order in which they are offered.
    pub const ALL: [BoardColours; 4] = [
        BoardColours::Boxwood,
        BoardColours::Green,
        BoardColours::Slate,
        BoardColours::Contrast,
    ];

    /// Its name, as it is stored and as the style knows it.
    pub const fn name(self) -> &'static str {
        match self {
            BoardColours::Boxwood => "boxwood",
            BoardColours::Green => "green",
            BoardColours::Slate => "slate",
            BoardColours::Contrast => "contrast",
        }
    }
}

/// Which letters the pieces have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Letters {
    /// The language's own.
    #[default]
    Own,
    /// English, as in PGN.
    English,
    /// Figurines, which need no language.
    Figurines,
}

impl Letters {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Letters; 3] = [Letters::Own, Letters::English, Letters::Figurines];
}
