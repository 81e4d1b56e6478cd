//! The parts of the app that pages ask for when they need them, and the address that could not be
//! shown: [`Loader`], which every page gets from Leptos's context.

use leptos::prelude::*;

use super::chunks::{Chunks, Codes, DrawDeadline, DrawLate, NotLoaded};
use super::context::AppContext;
use super::context::correspondence_store::CorrespondenceStore;
use super::context::update::why_not_loaded;
use super::language::load_with;
use super::text::shared;
use crate::platform::location;
use crate::platform::task::spawn;

/// The parts of the app that are loaded later. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loader {
    chunks: Chunks,
    context: AppContext,
    /// The address whose page could not be loaded, until it is or another one is shown.
    failed: RwSignal<Option<String>>,
    /// Whether something of the app has been seen.
    seen: RwSignal<bool>,
    /// The functions that draw what a clock shows after the first paint, once they are loaded.
    late: RwSignal<Option<DrawLate>>,
    /// Whether the last attempt to load them failed.
    has_no_late: RwSignal<bool>,
}

impl Loader {
    pub(super) fn new(chunks: Chunks, context: AppContext) -> Loader {
        Loader {
            chunks,
            context,
            failed: RwSignal::new(None),
            seen: RwSignal::new(false),
            late: RwSignal::new(None),
            has_no_late: RwSignal::new(false),
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

    /// Whether the page of an address could not be loaded.
    pub(crate) fn has_failed(self) -> bool {
        self.failed.with(Option::is_some)
    }

    pub(super) fn set_failed(self, hash: &str) {
        self.failed.set(Some(hash.to_owned()));
    }

    /// Goes on as if nobody had asked for the page that could not be loaded.
    pub(crate) fn forget_failed(self) {
        self.failed.set(None);
    }

    /// Tries again to show the page that could not be loaded.
    pub(crate) fn try_again(self) {
        if let Some(hash) = self.failed.get_untracked() {
            self.failed.set(None);
            location::set_hash(&hash);
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

    /// The functions that draw what a clock shows after the first paint; `None` until they are
    /// loaded.
    pub(crate) fn late(self) -> Option<DrawLate> {
        self.late.get()
    }

    /// Whether they could not be loaded.
    pub(crate) fn has_no_late(self) -> bool {
        self.has_no_late.get()
    }

    /// Loads them, if they are not there. Without them, a stopped clock still has its strip, and
    /// notices their words. Several callers may wait for them at once: the first answer is used,
    /// because a panel that is drawn again vanishes under the user's finger.
    pub(crate) fn load_late(self) {
        if self.late.with_untracked(Option::is_some) {
            return;
        }
        spawn(async move {
            let draw = load_with((self.chunks.late)(), &[shared::WORDS]).await;
            if self.late.try_with_untracked(Option::is_none) == Some(true) {
                self.has_no_late.set(draw.is_err());
                self.late.set(draw.ok());
            }
        });
    }

    /// Reports the result of the start. Hardly any start has something to report, so a chunk of its
    /// own says it.
    pub(super) fn report(self) {
        spawn(async move {
            match load_with((self.chunks.report)(), &[shared::WORDS]).await {
                Ok(report) => {
                    let reports = self.context.to_report.try_update(std::mem::take);
                    for start in reports.unwrap_or_default() {
                        report(self.context, start);
                    }
                    self.context.storage().mark_reported();
                }
                Err(NotLoaded) => self.context.notify(why_not_loaded().into()),
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

    /// The functions that make and read codes for cameras; `None` until they are loaded.
    pub(crate) fn codes(self) -> Signal<Option<Codes>> {
        let codes = RwSignal::new(None);
        spawn(async move {
            match (self.chunks.codes)().await {
                Ok(loaded) => {
                    let _ = codes.try_set(Some(loaded));
                }
                Err(NotLoaded) => self.context.notify(why_not_loaded().into()),
            }
        });
        codes.into()
    }
}
