//! A game with variations, comments and marks: [`GameTree`].

use shakmaty::{Move, Position as _};

use super::Position;
use super::line::Line;
use super::start::Start;
use super::tags::Tags;

/// A game with variations, comments and marks.
///
/// Its nodes lie in one list and name each other by number, and nothing here
/// calls itself, so that a game nested ten thousand deep is like any other.
///
/// ```
/// use zeitnot::game::{notation::read_move, start::Start, tree::{GameTree, NodeId}};
///
/// let mut tree = GameTree::new(Start::standard());
/// let e4 = read_move(tree.start().position(), "e4").unwrap();
/// let d4 = read_move(tree.start().position(), "d4").unwrap();
/// let main = tree.add(NodeId::ROOT, e4).unwrap();
/// let other = tree.add(NodeId::ROOT, d4).unwrap();
/// tree.set_comments(main, &["Best by test."]);
/// tree.promote(other);
/// assert_eq!(tree.main_line(), [other]);
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Start,
    /// The pairs of name and value that stand before the moves.
    pub tags: Tags,
    /// The root first. Deleted ones stay, and nothing leads to them.
    nodes: Vec<Node>,
}

/// A node of a [`GameTree`]: its root, or a move. It keeps naming the same node,
/// whatever is added or deleted elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The position of the start.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, Default)]
struct Node {
    play: Option<Move>,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    /// The last one, so that many can be added.
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    notes: Option<Box<Notes>>,
}

/// What is written about a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Numeric annotation glyphs, 1 to 255: 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// What stands before the first move of a variation.
    pub before: Vec<String>,
    /// What stands after the move.
    pub after: Vec<String>,
}

static NO_NOTES: Notes = Notes {
    nags: Vec::new(),
    before: Vec::new(),
    after: Vec::new(),
};

/// A move that cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddError {
    /// It is illegal in that position, or the position was deleted.
    Illegal,
    /// The tree has as many nodes as it can have.
    Full,
}

/// The most nodes: more than a PGN of the largest size can have.
const MOST_NODES: usize = 16_000_000;

impl GameTree {
    /// A game without moves.
    pub fn new(start: Start) -> GameTree {
        GameTree {
            start,
            tags: Tags::default(),
            nodes: vec![Node::default()],
        }
    }

    /// The game of a line, without variations.
    pub fn of_line(line: &Line) -> GameTree {
        let mut tree = GameTree::new(line.start().clone());
        let mut node = NodeId::ROOT;
        for play in line.moves() {
            match tree.add_legal(node, *play) {
                Some(added) => node = added,
                None => break,
            }
        }
        tree
    }

    /// The moves that lead to a node, as a line.
    pub fn line_to(&self, id: NodeId) -> Line {
        let mut line = Line::new(self.start.clone());
        for node in self.path(id) {
            if let Some(play) = self.play_at(node) {
                // Only legal moves are in a tree.
                let _ = line.play(play);
            }
        }
        line
    }

    /// Where it begins.
    pub fn start(&self) -> &Start {
        &self.start
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// The move that leads to a node; `None` for the root.
    pub fn play_at(&self, id: NodeId) -> Option<Move> {
        self.node(id)?.play
    }

    /// The node before; `None` for the root, and for what was deleted.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }

    /// The continuation that comes first.
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.first_child
    }

