//! Ways through a game with variations.

use super::{GameTree, NodeId};

impl GameTree {
    /// The last move of the line of a node; the node itself, where it is that.
    pub fn end_of_line(&self, id: NodeId) -> NodeId {
        let mut last = id;
        while let Some(next) = self.continuation(last) {
            last = next;
        }
        last
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
