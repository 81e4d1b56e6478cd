//! The correspondence game that a page is about: [`Subject`].

use crate::clock::Color;
use crate::correspondence::{CorrespondenceGame, Event, Ledger};
use crate::ui::context::correspondence_store::CorrespondenceStore;

/// A game that a page is about.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    pub correspondence: CorrespondenceStore,
    pub game: CorrespondenceGame,
    pub event: Event,
    pub ledger: Ledger,
}

impl Subject {
    /// A game as it is kept.
    pub(crate) fn load(correspondence: CorrespondenceStore, id: &str) -> Option<Subject> {
        let (game, event) = correspondence.load(id)?;
        Some(Subject {
            correspondence,
            ledger: CorrespondenceStore::ledger(&game, &event),
            game,
            event,
        })
    }

    /// Oneself first, or White.
    pub(crate) fn sides(&self) -> [Color; 2] {
        let lower = CorrespondenceStore::lower(&self.game);
        [lower, lower.other()]
    }
}
