//! The settings of this device, [`Settings`], and the user's time controls, [`Preset`]s. Plain
//! data, which is stored.

use serde::{Deserialize, Serialize};

use crate::clock::match_score::MatchScore;
use crate::clock::setup::SetupDraft;
use crate::clock::{ByColor, LowTime, Setup};
use crate::embed::options::Theme;
use crate::game::sheet::{Claiming, Pressing};
use crate::game::{Scoresheet, Start};
use crate::storage::shared::SharedValue;
use crate::ui::context::board_look::{BoardColours, BoardLook, Letters};

/// Where the halves lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// The layout that suits the device: side by side with a mouse and on a low screen.
    #[default]
    Automatic,
    /// One above the other, the upper one turned by 180°: the device lies
    /// between the players.
    FaceToFace,
    /// Beside each other, both the same way up: the device stands beside the
    /// board.
    SideBySide,
}

/// All settings. A stored text that lacks one gets the usual value for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Where the halves lie.
    pub layout: Layout,
    /// Whether they have changed places.
    pub mirrored: bool,
    /// The colours of the app.
    pub theme: Theme,
    /// Whether there are sounds.
    pub sound: bool,
    /// How loud, in per cent.
    pub volume: u8,
    /// Whether a press is felt.
    pub vibration: bool,
    /// Whether low time is spoken.
    pub voice: bool,
    /// From when on time is low.
    pub low_time: LowTime,
    /// The players' names.
    pub players: ByColor<String>,
    /// The setup used last.
    pub last: Option<Setup>,
    /// The score of the match that is played, until it is cleared.
    pub match_score: Option<MatchScore>,
    /// How games with a board are played.
    pub board: BoardSettings,
}

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

    /// How a board looks with them.
    pub fn look(&self) -> BoardLook {
        BoardLook {
            coordinates: self.coordinates,
            colours: self.colours,
            ..BoardLook::default()
        }
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

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            layout: Layout::default(),
            mirrored: false,
            theme: Theme::default(),
            sound: true,
            volume: 70,
            vibration: true,
            voice: false,
            low_time: LowTime::default(),
            players: ByColor::default(),
            last: None,
            match_score: None,
            board: BoardSettings::default(),
        }
    }
}

impl SharedValue for Settings {
    /// A setup and a score of two tabs are not mixed.
    const ATOMS: &'static [&'static str] = &["last", "match_score"];

    /// Whether there is a board says which page this tab is on: a board in another tab puts none
    /// beside the clock here.
    fn adopt(&mut self, mine: &Settings) {
        self.board.on = mine.board.on;
    }
}

/// The longest name of a player or a preset, in characters.
pub const MAX_NAME: usize = 40;

/// A time control of the user's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preset {
    /// Its name in the list.
    pub name: String,
    /// The setup that it selects.
    pub setup: Setup,
}

impl SharedValue for Vec<Preset> {}

/// The setup for the first game ever: 3+2.
pub fn first_setup() -> Setup {
    use crate::clock::{Mode, TimeControl};
    use crate::time::Millis;
    let control = TimeControl::single(Millis::minutes(3), Mode::Increment(Millis::seconds(2)));
    Setup::new(SetupDraft::standard(ByColor::both(control))).expect("3+2 is a valid control")
}
