//! Files of correspondence servers: what a brought text is ([`recognise`]), and its games, one
//! after another ([`ServerFile`]).
//!
//! | file | what it is |
//! | --- | --- |
//! | `kind` | the kind of a text, by its content |
//! | `pgn` | a game of a PGN |
//! | `xfcc` | the games of an answer in Xfcc |
//! | `xml` | XML as far as Xfcc needs it |
//! | `words` | what both write alike: days, links, results, time controls |
//!
//! Only reading. Nothing is compared with kept games, and nothing leaves the device.
//!
//! ```
//! use zeitnot_core::correspondence::server_file::ServerFile;
//! use zeitnot_core::correspondence::server_facts::StampUnit;
//!
//! let text = "[Event \"Spring Cup\"]\n[White \"Weber, Anna\"]\n[EventDate \"2026.06.01\"]\n\n\
//!     1. e4 {[%ccsnt 2026.06.01,08:12]} c5 {[%ccsnt 2026.06.03,19:45:02]} *\n";
//! let mut file = ServerFile::open(text).expect("a file of games");
//! let game = file.next().expect("one game");
//! assert_eq!((game.players.white.as_str(), game.line.ply()), ("Weber, Anna", 2));
//! assert_eq!(game.stamps[1].map(|stamp| stamp.unit), Some(StampUnit::Second));
//! assert_eq!(file.next(), None);
//! ```

mod kind;
mod pgn;
mod words;
mod xfcc;
mod xml;

use std::fmt;

pub use self::kind::{FileKind, Looks, event_query, recognise};
use self::xfcc::XfccGames;
pub use self::xml::XmlFault;
use super::server_game::ServerGame;
use crate::game::Start;
use crate::game::pgn::{MainLines, PgnError, PgnErrorKind};

/// The longest text that is read, in bytes: 40 MB, some 20,000 games with all stamps.
pub const MAX_BYTES: usize = 40_000_000;

/// The most games of a file that are read.
pub const MAX_GAMES: usize = 50_000;

/// Why no game of a file can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ServerFileError {
    /// Not a file of games, but this.
    #[error("not a file of games: {0:?}")]
    NotGames(FileKind),
    /// Longer than [`MAX_BYTES`]: this many bytes.
    #[error("{0} bytes are too many")]
    TooLarge(usize),
    /// Damaged or cut off: the first place where it is no XML.
    #[error("line {line}, column {column}: {why}")]
    Xml {
        /// The line of the text, from 1.
        line: usize,
        /// The character of that line, from 1.
        column: usize,
        /// The damage.
        why: XmlFault,
    },
    /// The server did not answer with games but with this fault, at most 300 characters.
    #[error("the server reports: {0}")]
    Fault(String),
    /// An answer of a server, without a game.
    #[error("there are no games in it")]
    NoGames,
}

/// The games of a file, read one after another, so that a page can work in short steps, show its
/// progress and stop.
pub struct ServerFile<'a> {
    games: Games<'a>,
    read: usize,
}

enum Games<'a> {
    Pgn(MainLines<'a>),
    Xfcc(XfccGames<'a>),
}

impl fmt::Debug for ServerFile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServerFile")
            .field("read", &self.read)
            .field("progress", &self.progress())
            .finish_non_exhaustive()
    }
}

impl<'a> ServerFile<'a> {
    /// Recognises a text by its content and makes its games ready to be read. An answer in Xfcc is
    /// walked through once, so that damage is known before the first game is used; a PGN is not.
    ///
    /// Bytes become text with [`pgn::decode`](crate::game::pgn::decode).
    ///
    /// # Errors
    /// The [`ServerFileError`]: it is not a file of games, too large, damaged, or without games.
    pub fn open(text: &'a str) -> Result<ServerFile<'a>, ServerFileError> {
        if text.len() > MAX_BYTES {
            return Err(ServerFileError::TooLarge(text.len()));
        }
        let games = match recognise(text) {
            FileKind::Pgn => Games::Pgn(MainLines::of(text)),
            FileKind::Xfcc => Games::Xfcc(XfccGames::open(text)?),
            other => return Err(ServerFileError::NotGames(other)),
        };
        Ok(ServerFile { games, read: 0 })
    }

    /// How much is read, and all of it: bytes of a PGN, games of an answer in Xfcc.
    pub fn progress(&self) -> (usize, usize) {
        match &self.games {
            Games::Pgn(lines) => lines.progress(),
            Games::Xfcc(games) => games.progress(),
        }
    }

    /// The game that stands for all beyond the most that are read.
    fn too_many(&mut self) -> Option<ServerGame> {
        let (line, column) = match &mut self.games {
            Games::Pgn(lines) => lines.next_place()?,
            Games::Xfcc(games) => games.next_place()?,
        };
        let kind = PgnErrorKind::TooManyGames;
        let mut game = ServerGame::new(Start::standard());
        game.problem = Some(PgnError { line, column, kind });
        Some(game)
    }
}

/// The games of a text that is known to be PGN, or moves one after another.
pub fn games_of_pgn(text: &str) -> impl Iterator<Item = ServerGame> + '_ {
    MainLines::of(text).map(|game| pgn::read(&game))
}

/// The games in the order of the file. After [`MAX_GAMES`] games one more stands for the rest:
/// without anything but the problem [`PgnErrorKind::TooManyGames`].
impl Iterator for ServerFile<'_> {
    type Item = ServerGame;

    fn next(&mut self) -> Option<ServerGame> {
        self.read = self.read.saturating_add(1);
        match self.read {
            0..=MAX_GAMES => match &mut self.games {
                Games::Pgn(lines) => lines.next().map(|game| pgn::read(&game)),
                Games::Xfcc(games) => games.next(),
            },
            read if read == MAX_GAMES + 1 => self.too_many(),
            _ => None,
        }
    }
}