    /// The next alternative to this move.
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.next_sibling
    }

    /// All continuations: the main one, then the variations in order.
    pub fn children(&self, id: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut next = self.first_child(id);
        while let Some(child) = next {
            found.push(child);
            next = self.next_sibling(child);
        }
        found
    }

    /// The nodes of the main line, from the first move.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut next = self.first_child(NodeId::ROOT);
        while let Some(child) = next {
            found.push(child);
            next = self.first_child(child);
        }
        found
    }

    /// The nodes that lead to this one, from the first move, it included. None to
    /// the root, and to what was deleted.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut next = id;
        while next != NodeId::ROOT {
            found.push(next);
            next = match self.parent(next) {
                Some(parent) => parent,
                None => return Vec::new(),
            };
        }
        found.reverse();
        found
    }

    /// The position of a node. It plays the moves that lead there.
    pub fn position(&self, id: NodeId) -> Position {
        let mut position = self.start.position().clone();
        for node in self.path(id) {
            if let Some(play) = self.play_at(node) {
                position.play_unchecked(play);
            }
        }
        position
    }

    /// The node of this move after that node, if there is one.
    pub fn child_with(&self, id: NodeId, play: Move) -> Option<NodeId> {
        let mut next = self.first_child(id);
        while let Some(child) = next {
            if self.play_at(child) == Some(play) {
                return Some(child);
            }
            next = self.next_sibling(child);
        }
        None
    }

    /// Adds a move as the last continuation of a node. One that is there already
    /// is only named.
    ///
    /// # Errors
    /// It is illegal there, or the tree is full.
    pub fn add(&mut self, id: NodeId, play: Move) -> Result<NodeId, AddError> {
        if let Some(known) = self.child_with(id, play) {
            return Ok(known);
        }
        let deleted = id != NodeId::ROOT && self.path(id).is_empty();
        if deleted || !self.position(id).is_legal(play) {
            return Err(AddError::Illegal);
        }
        self.add_legal(id, play).ok_or(AddError::Full)
    }

    /// As [`GameTree::add`], for a move that is known to be legal there.
    pub(super) fn add_legal(&mut self, id: NodeId, play: Move) -> Option<NodeId> {
        if let Some(known) = self.child_with(id, play) {
            return Some(known);
        }
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let added = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            play: Some(play),
            parent: Some(id),
            ..Node::default()
        });
        self.append(id, added);
        Some(added)
    }

    fn append(&mut self, parent: NodeId, child: NodeId) {
        let Some(node) = self.nodes.get_mut(parent.index()) else {
            return;
        };
        let last = node.last_child.replace(child);
        match last {
            None => node.first_child = Some(child),
            Some(last) => self.nodes[last.index()].next_sibling = Some(child),
        }
    }

    /// Puts the children of a node into this order.
    fn set_children(&mut self, parent: NodeId, children: &[NodeId]) {
        let Some(node) = self.nodes.get_mut(parent.index()) else {
            return;
        };
        (node.first_child, node.last_child) = (None, None);
        for child in children {
            self.nodes[child.index()].next_sibling = None;
            self.append(parent, *child);
        }
        // Before the first move of a line that is no variation nothing can stand
        // but what stands after the move before.
        let Some(first) = children.first() else {
            return;
        };
        let before = match &mut self.nodes[first.index()].notes {
            Some(notes) => std::mem::take(&mut notes.before),
            None => return,
        };
        if !before.is_empty() {
            self.edit(parent, |notes| notes.after.extend(before));
        }
        self.edit(*first, |_| {});
    }

    /// Moves a variation one place up among its alternatives: the second one
    /// becomes the main one.
    pub fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        let mut children = self.children(parent);
        if let Some(place) = children.iter().position(|child| *child == id)
            && place > 0
        {
            children.swap(place, place - 1);
            self.set_children(parent, &children);
        }
    }

    /// Makes the line to this node the main line of the game.
    pub fn promote_to_main(&mut self, id: NodeId) {
        for node in self.path(id) {
            self.make_first(node);
        }
    }

    /// Puts a move before its alternatives.
    pub(super) fn make_first(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        if self.first_child(parent) == Some(id) {
            return;
        }
        let mut children = self.children(parent);
        if let Some(place) = children.iter().position(|child| *child == id) {
            children[..=place].rotate_right(1);
            self.set_children(parent, &children);
        }
    }

    /// Makes the moves of a line the main line of the game, and adds those that
    /// are not there; what else is there stays. The node of its last move.
    /// Nothing happens where the line begins elsewhere, or the tree is full.
    pub fn follow(&mut self, line: &Line) -> NodeId {
        let mut node = NodeId::ROOT;
        if self.start != *line.start() {
            return node;
        }
        for play in line.moves() {
            // The same moves from the same start are as legal here.
            let Some(next) = self.add_legal(node, *play) else {
                break;
            };
            self.make_first(next);
            node = next;
        }
        node
    }

    /// Deletes a move and all that follows it. The root cannot be deleted.
    pub fn delete(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        let mut children = self.children(parent);
        children.retain(|child| *child != id);
        self.nodes[id.index()].next_sibling = None;
        self.set_children(parent, &children);
        let mut pending = vec![id];
        while let Some(node) = pending.pop() {
            pending.extend(self.children(node));
            self.nodes[node.index()] = Node::default();
        }
    }

    /// What is written about a move. About the root: what stands before the
    /// first move, under `after`.
    pub fn notes(&self, id: NodeId) -> &Notes {
        match self.node(id).and_then(|node| node.notes.as_deref()) {
            Some(notes) => notes,
            None => &NO_NOTES,
        }
    }

    fn edit(&mut self, id: NodeId, change: impl FnOnce(&mut Notes)) {
        let Some(node) = self.nodes.get_mut(id.index()) else {
            return;
        };
        let mut notes = node.notes.take().unwrap_or_default();
        change(&mut notes);
        node.notes = (*notes != NO_NOTES).then_some(notes);
    }

    /// Writes comments after a move, in place of those there; for the root,
    /// before the first move. Spaces and line breaks become single spaces, as
    /// PGN gives them no meaning; empty comments are left out.
    pub fn set_comments(&mut self, id: NodeId, comments: &[&str]) {
        let after = tidy_all(comments);
        self.edit(id, |notes| notes.after = after);
    }

    /// Writes comments before the first move of a variation, in place of those
    /// there. Before any other move they are added to those after the move
    /// before.
    pub fn set_comments_before(&mut self, id: NodeId, comments: &[&str]) {
        let before = tidy_all(comments);
        let Some(parent) = self.parent(id) else {
            return self.edit(id, |notes| notes.after.extend(before));
        };
        match self.first_child(parent) == Some(id) {
            true => self.edit(parent, |notes| notes.after.extend(before)),
            false => self.edit(id, |notes| notes.before = before),
        }
    }

    pub(super) fn add_comment(&mut self, id: NodeId, text: &str) {
        let text = tidy(text);
        if !text.is_empty() {
            self.edit(id, |notes| notes.after.push(text));
        }
    }

    pub(super) fn add_comments_before(&mut self, id: NodeId, comments: &[String]) {
        let comments: Vec<&str> = comments.iter().map(String::as_str).collect();
        let mut before = tidy_all(&comments);
        if before.is_empty() {
            return;
        }
        let parent = self.parent(id).unwrap_or(NodeId::ROOT);
        match self.first_child(parent) == Some(id) {
            true => self.edit(parent, |notes| notes.after.append(&mut before)),
            false => self.edit(id, |notes| notes.before.append(&mut before)),
        }
    }

    /// Sets the numeric annotation glyphs of a move. 0, which means nothing, and
    /// repeated ones are left out.
    pub fn set_nags(&mut self, id: NodeId, nags: &[u8]) {
        self.edit(id, |notes| notes.nags.clear());
        for nag in nags {
            self.add_nag(id, *nag);
        }
    }

    pub(super) fn add_nag(&mut self, id: NodeId, nag: u8) {
        if nag != 0 && !self.notes(id).nags.contains(&nag) {
            self.edit(id, |notes| notes.nags.push(nag));
        }
    }

    /// The number of moves, those of variations included.
    pub fn len(&self) -> usize {
        let mut number = 0;
        let mut pending = vec![NodeId::ROOT];
        while let Some(node) = pending.pop() {
            let children = self.children(node);
            number += children.len();
            pending.extend(children);
        }
        number
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.first_child(NodeId::ROOT).is_none()
    }
}

/// The same start, tags, moves in the same order, and notes; whatever was
/// deleted from either.
impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        if self.start != other.start || self.tags != other.tags {
            return false;
        }
        let mut pending = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((mine, theirs)) = pending.pop() {
            let (ours, others) = (self.children(mine), other.children(theirs));
            let same = self.play_at(mine) == other.play_at(theirs)
                && self.notes(mine) == other.notes(theirs)
                && ours.len() == others.len();
            if !same {
                return false;
            }
            pending.extend(ours.into_iter().zip(others));
        }
        true
    }
}

impl Eq for GameTree {}

fn tidy_all(comments: &[&str]) -> Vec<String> {
    let mut texts = Vec::new();
    for text in comments.iter().map(|text| tidy(text)) {
        if !text.is_empty() {
            texts.push(text);
        }
    }
    texts
}

/// Single spaces, none at the ends, and nothing that controls a terminal.
fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split(is_gap) {
        if word.is_empty() {
            continue;
        }
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy
}

/// White space, as PGN counts it, and control characters. Spaces that do not
/// break are kept: they are meant.
pub(super) fn is_gap(c: char) -> bool {
    c == ' ' || c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}
