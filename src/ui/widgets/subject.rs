//! The correspondence game that a page is about: [`Subject`].

use crate::clock::{ByColor, Color};
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

    /// The players of today: those who began, or who took over.
    pub(crate) fn players(&self) -> ByColor<String> {
        ByColor::from_fn(|side| self.game.player(side).to_owned())
    }

    /// Oneself first, or White.
    pub(crate) fn sides(&self) -> [Color; 2] {
        let lower = CorrespondenceStore::lower(&self.game);
        [lower, lower.other()]
    }
}
