//! A thing that is there or not, drawn by hand: [`Piece`].

use crate::platform::dom::Node;
use crate::ui::el::El;

/// A place between its neighbours, and what stands there.
pub(super) struct Piece {
    end: Node,
    stands: Option<Node>,
}

impl Piece {
    /// An empty one, at the end of what is in `parent`.
    pub(super) fn at_end(parent: &El) -> Piece {
        let end = Node::text("");
        parent.node().append(&end);
        Piece { end, stands: None }
    }

    /// Has this there, in the place of what was.
    pub(super) fn set(&mut self, piece: Option<Node>) {
        if let Some(old) = self.stands.take() {
            old.remove();
        }
        if let Some(new) = &piece {
            self.end.put_before(new);
        }
        self.stands = piece;
    }
}
