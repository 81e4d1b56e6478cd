//! A game into PGN, in export format: [`write()`].

use shakmaty::Position as _;

use super::game::is_chess960;
use crate::clock::GameResult;
use crate::game::Position;
use crate::game::start::Start;
use crate::game::tags::ROSTER;
use crate::game::tree::{GameTree, NodeId};

/// The maximum length of a line.
const WIDTH: usize = 79;

/// Writes a game in export format: the seven roster tags, then the others, `SetUp`, `FEN` and
/// `Variant` as its start requires, its moves with all annotations, and the result.
///
/// [`parse`](super::parse()) reads it as the same game, with its tags in [export
/// order](crate::game::tags::Tags::in_export_order). PGN has no syntax for a variation after the
/// last move of a game: it repeats that move, as ChessBase and Scid write it. A game lost by both
/// players has the tag `Result` `0-0`, and `*` after its moves, as PGN has no mark for it.
pub fn write(tree: &GameTree, result: Option<GameResult>) -> String {
    let mut out = Out::new();
    out.tags(tree, result);
    out.text.push('\n');
    out.moves(tree);
    out.word(match result {
        None | Some(GameResult::BothLose) => "*",
        Some(result) => result.score(),
    });
    out.text.push('\n');
    out.text
}

/// The tags that [`write()`] writes.
pub(super) fn tags(tree: &GameTree, result: Option<GameResult>) -> String {
    let mut out = Out::new();
    out.tags(tree, result);
    out.text
}

struct Out {
    text: String,
    /// The number of characters in the line so far.
    column: usize,
    /// Whether the next word follows without a space.
    glue: bool,
}

/// A part that is still to be written. A stack of these replaces recursion.
enum Todo {
    /// This move, and everything after it.
    Line(NodeId, Position),
    /// The alternatives to a move, from this variation on.
    Variations(NodeId, Position),
    /// The variations after the end of a line, from this one on, with the position before the
    /// line's last move.
    Beyond(NodeId, Position),
    Close,
}

impl Out {
    fn new() -> Out {
        Out {
            text: String::new(),
            column: 0,
            glue: true,
        }
    }

    fn tags(&mut self, tree: &GameTree, result: Option<GameResult>) {
        let mut tags = tree.tags.clone();
        tags.set("Result", result.map_or("*", GameResult::score));
        let (start, mut own) = (tree.start(), Vec::new());
        if !start.is_standard() {
            own.push(("SetUp", "1".to_owned()));
            own.push(("FEN", start.fen()));
        }
        // Tags that would make it another game are dropped. An unreadable FEN does not, so it is
        // kept with the tags that belong to it.
        let fen = tags.get("FEN").map(Start::from_fen);
        if !own.is_empty() || !matches!(fen, Some(Err(_))) {
            if !own.is_empty() || fen.is_some() {
                tags.remove("FEN");
                tags.remove("SetUp");
            }
            let variant = tags.get("Variant").is_some_and(is_chess960);
            if start.is_chess960() || variant && start.position().castles().any() {
                tags.remove("Variant");
            }
        }
        if start.is_chess960() {
            own.push(("Variant", "Chess960".to_owned()));
        }
        for (number, (name, value)) in tags.in_export_order().pairs().iter().enumerate() {
            if number == ROSTER.len() {
                self.own_tags(&own);
            }
            self.tag(name, value);
        }
        if tags.in_export_order().pairs().len() == ROSTER.len() {
            self.own_tags(&own);
        }
    }

