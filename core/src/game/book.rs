//! The games that are looked at: [`Book`], as they were opened or changed.

use serde::{Deserialize, Serialize};

use crate::clock::GameResult;
use crate::game::fen::FenError;
use crate::game::pgn::{self, Limits, PgnError, PgnErrorKind, PgnGame};
use crate::game::{GameTree, MoveHistory, NodeId, Start};

/// The longest text that is opened or kept, in bytes. A value is stored twice, and the games that
/// are played need their room too.
pub const MAX_BYTES: usize = 1_500_000;

/// The longest game: its moves, marks and lines of comment. Drawn in one piece, a longer one would
/// keep its reader waiting.
pub const MAX_LENGTH: usize = 10_000;

/// The length of a comment that counts as one line, in bytes.
const LINE: usize = 100;

/// The games of a text, one of which is on the board.
#[derive(Clone, Debug)]
pub struct Book {
    games: Vec<PgnGame>,
    /// The problems of the text as a whole.
    problems: Vec<PgnError>,
    unreported: usize,
    chosen: usize,
    /// The text as it was opened.
    source: String,
    /// Whether something was changed here, so that there may be no other copy.
    changed: bool,
    /// Each game as it is written, once something was changed: all of them are written once.
    written: Vec<String>,
}

/// Why a text is not opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// Nothing was written.
    #[error("nothing was written")]
    Empty,
    /// The text looks like a position, and is not a valid one.
    #[error(transparent)]
    Position(FenError),
    /// The text is longer than [`MAX_BYTES`], or its first game would be when it is written.
    #[error("the text is too long")]
    TextTooLong,
    /// A game is longer than [`MAX_LENGTH`]; its number, from 1.
    #[error("game {0} is too long")]
    GameTooLong(usize),
    /// There is neither a move nor a tag in it; the first problem, if there is one.
    #[error("there is neither a move nor a tag")]
    NothingRead(Option<PgnError>),
}

/// A book as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StoredBook {
    /// The games as PGN.
    pub text: String,
    /// Whether it was changed here, so that there may be no other copy of it.
    pub changed: bool,
}

impl StoredBook {
    /// Opens it again.
    ///
    /// # Errors
    /// As of [`Book::parse`]. A book that was kept by [`Book::kept`] has none.
    pub fn open(&self) -> Result<Book, BookError> {
        let book = Book::parse(&self.text)?;
        Ok(Book {
            changed: self.changed,
            ..book
        })
    }
}

/// Where in a book one was: the game, and which continuation was taken at each
/// move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bookmark {
    /// The game, from 0.
    pub game: usize,
    /// The places among the continuations, from 0.
    pub path: Vec<u32>,
}

