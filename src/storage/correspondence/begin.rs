//! Games of before there were official starts, beside an event whose start is
//! corrected.

use super::{CorrespondenceRepository, StoredEvent};
use crate::storage::store::Store;
use crate::storage::versioned::SaveError;

impl<S: Store> CorrespondenceRepository<'_, S> {
    /// Before an event is saved with another start, notes of its games that they
    /// began with it, where they were written before that could be said. Under
    /// the event as it still is that changes nothing: killed in the midst,
    /// nothing is lost, and the next save goes on. Not of those that come with the
    /// event (`comes_too`, by id): they are joined with theirs.
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
                // So that it can be written: it is known as it stands.
                let _ = self.load(&game.id);
                self.save(&game.beside(&old), &old)?;
            }
        }
        Ok(())
    }
}
