//! The clocks of the file that was brought last, for the forms in which the server's figures are
//! entered: [`Offered`].
//!
//! They are only offered, for a while: whoever looks at the server's page enters the banks, which no
//! file has, and sees whether the clocks are right.

use leptos::prelude::*;

use super::CorrespondenceStore;
use crate::clock::ByColor;
use crate::correspondence::server_clocks::FileFigures;
use crate::correspondence::{Seconds, Utc};

/// Later the server shows other times.
const OFFERED: Seconds = Seconds::hours(1);

/// The figures that follow from the clocks of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offered {
    /// When the file was brought.
    pub at: Utc,
    /// The number of half-moves after which they are shown.
    pub ply: usize,
    /// Those of each side, as far as the file has them.
    pub shown: ByColor<FileFigures>,
}

impl CorrespondenceStore {
    /// Keeps figures for the forms of a game.
    pub(crate) fn offer(self, id: &str, figures: Offered) {
        self.offered.update_value(|offered| {
            offered.insert(id.to_owned(), figures);
        });
    }

    /// The figures of a game, if it still has so many half-moves.
    pub(crate) fn offered(self, id: &str, ply: usize, now: Utc) -> Option<Offered> {
        let is_fresh = |figures: &Offered| {
            figures.ply == ply && figures.at <= now && now.since(figures.at) <= OFFERED
        };
        self.offered
            .with_value(|offered| offered.get(id).copied().filter(is_fresh))
    }

    /// Offers none of this game any longer: its figures are entered.
    pub(crate) fn forget_offered(self, id: &str) {
        self.offered.update_value(|offered| {
            offered.remove(id);
        });
    }
}
