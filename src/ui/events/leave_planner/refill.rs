//! A refill that is made now, entered from the planner: [`enter`].

use crate::correspondence::{Act, Edit, Entry, Seconds};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::absence as texts;
use crate::ui::text::shared;
use crate::ui::widgets::moment::refused;

/// Enters a refill of one's own clock and returns the result in words.
pub(super) fn enter(correspondence: CorrespondenceStore, id: &str, amount: Seconds) -> String {
    let Some((mut game, event)) = correspondence.load(id) else {
        return shared::games::missing().into();
    };
    let ledger = CorrespondenceStore::ledger(&game, &event);
    // A journal that does not fit its event is not repaired here.
    let is_whole = ledger.entries().len() == game.journal.len();
    let Some(side) = game.mine.filter(|_| is_whole) else {
        return texts::not_saved().into();
    };
    let at = correspondence.this_second();
    let act = Act::Refill { side, amount };
    let last = Edit::Insert(game.journal.len(), Entry { at, act });
    match ledger.try_edit(&game.journal, &last, at) {
        Ok(trial) => game.set_journal(trial.journal),
        Err(refusal) => return refused(refusal.why, &event.draft().zone),
    }
    match correspondence.save(&game, &event) {
        Ok(()) => texts::done().into(),
        Err(_) => texts::not_saved().into(),
    }
}