impl Book {
    /// The games of a PGN, or a game that begins with the position of a FEN.
    ///
    /// ```
    /// use zeitnot_core::game::book::{Book, BookError};
    ///
    /// let book = Book::parse("1. e4 e5 2. Nf3 *\n\n[White \"Anna\"]\n\n1. d4 1-0").unwrap();
    /// assert_eq!(book.games().len(), 2);
    /// assert_eq!(book.tree().main_line().len(), 3);
    /// assert_eq!(Book::parse(" ").unwrap_err(), BookError::Empty);
    /// ```
    ///
    /// # Errors
    /// [`BookError::Empty`] or [`BookError::NothingRead`] if there is no game in it,
    /// [`BookError::Position`] for a position that is not valid, [`BookError::TextTooLong`] and
    /// [`BookError::GameTooLong`] if there is more than can be shown.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        if text.trim().is_empty() {
            return Err(BookError::Empty);
        }
        if text.len() > MAX_BYTES {
            return Err(BookError::TextTooLong);
        }
        if is_position(text) {
            let start = Start::from_fen(text.trim()).map_err(BookError::Position)?;
            return Ok(Book::of(GameTree::new(start)));
        }
        let limits = Limits {
            bytes: MAX_BYTES,
            ..Limits::default()
        };
        let read = pgn::parse(text, &limits);
        let something = read.games.iter().any(|game| {
            !game.tree.is_empty()
                || !game.tree.tags.pairs().is_empty()
                || !game.tree.start().is_standard()
        });
        if !something {
            let is_long = |problem: &PgnError| problem.kind == PgnErrorKind::TooLarge;
            if read.games.is_empty() && read.problems.iter().any(is_long) {
                return Err(BookError::TextTooLong);
            }
            let first = read.games.into_iter().flat_map(|game| game.problems).next();
            return Err(BookError::NothingRead(first));
        }
        if let Some(place) = read.games.iter().position(|game| !fits(&game.tree)) {
            return Err(BookError::GameTooLong(place + 1));
        }
        Ok(Book {
            games: read.games,
            problems: read.problems,
            unreported: read.unreported,
            chosen: 0,
            source: text.to_owned(),
            changed: false,
            written: Vec::new(),
        })
    }

    /// A book of one game.
    pub fn of(tree: GameTree) -> Book {
        let source = pgn::write(&tree, None);
        Book {
            games: vec![PgnGame {
                tree,
                result: None,
                problems: Vec::new(),
            }],
            problems: Vec::new(),
            unreported: 0,
            chosen: 0,
            source,
            changed: false,
            written: Vec::new(),
        }
    }

    /// A book that is kept about a game: what was worked out about it, under this text, with the
    /// game's own moves as the main line. Nothing of the text is lost: games that begin elsewhere
    /// are kept behind it, and a text that is not a game becomes a comment.
    ///
    /// # Errors
    /// [`BookError::TextTooLong`] or [`BookError::GameTooLong`]: there is more in the text than can be
    /// shown.
    pub fn about(text: &str, line: &MoveHistory) -> Result<Book, BookError> {
        let fresh = || GameTree::of_line(line);
        let mut book = match Book::parse(text) {
            Ok(book) if book.tree().start() == line.start() => book,
            Ok(mut book) => {
                book.games.splice(0..0, Book::of(fresh()).games);
                book
            }
            Err(why @ (BookError::TextTooLong | BookError::GameTooLong(_))) => return Err(why),
            Err(_) => {
                let mut tree = fresh();
                tree.set_comments(NodeId::ROOT, &[text]);
                if !fits(&tree) {
                    return Err(BookError::GameTooLong(1));
                }
                Book::of(tree)
            }
        };
        book.follow(line);
        Ok(book)
    }

    /// Makes the moves of a line the main line of the first game.
    pub fn follow(&mut self, line: &MoveHistory) {
        if self.chosen == 0 {
            self.change(|tree| tree.follow(line));
        }
    }

    /// Sets the tags and the result of the game on the board: who plays it, where, and how it
    /// ended.
    pub fn describe(&mut self, tags: &[(&str, &str)], result: Option<GameResult>) {
        self.games[self.chosen].result = result;
        self.change(|tree| {
            for (name, value) in tags {
                tree.tags.set(name, value);
            }
        });
    }

    /// All games; there is always one.
    pub fn games(&self) -> &[PgnGame] {
        &self.games
    }

    /// The problems of the game on the board, then those of the text as a whole.
    pub fn problems(&self) -> Vec<PgnError> {
        let mut all = self.game().problems.clone();
        all.extend(self.problems.iter().cloned());
        all
    }

    /// The number of problems besides those: of other games, and beyond those that were noted.
    pub fn other_problems(&self) -> usize {
        let all: usize = self.games.iter().map(|game| game.problems.len()).sum();
        all - self.game().problems.len() + self.unreported
    }

    /// Which game is on the board.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    /// Puts another game on the board.
    pub fn choose(&mut self, game: usize) {
        self.chosen = game.min(self.games.len().saturating_sub(1));
    }

    /// The game on the board.
    pub fn game(&self) -> &PgnGame {
        &self.games[self.chosen]
    }

    /// The moves and variations of the game that is open.
    pub fn tree(&self) -> &GameTree {
        &self.game().tree
    }

    /// Changes the game on the board.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut GameTree) -> R) -> R {
        self.changed = true;
        let done = change(&mut self.games[self.chosen].tree);
        match self.written.get_mut(self.chosen) {
            Some(text) => *text = written(&self.games[self.chosen]),
            None => self.written = self.games.iter().map(written).collect(),
        }
        done
    }

    /// Whether something was changed here, so that there may be no other copy.
    pub fn is_changed(&self) -> bool {
        self.changed
    }

    /// The game on the board as PGN.
    pub fn game_text(&self) -> String {
        match self.written.get(self.chosen) {
            Some(text) => text.clone(),
            None => written(self.game()),
        }
    }

    /// All games as PGN: the very text that was opened, until something is changed.
    pub fn text(&self) -> String {
        if self.written.is_empty() {
            self.source.clone()
        } else {
            self.written.join("\n")
        }
    }

    /// As it is kept; `None` if it has become too long to be opened again.
    pub fn kept(&self) -> Option<StoredBook> {
        let text = self.text();
        (text.len() <= MAX_BYTES && fits(self.tree())).then_some(StoredBook {
            text,
            changed: self.changed,
        })
    }

    /// The way to a node of the game on the board.
    pub fn mark(&self, node: NodeId) -> Bookmark {
        let tree = self.tree();
        let mut before = NodeId::ROOT;
        let step = |node| {
            let children = tree.children(std::mem::replace(&mut before, node));
            let place = children.iter().position(|child| *child == node);
            place.unwrap_or_default() as u32
        };
        Bookmark {
            game: self.chosen,
            path: tree.path(node).into_iter().map(step).collect(),
        }
    }

    /// Goes to where one was, as far as that is there.
    pub fn find(&mut self, mark: &Bookmark) -> NodeId {
        self.choose(mark.game);
        let tree = self.tree();
        let mut node = NodeId::ROOT;
        for &place in &mark.path {
            match tree.children(node).get(place as usize) {
                Some(child) => node = *child,
                None => break,
            }
        }
        node
    }
}

fn written(game: &PgnGame) -> String {
    pgn::write(&game.tree, game.result)
}

/// Whether a game is not longer than [`MAX_LENGTH`].
fn fits(tree: &GameTree) -> bool {
    let mut length = 0;
    let mut pending = vec![NodeId::ROOT];
    while let Some(node) = pending.pop() {
        let notes = tree.notes(node);
        let comments = notes.before.iter().chain(&notes.after);
        let lines: usize = comments.map(|comment| comment.len() / LINE + 1).sum();
        length += 1 + notes.nags.len() + lines;
        if length > MAX_LENGTH {
            return false;
        }
        pending.extend(tree.children(node));
    }
    true
}

/// Whether someone meant a position: one line, with the ranks first.
fn is_position(text: &str) -> bool {
    let text = text.trim();
    let ranks = text.split(' ').next().unwrap_or_default();
    let slashes = ranks.bytes().filter(|byte| *byte == b'/').count();
    !text.contains(['\n', '\r', '[', '{']) && slashes >= 4
}
