//! The times of a server's text as instants ([`zoned`]), and keeping a game that has them ([`save`]).

use std::cell::RefCell;
use std::collections::HashMap;

use crate::correspondence::civil::{Resolved, TypedTime, resolve};
use crate::correspondence::server_facts::StampUnit;
use crate::correspondence::{CorrespondenceGame, Seconds, Utc};
use crate::platform::zone;
use crate::storage::correspondence::StoredEvent;
use crate::storage::versioned::SaveError;
use crate::ui::context::correspondence_store::CorrespondenceStore;

/// Saves a game of an event whose server writes such stamps.
///
/// # Errors
/// When it was not saved.
pub(crate) fn save(
    correspondence: CorrespondenceStore,
    game: &CorrespondenceGame,
    kept: &StoredEvent,
    stamps: StampUnit,
) -> Result<(), SaveError> {
    if kept.settled.stamps < stamps {
        let mut coarser = kept.clone();
        coarser.settled.stamps = stamps;
        correspondence.save_event(&coarser)?;
    }
    correspondence.save(game, &kept.event)
}

thread_local! {
    /// The offsets of zones at days of UTC on which they do not change. A browser takes long for
    /// each.
    static AHEAD: RefCell<HashMap<(String, i64), Option<Seconds>>> = RefCell::default();
}

/// The instant of a time in a zone; of two the earlier one. `None` if there is none.
pub(crate) fn zoned(time: TypedTime, zone: &str) -> Option<Utc> {
    let civil = match time {
        TypedTime::Exact(at) => return Some(at),
        TypedTime::Local(civil) => civil,
    };
    match resolve(civil, |at| ahead(zone, at))? {
        Resolved::Once(at) | Resolved::Twice(at, _) => Some(at),
        Resolved::Never(_) => None,
    }
}

fn ahead(zone: &str, at: Utc) -> Seconds {
    const DAY: i64 = 86_400;
    let exactly = |at: Utc| zone::ahead(zone, at).unwrap_or_default();
    let day = at.get().div_euclid(DAY);
    let of_day = AHEAD.with_borrow_mut(|known| {
        *known.entry((zone.to_owned(), day)).or_insert_with(|| {
            let begin = exactly(Utc::new(day * DAY));
            let end = exactly(Utc::new(day.saturating_add(1).saturating_mul(DAY)));
            (begin == end).then_some(begin)
        })
    });
    of_day.unwrap_or_else(|| exactly(at))
}
