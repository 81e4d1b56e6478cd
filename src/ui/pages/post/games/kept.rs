//! What was asked of the list, and how far it was scrolled: whoever comes back
//! from a game finds the list as they left it, until the app is closed.

use std::cell::RefCell;

use crate::correspondence::rank::Asked;

thread_local! {
    static KEPT: RefCell<(Asked, f64)> = RefCell::default();
}

/// What was asked last, and how far down the page was.
pub fn kept() -> (Asked, f64) {
    KEPT.with_borrow(Clone::clone)
}

/// Keeps it.
pub fn keep(asked: Asked, top: f64) {
    KEPT.set((asked, top));
}
