//! The user's progress in the lessons: [`Learning`].

use crate::lessons::progress::Progress;
use crate::platform::sound::Tone;
use crate::platform::storage;
use crate::storage::kind::ValueKind;
use crate::ui::context::{AppContext, Stored};
use crate::ui::widgets::listener::use_listener;

/// The progress, stored if the page can store something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learning {
    /// The progress in all lessons.
    pub progress: Stored<Progress>,
    /// `None` in a page that stores nothing.
    context: Option<AppContext>,
}

impl Learning {
    /// Reads the stored progress. Sets aside and reports what cannot be read.
    pub(crate) fn open(context: AppContext) -> Learning {
        let learning = Learning {
            context: Some(context),
            ..Learning::for_now()
        };
        let progress = learning.progress;
        context.report_faults(&progress.read(&context.storage(), Progress::tidy));
        // Progress made in another tab counts here too.
        use_listener(storage::on_storage_event(move |key| {
            progress.follow_change(context, key);
        }));
        learning
    }

    /// Progress for this visit alone, in a page that stores nothing.
    pub(crate) fn for_now() -> Learning {
        Learning {
            progress: Stored::new(ValueKind::Progress, "lessons"),
            context: None,
        }
    }

    /// Plays the sound for a solved step; a page that stores nothing stays silent.
    pub(crate) fn sound_solved(self) {
        if let Some(context) = self.context {
            context.play(Tone::Solved);
        }
    }

    /// Changes the progress and stores it.
    pub(crate) fn change(self, change: impl Fn(&mut Progress)) {
        let Some(context) = self.context else {
            return self.progress.change_unstored(change);
        };
        let changes = self.progress.with_untracked(|before| {
            let mut now = before.clone();
            change(&mut now);
            now != *before
        });
        if changes {
            self.progress.change(context, change);
        }
    }
}
