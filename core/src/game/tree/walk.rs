//! Traversing a game with variations.

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

    /// The nodes that lead to this one, from the first move, including it. Empty for the root and
    /// for deleted nodes.
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

    /// The moves that lead to a node, as a line; `None` if there is a pass among them.
    pub fn line_to(&self, id: NodeId) -> Option<MoveHistory> {
        let mut line = MoveHistory::new(self.start.clone());
        for node in self.path(id) {
            // Only legal moves are in a tree.
            let _ = line.play(self.play_at(node)?);
        }
        Some(line)
    }

    /// The moves of the main line, up to the first pass.
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

    /// The last node of a node's line; the node itself, if it is the last.
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

    /// The next alternative in written order: what follows the end of a line is an alternative to
    /// that end.
    pub fn alternative_after(&self, id: NodeId) -> Option<NodeId> {
        if let Some(beyond) = self.beyond(id) {
            return Some(beyond);
        }
        let mut node = id;
        loop {
            if let Some(next) = self.next_sibling(node) {
                return Some(next);
            }
            // The last variation after an end is followed by the alternatives of that end.
            node = self.end_before(node)?;
        }
    }

    /// The previous alternative, in the same order.
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

    /// The end of the line that this move comes after.
    fn end_before(&self, id: NodeId) -> Option<NodeId> {
        let end = self.parent(id)?;
        self.beyond(end).map(|_| end)
    }
}
