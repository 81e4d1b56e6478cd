//! Games as text: portable game notation.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`decode`](self::decode()) | decodes the bytes of a file |
//! | [`parse`](self::parse()) | parses games, with everything that is readable |
//! | [`MainLines`] | reads the main lines alone, one game after another |
//! | [`error`] | problems, with their places |
//! | [`write`](self::write()) | writes a game in export format |
//! | [`annotation`] | clock times and drawings in comments |
//!
//! ```
//! use zeitnot_core::game::pgn;
//!
//! let text = "[White \"Réti\"]\n\n1. Nf3 d5 (1... Nf6!? 2. c4) 2. c4 {his opening} 1-0";
//! let mut games = pgn::parse(text, &pgn::Limits::default()).games;
//! let game = games.remove(0);
//! assert!(game.problems.is_empty());
//! assert_eq!(game.tree.tags.get("White"), Some("Réti"));
//! let out = pgn::write(&game.tree, game.result);
//! assert!(out.ends_with("1. Nf3 d5 (1... Nf6 $5 2. c4) 2. c4 {his opening} 1-0\n"));
//! ```

pub mod annotation;
mod decode;
pub mod error;
mod game;
mod letters;
mod limits;
mod main_lines;
mod moves;
mod parse;
mod places;
mod reader;
mod result;
mod room;
mod scan;
mod sign;
mod tag;
mod write;

pub use decode::decode;
pub use error::{MovePlace, PgnError, PgnErrorKind};
pub use limits::Limits;
pub use main_lines::MainLines;
pub use parse::{Pgn, PgnGame, parse};
pub(crate) use places::Places;
pub(crate) use scan::has_tag;
pub use write::write;
