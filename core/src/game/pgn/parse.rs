//! PGN into games: [`parse()`].

use super::error::{PgnError, PgnErrorKind as Kind};
use super::limits::Limits;
use super::places::Places;
use super::reader::PgnReader;
use super::room::first_without_room;
use crate::clock::GameResult;
use crate::game::tree::GameTree;

/// The content of a PGN text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pgn {
    /// The games, in order.
    pub games: Vec<PgnGame>,
    /// Problems of the text as a whole.
    pub problems: Vec<PgnError>,
    /// The number of problems beyond those listed here and in the games.
    pub unreported: usize,
}

impl Pgn {
    /// Whether everything was as it should be.
    pub fn is_clean(&self) -> bool {
        self.problems.is_empty()
            && self.unreported == 0
            && self.games.iter().all(|game| game.problems.is_empty())
    }
}

/// A game and the problems found in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// Its start, tags, moves and annotations. The tags `FEN`, `SetUp` and `Variant` are in its
    /// start, not among its tags.
    pub tree: GameTree,
    /// The result after its moves, or else that of its tags; `None` if neither gives one.
    pub result: Option<GameResult>,
    /// The problems found, in the order of the text.
    pub problems: Vec<PgnError>,
}

/// Reads the games of a PGN in any condition. Whatever is not understood is reported, and kept as a
/// comment at its place.
///
/// Moves are read as by [`read_move`](crate::game::notation::read_move). If they cannot all be read
/// with PGN's piece letters, those of the language with which most can be read are used. After an
/// unplayable move the rest of its line becomes a comment. A pass (`--`, `Z0`) is a move if the
/// player is not in check. Signs without letters end no line, also where they are written to a move.
///
/// The number of a move is not checked if it has dots. One without dots has to fit the first number
/// of the game or the position; four or five digits that do not are a move in numeric notation.
///
/// `0-0` at the end of a game is the result, which both have lost, if the tag `Result` says so, or if
/// it cannot be castling. Text after a result is about the game that ended, until tags, a number at
/// the beginning of a line, or a move begin another.
///
/// A variation that begins with moves already in the tree continues after them. Marks before its
/// first move belong to that move; comments before it belong to its first new move, or to a move
/// that it repeats and says something else about, before that. The variation does not become a part
/// of its parent line: the main line still ends where it did, whatever follows there.
///
/// A `%` at the beginning of a line hides the line. A comment between tags is kept before the first
/// move, one behind a result after the last.
///
/// Every game that is read can be written and read again within the same limit of length: games
/// that are too long for that are not read, and the result reports this.
///
/// ```
/// use zeitnot_core::game::pgn::{Limits, PgnErrorKind, parse};
///
/// let read = parse("1. e4 e5 2. Ke3", &Limits::default());
/// let game = &read.games[0];
/// // What was readable is there, and the rest is a comment with a place.
/// assert_eq!(game.tree.main_line().len(), 2);
/// assert!(matches!(game.problems[0].kind, PgnErrorKind::Move { .. }));
/// assert_eq!((game.problems[0].line, game.problems[0].column), (1, 13));
/// ```
pub fn parse(text: &str, limits: &Limits) -> Pgn {
    let mut pgn = Pgn::default();
    let kept = cut(text, limits.bytes);
    let mut reader = PgnReader::new(kept, limits);
    let mut places = Places::of(kept);
    let mut begins = Vec::new();
    while reader.more() {
        if pgn.games.len() >= limits.games {
            let at = reader.scanner.at;
            pgn.problems.push(places.problem(at, Kind::TooManyGames));
            break;
        }
        begins.push(reader.scanner.at);
        let (tree, result) = reader.game();
        let problems = std::mem::take(&mut reader.problems);
        let problems = problems
            .into_iter()
            .map(|(at, kind)| places.problem(at, kind))
            .collect();
        pgn.games.push(PgnGame {
            tree,
            result,
            problems,
        });
    }
    let games = pgn.games.iter().map(|game| (&game.tree, game.result));
    if let Some(first) = first_without_room(games, limits.bytes) {
        pgn.games.truncate(first);
        // The rest of the text is not read either, whatever is the matter with it.
        pgn.problems = vec![Places::of(kept).problem(begins[first], Kind::TooLarge)];
    } else if kept.len() < text.len() {
        pgn.problems
            .push(places.problem(kept.len(), Kind::TooLarge));
    }
    pgn.unreported = reader.unreported;
    pgn
}

/// The beginning of a text: at most `bytes` bytes, cut between characters.
fn cut(text: &str, bytes: usize) -> &str {
    let mut end = bytes.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}