    fn own_tags(&mut self, own: &[(&str, String)]) {
        for (name, value) in own {
            self.tag(name, value);
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.text.push('[');
        self.text.push_str(name);
        self.text.push_str(" \"");
        for c in value.chars() {
            if matches!(c, '"' | '\\') {
                self.text.push('\\');
            }
            self.text.push(c);
        }
        self.text.push_str("\"]\n");
    }

    fn moves(&mut self, tree: &GameTree) {
        self.notes(tree, NodeId::ROOT);
        let mut todo = Vec::new();
        // Whether the number of a black move must be written.
        let mut number = true;
        if let Some(first) = tree.continuation(NodeId::ROOT) {
            todo.push(Todo::Line(first, tree.start().position().clone()));
        }
        while let Some(next) = todo.pop() {
            match next {
                Todo::Close => {
                    // However many closing brackets follow each other.
                    self.glue = self.column < WIDTH;
                    self.word(")");
                    number = true;
                }
                Todo::Variations(node, position) => {
                    if let Some(other) = tree.next_sibling(node) {
                        todo.push(Todo::Variations(other, position.clone()));
                    }
                    self.open(tree, node);
                    number = true;
                    todo.push(Todo::Close);
                    todo.push(Todo::Line(node, position));
                }
                Todo::Beyond(node, position) => {
                    if let Some(other) = tree.next_sibling(node) {
                        todo.push(Todo::Beyond(other, position.clone()));
                    }
                    self.open(tree, node);
                    let last = tree.parent(node).and_then(|last| tree.played_at(last));
                    let Some(last) = last else {
                        continue;
                    };
                    self.number(&position, true);
                    self.word(&last.san(&position));
                    number = false;
                    todo.push(Todo::Close);
                    todo.push(Todo::Line(node, last.after_unchecked(&position)));
                }
                Todo::Line(node, position) => {
                    let Some(played) = tree.played_at(node) else {
                        continue;
                    };
                    let next = played.after_unchecked(&position);
                    self.number(&position, number);
                    self.word(&played.san(&position));
                    number = self.notes(tree, node);
                    if let Some(child) = tree.continuation(node) {
                        todo.push(Todo::Line(child, next));
                    }
                    if !tree.begins_variation(node)
                        && let Some(other) = tree.next_sibling(node)
                    {
                        todo.push(Todo::Variations(other, position.clone()));
                    }
                    if let Some(beyond) = tree.beyond(node) {
                        todo.push(Todo::Beyond(beyond, position));
                    }
                }
            }
        }
    }

    /// Writes the beginning of a variation, up to the number of its first move.
    fn open(&mut self, tree: &GameTree, node: NodeId) {
        self.word("(");
        self.glue = true;
        for text in &tree.notes(node).before {
            self.comment(text);
        }
    }

    /// Writes `12.`, or `12...` where it is needed.
    fn number(&mut self, position: &Position, always: bool) {
        let black = position.turn().is_black();
        if black && !always {
            return;
        }
        let mut text = position.fullmoves().to_string();
        text.push_str(if black { "..." } else { "." });
        self.word(&text);
    }

    /// Writes the marks and comments of a move. Returns whether there are comments.
    fn notes(&mut self, tree: &GameTree, node: NodeId) -> bool {
        let notes = tree.notes(node);
        for nag in &notes.nags {
            let mut text = String::from("$");
            text.push_str(&nag.to_string());
            self.word(&text);
        }
        for text in &notes.after {
            self.comment(text);
        }
        !notes.after.is_empty()
    }

    fn comment(&mut self, text: &str) {
        // `[%clk 0:05:00]` stays in one line, for programs that search for it there.
        let (mut words, mut bracket) = (Vec::new(), false);
        let mut from = 0;
        for (at, c) in text.char_indices() {
            match c {
                '[' if text[at..].starts_with("[%") => bracket = true,
                ']' => bracket = false,
                // A line that begins with `%` would be ignored.
                ' ' if !bracket && !text[at + 1..].starts_with('%') => {
                    words.push(&text[from..at]);
                    from = at + 1;
                }
                _ => {}
            }
        }
        words.push(&text[from..]);
        let mut word = String::from("{");
        for (number, part) in words.iter().enumerate() {
            word.push_str(part);
            if number + 1 == words.len() {
                word.push('}');
            }
            self.word(&word);
            word.clear();
        }
    }

    fn new_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
        self.glue = true;
    }

    /// Writes the space before a word of this width.
    fn space(&mut self, width: usize) {
        if self.glue || self.column == 0 {
            if self.column > 0 && self.column + width > WIDTH {
                self.new_line();
            }
            self.glue = false;
        } else if self.column + 1 + width > WIDTH {
            self.new_line();
            self.glue = false;
        } else {
            self.text.push(' ');
            self.column += 1;
        }
    }

    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        self.space(width);
        self.text.push_str(word);
        self.column += width;
    }
}
