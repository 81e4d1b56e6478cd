//! A node that comes and goes, updated by hand: [`OptionalNode`].

use crate::platform::dom::Node;
use crate::ui::el::El;

/// A fixed place among siblings and the node currently there.
pub(crate) struct OptionalNode {
    end: Node,
    stands: Option<Node>,
}

impl OptionalNode {
    /// An empty place at the end of `parent`.
    pub(crate) fn at_end(parent: &El) -> OptionalNode {
        let end = Node::text("");
        parent.node().append(&end);
        OptionalNode { end, stands: None }
    }

    /// Replaces the node there.
    pub(crate) fn set(&mut self, piece: Option<Node>) {
        if let Some(old) = self.stands.take() {
            old.remove();
        }
        if let Some(new) = &piece {
            self.end.put_before(new);
        }
        self.stands = piece;
    }
}
