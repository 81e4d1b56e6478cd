//! Games stored before official starts existed, when the start of their event is corrected.

use super::{CorrespondenceRepository, StoredEvent};
use crate::storage::store::Store;
use crate::storage::versioned::SaveError;

impl<S: Store> CorrespondenceRepository<'_, S> {
    /// Before an event is saved with another start, records in its games that they began with the
    /// old one, where they were written before that could be stored. Beside the event as it still
    /// is, this changes nothing: after a kill nothing is lost, and the next save continues. Games
    /// that are imported together with the event (`comes_too`, by id) are left out: they are merged
    /// with their counterparts.
    pub(super) fn begin_with_event(
        &self,
        corrected: &StoredEvent,
        comes_too: impl Fn(&str) -> bool,
    ) -> Result<(), SaveError> {
        let Some(old) = self.all_events().peek(&corrected.id) else {
            return Ok(());
        };
        let old = old.value.event;
        if old.draft().start == corrected.event.draft().start {
            return Ok(());
        }
        for id in self.games().ids() {
            let Some(game) = self.games().peek(&id).map(|game| game.value) else {
                continue;
            };
            let follows = game.event == corrected.id && game.begins_unsaid(&old);
            if follows && !comes_too(&game.id) {
                // Only a loaded game may be saved.
                let _ = self.load(&game.id);
                self.save(&game.beside(&old), &old)?;
            }
        }
        Ok(())
    }
}
