//! The correspondence game that a page is about: [`Subject`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::{CorrespondenceGame, Event, Ledger};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el};
use crate::ui::route::CorrespondenceRoute;
use crate::ui::text::t;
use crate::ui::widgets::missing_game::missing;
use crate::ui::widgets::page::page;

/// A game that a page is about.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    pub correspondence: CorrespondenceStore,
    pub game: CorrespondenceGame,
    pub event: Event,
    pub ledger: Ledger,
}

/// The page of a game, or that there is none.
pub(crate) fn of_game(id: &str, title: &str, body: impl FnOnce(Subject) -> El) -> El {
    match Subject::load(expect_context::<CorrespondenceStore>(), id) {
        None => {
            let missing = missing(expect_context::<CorrespondenceStore>(), id);
            page(title, &CorrespondenceRoute::Games.into(), missing)
        }
        Some(subject) => {
            let back = CorrespondenceRoute::Game(subject.game.id.clone());
            page(title, &back.into(), body(subject))
        }
    }
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

    pub(crate) fn versus(&self) -> El {
        let words = (t().games.versus)(&self.game.players);
        el("p")
            .class("correspondence-versus")
            .attr("dir", "auto")
            .child(words)
    }

    /// Oneself first, or White.
    pub(crate) fn sides(&self) -> [Color; 2] {
        let lower = CorrespondenceStore::lower(&self.game);
        [lower, lower.other()]
    }
}
