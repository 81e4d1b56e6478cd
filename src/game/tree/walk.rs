//! Ways through a game with variations.

use super::{GameTree, NodeId};
use crate::game::history::MoveHistory;

impl GameTree {
    /// The nodes of the main line, from the first move.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut next = self.continuation(NodeId::ROOT);
        while let Some(child) = next {
            found.push(child);
            next = self.continuation(child);
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

    /// The moves that lead to a node, as a line; `None` where someone passes on
    /// the way.
    pub fn line_to(&self, id: NodeId) -> Option<MoveHistory> {
        let mut line = MoveHistory::new(self.start.clone());
        for node in self.path(id) {
            // Only legal moves are in a tree.
            let _ = line.play(self.play_at(node)?);
        }
        Some(line)
    }

    /// The moves of the main line; where someone passes in it, those before.
    pub fn played_line(&self) -> MoveHistory {
        let mut line = MoveHistory::new(self.start.clone());
        for node in self.main_line() {
            let Some(play) = self.play_at(node) else {
                break;
            };
            let _ = line.play(play);
        }
        line
    }

    /// The last move of the line of a node; the node itself, where it is that.
    pub fn end_of_line(&self, id: NodeId) -> NodeId {
        let mut last = id;
        while let Some(next) = self.continuation(last) {
            last = next;
        }
        last
    }

    /// The alternative before this move; `None` for the first one.
    pub fn previous_sibling(&self, id: NodeId) -> Option<NodeId> {
        let mut next = self.first_child(self.parent(id)?);
        let mut before = None;
        while let Some(child) = next.filter(|child| *child != id) {
            before = next;
            next = self.next_sibling(child);
        }
        before
    }

    /// The next alternative, in the order in which they are written: what follows
    /// the end of a line is one to that end.
    pub fn alternative_after(&self, id: NodeId) -> Option<NodeId> {
        if let Some(beyond) = self.beyond(id) {
            return Some(beyond);
        }
        let mut node = id;
        loop {
            if let Some(next) = self.next_sibling(node) {
                return Some(next);
            }
            // After the last variation of an end comes what is beside that end.
            node = self.end_before(node)?;
        }
    }

    /// The alternative before, the other way round.
    pub fn alternative_before(&self, id: NodeId) -> Option<NodeId> {
        let Some(mut before) = self.previous_sibling(id) else {
            return self.end_before(id);
        };
        while self.beyond(before).is_some()
            && let Some(last) = self.children(before).pop()
        {
            before = last;
        }
        Some(before)
    }

    /// The end of a line that a move is beyond.
    fn end_before(&self, id: NodeId) -> Option<NodeId> {
        let end = self.parent(id)?;
        self.beyond(end).map(|_| end)
    }
}
