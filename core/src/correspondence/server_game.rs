//! A game as a correspondence server's file has it: [`ServerGame`].
//!
//! Nothing here is checked against a kept game or an event: it is what the file says, cut to what a
//! ledger can use.

use super::civil::{Civil, TypedTime};
use super::entry::Ending;
use super::seconds::Seconds;
use super::server_facts::StampUnit;
use crate::clock::{ByColor, Color, GameResult};
use crate::game::pgn::PgnError;
use crate::game::{MoveHistory, Start};

/// A game as a server's file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerGame {
    /// The server's id of the game, the same in every file; empty if the file has none.
    pub id: String,
    /// The name of the event; empty if the file has none.
    pub event: String,
    /// Where it is played: usually the server. Empty if the file does not say.
    pub site: String,
    /// The round; empty if the file has none.
    pub round: String,
    /// The day on which the event starts, at its first second: the event's date, or that of the
    /// game where the event has none. `None` if it is missing, no day, or partly `??`.
    pub start: Option<Civil>,
    /// The names as written, with titles and countries; empty if unknown.
    pub players: ByColor<String>,
    /// One's own side, if the file says so.
    pub mine: Option<Color>,
    /// The address of the game on its server, `http` or `https`; empty if the file has none.
    pub link: String,
    /// The starting position and the moves, of the main line alone.
    pub line: MoveHistory,
    /// For each half-move of the line, when the server accepted it, if the file says so to the
    /// minute at least. As long as the line.
    pub stamps: Vec<Option<ServerStamp>>,
    /// The number of half-moves for which the file has a date without a time of day, which is no
    /// stamp.
    pub dates_alone: usize,
    /// The number of half-moves whose time cannot be read.
    pub unread_stamps: usize,
    /// The time left on both clocks, if the file says so: whole minutes, rounded down, 0 or more.
    pub left: ByColor<Option<Seconds>>,
    /// How the game ended; `None` while it is in progress.
    pub end: Option<ServerEnd>,
    /// The result as written, if it is not one in any spelling. The game counts as in progress.
    pub odd_result: Option<String>,
    /// Whether the opponent's offer of a draw stands.
    pub offers_draw: bool,
    /// Why it cannot be under Triple Block: the time control, variant or mode of another kind, as
    /// the file writes it.
    pub other_control: Option<String>,
    /// The first problem because of which moves may be missing. The moves before it are in the
    /// line.
    pub problem: Option<PgnError>,
}

/// When a server accepted a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerStamp {
    /// The time in the server's zone, or the instant if the file has an offset. The first second
    /// of its unit.
    pub time: TypedTime,
    /// The unit in which it is written.
    pub unit: StampUnit,
}

/// How a game ended, as a file says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ServerEnd {
    /// The distribution of the points; `None` if the game was cancelled and there are none.
    pub result: Option<GameResult>,
    /// The kind of ending; `None` if the file does not say it, as with `1-0`.
    pub ending: Option<Ending>,
}

impl ServerGame {
    /// A game without moves, of which nothing is known.
    pub fn new(start: Start) -> ServerGame {
        ServerGame {
            id: String::new(),
            event: String::new(),
            site: String::new(),
            round: String::new(),
            start: None,
            players: ByColor::default(),
            mine: None,
            link: String::new(),
            line: MoveHistory::new(start),
            stamps: Vec::new(),
            dates_alone: 0,
            unread_stamps: 0,
            left: ByColor::default(),
            end: None,
            odd_result: None,
            offers_draw: false,
            other_control: None,
            problem: None,
        }
    }
}
