//! A game with variations, comments and marks: [`GameTree`].

mod notes;
mod played;
mod walk;

use shakmaty::{Move, Position as _};

pub use self::notes::Notes;
pub use self::played::Played;

use super::Position;
use super::history::MoveHistory;
use super::start::Start;
use super::tags::Tags;

/// A game with variations, comments and marks.
///
/// Its nodes are in one list and refer to each other by number, and nothing here is recursive, so
/// that even variations nested ten thousand deep are no problem.
///
/// A move may have others after it and still be the last of its line: what was not played after the
/// end of a game is a variation, whatever else is there. So [`GameTree::children`] are all moves
/// that follow, and [`GameTree::continuation`] is the one that continues the line, if any.
///
/// ```
/// use zeitnot_core::game::{notation::read_move, start::Start, tree::{GameTree, NodeId}};
///
/// let mut tree = GameTree::new(Start::standard());
/// let e4 = read_move(tree.start().position(), "e4").unwrap();
/// let d4 = read_move(tree.start().position(), "d4").unwrap();
/// let main = tree.add(NodeId::ROOT, e4).unwrap();
/// let other = tree.add(NodeId::ROOT, d4).unwrap();
/// tree.set_comments(main, &["Best by test."]);
/// tree.promote_to_main(other);
/// assert_eq!(tree.main_line(), [other]);
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Start,
    /// The name-value pairs before the moves.
    pub tags: Tags,
    /// The root is first. Deleted nodes stay, but nothing refers to them.
    nodes: Vec<Node>,
}

/// A node of a [`GameTree`]: its root, or a move. It keeps referring to the same node, whatever is
/// added or deleted elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The node of the starting position.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, Default)]
struct Node {
    played: Option<Played>,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    /// The last child, so that many can be added quickly.
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    /// Whether the line ends here, so that all children are variations. Never set for the root, as
    /// PGN cannot express that.
    ends: bool,
    notes: Option<Box<Notes>>,
}

/// Why a move cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddError {
    /// It is illegal in that position, or the position was deleted.
    #[error("the move is illegal in that position")]
    Illegal,
    /// The tree has the maximum number of nodes.
    #[error("the tree has as many moves as it can have")]
    Full,
}

/// The maximum number of nodes: more than the largest readable PGN can have.
const MAX_NODES: usize = 16_000_000;

impl GameTree {
    /// A game without moves.
    pub fn new(start: Start) -> GameTree {
        GameTree {
            start,
            tags: Tags::default(),
            nodes: vec![Node::default()],
        }
    }

    /// The game of a line, without variations. Moves added after its last one are variations.
    pub fn of_line(line: &MoveHistory) -> GameTree {
        let mut tree = GameTree::new(line.start().clone());
        tree.follow(line);
        tree
    }

    /// A game with the same start and tags, but no moves.
    #[must_use]
    pub(super) fn without_moves(self) -> GameTree {
        let mut fresh = GameTree::new(self.start);
        fresh.tags = self.tags;
        fresh
    }

    /// The start of the game.
    pub fn start(&self) -> &Start {
        &self.start
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// The move or pass that leads to a node; `None` for the root.
    pub fn played_at(&self, id: NodeId) -> Option<Played> {
        self.node(id)?.played
    }

    /// The move that leads to a node; `None` for the root and for a pass.
    pub fn play_at(&self, id: NodeId) -> Option<Move> {
        self.played_at(id)?.as_move()
    }

    /// The preceding node; `None` for the root and for deleted nodes.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }

    /// The first move after this one: the next of the line, or the first variation if the line
    /// ends.
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.first_child
    }

