//! The layout of a game's text: [`lay_out`] puts moves, marks and comments into passages.

use shakmaty::Position as _;

use crate::game::pgn::annotation;
use crate::game::{GameTree, NodeId};
use crate::ui::context::piece_letters::shown;

/// A piece of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A move, with its number where it needs one.
    Move {
        /// The move's place in the tree.
        node: NodeId,
        /// `12.`, `12…`, or nothing.
        number: String,
        /// As it is written, with its marks: `Nf3!?`.
        san: String,
    },
    /// The marks beside a move: `±`, `$211`.
    Mark(String),
    /// The time that a player had left after the move.
    Left(String),
    /// The time that a player took for it.
    Took(String),
    /// A comment after the move.
    Comment(String),
    /// A variation within a variation begins.
    Open,
    /// A variation within a variation ends.
    Close,
}

/// A paragraph of the main line, or of one of its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// Whether it belongs to the main line.
    pub main: bool,
    /// Its content, in order.
    pub tokens: Vec<Token>,
}

enum Todo {
    Line(NodeId, shakmaty::Chess, usize),
    /// The variations of a move or after the end of a line, starting with this one.
    Variations(NodeId, shakmaty::Chess, usize),
    Close(usize),
}

struct Layout<'a> {
    tree: &'a GameTree,
    done: Vec<Passage>,
    /// Whether a black move needs its number.
    number: bool,
}

/// The text of a game.
///
/// A variation of the main line is a paragraph of its own, and variations within it stand in
/// brackets. However deep they are nested, this code does not recurse. Moves after the end of a
/// line are a variation, too.
pub fn lay_out(tree: &GameTree) -> Vec<Passage> {
    let mut layout = Layout {
        tree,
        done: Vec::new(),
        number: true,
    };
    layout.begin(true);
    layout.comments(&tree.notes(NodeId::ROOT).after);
    let mut todo = Vec::new();
    if let Some(first) = tree.continuation(NodeId::ROOT) {
        todo.push(Todo::Line(first, tree.start().position().clone(), 0));
    }
    while let Some(next) = todo.pop() {
        match next {
            Todo::Close(depth) => {
                if depth > 1 {
                    layout.push(Token::Close);
                }
                layout.number = true;
            }
            Todo::Variations(node, position, depth) => {
                if let Some(other) = tree.next_sibling(node) {
                    todo.push(Todo::Variations(other, position.clone(), depth));
                }
                if depth == 1 {
                    layout.begin(false);
                } else {
                    layout.push(Token::Open);
                }
                layout.comments(&tree.notes(node).before);
                layout.number = true;
                todo.push(Todo::Close(depth));
                todo.push(Todo::Line(node, position, depth));
            }
            Todo::Line(node, position, depth) => {
                let Some(played) = tree.played_at(node) else {
                    continue;
                };
                if depth == 0 {
                    layout.resume();
                }
                layout.played(node, &position, shown(&played.san(&position)));
                let after = played.after(&position);
                if let Some(child) = tree.continuation(node) {
                    todo.push(Todo::Line(child, after.clone(), depth));
                }
                if !tree.begins_variation(node)
                    && let Some(other) = tree.next_sibling(node)
                {
                    todo.push(Todo::Variations(other, position, depth + 1));
                }
                if let Some(beyond) = tree.beyond(node) {
                    todo.push(Todo::Variations(beyond, after, depth + 1));
                }
            }
        }
    }
    layout.done.retain(|passage| !passage.tokens.is_empty());
    layout.done
}

impl Layout<'_> {
    fn begin(&mut self, main: bool) {
        self.done.push(Passage {
            main,
            tokens: Vec::new(),
        });
    }

    /// The main line goes on after its variations.
    fn resume(&mut self) {
        if self.done.last().is_some_and(|passage| !passage.main) {
            self.begin(true);
        }
    }

    fn push(&mut self, token: Token) {
        if let Some(passage) = self.done.last_mut() {
            passage.tokens.push(token);
        }
    }

    fn played(&mut self, node: NodeId, position: &shakmaty::Chess, mut san: String) {
        let black = position.turn().is_black();
        let number = match (black, self.number) {
            (false, _) => [&position.fullmoves().to_string(), "."].concat(),
            (true, true) => [&position.fullmoves().to_string(), "\u{2026}"].concat(),
            (true, false) => String::new(),
        };
        let notes = self.tree.notes(node);
        let mut marks = Vec::new();
        for &nag in &notes.nags {
            match sign(nag) {
                // At the move itself.
                Some(sign) if nag <= 9 => san.push_str(sign),
                Some(sign) => marks.push(Token::Mark(sign.into())),
                None => marks.push(Token::Mark(["$", &nag.to_string()].concat())),
            }
        }
        self.push(Token::Move { node, number, san });
        for mark in marks {
            self.push(mark);
        }
        for comment in &notes.after {
            if let Some(left) = annotation::clk_in(comment) {
                self.push(Token::Left(left.to_string()));
            }
            if let Some(took) = annotation::emt_in(comment) {
                self.push(Token::Took(took.to_string()));
            }
        }
        self.number = self.comments(&notes.after);
    }

    /// Adds the comments, and returns whether they had any text.
    fn comments(&mut self, comments: &[String]) -> bool {
        let mut any = false;
        for comment in comments {
            let text = plain(comment);
            if !text.is_empty() {
                self.push(Token::Comment(text));
                any = true;
            }
        }
        any
    }
}

/// A comment without its commands, such as `[%clk 0:05:00]`.
pub fn plain(comment: &str) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        let Some((_, after)) = command.split_once(']') else {
            break;
        };
        text.push_str(before);
        rest = if text.is_empty() || text.ends_with(' ') {
            after.trim_start()
        } else {
            after
        };
    }
    text.push_str(rest);
    text.trim().to_owned()
}

/// The usual sign of a numeric annotation glyph; `None` if it has no usual sign.
pub fn sign(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 | 8 => "\u{25A1}",
        10..=12 => "=",
        13 => "\u{221E}",
        14 => "+=",
        15 => "=+",
        16 => "\u{00B1}",
        17 => "\u{2213}",
        18 => "+\u{2212}",
        19 => "\u{2212}+",
        22 | 23 => "\u{2299}",
        26 | 27 => "\u{25CB}",
        36 | 37 => "\u{2191}",
        40 | 41 => "\u{2192}",
        44 | 45 => "=\u{221E}",
        132 | 133 => "\u{21C6}",
        138 | 139 => "\u{2295}",
        140 => "\u{2206}",
        146 => "N",
        _ => return None,
    })
}
