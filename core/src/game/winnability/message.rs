//! The messages between the page and the solver's worker: JSON texts with a version. A text that
//! cannot be parsed, whoever sent it, is `None`.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position, PositionError};

use super::{Helpmate, Open, Unwinnable, Winnability};
use crate::clock::Color;
use crate::json;

/// The version of the messages. A page never accepts answers of another version.
pub const VERSION: u32 = 1;

/// More bytes than any message has.
const MAX_LENGTH: usize = 8 * 1024;
/// More bytes than any FEN has.
const MAX_FEN: usize = 120;

/// A question of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    version: u32,
    /// The id of the question; its answer has the same.
    pub id: u32,
    /// The position to decide, as a FEN.
    pub fen: String,
    /// The side that may or may not be able to checkmate.
    pub winner: Color,
    /// Whether only the verdict is wanted, and quickly.
    #[serde(default)]
    pub brief: bool,
}

impl Request {
    /// Asks whether this side can checkmate from this position.
    pub fn new(id: u32, position: &Chess, winner: Color) -> Request {
        Request {
            version: VERSION,
            id,
            fen: Fen::from_position(position, EnPassantMode::Legal).to_string(),
            winner,
            brief: false,
        }
    }

    /// The same question, asking for the verdict only.
    #[must_use]
    pub fn briefly(mut self) -> Request {
        self.brief = true;
        self
    }

    /// As a text.
    pub fn write(&self) -> String {
        json::write(self)
    }

    /// Parses a text; `None` if it is invalid or of another version.
    pub fn parse(text: &str) -> Option<Request> {
        bounded(text).filter(|request: &Request| request.version == VERSION)
    }

    /// The position, if the FEN is valid.
    pub fn position(&self) -> Option<Chess> {
        position(&self.fen)
    }
}

/// A message of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    version: u32,
    /// The content.
    pub news: SolverMessage,
}

/// The messages of a worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SolverMessage {
    /// It has started and can be asked.
    Ready,
    /// It could not start.
    Failed,
    /// It has an answer.
    Answer {
        /// The id of the question.
        id: u32,
        /// The verdict, still to be checked by the page.
        said: Said,
        /// Whether the worker continues to search for a better answer: a shorter helpmate, or a
        /// reason that can be shown.
        more: bool,
    },
}

/// A verdict as received, before it is checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// This helpmate exists.
    Mate {
        /// Its moves, in UCI's notation.
        moves: Vec<String>,
        /// Whether it is proved that none is shorter.
        shortest: bool,
    },
    /// No helpmate exists, for this reason.
    Cannot(Unwinnable),
    /// It is unknown.
    Open(Open),
}

impl Reply {
    /// A reply of the current version.
    pub fn new(news: SolverMessage) -> Reply {
        Reply {
            version: VERSION,
            news,
        }
    }

    /// As a text.
    pub fn write(&self) -> String {
        json::write(self)
    }

    /// Parses a text; `None` if it is invalid or of another version.
    pub fn parse(text: &str) -> Option<Reply> {
        bounded(text).filter(|reply: &Reply| reply.version == VERSION)
    }
}

impl Said {
    /// A verdict about this position, to be sent.
    pub fn of(verdict: &Winnability, position: &Chess) -> Said {
        match verdict {
            Winnability::CanMate(line) => Said::Mate {
                moves: line.uci(position.castles().mode()),
                shortest: line.is_shortest(),
            },
            Winnability::Cannot(why) => Said::Cannot(*why),
            Winnability::Undetermined(open) => Said::Open(*open),
        }
    }

    /// The checked verdict about this position: a helpmate that cannot be replayed is rejected.
    pub fn check(&self, position: &Chess, winner: Color) -> Winnability {
        match self {
            Said::Mate { moves, shortest } => match Helpmate::replay(position, winner, moves) {
                Some(line) if *shortest => Winnability::CanMate(line.proved_shortest()),
                Some(line) => Winnability::CanMate(line),
                None => Winnability::Undetermined(Open::Disputed),
            },
            Said::Cannot(why) => Winnability::Cannot(*why),
            Said::Open(open) => Winnability::Undetermined(*open),
        }
    }
}

/// The position of a FEN, of chess or of Chess960. Some that are accepted here cannot arise in a
/// game: a check by three pieces, or nine queens beside eight pawns, do not affect the moves.
pub fn position(fen: &str) -> Option<Chess> {
    if fen.len() > MAX_FEN {
        return None;
    }
    let setup = fen.parse::<Fen>().ok()?.into_setup();
    let mode = CastlingMode::detect(&setup);
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn bounded<T: DeserializeOwned>(text: &str) -> Option<T> {
    if text.len() > MAX_LENGTH {
        return None;
    }
    json::read(text)
}