    /// The next alternative to this move.
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.next_sibling
    }

    /// The move that continues the line of this node; `None` if the line ends, even if there are
    /// variations after it.
    pub fn continuation(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id)?;
        node.first_child.filter(|_| !node.ends)
    }

    /// The first variation after the end of a line; `None` if the line continues, or nothing
    /// follows.
    pub fn beyond(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id)?;
        node.first_child.filter(|_| node.ends)
    }

    /// Whether a variation begins with this move.
    pub fn begins_variation(&self, id: NodeId) -> bool {
        self.parent(id)
            .is_some_and(|parent| self.continuation(parent) != Some(id))
    }

    /// All moves that follow: first the one that continues the line, if any, then the variations in
    /// order.
    pub fn children(&self, id: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut next = self.first_child(id);
        while let Some(child) = next {
            found.push(child);
            next = self.next_sibling(child);
        }
        found
    }

    /// The position of a node, found by playing the moves that lead there.
    pub fn position(&self, id: NodeId) -> Position {
        let mut position = self.start.position().clone();
        for node in self.path(id) {
            match self.played_at(node) {
                Some(Played::Move(play)) => position.play_unchecked(play),
                Some(pass) => position = pass.after_unchecked(&position),
                None => {}
            }
        }
        position
    }

    /// The child of a node with this move, if there is one.
    pub fn child_with(&self, id: NodeId, play: Move) -> Option<NodeId> {
        self.child_of(id, Played::Move(play))
    }

    pub(super) fn child_of(&self, id: NodeId, played: Played) -> Option<NodeId> {
        let mut next = self.first_child(id);
        while let Some(child) = next {
            if self.played_at(child) == Some(played) {
                return Some(child);
            }
            next = self.next_sibling(child);
        }
        None
    }

    /// Adds a move after a node, behind the existing ones. If it exists already, its node is
    /// returned.
    ///
    /// # Errors
    /// [`AddError::Illegal`] there, or [`AddError::Full`].
    pub fn add(&mut self, id: NodeId, play: Move) -> Result<NodeId, AddError> {
        if let Some(known) = self.child_with(id, play) {
            return Ok(known);
        }
        if self.is_deleted(id) || !self.position(id).is_legal(play) {
            return Err(AddError::Illegal);
        }
        self.add_legal(id, play).ok_or(AddError::Full)
    }

    /// As [`GameTree::add`], for a pass.
    ///
    /// # Errors
    /// [`AddError::Illegal`] for a player in check, or [`AddError::Full`].
    pub fn add_pass(&mut self, id: NodeId) -> Result<NodeId, AddError> {
        if self.is_deleted(id) || Played::pass(&self.position(id)).is_none() {
            return Err(AddError::Illegal);
        }
        self.add_possible(id, Played::Pass).ok_or(AddError::Full)
    }

    fn is_deleted(&self, id: NodeId) -> bool {
        id != NodeId::ROOT && self.parent(id).is_none()
    }

    /// As [`GameTree::add`], for a move that is known to be legal there.
    pub(super) fn add_legal(&mut self, id: NodeId, play: Move) -> Option<NodeId> {
        self.add_possible(id, Played::Move(play))
    }

    pub(super) fn add_possible(&mut self, id: NodeId, played: Played) -> Option<NodeId> {
        if let Some(known) = self.child_of(id, played) {
            return Some(known);
        }
        if self.nodes.len() >= MAX_NODES {
            return None;
        }
        let added = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            played: Some(played),
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

    /// Sets the children of a node, in this order.
    fn set_children(&mut self, parent: NodeId, children: &[NodeId]) {
        let Some(node) = self.nodes.get_mut(parent.index()) else {
            return;
        };
        (node.first_child, node.last_child) = (None, None);
        for child in children {
            self.nodes[child.index()].next_sibling = None;
            self.append(parent, *child);
        }
        self.settle(parent);
    }

    /// The continuation of a line has no comments before it: they are moved to those after the
    /// preceding move.
    fn settle(&mut self, parent: NodeId) {
        let Some(first) = self.continuation(parent) else {
            return;
        };
        let before = match &mut self.nodes[first.index()].notes {
            Some(notes) => std::mem::take(&mut notes.before),
            None => return,
        };
        if !before.is_empty() {
            self.edit(parent, |notes| notes.after.extend(before));
        }
        self.edit(first, |_| {});
    }

    /// Ends the line of this move with it: what follows, now or later, are variations. A game
    /// without moves has no end, as PGN cannot express that.
    pub fn end_line(&mut self, id: NodeId) {
        if id != NodeId::ROOT && !self.is_deleted(id) {
            self.nodes[id.index()].ends = true;
        }
    }

    /// Lets the line of a node without children continue with the move added next.
    pub(super) fn leave_open(&mut self, id: NodeId) {
        if let Some(node) = self.nodes.get_mut(id.index())
            && node.first_child.is_none()
        {
            node.ends = false;
        }
    }

    /// Makes the line to this node the main line of the game.
    pub fn promote_to_main(&mut self, id: NodeId) {
        for node in self.path(id) {
            self.go_on_with(node);
        }
    }

    /// Makes this move the continuation of its line: it comes before its alternatives, and the line
    /// no longer ends before it.
    pub(super) fn go_on_with(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        self.nodes[parent.index()].ends = false;
        if self.first_child(parent) == Some(id) {
            return self.settle(parent);
        }
        let mut children = self.children(parent);
        if let Some(place) = children.iter().position(|child| *child == id) {
            children[..=place].rotate_right(1);
            self.set_children(parent, &children);
        }
    }

    /// Makes the moves of a line the main line of the game, which ends with them, and adds missing
    /// ones; other moves stay, as variations. Returns the node of the last move. If the line has
    /// another start, nothing happens; if the tree is full, it ends early.
    pub fn follow(&mut self, line: &MoveHistory) -> NodeId {
        let mut node = NodeId::ROOT;
        if self.start != *line.start() {
            return node;
        }
        for play in line.moves() {
            // Moves that are legal in the line are legal here.
            let Some(next) = self.add_legal(node, *play) else {
                break;
            };
            self.go_on_with(next);
            node = next;
        }
        self.end_line(node);
        node
    }

    /// Whether a move can be deleted: not the first of the game while it has alternatives, as PGN
    /// cannot express a game that ends before its first move and has variations of it.
    pub fn can_delete(&self, id: NodeId) -> bool {
        let others = self.next_sibling(id).is_some();
        self.parent(id).is_some() && !(others && self.first_child(NodeId::ROOT) == Some(id))
    }

    /// Deletes a move that [can be deleted](GameTree::can_delete), and everything after it. This
    /// never turns a variation into the game: if a move of the main line with alternatives is
    /// deleted, the game ends before it.
    pub fn delete(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id).filter(|_| self.can_delete(id)) else {
            return;
        };
        let of_game = self.is_of_main_line(id);
        let mut children = self.children(parent);
        children.retain(|child| *child != id);
        self.nodes[id.index()].next_sibling = None;
        if of_game && !children.is_empty() {
            self.end_line(parent);
        }
        self.set_children(parent, &children);
        let mut pending = vec![id];
        while let Some(node) = pending.pop() {
            pending.extend(self.children(node));
            self.nodes[node.index()] = Node::default();
        }
    }

    fn is_of_main_line(&self, id: NodeId) -> bool {
        let mut node = id;
        while let Some(parent) = self.parent(node) {
            if self.continuation(parent) != Some(node) {
                return false;
            }
            node = parent;
        }
        true
    }

    /// The number of moves, including those of variations.
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

    /// The number of nodes, with the root and those that were deleted.
    pub(super) fn nodes_with_root(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.first_child(NodeId::ROOT).is_none()
    }
}

/// Compares starts, tags, moves in order, ends of lines that something follows, and notes; deleted
/// nodes are ignored.
impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        if self.start != other.start || self.tags != other.tags {
            return false;
        }
        let mut pending = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((mine, theirs)) = pending.pop() {
            let (ours, others) = (self.children(mine), other.children(theirs));
            let same = self.played_at(mine) == other.played_at(theirs)
                && self.beyond(mine).is_some() == other.beyond(theirs).is_some()
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
