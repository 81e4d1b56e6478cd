//! A newer version of the app that waits on the device: [`Newer`]; and why a part of this one could
//! not be loaded.

use leptos::prelude::*;

use crate::platform::app::{Updates, WaitingUpdate};
use crate::platform::start::{self, ChunkError};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::base;

/// The newer version of the app that waits, if there is one. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Newer {
    waiting: RwSignal<Option<WaitingUpdate>, LocalStorage>,
    _updates: StoredValue<Updates, LocalStorage>,
}

impl Newer {
    /// Listens for newer versions from now on.
    pub(crate) fn listen() -> Newer {
        let waiting = RwSignal::new_local(None);
        Newer {
            waiting,
            _updates: StoredValue::new_local(Updates::listen(move |update| {
                waiting.set(Some(update));
            })),
        }
    }

    /// Whether one waits.
    pub(crate) fn waits(self) -> bool {
        self.waiting.with(Option::is_some)
    }

    /// Hides it until the next start, which uses it anyway.
    pub(crate) fn dismiss(self) {
        self.waiting.set(None);
    }

    /// Starts the app again, with the newer version if one waits on the device.
    pub(crate) fn take(self, clock: ClockController) {
        match self.waiting.get_untracked() {
            Some(update) => update.take(move || clock.load_anew()),
            None => clock.load_anew(),
        }
    }
}

/// Why a part of the app could not be loaded, for the last one that failed.
pub(crate) fn why_not_loaded() -> &'static str {
    match start::fault() {
        ChunkError::Gone => base::update::gone(),
        ChunkError::Damaged => base::update::damaged(),
        ChunkError::NotCome => base::update::not_loaded(),
    }
}
