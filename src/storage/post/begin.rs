//! Games of before there were official starts, beside an event whose start is
//! corrected.

use super::{EVENT, GAME, KeptEvent, Post};
use crate::correspondence::game::PostGame;
use crate::storage::store::Store;
use crate::storage::vault::SaveFault;

impl<S: Store> Post<'_, S> {
    /// Before an event is saved with another start, notes of its games that they
    /// began with it, where they were written before that could be said. Under
    /// the event as it still is that changes nothing: killed in the midst,
    /// nothing is lost, and the next save goes on. `spared` are the ids of games
    /// that come with the event.
    pub(super) fn begin_with_event(
        &self,
        corrected: &KeptEvent,
        spared: &[&str],
    ) -> Result<(), SaveFault> {
        let key = [EVENT, &corrected.id].concat();
        let Some(old) = self.peek::<KeptEvent>(&key).map(|old| old.value.event) else {
            return Ok(());
        };
        if old.draft().start == corrected.event.draft().start {
            return Ok(());
        }
        for key in self.0.list(GAME).unwrap_or_default() {
            let Some(game) = self.peek::<PostGame>(&key).map(|game| game.value) else {
                continue;
            };
            let is_spared = spared.contains(&game.id.as_str());
            if game.event == corrected.id && !is_spared && game.begins_unsaid(&old) {
                // So that it can be written: it is known as it stands.
                let _ = self.load(&game.id);
                self.save(&game.beside(&old), &old)?;
            }
        }
        Ok(())
    }
}
