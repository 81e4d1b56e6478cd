//! The parts of the app that pages ask for when they need them, and the page that could not be
//! loaded: [`Loader`], which every page gets from Leptos's context.

use leptos::prelude::*;

use super::chunks::{Chunks, DrawDeadline, DrawPanel, NotLoaded};
use super::context::AppContext;
use super::context::correspondence_store::CorrespondenceStore;
use super::context::update::why_not_loaded;
use super::route::Route;
use crate::platform::task::spawn;

/// The parts of the app that are loaded later. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loader {
    chunks: Chunks,
    context: AppContext,
    /// The page that could not be loaded, until it is or another one is shown.
    failed: RwSignal<Option<Route>>,
    /// Whether something of the app has been seen.
    seen: RwSignal<bool>,
    /// The function that draws the panel of the clock, once it is loaded.
    panel: RwSignal<Option<DrawPanel>>,
}

impl Loader {
    pub(super) fn new(chunks: Chunks, context: AppContext) -> Loader {
        Loader {
            chunks,
            context,
            failed: RwSignal::new(None),
            seen: RwSignal::new(false),
            panel: RwSignal::new(None),
        }
    }

    /// Whether something of the app has been seen: until then a page draws only what the user looks
    /// at first.
    pub(crate) fn is_seen(self) -> bool {
        self.seen.get()
    }

    /// From now on pages draw all that they have.
    pub(super) fn set_seen(self) {
        let _ = self.seen.try_set(true);
    }

    /// The page that could not be loaded, if there is one.
    pub(crate) fn failed(self) -> Option<Route> {
        self.failed.get()
    }

    pub(super) fn set_failed(self, asked: Route) {
        self.failed.set(Some(asked));
    }

    /// Goes on as if nobody had asked for the page that could not be loaded.
    pub(crate) fn forget_failed(self) {
        self.failed.set(None);
    }

    /// Tries again to show the page that could not be loaded.
    pub(crate) fn try_again(self) {
        if let Some(route) = self.failed.get_untracked() {
            self.failed.set(None);
            route.go();
        }
    }

    /// The function that draws the correspondence games that are due next; `None` until it is
    /// loaded. It is never loaded for a user without such games.
    pub(crate) fn deadline(self) -> Signal<Option<DrawDeadline>> {
        let drawn = RwSignal::new(None);
        if self.context.storage().has_correspondence() {
            spawn(async move {
                // Without it, home shows no games.
                if let Ok(draw) = (self.chunks.deadline)().await {
                    let _ = drawn.try_set(Some(draw));
                }
            });
        }
        drawn.into()
    }

    /// The function that draws the panel of the clock; `None` until it is loaded.
    pub(crate) fn panel(self) -> Signal<Option<DrawPanel>> {
        self.panel.into()
    }

    /// Loads the function that draws the panel, if it is not there. Without it, a stopped clock
    /// still has its strip. Several callers may wait for it at once: the first answer is used,
    /// because a panel that is drawn again vanishes under the user's finger.
    pub(crate) fn load_panel(self) {
        if self.panel.with_untracked(Option::is_some) {
            return;
        }
        spawn(async move {
            let draw = (self.chunks.panel)().await;
            if let Ok(draw) = draw
                && self.panel.try_with_untracked(Option::is_none) == Some(true)
            {
                self.panel.set(Some(draw));
            }
        });
    }

    /// Saves a backup as a file.
    pub(crate) fn backup(self, correspondence: CorrespondenceStore) {
        spawn(async move {
            match (self.chunks.backup)().await {
                Ok(backup) => backup(correspondence),
                Err(NotLoaded) => self.context.notify(why_not_loaded().into()),
            }
        });
    }
}
