//! The game on an embedded board: [`Game`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::game::book::Book;
use crate::game::{GameTree, NodeId};
use crate::ui::widgets::replay::ReplayStep;

/// A game that a visitor looks at. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Game {
    pub book: RwSignal<Book>,
    pub at: RwSignal<NodeId>,
    pub flipped: RwSignal<bool>,
    /// The side below, with the board as the visitor has turned it.
    pub bottom: Memo<Color>,
}

impl Game {
    /// Opens the first game of a book at its beginning. `bottom` is below until a visitor turns the
    /// board.
    pub(super) fn new(book: Book, bottom: Memo<Color>) -> Game {
        let flipped = RwSignal::new(false);
        let bottom = Memo::new(move |_| {
            if flipped.get() {
                bottom.get().other()
            } else {
                bottom.get()
            }
        });
        Game {
            book: RwSignal::new(book),
            at: RwSignal::new(NodeId::ROOT),
            flipped,
            bottom,
        }
    }

    /// Reads the moves, tracked.
    pub(super) fn with_tree<R>(self, with: impl FnOnce(&GameTree) -> R) -> R {
        self.book.with(|book| with(book.tree()))
    }

    /// Goes a step. Returns whether it led somewhere.
    pub(super) fn step(self, step: ReplayStep) -> bool {
        let at = self.at.get_untracked();
        let to = untrack(|| self.with_tree(|tree| step.from(tree, at)));
        if to != at {
            self.at.set(to);
        }
        to != at
    }

    /// Turns the board.
    pub(super) fn flip(self) {
        self.flipped.update(|flipped| *flipped = !*flipped);
    }

    /// Opens another game of the book, at its beginning.
    pub(super) fn choose(self, place: usize) {
        self.at.set(NodeId::ROOT);
        self.book.update(|book| book.choose(place));
    }
}
