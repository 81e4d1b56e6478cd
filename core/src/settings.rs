//! The settings of this device, [`Settings`], and the user's time controls, [`Preset`]s. Plain
//! data, which is stored.

mod board;

pub use board::{BoardColours, BoardSettings, Facing, Letters};

use serde::{Deserialize, Serialize};

use crate::clock::match_score::MatchScore;
use crate::clock::setup::SetupDraft;
use crate::clock::{ByColor, LowTime, Mode, Setup, TimeControl};
use crate::json;
use crate::storage::shared::SharedValue;
use crate::time::Millis;

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
    /// Side by side, both the same way up: the device stands beside the
    /// board.
    SideBySide,
}

/// The colours of the app or of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the device.
    #[default]
    System,
    /// Light, whatever the device prefers.
    Light,
    /// Dark, whatever the device prefers.
    Dark,
    /// The strongest contrast.
    Contrast,
}

impl Theme {
    /// The value of the page's attribute `data-theme`; `None` for no attribute.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
            Theme::Contrast => Some("contrast"),
        }
    }
}

/// All settings. A stored text that lacks one gets the usual value for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Where the halves lie.
    pub layout: Layout,
    /// Whether they have changed places.
    #[serde(rename = "mirrored")]
    pub exchanged: bool,
    /// The colours of the app.
    pub theme: Theme,
    /// Whether there are sounds.
    pub sound: bool,
    /// How loud, in per cent: 0 to 100.
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
    /// Whether the user does not want to see the example in the empty list of correspondence games.
    #[serde(skip_serializing_if = "json::is_default")]
    pub example_hidden: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            layout: Layout::default(),
            exchanged: false,
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
            example_hidden: false,
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
    Setup::three_plus_two()
}

/// The setup of so many minutes, and seconds for each move. `None` if that is no game.
pub fn with_increment(minutes: i64, seconds: i64) -> Option<Setup> {
    let increment = Mode::Increment(Millis::seconds(seconds));
    let control = TimeControl::single(Millis::minutes(minutes), increment);
    Setup::new(SetupDraft::standard(ByColor::both(control))).ok()
}
