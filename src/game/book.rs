//! The games that are looked at: [`Book`], as they were opened or changed.

use serde::{Deserialize, Serialize};

use crate::clock::GameResult;
use crate::game::fen::FenError;
use crate::game::pgn::{self, Limits, PgnError, PgnErrorKind, PgnGame};
use crate::game::{GameTree, MoveHistory, NodeId, Start};

/// The largest text that is kept, in bytes. A value is stored twice, and the
/// games that are played need their room too.
const KEPT: usize = 1_500_000;

/// As many moves of a [`Bookmark`] as are kept.
const MARKED: usize = 5_000;

/// The games of a text, one of which is on the board.
#[derive(Clone, Debug)]
pub struct Book {
    games: Vec<PgnGame>,
    /// What concerns the text as a whole.
    problems: Vec<PgnError>,
    untold: usize,
    chosen: usize,
    /// The text, until something is changed; `None` where it is too large.
    source: Option<String>,
    /// Whether something was changed here, so that there may be no other copy.
    changed: bool,
    /// Each game as it is written, once something was changed: writing all of
    /// them takes its time, and is done once. None, where it is too large.
    written: Vec<String>,
}

/// A text that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// Nothing was written.
    #[error("nothing was written")]
    Empty,
    /// It looks like a position, and is none.
    #[error(transparent)]
    Position(FenError),
    /// Not even its first game can be written again within the limit of length.
    #[error("the first game is too large")]
    TooLarge,
    /// There is neither a move nor a tag in it; the first thing that was not as
    /// expected, if there is one.
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
    /// # Errors
    /// There is no game in it.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        if text.trim().is_empty() {
            return Err(BookError::Empty);
        }
        if is_position(text) {
            let start = Start::from_fen(text.trim()).map_err(BookError::Position)?;
            return Ok(Book::of(GameTree::new(start)));
        }
        let read = pgn::parse(text, &Limits::default());
        let something = read.games.iter().any(|game| {
            !game.tree.is_empty()
                || !game.tree.tags.pairs().is_empty()
                || !game.tree.start().is_standard()
        });
        if !something {
            let large = |problem: &PgnError| problem.kind == PgnErrorKind::TooLarge;
            if read.games.is_empty() && read.problems.iter().any(large) {
                return Err(BookError::TooLarge);
            }
            let first = read.games.into_iter().flat_map(|game| game.problems).next();
            return Err(BookError::NothingRead(first));
        }
        Ok(Book {
            games: read.games,
            problems: read.problems,
            untold: read.untold,
            chosen: 0,
            source: (text.len() <= KEPT).then(|| text.to_owned()),
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
            untold: 0,
            chosen: 0,
            source: Some(source),
            changed: false,
            written: Vec::new(),
        }
    }

    /// A book that is kept for a game: what was worked out about it, under this
    /// text, with the game's own moves as the main line. Nothing of the text is
    /// lost: what is of a game that begins elsewhere is kept behind it, and what
    /// is no game is a comment.
    pub fn about(text: &str, line: &MoveHistory) -> Book {
        let fresh = || GameTree::of_line(line);
        match Book::parse(text) {
            Ok(mut book) if book.tree().start() == line.start() => {
                book.follow(line);
                book
            }
            Ok(mut book) => {
                let first = Book::of(fresh()).games;
                book.games.splice(0..0, first);
                // Written anew as one.
                book.written = book.games.iter().map(written).collect();
                book
            }
            Err(_) => {
                let mut tree = fresh();
                tree.set_comments(NodeId::ROOT, &[text]);
                Book::of(tree)
            }
        }
    }

    /// Makes the moves of a line the main line of the first game.
    pub fn follow(&mut self, line: &MoveHistory) {
        if self.chosen == 0 {
            self.change(|tree| tree.follow(line));
        }
    }

    /// Who plays the game on the board, where, and how it ended.
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

    /// What was not as expected, in the text as a whole and in the game on the
    /// board, in order.
    pub fn problems(&self) -> Vec<PgnError> {
        let mut all = self.game().problems.clone();
        all.extend(self.problems.iter().cloned());
        all
    }

    /// Number of PGN problems beyond those listed.
    pub fn untold(&self) -> usize {
        self.untold
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
        // What is not kept is written when someone wants it.
        if self.source.is_some() {
            match self.written.get_mut(self.chosen) {
                Some(text) => *text = written(&self.games[self.chosen]),
                None => self.written = self.games.iter().map(written).collect(),
            }
        }
        done
    }

    /// It was changed here before it was kept.
    pub fn was_changed(&mut self) {
        self.changed = true;
    }

    /// The game on the board as PGN.
    pub fn game_text(&self) -> String {
        match self.written.get(self.chosen) {
            Some(text) => text.clone(),
            None => written(self.game()),
        }
    }

    /// All games as PGN.
    pub fn text(&self) -> String {
        if self.written.is_empty() {
            let all: Vec<String> = self.games.iter().map(written).collect();
            all.join("\n")
        } else {
            self.written.join("\n")
        }
    }

    /// Whether it can be kept.
    pub fn fits(&self) -> bool {
        let length: usize = self.written.iter().map(|text| text.len() + 1).sum();
        self.source.is_some() && length <= KEPT
    }

    /// As it is kept: the very text that was opened, until something is
    /// changed. What [fits](Book::fits) only.
    pub fn kept(&self) -> StoredBook {
        StoredBook {
            text: if self.written.is_empty() {
                self.source.clone().unwrap_or_default()
            } else {
                self.written.join("\n")
            },
            changed: self.changed,
        }
    }

    /// The way to a node of the game on the board, or as much of it as is worth
    /// keeping.
    pub fn mark(&self, node: NodeId) -> Bookmark {
        let tree = self.tree();
        let mut before = NodeId::ROOT;
        let mut path = Vec::new();
        for step in tree.path(node).into_iter().take(MARKED) {
            let mut place = 0;
            let mut child = tree.first_child(before);
            while let Some(other) = child.filter(|child| *child != step) {
                child = tree.next_sibling(other);
                place += 1;
            }
            path.push(place);
            before = step;
        }
        Bookmark {
            game: self.chosen,
            path,
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

/// Whether someone meant a position: one line, with the ranks first.
fn is_position(text: &str) -> bool {
    let text = text.trim();
    let ranks = text.split(' ').next().unwrap_or_default();
    let slashes = ranks.bytes().filter(|byte| *byte == b'/').count();
    !text.contains(['\n', '\r', '[', '{']) && slashes >= 4
}
