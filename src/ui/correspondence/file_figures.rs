//! The clocks of the file that was brought last, for the forms in which the server's figures are
//! entered: [`Offered`].
//!
//! They are only offered, for a while: whoever looks at the server's page enters the banks, which no
//! file has, and sees whether the clocks are right.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::clock::ByColor;
use crate::correspondence::server_clocks::FileFigures;
use crate::correspondence::{Seconds, Utc};

/// Later the server shows other times.
const OFFERED: Seconds = Seconds::hours(1);

thread_local! {
    /// By the id of the game.
    static BROUGHT: RefCell<BTreeMap<String, Offered>> = const { RefCell::new(BTreeMap::new()) };
}

/// The figures that follow from the clocks of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offered {
    /// When the file was brought.
    pub at: Utc,
    /// The number of half-moves after which they are shown.
    pub ply: usize,
    /// Those of each side, as far as the file has them.
    pub shown: ByColor<FileFigures>,
}

impl Offered {
    /// Keeps them for the forms of this game.
    pub(super) fn offer(self, id: &str) {
        BROUGHT.with_borrow_mut(|brought| brought.insert(id.to_owned(), self));
    }

    /// Those of this game, if it still has so many half-moves.
    pub(super) fn of(id: &str, ply: usize, now: Utc) -> Option<Offered> {
        let is_fresh = |figures: &Offered| {
            figures.ply == ply && figures.at <= now && now.since(figures.at) <= OFFERED
        };
        BROUGHT.with_borrow(|brought| brought.get(id).copied().filter(is_fresh))
    }

    /// Offers none of this game any longer: its figures are entered.
    pub(super) fn forget(id: &str) {
        BROUGHT.with_borrow_mut(|brought| brought.remove(id));
    }
}
