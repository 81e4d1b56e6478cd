//! The main lines of a text, one game after another: [`MainLines`].

use super::limits::Limits;
use super::parse::PgnGame;
use super::places::Places;
use super::reader::{Extent, PgnReader};

/// The most half-moves of a game that are read: more than the longest game of chess has, even to the
/// draw by 75 moves (17,697).
const MOST_MOVES: usize = 20_000;

/// Reads the games of a text one after another, so that a large file can be read in short steps:
/// tags, moves and comments of the main line. Variations are skipped with their comments.
///
/// Each game has only those problems because of which moves may be missing
/// ([`PgnErrorKind::may_lose_moves`](super::PgnErrorKind::may_lose_moves)), at most 500. What is
/// beyond 20,000 half-moves of a game is not read, which is the problem
/// [`TooLarge`](super::PgnErrorKind::TooLarge) of that game; the others are read. The text may have
/// any length: all of it takes one walk.
///
/// ```
/// use zeitnot_core::game::pgn::MainLines;
///
/// let mut games = MainLines::of("1. e4 {best} (1. d4 d5) e5 *\n\n1. c4 *\n");
/// assert_eq!(games.next().map(|game| game.tree.len()), Some(2));
/// let (done, all) = games.progress();
/// assert!(0 < done && done < all);
/// assert_eq!(games.count(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct MainLines<'a> {
    reader: PgnReader<'a>,
    places: Places<'a>,
}

impl<'a> MainLines<'a> {
    /// The games of this text.
    pub fn of(text: &'a str) -> MainLines<'a> {
        let limits = Limits::default();
        let mut reader = PgnReader::new(text, &limits);
        reader.extent = Extent::MainLine(MOST_MOVES);
        MainLines {
            reader,
            places: Places::of(text),
        }
    }

    /// The bytes read so far, and all of them.
    pub fn progress(&self) -> (usize, usize) {
        let scanner = &self.reader.scanner;
        (scanner.at, scanner.text.len())
    }

    /// The line and the column at which the next game begins, both from 1; `None` if there is none.
    pub(crate) fn next_place(&mut self) -> Option<(usize, usize)> {
        let more = self.reader.more();
        more.then(|| self.places.find(self.reader.scanner.at))
    }
}

impl Iterator for MainLines<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        if !self.reader.more() {
            return None;
        }
        let (tree, result) = self.reader.game();
        let found = self.reader.take_problems().into_iter();
        let problems = found.map(|(at, kind)| self.places.problem(at, kind));
        let problems = problems.collect();
        Some(PgnGame {
            tree,
            result,
            problems,
        })
    }
}
